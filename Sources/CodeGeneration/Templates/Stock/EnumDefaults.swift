// Templates/EnumDefaults.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let enumDefaultsText = ##"""
        {#
        Makes cases of enums whose associated values have defaults.

        It extends each enum that has the annotation EnumDefaults, or conforms to a protocol of that name:

            // trellis: EnumDefaults
            enum Position {
                case top(offset: Int = 0)
                case bottom(/* trellis: default = .zero */ insets: Insets, animated: Bool)
                case center
            }

            Position.make.top()                     // .top(offset: 0)
            Position.make.bottom(animated: true)    // .bottom(insets: .zero, animated: true)
            Position.make.center                    // .center

        A default is that of the annotation, otherwise that of the declaration; values without one have to be given. Enums that are private or
        fileprivate are left out, because no other file can extend them.

        Annotations: EnumDefaults, default
        #}{% macro arguments type %}{% if type.isGeneric %}<{% for parameter in type.genericParameters %}{{ parameter.name }}{{ ", " if not forloop.last }}{% endfor %}>{% endif %}{% endmacro %}{%
        macro written type %}{% for parent in type.parentTypes|reversed %}{{ parent.localName }}{% call arguments parent %}.{% endfor %}{{ type.localName }}{% call arguments type %}{% endmacro %}{% for enum in types.enums where enum.based.EnumDefaults or enum|annotated:"EnumDefaults" %}{%
        if enum.accessLevel != "private" and enum.accessLevel != "fileprivate" %}{%
        set hidden %}{% for parent in enum.parentTypes where parent.accessLevel != "public" and parent.accessLevel != "open" %}x{% endfor %}{% endset %}{%
        set access %}{% if enum.accessLevel != "internal" and not hidden %}{{ enum.accessLevel }} {% endif %}{% endset %}{%
        set name %}{% call written enum %}{% endset %}{%
        newline %}{% if enum.condition %}
        #if {{ enum.condition }}
        {% endif %}
        {% for attribute in enum.attributes.available|default:"" %}
        {{ attribute }}
        {% endfor %}
        extension {{ enum.name }} {
            /// Makes cases; associated values that have defaults may be left out.
            {{ access }}static var make: Make.Type { Make.self }

            /// Makes cases; associated values that have defaults may be left out.
            {{ access }}enum Make {
        {% for case in enum.cases %}
        {% if case.condition %}
                #if {{ case.condition }}
        {% endif %}
        {% if not case.hasAssociatedValue %}
                {{ access }}static var {{ case.name|escapeReservedKeywords }}: {{ name }} { .{{ case.name|escapeReservedKeywords }} }
        {% else %}
                {{ access }}static func {{ case.name|escapeReservedKeywords }}({% for value in case.associatedValues %}{% set default value|defaultExpression %}{{ value.localName|escapeReservedKeywords if value.localName else "_" }}{% if not value.localName %} value{{ forloop.counter0 }}{% endif %}: {% if value.isClosure and not value.isOptional %}@escaping {% endif %}{{ value.typeName }}{% if default %} = {{ default }}{% endif %}{{ ", " if not forloop.last }}{% endfor %}) -> {{ name }} {
                    .{{ case.name|escapeReservedKeywords }}({% for value in case.associatedValues %}{% if value.localName %}{{ value.localName }}: {{ value.localName|escapeReservedKeywords }}{% else %}value{{ forloop.counter0 }}{% endif %}{{ ", " if not forloop.last }}{% endfor %})
                }
        {% endif %}
        {% if case.condition %}
                #endif
        {% endif %}
        {% endfor %}
            }
        }
        {% if enum.condition %}
        #endif
        {% endif %}
        {% endif %}{% endfor %}

        """##
}
