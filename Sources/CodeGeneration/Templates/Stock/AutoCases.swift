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
        #}{% for enum in types.enums where enum.based.AutoCases or enum|annotated:"AutoCases" %}{%
        if enum.accessLevel != "private" and enum.accessLevel != "fileprivate" %}{%
        set access %}{% if enum.accessLevel != "internal" %}{{ enum.accessLevel }} {% endif %}{% endset %}{%
        newline %}extension {{ enum.name }} {
            /// The number of cases.
            {{ access }}static var count: Int { {{ enum.cases|count }} }
        {% if not enum.hasAssociatedValues and not enum.based.CaseIterable %}

            /// All cases in the order of their declaration.
            {{ access }}static var allCases: [{{ enum.name }}] {
                [
        {% for case in enum.cases %}
                    .{{ case.name|escapeReservedKeywords }},
        {% endfor %}
                ]
            }
        {% endif %}
        }
        {% endif %}
        {% endfor %}

        """##
}
