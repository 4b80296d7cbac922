// Templates/AutoEquatable.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let autoEquatableText = ##"""
        {#
        Compares types property by property, and enums case by case.

        It makes each struct, class, actor and enum Equatable that conforms to a protocol called AutoEquatable, or that has the annotation
        AutoEquatable, and gives protocols an operator for their existentials:

            // sourcery: AutoEquatable
            struct Recipe {
                var title: String
                // sourcery: skipEquality
                var onChange: () -> Void
            }

        Properties that are private cannot be seen from another file and are left out, and so are lazy ones. A class compares what its
        subclasses add. The elements of a list with the annotation arrayEquality are compared one by one, because they have == and are not
        Equatable. docs/templates/auto-equatable.md has the rules.

        Annotations: AutoEquatable, skipEquality, arrayEquality
        #}{% macro compared properties pad %}
        {% for property in properties %}
        {% if property.condition %}
                #if {{ property.condition }}
        {% endif %}
        {{ pad }}        guard {{ property.equality }} else { return false }
        {% if property.condition %}
                #endif
        {% endif %}
        {% endfor %}
        {% endmacro %}{% set wanting types.types|wanting:"AutoEquatable" %}{% if wanting %}{% map wanting into helpers using type %}{% set view type|equality %}{% if view.needsHelper %}helper{% endif %}{% endmap %}{% for import in wanting|typeImports %}
        {% if import.condition %}
        #if {{ import.condition }}
        {% endif %}
        {{ import.plain }}
        {% if import.condition %}
        #endif
        {% endif %}
        {% endfor %}
        {% for type in types.types where type|wanting:"AutoEquatable" %}{% set view type|equality %}{% if view %}

        {% if view.condition %}
        #if {{ view.condition }}
        {% endif %}
        {% for attribute in view.attributes %}
        {{ attribute }}
        {% endfor %}
        {% if view.kind == "protocol" %}
        /// Whether two values look the same through `{{ view.name }}`.
        {{ view.access }}func == (left: any {{ view.name }}, right: any {{ view.name }}) -> Bool {
        {% for property in view.properties %}
        {% if property.condition %}
            #if {{ property.condition }}
        {% endif %}
            guard {{ property.equality }} else { return false }
        {% if property.condition %}
            #endif
        {% endif %}
        {% endfor %}
            return true
        }
        {% else %}
        {{ view.head }} {
            {{ view.access }}{{ view.modifier }}static func == (left: {{ view.name }}, right: {{ view.name }}) -> Bool {
        {% if view.kind == "enum" %}
                switch (left, right) {
        {% for case in view.cases %}
        {% if case.condition %}
                #if {{ case.condition }}
        {% endif %}
                case ({{ case.left }}, {{ case.right }}): return {{ case.equality }}
        {% if case.condition %}
                #endif
        {% endif %}
        {% endfor %}
        {% if view.cases|count > 1 %}
                default: return false
        {% endif %}
                }
        {% else %}
        {% if not view.isFinal %}
                guard type(of: left) == type(of: right) else { return false }
        {% endif %}
        {% call compared view.properties "" %}
        {% for subclass in view.subclasses %}
        {% if subclass.condition %}
                #if {{ subclass.condition }}
        {% endif %}
                if let left = left as? {{ subclass.name }}, let right = right as? {{ subclass.name }} {
        {% call compared subclass.properties "    " %}
                }
        {% if subclass.condition %}
                #endif
        {% endif %}
        {% endfor %}
                return true
        {% endif %}
            }
        }
        {% endif %}
        {% if view.condition %}
        #endif
        {% endif %}
        {% endif %}{% endfor %}
        {% if helpers|join %}

        /// Whether two optionals are equal whose values conform to nothing that says so.
        private func compareOptionals<Value>(lhs: Value?, rhs: Value?, compare: (Value, Value) -> Bool) -> Bool {
            switch (lhs, rhs) {
            case (let left?, let right?): compare(left, right)
            case (nil, nil): true
            default: false
            }
        }
        {% endif %}
        {% endif %}

        """##
}
