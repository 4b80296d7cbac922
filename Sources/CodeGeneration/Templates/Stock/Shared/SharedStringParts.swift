// Templates/Shared/StringParts.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let sharedStringParts = ##"""
        {% if param.stringsPerFile %}
        {% if tables.count > 1 or param.forceFileNameEnum %}
        {% set names ""|declaredNames:"table" %}
        {% for table in tables %}
        {% set name names[forloop.counter0].name %}
        {% set owner %}{{ enumName }}.{{ name|escapeReservedKeywords }}{% endset %}
        {% call partsBlock table name owner enumName %}
        {% endfor %}
        {% else %}
        {% call partsBlock tables.first "" enumName enumName %}
        {% endif %}
        {% endif %}
        """##
}
