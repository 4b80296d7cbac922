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
        fileprivate are left out, because no other file can extend them. docs/templates/enum-defaults.md has the rules.

        Annotations: EnumDefaults, default
        #}{% for enum in types.enums where enum|wanting:"EnumDefaults" %}{% set view enum|caseMakers %}{% if view %}

        {% if view.condition %}
        #if {{ view.condition }}
        {% endif %}
        {% for attribute in view.attributes %}
        {{ attribute }}
        {% endfor %}
        extension {{ view.name }} {
            /// Makes cases; associated values that have defaults may be left out.
            {{ view.access }}static var make: Make.Type { Make.self }

            /// Makes cases; associated values that have defaults may be left out.
            {{ view.access }}enum Make {
        {% for case in view.cases %}
        {% if case.condition %}
                #if {{ case.condition }}
        {% endif %}
        {% for attribute in case.attributes %}
                {{ attribute }}
        {% endfor %}
        {% if case.isFunction %}
                {{ view.access }}static {{ case.declaration }} {
                    {{ case.made }}
                }
        {% else %}
                {{ view.access }}static {{ case.declaration }} { {{ case.made }} }
        {% endif %}
        {% if case.condition %}
                #endif
        {% endif %}
        {% endfor %}
            }
        }
        {% if view.condition %}
        #endif
        {% endif %}
        {% endif %}{% endfor %}

        """##
}
