// Templates/AutoCases.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let autoCasesText = ##"""
        {#
        Lists the cases of enums.

        It extends each enum that conforms to a protocol called AutoCases, or that has the annotation AutoCases:

            // sourcery: AutoCases
            enum Aisle { case bakery, dairy }

            Aisle.count      // 2
            Aisle.allCases   // [.bakery, .dairy]

        An enum that has a case with associated values gets the count alone, and so does one that conforms to CaseIterable, which
        has allCases already. Enums that are private or fileprivate are left out, because no other file can extend them.

        Annotations: AutoCases
        #}{% for enum in types.enums where enum|wanting:"AutoCases" %}{%
        set access %}{% if enum.accessLevel != "internal" %}{{ enum.accessLevel }} {% endif %}{% endset %}{%
        set conditions %}{% for case in enum.cases where case.condition != enum.condition %}{{ case.condition }}{% endfor %}{% endset %}{%
        newline %}{% if enum.condition %}#if {{ enum.condition }}{% newline %}{% endif %}{%
        for attribute in enum.attributes.available|default:"" %}{{ attribute.asSource }}{% newline %}{% endfor %}extension {{ enum.name }} {
            /// The number of cases.
        {% if not conditions %}
            {{ access }}static var count: Int { {{ enum.cases|count }} }
        {% else %}
            {{ access }}static var count: Int {
                var count = 0
        {% for case in enum.cases %}
        {% if case.condition != enum.condition %}
                #if {{ case.condition }}
        {% endif %}
                count += 1
        {% if case.condition != enum.condition %}
                #endif
        {% endif %}
        {% endfor %}
                return count
            }
        {% endif %}
        {% if not enum.hasAssociatedValues and not enum.based.CaseIterable %}

            /// All cases in the order of their declaration.
            {{ access }}static var allCases: [{{ enum.name }}] {
        {% if not conditions %}
                [
        {% for case in enum.cases %}
                    .{{ case.name|escapeReservedKeywords }},
        {% endfor %}
                ]
        {% else %}
                var cases: [{{ enum.name }}] = []
        {% for case in enum.cases %}
        {% if case.condition != enum.condition %}
                #if {{ case.condition }}
        {% endif %}
                cases.append(.{{ case.name|escapeReservedKeywords }})
        {% if case.condition != enum.condition %}
                #endif
        {% endif %}
        {% endfor %}
                return cases
        {% endif %}
            }
        {% endif %}
        }
        {% if enum.condition %}
        #endif
        {% endif %}
        {% endfor %}

        """##
}
