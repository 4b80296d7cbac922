// Templates/Assets/Data.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let assetsData = ##"""

        {{ access }} struct {{ dataType }}: Sendable, Hashable {
            {{ access }} let name: String

            #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
            {{ access }} var data: NSDataAsset {
                guard let data = NSDataAsset(asset: self) else { fatalError("there are no data '\(name)' in the bundle") }
                return data
            }
            #endif
        }

        #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
        extension NSDataAsset {
            {{ access }} convenience init?(asset: {{ dataType }}) {
                #if canImport(UIKit)
                self.init(name: asset.name, bundle: {{ bundle }})
                #else
                self.init(name: NSDataAsset.Name(asset.name), bundle: {{ bundle }})
                #endif
            }
        }
        #endif
        """##
}
