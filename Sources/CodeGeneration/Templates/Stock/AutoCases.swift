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
        has allCases already, or whose values cannot be copied. Cases that are unavailable everywhere are left out, and those that only some
        versions of a system have are listed where they are. docs/templates/auto-cases.md has the rules.

        Annotations: AutoCases
        #}{% macro stepped cases call %}
        {% for case in cases %}
        {% if case.condition %}
                #if {{ case.condition }}
        {% endif %}
        {% if case.check %}
                if #available({{ case.check }}) {
                    {{ call }}
                }
        {% else %}
                {{ call }}
        {% endif %}
        {% if case.condition %}
                #endif
        {% endif %}
        {% endfor %}
        {% endmacro %}{% macro listed view %}
        {% if view.isPlain %}
                [
        {% for case in view.cases %}
                    .{{ case.name }},
        {% endfor %}
                ]
        {% else %}
                var cases: [{{ view.name }}] = []
        {% for case in view.cases %}
        {% if case.condition %}
                #if {{ case.condition }}
        {% endif %}
        {% if case.check %}
                if #available({{ case.check }}) {
                    cases.append(.{{ case.name }})
                }
        {% else %}
                cases.append(.{{ case.name }})
        {% endif %}
        {% if case.condition %}
                #endif
        {% endif %}
        {% endfor %}
                return cases
        {% endif %}
        {% endmacro %}{% set wanting types.enums|wanting:"AutoCases" %}{%
        map wanting into old using enum %}{% set view enum|caseList %}{% if view.isListed and view.isDeprecated %}x{% endif %}{% endmap %}{%
        for enum in types.enums where enum|wanting:"AutoCases" %}{% set view enum|caseList %}{% if view %}{%
        newline %}{% if view.condition %}#if {{ view.condition }}{% newline %}{% endif %}{%
        for attribute in view.attributes %}{{ attribute }}{% newline %}{% endfor %}extension {{ view.extended }} {
            /// The number of cases.
        {% if view.isPlain %}
            {{ view.access }}static var count: Int { {{ view.cases|count }} }
        {% else %}
            {{ view.access }}static var count: Int {
                var count = 0
        {% call stepped view.cases "count += 1" %}
                return count
            }
        {% endif %}
        {% if view.isListed %}

            /// All cases in the order of their declaration.
        {% if view.isDeprecated %}
            {{ view.access }}static var allCases: [{{ view.name }}] { allListedCases(of: Self.self) }
        {% else %}
            {{ view.access }}static var allCases: [{{ view.name }}] {
        {% call listed view %}
            }
        {% endif %}
        {% endif %}
        }
        {% if view.isListed and view.isDeprecated %}

        {% for attribute in view.attributes %}
        {{ attribute }}
        {% endfor %}
        extension {{ view.extended }}: ListingCases {
            @available(*, deprecated)
            fileprivate static var listedCases: [{{ view.name }}] {
        {% call listed view %}
            }
        }
        {% endif %}
        {% if view.condition %}
        #endif
        {% endif %}
        {% endif %}{% endfor %}
        {% if old|join %}

        /// An enum that lists deprecated cases, of which Swift warns where they are named directly.
        private protocol ListingCases {
            static var listedCases: [Self] { get }
        }

        private func allListedCases<Listing: ListingCases>(of type: Listing.Type) -> [Listing] {
            type.listedCases
        }
        {% endif %}

        """##
}
