// Templates/ColorLiterals.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let colorLiteralsText = ##"""
        {#
        Makes the colours of files members of an enumeration, each the colour of the system itself.

            ColorName.articleTitle   // a UIColor

        Each file becomes an enumeration of its own when there are several.

        Parameters: enumName, publicAccess, forceFileNameEnum.

        Parser: colors
        #}{% if palettes %}
        \##(sharedSettings)

        {% macro colorsBlock palette scope %}
        {% for color in palette.colors %}
        {% set name color.name|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:scope,color.name %}
        /// 0x{{ color.red }}{{ color.green }}{{ color.blue }}{{ color.alpha }}
        {{ access }} static var {{ name|escapeReservedKeywords }}: Color { Self.color(0x{{ color.red }}{{ color.green }}{{
            color.blue }}{{ color.alpha }}) }
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

        {{ access }} enum {{ enumName }} {
            #if canImport(UIKit)
            {{ access }} typealias Color = UIColor
            #elseif canImport(AppKit)
            {{ access }} typealias Color = NSColor
            #endif

        {% filter indent:4," ",true %}
        {% if palettes.count > 1 or param.forceFileNameEnum %}
        {% for palette in palettes %}
        {% set name palette.name|swiftIdentifier:"pretty"|uniqueName:"",palette.name %}
        {{ access }} enum {{ name|escapeReservedKeywords }} {
        {% filter indent:4," ",true %}
        {% call colorsBlock palette name %}
        {% endfilter %}

            private static func color(_ rgba: UInt32) -> Color { {{ enumName }}.color(rgba) }
        }
        {% endfor %}
        {% else %}
        {% call colorsBlock palettes.first "" %}
        {% endif %}
        {% endfilter %}

            fileprivate static func color(_ rgba: UInt32) -> Color {
                func component(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
                return Color(red: component(24), green: component(16), blue: component(8), alpha: component(0))
            }
        }
        {% endif %}

        """##
}
