// Templates/Decorator.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let decoratorText = ##"""
        {#
        Wraps values of protocols: whatever is called is handed on to another value, with something of one's own before it.

        Protocols that inherit from a protocol called AutoDecorator, or that have the annotation AutoDecorator, get a class whose subclasses
        override what they want, and which tells what it hands on:

            // sourcery: AutoDecorator
            protocol Store { func load(id: Int) throws -> String }

            let store = StoreDecorator(disk, willUse: { print("before", $0) })
            try store.load(id: 5)            // before load(id:)

        A type that names a protocol gets what it does not declare itself, in a region of its own body:

            // sourcery: decorate = "Store", decorateMethod = "print(#function)"
            final class LoggingStore: Store {}

        decorateGet and decorateSet are statements before a property or subscript is read or set. docs/templates/decorator.md has the rules.

        Annotations: AutoDecorator, decorate, decorateGet, decorateSet, decorateMethod
        #}{% macro forwarded view member %}
        {% if member.condition %}
        {{ inner }}#if {{ member.condition }}
        {% endif %}
        {% for line in member.attributes %}
        {{ inner }}{{ line }}
        {% endfor %}
        {{ inner }}{{ view.access }}{{ member.declaration }} {
        {% for accessor in member.accessors %}
        {{ inner }}    {{ accessor.head }} {
        {% if isOwn %}
        {% if not member.isStatic %}
        {{ inner }}        willUse({{ member.title|swiftText }})
        {{ inner }}        defer { didUse({{ member.title|swiftText }}) }
        {% endif %}
        {% elif accessor.kind == "get" and view.getHook %}
        {{ inner }}        {{ view.getHook }}
        {% elif accessor.kind == "set" and view.setHook %}
        {{ inner }}        {{ view.setHook }}
        {% endif %}
        {{ inner }}        {{ accessor.call }}
        {{ inner }}    }
        {% endfor %}
        {% if member.calls %}
        {% if isOwn %}
        {% if not member.isStatic %}
        {{ inner }}    willUse({{ member.title|swiftText }})
        {{ inner }}    defer { didUse({{ member.title|swiftText }}) }
        {% endif %}
        {% elif view.methodHook %}
        {{ inner }}    {{ view.methodHook }}
        {% endif %}
        {% for line in member.calls %}
        {{ inner }}    {{ line }}
        {% endfor %}
        {% endif %}
        {{ inner }}}
        {% if member.condition %}
        {{ inner }}#endif
        {% endif %}
        {% endmacro %}{% macro decorating view %}
        {{ pad }}/// Hands everything on to another value.
        {% for line in view.attributes %}
        {{ pad }}{{ line }}
        {% endfor %}
        {{ pad }}{{ view.access }}{{ view.keyword }} {{ view.name }}{{ view.generics }}: {{ view.bases|join:", " }} {
        {% for line in view.typealiases %}
        {{ pad }}    {{ view.access }}typealias {{ line }}
        {% endfor %}
        {{ pad }}    /// The value that is decorated.
        {{ pad }}    {{ view.access }}{% if view.word == "var" %}private(set) var{% else %}let{% endif %} decorated: {{ view.type }}
        {{ pad }}    /// What is called before a member is used, with the name of the member.
        {{ pad }}    {{ view.access }}let willUse: @Sendable (String) -> Void
        {{ pad }}    /// What is called when a member has been used.
        {{ pad }}    {{ view.access }}let didUse: @Sendable (String) -> Void

        {{ pad }}    {{ view.access }}init(
        {{ pad }}        _ decorated: {{ view.type }}, willUse: @escaping @Sendable (String) -> Void = { _ in },
        {{ pad }}        didUse: @escaping @Sendable (String) -> Void = { _ in }
        {{ pad }}    ) {
        {{ pad }}        self.decorated = decorated
        {{ pad }}        self.willUse = willUse
        {{ pad }}        self.didUse = didUse
        {{ pad }}    }
        {% for member in view.members %}

        {% call forwarded view member %}
        {% endfor %}
        {{ pad }}}
        {% endmacro %}{% set isOwn true %}{% set wanting types.types|wanting:"AutoDecorator" %}{%
        map wanting into accesses using type %}{{ type.accessLevel }}{% endmap %}{%
        for import in wanting|typeImports %}
        {% if import.condition %}
        #if {{ import.condition }}
        {% endif %}
        {% if ("public" in accesses) or ("package" in accesses) %}
        {{ import.text }}
        {% else %}
        {{ import.plain }}
        {% endif %}
        {% if import.condition %}
        #endif
        {% endif %}
        {% endfor %}
        {% for type in types.types where type|wanting:"AutoDecorator" %}{% set view type|decorator %}{% if view %}

        {% if view.condition %}
        #if {{ view.condition }}
        {% endif %}
        {% if view.parent %}
        extension {{ view.parent }} {
        {% set pad "    " %}{% set inner "        " %}
        {% call decorating view %}
        }
        {% else %}
        {% set pad "" %}{% set inner "    " %}
        {% call decorating view %}
        {% endif %}
        {% if view.condition %}
        #endif
        {% endif %}
        {% endif %}{% endfor %}
        {% set inner "" %}{% set isOwn false %}{% for type in types.all where type.annotations.decorate %}{% set view type|decorator %}{% if view %}
        // sourcery:inline:auto:{{ type.name }}.Decorator
        {% if view.hasProperty %}
        {{ view.propertyAccess }}{{ view.propertyWord }} decorated: {{ view.type }}

        {{ view.propertyAccess }}init(decorated: {{ view.type }}) {
            self.decorated = decorated
        }
        {% endif %}
        {% for member in view.members %}

        {% call forwarded view member %}
        {% endfor %}
        // sourcery:end
        {% endif %}{% endfor %}

        """##
}
