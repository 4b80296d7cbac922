// Templates/Colors.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let colorsText = ##"""
        {#
        Makes the colours of files members of a structure.

            ColorName.articleTitle.color
            UIColor(named: .articleTitle)

        Each file becomes an enumeration of its own when there are several; their colours are of one type.

        Parameters: enumName, publicAccess, forceFileNameEnum.

        Parser: colors
        #}{% if palettes %}
        \##(sharedSettings)

        {% macro colorsBlock palette scope type %}
        {% for color in palette.colors %}
        {% set name color.name|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:scope,color.name %}
        /// 0x{{ color.red }}{{ color.green }}{{ color.blue }}{{ color.alpha }}
        {{ access }} static let {{ name|escapeReservedKeywords }} = {{ type }}(rgbaValue: 0x{{ color.red }}{{ color.green }}{{
            color.blue }}{{ color.alpha }})
        {% endfor %}
        {% endmacro %}
        {% set enumName param.enumName|default:"ColorName" %}
        {% for type in "Color"|split:"," %}{% set reserved type|uniqueName:"*",type %}{% endfor %}
        {% set reserved enumName|uniqueName:"*",enumName %}
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif
        #if canImport(SwiftUI)
        import SwiftUI
        #endif

        /// A colour of the design: its red, green, blue and opacity.
        {{ access }} struct {{ enumName }}: Sendable, Hashable {
            /// Red in the highest byte, opacity in the lowest.
            {{ access }} let rgbaValue: UInt32

            private func component(_ shift: UInt32) -> Double {
                Double((rgbaValue >> shift) & 0xFF) / 255
            }

            {{ access }} var red: Double { component(24) }
            {{ access }} var green: Double { component(16) }
            {{ access }} var blue: Double { component(8) }
            {{ access }} var alpha: Double { component(0) }

            #if canImport(UIKit)
            {{ access }} var color: UIColor { UIColor(named: self) }
            #elseif canImport(AppKit)
            {{ access }} var color: NSColor { NSColor(named: self) }
            #endif

            #if canImport(SwiftUI)
            {{ access }} var swiftUIColor: SwiftUI.Color { SwiftUI.Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha) }
            #endif
        }

        extension {{ enumName }} {
        {% filter indent:4," ",true %}
        {% if palettes.count > 1 or param.forceFileNameEnum %}
        {% for palette in palettes %}
        {% set name palette.name|swiftIdentifier:"pretty"|uniqueName:"",palette.name %}
        {{ access }} enum {{ name|escapeReservedKeywords }} {
        {% filter indent:4," ",true %}
        {% call colorsBlock palette name enumName %}
        {% endfilter %}
        }
        {% endfor %}
        {% else %}
        {% call colorsBlock palettes.first "" enumName %}
        {% endif %}
        {% endfilter %}
        }

        #if canImport(UIKit)
        extension UIColor {
            {{ access }} convenience init(named color: {{ enumName }}) {
                self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
            }
        }
        #elseif canImport(AppKit)
        extension NSColor {
            {{ access }} convenience init(named color: {{ enumName }}) {
                self.init(srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
            }
        }
        #endif
        {% endif %}

        """##
}
