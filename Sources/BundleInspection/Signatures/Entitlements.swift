package import PropertyLists

/// What a signature allows code to do.
package struct Entitlements: Sendable, Hashable {
    /// The values by their keys.
    package var values: [String: Value]

    /// What stands behind a key.
    package indirect enum Value: Sendable, Hashable {
        /// Yes or no.
        case truth(Bool)
        /// A number.
        case number(Int)
        /// A text.
        case text(String)
        /// Several values.
        case list([Value])
        /// Values by their keys.
        case dictionary([String: Value])
        /// Something else, which entitlements hardly have.
        case other
    }

    /// Makes entitlements.
    package init(_ values: [String: Value] = [:]) { self.values = values }

    /// The entitlements of a property list, none when it is no dictionary.
    package init(_ root: PropertyListValue) {
        guard case .dictionary(let values) = Value(root) else {
            values = [:]
            return
        }
        self.values = values
    }

    /// Whether a key says yes.
    package func isTrue(_ key: String) -> Bool { values[key] == .truth(true) }

    /// The text of a key; `nil` when there is none.
    package func text(_ key: String) -> String? {
        guard case .text(let text)? = values[key] else { return nil }
        return text
    }

    /// The identifier with the prefix of the team, as devices and the Mac write it; `nil` when there is none.
    package var applicationIdentifier: String? { text("application-identifier") ?? text("com.apple.application-identifier") }
}

extension Entitlements.Value {
    /// What a property list says, which is nested no deeper than its reader allows.
    fileprivate init(_ value: PropertyListValue) {
        switch value.kind {
        case .boolean: self = .truth(value.boolean ?? false)
        case .integer: self = .number(value.integer ?? 0)
        case .string: self = .text(value.text ?? "")
        case .array: self = .list(value.items.map { Self($0) })
        case .dictionary:
            self = .dictionary(Dictionary(value.pairs.map { ($0.key.text ?? "", Self($0.value)) }, uniquingKeysWith: { $1 }))
        case .data, .real, .date, .uniqueIdentifier: self = .other
        }
    }
}
