// Templates/Assets/Symbols.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let assetsSymbols = ##"""

        {{ access }} struct {{ symbolType }}: Sendable, Hashable {
            {{ access }} let name: String

            #if canImport(UIKit)
            {{ access }} var image: UIImage {
                #if os(watchOS)
                let image = UIImage(named: name)
                #else
                let image = UIImage(named: name, in: {{ bundle }}, compatibleWith: nil)
                #endif
                guard let image else { fatalError("there is no symbol '\(name)' in the bundle") }
                return image
            }
            #elseif canImport(AppKit)
            {{ access }} var image: NSImage {
                guard let image = {{ bundle }}.image(forResource: NSImage.Name(name)) else { fatalError("there is no symbol '\(name)' in the bundle") }
                return image
            }
            #endif

            #if os(iOS) || os(tvOS) || os(visionOS)
            {{ access }} func image(with configuration: UIImage.Configuration) -> UIImage {
                guard let image = UIImage(named: name, in: {{ bundle }}, with: configuration) else {
                    fatalError("there is no symbol '\(name)' in the bundle")
                }
                return image
            }
            #endif

            #if canImport(SwiftUI)
            {{ access }} var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
            #endif
        }

        #if canImport(SwiftUI)
        extension SwiftUI.Image {
            {{ access }} init(asset: {{ symbolType }}) {
                self.init(asset.name, bundle: {{ bundle }})
            }

            {{ access }} init(asset: {{ symbolType }}, label: Text) {
                self.init(asset.name, bundle: {{ bundle }}, label: label)
            }

            {{ access }} init(decorative asset: {{ symbolType }}) {
                self.init(decorative: asset.name, bundle: {{ bundle }})
            }
        }
        #endif
        """##
}
