// Templates/Assets/Colors.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let assetsColors = ##"""

        {{ access }} struct {{ colorType }}: Sendable, Hashable {
            {{ access }} let name: String

            #if canImport(UIKit)
            {{ access }} typealias Color = UIColor
            #elseif canImport(AppKit)
            {{ access }} typealias Color = NSColor
            #endif

            #if canImport(UIKit) || canImport(AppKit)
            {{ access }} var color: Color {
                guard let color = Color(asset: self) else { fatalError("there is no colour '\(name)' in the bundle") }
                return color
            }
            #endif

            #if os(iOS) || os(tvOS) || os(visionOS)
            {{ access }} func color(compatibleWith traitCollection: UITraitCollection) -> Color {
                guard let color = Color(named: name, in: {{ bundle }}, compatibleWith: traitCollection) else {
                    fatalError("there is no colour '\(name)' in the bundle")
                }
                return color
            }
            #endif

            #if canImport(SwiftUI)
            {{ access }} var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }
            #endif
        }

        #if canImport(UIKit) || canImport(AppKit)
        extension {{ colorType }}.Color {
            {{ access }} convenience init?(asset: {{ colorType }}) {
                #if os(watchOS)
                self.init(named: asset.name)
                #elseif canImport(UIKit)
                self.init(named: asset.name, in: {{ bundle }}, compatibleWith: nil)
                #else
                self.init(named: NSColor.Name(asset.name), bundle: {{ bundle }})
                #endif
            }
        }
        #endif

        #if canImport(SwiftUI)
        extension SwiftUI.Color {
            {{ access }} init(asset: {{ colorType }}) {
                self.init(asset.name, bundle: {{ bundle }})
            }
        }
        #endif
        """##
}
