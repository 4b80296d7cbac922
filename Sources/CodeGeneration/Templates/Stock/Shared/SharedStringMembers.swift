// Templates/Shared/StringMembers.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let sharedStringMembers = ##"""
        {% macro parametersBlock types %}{% for type in types %}{% if type == "String" %}_ p{{ forloop.counter }}: Any{% else %}_ p{{
            forloop.counter }}: {{ type }}{% endif %}{{ ", " if not forloop.last }}{% endfor %}{% endmacro %}
        {% macro argumentsBlock types %}{% for type in types %}{% if type == "String" %}String(describing: p{{ forloop.counter }}){%
            elif type == "UnsafeRawPointer" %}Int(bitPattern: p{{ forloop.counter }}){% else %}p{{ forloop.counter }}{% endif %}{{
            ", " }}{% endfor %}{% endmacro %}
        {% macro stringBlock string table name enumName %}
        {% set whole multilineTexts[table][string.key]|default:string %}
        {% if not param.noComments %}
        {% for line in whole.comment|default:whole.translation|commentLines %}
        /// {{ line }}
        {% endfor %}
        {% endif %}
        {% if string.types %}
        {{ access }} static func {{ name|escapeReservedKeywords }}({% call parametersBlock string.types %}) -> String {
            {{ enumName }}.tr({{ table|swiftText }}, {{ whole.key|swiftText }}, {%+ call argumentsBlock string.types %}fallback: {{
            whole.translation|swiftText }})
        }
        {% elif param.lookupFunction %}
        {{ access }} static var {{ name|escapeReservedKeywords }}: String { {{ enumName }}.tr({{ table|swiftText }}, {{
            whole.key|swiftText }}, fallback: {{ whole.translation|swiftText }}) }
        {% else %}
        {{ access }} static let {{ name|escapeReservedKeywords }}: String = {{ enumName }}.tr({{ table|swiftText }}, {{
            whole.key|swiftText }}, fallback: {{ whole.translation|swiftText }})
        {% endif %}
        {% endmacro %}
        """##
}
