// Templates/TextStyles.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let textStylesText = ##"""
        {#
        Makes the text styles of a design members of a structure, out of a YAML file that designers can read.

            styles:
              title:
                font: Avenir-Heavy
                size: 28
                lineHeight: 34
                relativeTo: title1
                regular: { size: 34, lineHeight: 40 }

            label.font = TextStyle.title.font(compatibleWith: traitCollection)
            Text("Soups").textStyle(.title)

        What stands below `regular` counts where there is much room, on a tablet for example; all sizes grow with the text size that the user has
        chosen. Without `font` the style has the font of the system, in the weight that `weight` names.

        Parameters: enumName, publicAccess.

        Parser: yaml
        #}{% if files %}
        \##(sharedSettings)

        {% set enumName param.enumName|default:"TextStyle" %}
        {% macro metricsBlock style wide %}Metrics(size: {{ wide.size|default:style.size }}, lineHeight: {%+
            call optionalBlock wide.lineHeight|default:style.lineHeight %}, letterSpacing: {{
            wide.letterSpacing|default:style.letterSpacing|default:0 }}){% endmacro %}
        {% macro optionalBlock value %}{% if value %}{{ value }}{% else %}nil{% endif %}{% endmacro %}
        {% macro textBlock value %}{% if value %}{{ value|swiftText }}{% else %}nil{% endif %}{% endmacro %}
        {% macro stylesBlock styles %}
        {% for key, style in styles %}
        {% set name key|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:"",key,"style" %}
        {% require style.size else "every text style needs a 'size'" %}
        /// {{ key|commentLines|join:" " }}{% if style.comment %}: {{ style.comment|commentLines|join:" " }}{% endif +%}
        {{ access }} static let {{ name|escapeReservedKeywords }} = {{ enumName }}(
            name: {{ key|swiftText }}, fontName: {%+ call textBlock style.font %}, weight: .{{
            style.weight|default:"regular"|swiftIdentifier:"valid" }}, relativeTo: .{{
            style.relativeTo|default:"body"|swiftIdentifier:"valid" }},
            compact: {%+ call metricsBlock style style.compact %},
            regular: {%+ call metricsBlock style style.regular %})

        {% endfor %}
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

        /// How a text looks, by the room that there is.
        {{ access }} struct {{ enumName }}: Sendable, Hashable {
            /// The sizes of a text, in points.
            {{ access }} struct Metrics: Sendable, Hashable {
                {{ access }} var size: Double
                {{ access }} var lineHeight: Double?
                {{ access }} var letterSpacing: Double
            }

            /// How heavy the font of the system is.
            {{ access }} enum Weight: String, Sendable {
                case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
            }

            /// The style of the system that the style grows with.
            {{ access }} enum Base: String, Sendable {
                case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
            }

            {{ access }} let name: String
            {{ access }} let fontName: String?
            {{ access }} let weight: Weight
            {{ access }} let relativeTo: Base
            {{ access }} let compact: Metrics
            {{ access }} let regular: Metrics

            /// The sizes where there is little room, or much.
            {{ access }} func metrics(isRegular: Bool) -> Metrics { isRegular ? regular : compact }
        }

        extension {{ enumName }} {
        {% filter indent:4," ",true %}
        {% for file in files %}
        {% for document in file.documents %}
        {% call stylesBlock document.data.styles %}
        {% endfor %}
        {% endfor %}
        /// All styles by name.
        {% set all "all"|uniqueName:"","the list of all styles","list" %}
        {{ access }} static let {{ all }}: [{{ enumName }}] = [
        {% for style in ""|declaredNames:"style" %}
            {{ style.name|escapeReservedKeywords }},
        {% endfor %}
        ]
        {% endfilter %}
        }

        #if canImport(UIKit) && !os(watchOS)
        extension {{ enumName }} {
            /// The font in the size that fits the room and the user's choice.
            @MainActor {{ access }} func font(compatibleWith traits: UITraitCollection) -> UIFont {
                let size = CGFloat(metrics(isRegular: traits.horizontalSizeClass == .regular).size)
                let font = fontName.flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size, weight: systemWeight)
                return UIFontMetrics(forTextStyle: systemStyle).scaledFont(for: font, compatibleWith: traits)
            }

            private var systemWeight: UIFont.Weight {
                switch weight {
                case .ultraLight: .ultraLight
                case .thin: .thin
                case .light: .light
                case .regular: .regular
                case .medium: .medium
                case .semibold: .semibold
                case .bold: .bold
                case .heavy: .heavy
                case .black: .black
                }
            }

            private var systemStyle: UIFont.TextStyle {
                switch relativeTo {
                case .largeTitle, .title1: .title1
                case .title2: .title2
                case .title3: .title3
                case .headline: .headline
                case .subheadline: .subheadline
                case .body: .body
                case .callout: .callout
                case .footnote: .footnote
                case .caption1: .caption1
                case .caption2: .caption2
                }
            }
        }
        #endif

        #if canImport(SwiftUI)
        extension {{ enumName }} {
            /// The font in the size that fits the room and the user's choice.
            {{ access }} func font(isRegular: Bool) -> SwiftUI.Font {
                let size = CGFloat(metrics(isRegular: isRegular).size)
                if let fontName { return .custom(fontName, size: size, relativeTo: swiftUIStyle) }
                return .system(size: size, weight: swiftUIWeight)
            }

            private var swiftUIWeight: SwiftUI.Font.Weight {
                switch weight {
                case .ultraLight: .ultraLight
                case .thin: .thin
                case .light: .light
                case .regular: .regular
                case .medium: .medium
                case .semibold: .semibold
                case .bold: .bold
                case .heavy: .heavy
                case .black: .black
                }
            }

            private var swiftUIStyle: SwiftUI.Font.TextStyle {
                switch relativeTo {
                case .largeTitle: .largeTitle
                case .title1: .title
                case .title2: .title2
                case .title3: .title3
                case .headline: .headline
                case .subheadline: .subheadline
                case .body: .body
                case .callout: .callout
                case .footnote: .footnote
                case .caption1: .caption
                case .caption2: .caption2
                }
            }
        }

        /// Gives a text the font and the spacing of a style.
        {{ access }} struct {{ enumName }}Modifier: ViewModifier {
            {{ access }} let style: {{ enumName }}
            #if os(iOS) || os(visionOS)
            @Environment(\.horizontalSizeClass) private var sizeClass
            private var isRegular: Bool { sizeClass == .regular }
            #else
            private var isRegular: Bool { true }
            #endif

            {{ access }} init(style: {{ enumName }}) {
                self.style = style
            }

            {{ access }} func body(content: Content) -> some View {
                let metrics = style.metrics(isRegular: isRegular)
                return content
                    .font(style.font(isRegular: isRegular))
                    .lineSpacing(metrics.lineHeight.map { CGFloat(max(0, $0 - metrics.size)) } ?? 0)
                    .tracking(CGFloat(metrics.letterSpacing))
            }
        }

        extension View {
            /// Gives the texts in it the look of a style.
            {{ access }} func textStyle(_ style: {{ enumName }}) -> some View { modifier({{ enumName }}Modifier(style: style)) }
        }
        #endif
        {% endif %}

        """##
}
