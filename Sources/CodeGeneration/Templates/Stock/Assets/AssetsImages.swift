// Templates/Assets/Images.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let assetsImages = ##"""

        {{ access }} struct {{ imageType }}: Sendable, Hashable {
            {{ access }} let name: String

            #if canImport(UIKit)
            {{ access }} typealias Image = UIImage
            #elseif canImport(AppKit)
            {{ access }} typealias Image = NSImage
            #endif

            #if canImport(UIKit) || canImport(AppKit)
            {{ access }} var image: Image {
                #if os(watchOS)
                let image = Image(named: name)
                #elseif canImport(UIKit)
                let image = Image(named: name, in: {{ bundle }}, compatibleWith: nil)
                #else
                let image = {{ bundle }}.image(forResource: NSImage.Name(name))
                #endif
                guard let image else { fatalError("there is no image '\(name)' in the bundle") }
                return image
            }
            #endif

            #if os(iOS) || os(tvOS) || os(visionOS)
            {{ access }} func image(compatibleWith traitCollection: UITraitCollection) -> Image {
                guard let image = Image(named: name, in: {{ bundle }}, compatibleWith: traitCollection) else {
                    fatalError("there is no image '\(name)' in the bundle")
                }
                return image
            }
            #endif

            #if canImport(SwiftUI)
            {{ access }} var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
            #endif
        }

        #if canImport(UIKit)
        extension UIImage {
            {{ access }} convenience init?(asset: {{ imageType }}) {
                #if os(watchOS)
                self.init(named: asset.name)
                #else
                self.init(named: asset.name, in: {{ bundle }}, compatibleWith: nil)
                #endif
            }
        }
        #elseif canImport(AppKit)
        extension NSImage {
            {{ access }} convenience init?(asset: {{ imageType }}) {
                self.init(named: NSImage.Name(asset.name))
            }
        }
        #endif

        #if canImport(SwiftUI)
        extension SwiftUI.Image {
            {{ access }} init(asset: {{ imageType }}) {
                self.init(asset.name, bundle: {{ bundle }})
            }

            {{ access }} init(asset: {{ imageType }}, label: Text) {
                self.init(asset.name, bundle: {{ bundle }}, label: label)
            }

            {{ access }} init(decorative asset: {{ imageType }}) {
                self.init(decorative: asset.name, bundle: {{ bundle }})
            }
        }
        #endif
        """##
}
