// Templates/AutoMockable.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let autoMockableText = ##"""
        {#
        Makes mocks of protocols.

        For each protocol that inherits from a protocol called AutoMockable, or that has the annotation AutoMockable, there is a class that
        stands in for it, remembers how it is called, and answers with what a test gives it:

            // sourcery: AutoMockable
            protocol Store {
                func load(id: Int) async throws -> String
            }

            let store = StoreMock()
            store.loadIdReturnValue = "bread"
            try await store.load(id: 5)      // "bread"
            store.loadIdCallsCount           // 1
            store.loadIdReceivedId           // 5

        The annotation typealias = "Item = String" of a protocol says what an associated type is in its mock, mockName = load of a member what the
        names of that begin with.
        Arguments: autoMockableImports, autoMockableTestableImports (modules to import), mockNames (short, labels or types).
        docs/templates/auto-mockable.md has the names and all that a mock can do.

        Annotations: AutoMockable, mockName, typealias
        #}{% macro stored mock state %}
        {% set kind %}{% if state.isStatic %}static {% endif %}{% endset %}
        {% if state.isComputed %}
        {{ pad }}    {{ mock.access }}{{ state.isolation }}{{ kind }}var {{ state.name }}: {{ state.type }} { {{ state.value }} }
        {% elif state.isBoxed %}
        {% if mock.isGeneric and state.isStatic %}
        {{ pad }}    private {{ state.isolation }}static var {{ state.name }}Box: MockBox<{{ state.boxType }}> { MockStatics.box(Self.self, "{{ state.name }}", {{ state.value }}) }
        {% else %}
        {{ pad }}    private {{ state.isolation }}{{ kind }}let {{ state.name }}Box: MockBox<{{ state.boxType }}> = MockBox({{ state.value }})
        {% endif %}
        {{ pad }}    {{ mock.access }}{{ state.isolation }}{{ kind }}var {{ state.name }}: {{ state.type }} {
        {{ pad }}        get { {{ state.name }}Box.value }
        {{ pad }}        set { {{ state.name }}Box.value = newValue }
        {{ pad }}    }
        {% elif state.value == "nil" %}
        {{ pad }}    {{ mock.access }}{{ state.isolation }}{{ kind }}var {{ state.name }}: {{ state.type }}
        {% else %}
        {{ pad }}    {{ mock.access }}{{ state.isolation }}{{ kind }}var {{ state.name }}: {{ state.type }} = {{ state.value }}
        {% endif %}
        {% endmacro %}{% macro body mock %}
        {% for line in mock.attributes %}
        {{ pad }}{{ line }}
        {% endfor %}
        {{ pad }}{{ mock.access }}{{ mock.keyword }} {{ mock.name }}{{ mock.generics }}: {{ mock.bases|join:", " }}{{ mock.whereClause }} {
        {% for line in mock.typealiases %}
        {{ pad }}    {{ mock.access }}typealias {{ line }}
        {% endfor %}
        {% if mock.hasInitializer %}
        {{ pad }}    {{ mock.access }}init() {}
        {% endif %}
        {% for line in mock.identity %}
        {{ pad }}    {{ mock.access }}{{ line }}
        {% endfor %}
        {% for member in mock.members %}

        {% if member.condition %}
        {{ pad }}    #if {{ member.condition }}
        {% endif %}
        {{ pad }}    // MARK: - {{ member.title }}

        {% for state in member.states %}
        {% call stored mock state %}
        {% endfor %}

        {% for line in member.attributes %}
        {{ pad }}    {{ line }}
        {% endfor %}
        {{ pad }}    {{ mock.access }}{{ member.declaration }} {
        {% for accessor in member.accessors %}
        {{ pad }}        {{ accessor.head }} {
        {% for line in accessor.lines %}
        {{ pad }}            {{ line }}
        {% endfor %}
        {{ pad }}        }
        {% endfor %}
        {% for line in member.lines %}
        {{ pad }}        {{ line }}
        {% endfor %}
        {{ pad }}    }
        {% if member.condition %}
        {{ pad }}    #endif
        {% endif %}
        {% endfor %}
        {% if mock.hasReset %}

        {{ pad }}    /// Forgets what the type itself remembers.
        {% if mock.resetIsolation %}
        {{ pad }}    {{ mock.resetIsolation }}
        {% endif %}
        {{ pad }}    {{ mock.access }}static func reset() {
        {% for member in mock.members %}{% set statics %}{% for state in member.states where state.isStatic and not state.isComputed %}x{% endfor %}{% endset %}{% if statics %}
        {% if member.condition %}
        {{ pad }}        #if {{ member.condition }}
        {% endif %}
        {% for state in member.states where state.isStatic and not state.isComputed %}
        {{ pad }}        {{ state.name }} = {{ state.value }}
        {% endfor %}
        {% if member.condition %}
        {{ pad }}        #endif
        {% endif %}
        {% endif %}{% endfor %}
        {{ pad }}    }
        {% endif %}
        {{ pad }}}
        {% endmacro %}{% set mockable types.types|mockable %}{% if mockable %}{% set names argument.mockNames|default:"labels" %}{%
        map mockable into boxes using type %}{% set mock type|mock:names %}{% if mock.hasStaticBoxes %}static{% elif mock.hasBoxes %}box{% endif %}{% endmap %}{%
        set hasFoundation %}{% for import in mockable|typeImports where import.module == "Foundation" %}{% if not import.condition %}yes{% endif %}{% endfor %}{% endset %}{%
        newline %}// swift-format-ignore-file
        // swiftlint:disable all

        {% map mockable into accesses using type %}{{ type.accessLevel }}{% endmap %}{% for import in mockable|typeImports %}
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
        {% if (("box" in boxes) or ("static" in boxes)) and (not hasFoundation) %}
        import Foundation
        {% endif %}
        {% for module in argument.autoMockableImports|default:""|toArray %}{% if module %}
        import {{ module }}
        {% endif %}{% endfor %}
        {% for module in argument.autoMockableTestableImports|default:""|toArray %}{% if module %}
        @testable import {{ module }}
        {% endif %}{% endfor %}
        {% for type in types.types where type|mockable %}{% set mock type|mock:names %}{% if mock %}

        {% if mock.condition %}
        #if {{ mock.condition }}
        {% endif %}
        {% if mock.parent %}
        extension {{ mock.parent }} {
        {% set pad "    " %}
        {% call body mock %}
        }
        {% else %}
        {% set pad "" %}
        {% call body mock %}
        {% endif %}
        {% if mock.condition %}
        #endif
        {% endif %}
        {% endif %}{% endfor %}
        {% if ("box" in boxes) or ("static" in boxes) %}

        /// What a mock remembers and several tasks may reach at once, also in a module whose declarations belong to an actor by default.
        private final class MockBox<Value>: @unchecked Sendable {
            private nonisolated let lock = NSLock()
            /// Only read and changed while the lock is held.
            private nonisolated(unsafe) var stored: Value

            nonisolated init(_ stored: Value) {
                self.stored = stored
            }

            nonisolated var value: Value {
                get { lock.withLock { stored } }
                set { lock.withLock { stored = newValue } }
            }

            nonisolated func change(_ body: (inout Value) -> Void) {
                lock.withLock { body(&stored) }
            }
        }
        {% endif %}
        {% if "static" in boxes %}

        /// What generic mocks remember for their types, which cannot have static properties that are stored.
        private enum MockStatics {
            private nonisolated static let boxes = MockBox<[ObjectIdentifier: [String: Any]]>([:])

            nonisolated static func box<Value>(_ type: Any.Type, _ name: String, _ value: @autoclosure () -> Value) -> MockBox<Value> {
                var found = MockBox(value())
                boxes.change { boxes in
                    if let known = boxes[ObjectIdentifier(type)]?[name] as? MockBox<Value> {
                        found = known
                    } else {
                        boxes[ObjectIdentifier(type), default: [:]][name] = found
                    }
                }
                return found
            }
        }
        {% endif %}
        {% endif %}

        """##
}
