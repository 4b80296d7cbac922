// Templates/Diffable.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let diffableText = ##"""
        {#
        Says where two values differ, with the path of each difference.

        It extends each struct, class and enum that conforms to a protocol called AutoDiffable, or that has the annotation AutoDiffable:

            // sourcery: AutoDiffable
            struct Recipe { var title: String, steps: [Step] }
            // sourcery: AutoDiffable
            struct Step { var text: String }

            print(old.diffAgainst(new))
            // title: expected "Bread", received "Toast"
            // steps[1].text: expected "knead", received "slice"

        Nested values, optionals, arrays, sets and dictionaries are followed; everything else is compared with == where it is Equatable, otherwise
        by what it prints. Properties with the annotation skipDiffing or skipEquality are left out. A module has the output once, for all its
        types. docs/templates/diffable.md has the rules.

        Annotations: AutoDiffable, skipDiffing, skipEquality
        #}{% macro tracked properties owner pad %}
        {% for property in properties %}
        {% if property.condition %}
                #if {{ property.condition }}
        {% endif %}
        {{ pad }}        result.track("{{ property.name }}", {{ owner }}.{{ property.quoted }}{{ property.cast }}, other.{{ property.quoted }}{{ property.cast }})
        {% if property.condition %}
                #endif
        {% endif %}
        {% endfor %}
        {% endmacro %}{% set wanting types.types|wanting:"AutoDiffable" %}{% if wanting %}{%
        map wanting into accesses using type %}{{ type.accessLevel }}{% endmap %}{%
        set access %}{% if "public" in accesses %}public {% elif "package" in accesses %}package {% endif %}{% endset %}{%
        for import in wanting|typeImports %}
        {% if import.condition %}
        #if {{ import.condition }}
        {% endif %}
        {{ import.plain }}
        {% if import.condition %}
        #endif
        {% endif %}
        {% endfor %}
        {% for type in types.types where type|wanting:"AutoDiffable" %}{% set view type|differences %}{% if view %}

        {% if view.condition %}
        #if {{ view.condition }}
        {% endif %}
        {% for attribute in view.attributes %}
        {{ attribute }}
        {% endfor %}
        extension {{ view.name }}: {{ view.conformance }} {
            {{ access }}{{ view.modifier }}func diffAgainst(_ object: Any?) -> DiffableResult {
        {% if view.properties or view.kind != "struct" %}
                guard let other = object as? {{ view.inside }} else { return DiffableResult(self, object) }
        {% else %}
                guard object is {{ view.inside }} else { return DiffableResult(self, object) }
        {% endif %}
        {% if view.kind == "class" %}
                guard type(of: self) == type(of: other) else { return DiffableResult(type(of: self), type(of: other)) }
        {% endif %}
        {% if view.properties or view.subclasses or view.cases|count > 1 %}
                var result = DiffableResult()
        {% elif view.cases and view.cases.0.values %}
                var result = DiffableResult()
        {% else %}
                let result = DiffableResult()
        {% endif %}
        {% if view.kind == "enum" %}
                switch (self, other) {
        {% for case in view.cases %}
        {% if case.condition %}
                #if {{ case.condition }}
        {% endif %}
                case ({{ case.left }}, {{ case.right }}):
        {% for value in case.values %}
                    result.track("{{ case.name }}.{{ value.name }}", {{ value.left }}{{ value.cast }}, {{ value.right }}{{ value.cast }})
        {% empty %}
                    break
        {% endfor %}
        {% if case.condition %}
                #endif
        {% endif %}
        {% endfor %}
        {% if view.cases|count > 1 %}
                default: result = DiffableResult(self, other)
        {% endif %}
                }
        {% else %}
        {% call tracked view.properties "self" "" %}
        {% for subclass in view.subclasses %}
        {% if subclass.condition %}
                #if {{ subclass.condition }}
        {% endif %}
                if let own = self as? {{ subclass.name }}, let other = other as? {{ subclass.name }} {
        {% call tracked subclass.properties "own" "    " %}
                }
        {% if subclass.condition %}
                #endif
        {% endif %}
        {% endfor %}
        {% endif %}
                return result
            }
        }
        {% if view.condition %}
        #endif
        {% endif %}
        {% endif %}{% endfor %}

        /// Something that says where another value differs from it.
        {{ access }}protocol Diffable {
            /// Where another value differs from this one.
            func diffAgainst(_ object: Any?) -> DiffableResult
        }

        extension Diffable {
            /// Where another value differs from this one.
            {{ access }}func differences(from other: Self) -> [Difference] {
                diffAgainst(other).differences
            }
        }

        /// A place in which two values differ.
        {{ access }}struct Difference: Sendable, Hashable, CustomStringConvertible {
            /// How one gets there: `steps[1].text`; empty for the whole.
            {{ access }}var path: String
            /// What the first value has there, as it prints; nothing when it has nothing.
            {{ access }}var expected: String?
            /// What the other value has there.
            {{ access }}var received: String?

            /// Makes a difference.
            {{ access }}init(path: String, expected: String?, received: String?) {
                self.path = path
                self.expected = expected
                self.received = received
            }

            {{ access }}var description: String {
                (path.isEmpty ? "" : path + ": ") + "expected " + (expected ?? "nothing") + ", received " + (received ?? "nothing")
            }
        }

        /// Where two values differ.
        {{ access }}struct DiffableResult: Sendable, Hashable, CustomStringConvertible {
            /// The differences, in the order of the properties.
            {{ access }}private(set) var differences: [Difference] = []

            /// Values that are the same.
            {{ access }}init() {}

            /// Values that have nothing in common.
            {{ access }}init(_ expected: Any?, _ received: Any?) {
                differences = [Difference(path: "", expected: Self.text(expected), received: Self.text(received))]
            }

            /// Whether there are none.
            {{ access }}var isEmpty: Bool { differences.isEmpty }

            /// The differences, each in a line.
            {{ access }}var description: String { differences.map(\.description).joined(separator: "\n") }

            /// Adds where two values of a property differ.
            {{ access }}mutating func track(_ name: String, _ expected: Any?, _ received: Any?) {
                add(name, Self.unwrapped(expected), Self.unwrapped(received), 0)
            }

            private mutating func add(_ path: String, _ expected: Any?, _ received: Any?, _ depth: Int) {
                guard let expected, let received, depth < 64 else {
                    if expected != nil || received != nil, !Self.isEqual(expected, received) {
                        differences.append(Difference(path: path, expected: Self.text(expected), received: Self.text(received)))
                    }
                    return
                }
                if let own = expected as? any Diffable {
                    append(own.diffAgainst(received), at: path)
                } else if let own = expected as? [AnyHashable: Any], let other = received as? [AnyHashable: Any] {
                    addDictionaries(path, own, other, depth)
                } else if let own = expected as? Set<AnyHashable>, let other = received as? Set<AnyHashable> {
                    addSets(path, own, other)
                } else if let own = expected as? [Any], let other = received as? [Any] {
                    for index in 0..<max(own.count, other.count) {
                        let left = index < own.count ? Self.unwrapped(own[index]) : nil
                        let right = index < other.count ? Self.unwrapped(other[index]) : nil
                        add("\(path)[\(index)]", left, right, depth + 1)
                    }
                } else if !Self.isEqual(expected, received) {
                    differences.append(Difference(path: path, expected: Self.text(expected), received: Self.text(received)))
                }
            }

            private mutating func addDictionaries(_ path: String, _ own: [AnyHashable: Any], _ other: [AnyHashable: Any], _ depth: Int) {
                let keys = Set(own.keys).union(other.keys).map { ($0, Self.text($0.base) ?? "") }.sorted { $0.1 < $1.1 }
                for (key, text) in keys {
                    add("\(path)[\(text)]", own[key].flatMap(Self.unwrapped), other[key].flatMap(Self.unwrapped), depth + 1)
                }
            }

            private mutating func addSets(_ path: String, _ own: Set<AnyHashable>, _ other: Set<AnyHashable>) {
                for text in own.subtracting(other).compactMap({ Self.text($0.base) }).sorted() {
                    differences.append(Difference(path: path, expected: text, received: nil))
                }
                for text in other.subtracting(own).compactMap({ Self.text($0.base) }).sorted() {
                    differences.append(Difference(path: path, expected: nil, received: text))
                }
            }

            private mutating func append(_ other: DiffableResult, at path: String) {
                for difference in other.differences {
                    let mark = difference.path.isEmpty || difference.path.hasPrefix("[") ? "" : "."
                    differences.append(
                        Difference(path: path + mark + difference.path, expected: difference.expected, received: difference.received))
                }
            }

            private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
                guard let left, let right else { return left == nil && right == nil }
                guard let equatable = left as? any Equatable else {
                    return type(of: left) == type(of: right) && text(left) == text(right)
                }
                return isEqual(equatable, right)
            }

            private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }

            private static func text(_ value: Any?) -> String? {
                value.map { $0 is String ? String(reflecting: $0) : String(describing: $0) }
            }

            /// What optionals hold, however many there are around each other.
            private static func unwrapped(_ value: Any?) -> Any? {
                guard let value else { return nil }
                guard let optional = value as? any AnyOptional else { return value }
                return optional.wrappedValue.flatMap(unwrapped)
            }
        }

        /// An optional of any type.
        private protocol AnyOptional {
            var wrappedValue: Any? { get }
        }

        extension Optional: AnyOptional {
            fileprivate var wrappedValue: Any? { self }
        }
        {% endif %}

        """##
}
