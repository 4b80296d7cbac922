// Templates/AutoHashable.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let autoHashableText = ##"""
        {#
        Hashes types property by property, and enums by case and associated values.

        It makes each struct, class, actor and enum Hashable that conforms to a protocol called AutoHashable, or that has the annotation
        AutoHashable, and gives protocols a method. The types have to be Equatable, for which AutoEquatable is:

            // sourcery: AutoEquatable, AutoHashable
            struct Recipe {
                var title: String
                // sourcery: skipHashing
                var notes: [String]
            }

        What is not compared is not hashed: skipEquality counts as well, and of a list with arrayEquality the number of elements.
        docs/templates/auto-hashable.md has the rules.

        Annotations: AutoHashable, skipHashing, skipEquality, arrayEquality
        #}{% macro hashed properties pad %}
        {% for property in properties %}
        {% if property.condition %}
                #if {{ property.condition }}
        {% endif %}
        {% for line in property.hashing %}
        {{ pad }}        {{ line }}
        {% endfor %}
        {% if property.condition %}
                #endif
        {% endif %}
        {% endfor %}
        {% endmacro %}{% set wanting types.types|wanting:"AutoHashable" %}{% for import in wanting|typeImports %}
        {% if import.condition %}
        #if {{ import.condition }}
        {% endif %}
        {{ import.plain }}
        {% if import.condition %}
        #endif
        {% endif %}
        {% endfor %}
        {% for type in types.types where type|wanting:"AutoHashable" %}{% set view type|hashing %}{% if view %}

        {% if view.condition %}
        #if {{ view.condition }}
        {% endif %}
        {% for attribute in view.attributes %}
        {{ attribute }}
        {% endfor %}
        {{ view.head }} {
            {{ view.access }}{{ view.modifier }}func hash(into hasher: inout Hasher) {
        {% if view.kind == "enum" %}
                switch self {
        {% for case in view.cases %}
        {% if case.condition %}
                #if {{ case.condition }}
        {% endif %}
                case {{ case.pattern }}:
                    hasher.combine({{ case.number }})
        {% for line in case.hashing %}
                    {{ line }}
        {% endfor %}
        {% if case.condition %}
                #endif
        {% endif %}
        {% endfor %}
                }
        {% else %}
        {% call hashed view.properties "" %}
        {% for subclass in view.subclasses %}
        {% if subclass.condition %}
                #if {{ subclass.condition }}
        {% endif %}
                if let other = self as? {{ subclass.name }} {
        {% call hashed subclass.properties "    " %}
                }
        {% if subclass.condition %}
                #endif
        {% endif %}
        {% endfor %}
        {% endif %}
            }
        }
        {% if view.condition %}
        #endif
        {% endif %}
        {% endif %}{% endfor %}

        """##
}
