// Templates/AssetIdentifiers.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let assetIdentifiersText = ##"""
        {#
        Makes the images and colours of asset catalogs cases of enumerations, and lets the types of images and colours take them.

            UIImage(.inputEmailIcon)
            UIColor(.tint)
            Image(.inputEmailIcon)

        The names of groups that provide a namespace begin the names of the cases. A picker or a test can loop over all of them.

        Parameters: imageEnumName, colorEnumName, publicAccess, bundle, bundleName.

        Parser: xcassets
        #}{% if catalogs %}
        \##(sharedSettings)

        \##(sharedAssetTypes)
        {% macro casesBlock assets type %}
        {% for item in assets %}
        {% if item.type == type %}
        {% set name item.value|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:type,item.value %}
            case {{ name|escapeReservedKeywords }} = {{ item.value|swiftText }}
        {% elif item.items %}
        {% call casesBlock item.items type %}
        {% endif %}
        {% endfor %}
        {% endmacro %}
        {% set imageName param.imageEnumName|default:"ImageIdentifier" %}
        {% set colorName param.colorEnumName|default:"ColorIdentifier" %}
        {% set hasImages %}{% for catalog in catalogs %}{% call hasTypeBlock catalog.assets "image" %}{% endfor %}{% endset %}
        {% set hasColors %}{% for catalog in catalogs %}{% call hasTypeBlock catalog.assets "color" %}{% endfor %}{% endset %}
        import Foundation
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif
        #if canImport(SwiftUI)
        import SwiftUI
        #endif
        {% if hasImages %}

        /// The images of the asset catalogs.
        {{ access }} enum {{ imageName }}: String, CaseIterable, Sendable {
        {% for catalog in catalogs %}
        {% call casesBlock catalog.assets "image" %}
        {% endfor %}
        }

        #if canImport(UIKit)
        extension UIImage {
            /// The image of an asset catalog.
            {{ access }} convenience init(_ identifier: {{ imageName }}) {
                #if os(watchOS)
                self.init(named: identifier.rawValue)!
                #else
                self.init(named: identifier.rawValue, in: {{ bundle }}, compatibleWith: nil)!
                #endif
            }
        }
        #elseif canImport(AppKit)
        extension NSImage {
            /// The image of an asset catalog.
            {{ access }} static func asset(_ identifier: {{ imageName }}) -> NSImage {
                {{ bundle }}.image(forResource: NSImage.Name(identifier.rawValue))!
            }
        }
        #endif
        #if canImport(SwiftUI)
        extension SwiftUI.Image {
            /// The image of an asset catalog.
            {{ access }} init(_ identifier: {{ imageName }}) {
                self.init(identifier.rawValue, bundle: {{ bundle }})
            }
        }
        #endif
        {% endif %}
        {% if hasColors %}

        /// The colours of the asset catalogs.
        {{ access }} enum {{ colorName }}: String, CaseIterable, Sendable {
        {% for catalog in catalogs %}
        {% call casesBlock catalog.assets "color" %}
        {% endfor %}
        }

        #if canImport(UIKit)
        extension UIColor {
            /// The colour of an asset catalog.
            {{ access }} convenience init(_ identifier: {{ colorName }}) {
                #if os(watchOS)
                self.init(named: identifier.rawValue)!
                #else
                self.init(named: identifier.rawValue, in: {{ bundle }}, compatibleWith: nil)!
                #endif
            }
        }
        #elseif canImport(AppKit)
        extension NSColor {
            /// The colour of an asset catalog.
            {{ access }} convenience init(_ identifier: {{ colorName }}) {
                self.init(named: NSColor.Name(identifier.rawValue), bundle: {{ bundle }})!
            }
        }
        #endif
        #if canImport(SwiftUI)
        extension SwiftUI.Color {
            /// The colour of an asset catalog.
            {{ access }} init(_ identifier: {{ colorName }}) {
                self.init(identifier.rawValue, bundle: {{ bundle }})
            }
        }
        #endif
        {% endif %}
        \##(sharedBundleToken)
        {% endif %}

        """##
}
