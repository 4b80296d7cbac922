// Templates/AutoLenses.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let autoLensesText = ##"""
        {#
        Makes lenses for the properties of structs: how to read a part, and how to make a copy with another one.

        It extends each struct that conforms to a protocol called AutoLenses, or that has the annotation AutoLenses:

            // sourcery: AutoLenses
            struct House { let address: Address }
            // sourcery: AutoLenses
            struct Address { let street: String }

            let street = House.addressLens * Address.streetLens
            street.get(house)                          // "Main Street"
            let moved = house |> street *~ "Park Lane" // a copy

        Properties that are private, or have the annotation skipLens, are left out. What is `let` is set through the initializer that takes all
        properties.
        Arguments: lensName (what the type Lens is called), lensOperators (false leaves the operators out).
        docs/templates/auto-lenses.md has the rules.

        Annotations: AutoLenses, skipLens
        #}{% set wanting types.types|wanting:"AutoLenses" %}{% if wanting %}{% set lens argument.lensName|default:"Lens" %}{%
        map wanting into accesses using type %}{{ type.accessLevel }}{% endmap %}{%
        map wanting into generics using type %}{% set view type|lenses %}{% if view.isGeneric %}x{% endif %}{% endmap %}{%
        set access %}{% if "public" in accesses %}public {% elif "package" in accesses %}package {% endif %}{% endset %}{%
        for import in wanting|typeImports %}
        {% if import.condition %}
        #if {{ import.condition }}
        {% endif %}
        {% if access %}
        {{ import.text }}
        {% else %}
        {{ import.plain }}
        {% endif %}
        {% if import.condition %}
        #endif
        {% endif %}
        {% endfor %}

        /// How to read a part of a whole, and how to make a copy of the whole with another part.
        {{ access }}struct {{ lens }}<Whole, Part>: Sendable {
            /// Reads the part.
            {{ access }}let get: @Sendable (Whole) -> Part
            /// Makes a copy of the whole with another part.
            {{ access }}let set: @Sendable (Part, Whole) -> Whole

            /// Makes a lens.
            {{ access }}init(get: @escaping @Sendable (Whole) -> Part, set: @escaping @Sendable (Part, Whole) -> Whole) {
                self.get = get
                self.set = set
            }
        {% if generics|join %}


            /// Makes a lens of functions that only read what they are given, and remember at most the types of generic parameters, which the
            /// compiler does not let a function that is sent remember.
            fileprivate init(reading get: @escaping (Whole) -> Part, copying set: @escaping (Part, Whole) -> Whole) {
                nonisolated(unsafe) let (get, set) = (get, set)
                self.get = { get($0) }
                self.set = { set($0, $1) }
            }
        {% endif %}

            /// Makes a copy of the whole with the part changed.
            {{ access }}func over(_ whole: Whole, _ change: (Part) throws -> Part) rethrows -> Whole {
                try set(change(get(whole)), whole)
            }

            /// The lens to a part of the part.
            {{ access }}func appending<Inner>(_ other: {{ lens }}<Part, Inner>) -> {{ lens }}<Whole, Inner> {
                {{ lens }}<Whole, Inner>(
                    get: { other.get(self.get($0)) },
                    set: { self.set(other.set($0, self.get($1)), $1) }
                )
            }
        }
        {% set operators %}{{ argument.lensOperators|default:"true" }}{% endset %}{% if operators != "false" %}

        infix operator *~: MultiplicationPrecedence
        infix operator |>: AdditionPrecedence

        /// The lens to a part of a part.
        {{ access }}func * <A, B, C>(left: {{ lens }}<A, B>, right: {{ lens }}<B, C>) -> {{ lens }}<A, C> {
            left.appending(right)
        }

        /// What makes a copy with another part.
        {{ access }}func *~ <A, B>(left: {{ lens }}<A, B>, right: B) -> (A) -> A {
            { left.set(right, $0) }
        }

        /// Applies a function to a value.
        {{ access }}func |> <A, B>(left: A, right: (A) -> B) -> B {
            right(left)
        }

        /// One function after another.
        {{ access }}func |> <A, B, C>(left: @escaping (A) -> B, right: @escaping (B) -> C) -> (A) -> C {
            { right(left($0)) }
        }
        {% endif %}
        {% for type in types.types where type|wanting:"AutoLenses" %}{% set view type|lenses %}{% if view %}

        {% if view.condition %}
        #if {{ view.condition }}
        {% endif %}
        {% for attribute in view.attributes %}
        {{ attribute }}
        {% endfor %}
        extension {{ view.name }} {
        {% for item in view.lenses %}
        {% if item.condition %}
            #if {{ item.condition }}
        {% endif %}
            /// The property `{{ item.property }}`.
        {% for attribute in item.attributes %}
            {{ attribute }}
        {% endfor %}
        {% if view.isGeneric %}
            {{ item.access }}static var {{ item.name }}: {{ lens }}<{{ view.whole }}, {{ item.part }}> {
                {{ lens }}<{{ view.whole }}, {{ item.part }}>(
                    reading: { $0.{{ item.quoted }} },
                    copying: { part, whole in
        {% for line in item.setter %}
                        {{ line }}
        {% endfor %}
                    }
                )
            }
        {% else %}
            {{ item.access }}static let {{ item.name }} = {{ lens }}<{{ view.whole }}, {{ item.part }}>(
                get: { $0.{{ item.quoted }} },
                set: { part, whole in
        {% for line in item.setter %}
                    {{ line }}
        {% endfor %}
                }
            )
        {% endif %}
        {% if item.condition %}
            #endif
        {% endif %}
        {% endfor %}
        }
        {% if view.condition %}
        #endif
        {% endif %}
        {% endif %}{% endfor %}
        {% endif %}

        """##
}
