// Templates/Fonts.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let fontsText = ##"""
        {#
        Makes fonts members of enumerations, one for each family.

            FontFamily.Avenir.bold.font(size: 20)
            FontFamily.registerAllCustomFonts()

        A font that the system does not know yet is registered when it is asked for first. Instances of variable fonts have no members.

        Parameters: enumName, publicAccess, bundle, bundleName, fontTypeName, preservePath, lookupFunction.

        Parser: fonts
        #}{% if families %}
        \##(sharedSettings)

        {% set enumName param.enumName|default:"FontFamily" %}
        {% set fontType param.fontTypeName|default:"FontConvertible" %}
        {% for type in "String"|split:"," %}{% set reserved type|uniqueName:"*",type %}{% endfor %}
        {% set reserved fontType|uniqueName:"*",fontType %}
        {% macro fontBlock font family scope type %}
        {% set name font.style|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:scope,font.name,"font" %}
        {% set path %}{% if param.preservePath %}{{ font.path }}{% else %}{{ font.path|basename }}{% endif %}{% endset %}
        {{ access }} static let {{ name|escapeReservedKeywords }} = {{ type }}(name: {{ font.name|swiftText }}, family: {{
            family|swiftText }}, path: {{ path|swiftText }})
        {% endmacro %}
        import Foundation
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif
        #if canImport(SwiftUI)
        import SwiftUI
        #endif
        #if canImport(CoreText)
        import CoreText
        #endif

        // MARK: - Fonts

        {{ access }} enum {{ enumName }} {
        {% for family in families %}
        {% set name family.name|swiftIdentifier:"pretty"|uniqueName:"",family.name,"family" %}
            {{ access }} enum {{ name|escapeReservedKeywords }} {
        {% filter indent:8," ",true %}
        {% set all "all"|uniqueName:name,"the list of all fonts","list" %}
        {% for font in family.fonts %}
        {% call fontBlock font family.name name fontType %}
        {% endfor %}
        {{ access }} static let {{ all }}: [{{ fontType }}] = [{% for font in name|declaredNames:"font" %}{{
            font.name|escapeReservedKeywords }}{{ ", " if not forloop.last }}{% endfor %}]
        {% endfilter %}
            }
        {% endfor %}
        {% set all "allCustomFonts"|uniqueName:"","the list of all fonts","list" %}
        {% set register "registerAllCustomFonts"|uniqueName:"","the function that registers all fonts","list" %}
            {{ access }} static let {{ all }}: [{{ fontType }}] = [{% for family in ""|declaredNames:"family" %}{{
            family.name|escapeReservedKeywords }}.all{{ ", " if not forloop.last }}{% endfor %}].flatMap { $0 }

            {{ access }} static func {{ register }}() {
                for font in {{ all }} { font.register() }
            }
        }

        // MARK: - What the fonts are

        {{ access }} struct {{ fontType }}: Sendable, Hashable {
            /// The name of the font, by which the system knows it.
            {{ access }} let name: String
            {{ access }} let family: String
            {{ access }} let path: String

            #if canImport(UIKit)
            {{ access }} typealias Font = UIFont
            #elseif canImport(AppKit)
            {{ access }} typealias Font = NSFont
            #endif

            #if canImport(UIKit) || canImport(AppKit)
            {{ access }} func font(size: CGFloat) -> Font {
                guard let font = Font(font: self, size: size) else { fatalError("there is no font '\(name)' (\(family)) in the bundle") }
                return font
            }
            #endif

            #if canImport(SwiftUI)
            {{ access }} func swiftUIFont(size: CGFloat) -> SwiftUI.Font {
                registerIfNeeded()
                return SwiftUI.Font.custom(name, size: size)
            }

            {{ access }} func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {
                registerIfNeeded()
                return SwiftUI.Font.custom(name, fixedSize: fixedSize)
            }

            {{ access }} func swiftUIFont(size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
                registerIfNeeded()
                return SwiftUI.Font.custom(name, size: size, relativeTo: textStyle)
            }
            #endif

            /// Makes the font known to the system.
            {{ access }} func register() {
                #if canImport(CoreText)
                guard let url else { return }
                CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
                #endif
            }

            fileprivate func registerIfNeeded() {
                #if canImport(UIKit)
                if !UIFont.fontNames(forFamilyName: family).contains(name) { register() }
                #elseif canImport(AppKit)
                let members = NSFontManager.shared.availableMembers(ofFontFamily: family) ?? []
                if !members.contains(where: { $0.first as? String == name }) { register() }
                #endif
            }

            fileprivate var url: URL? {
        {% if param.lookupFunction %}
                {{ param.lookupFunction }}(name, family, path)
        {% else %}
                {{ bundle }}.url(forResource: path, withExtension: nil)
        {% endif %}
            }
        }

        #if canImport(UIKit) || canImport(AppKit)
        extension {{ fontType }}.Font {
            {{ access }} convenience init?(font: {{ fontType }}, size: CGFloat) {
                font.registerIfNeeded()
                self.init(name: font.name, size: size)
            }
        }
        #endif
        #if canImport(SwiftUI)
        extension SwiftUI.Font {
            {{ access }} static func custom(_ font: {{ fontType }}, size: CGFloat) -> SwiftUI.Font { font.swiftUIFont(size: size) }

            {{ access }} static func custom(_ font: {{
            fontType }}, fixedSize: CGFloat) -> SwiftUI.Font { font.swiftUIFont(fixedSize: fixedSize) }

            {{ access }} static func custom(_ font: {{
            fontType }}, size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
                font.swiftUIFont(size: size, relativeTo: textStyle)
            }
        }
        #endif
        \##(sharedBundleToken)
        {% endif %}

        """##
}
