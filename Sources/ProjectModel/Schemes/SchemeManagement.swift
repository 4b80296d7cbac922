public import Diagnostics
import PropertyLists

/// What `xcschememanagement.plist` says about the schemes beside it: their order, which are shown, and which Xcode is not to make.
public struct SchemeManagement: Sendable, Hashable {
    /// What is said about schemes, in the order of the file.
    public var states: [State]
    /// The identifiers of the targets for which Xcode makes no scheme by itself, in the order of the file.
    public var suppressedBlueprints: [String]

    /// What is said about a scheme.
    public struct State: Sendable, Hashable {
        /// The name of the scheme.
        public var name: String
        /// Whether it is the shared scheme of that name.
        public var isShared: Bool
        /// Whether it is in Xcode's menu.
        public var isShown: Bool
        /// Its number in Xcode's menu; `nil` when there is none.
        public var orderHint: Int?

        /// Makes a state.
        public init(name: String, isShared: Bool, isShown: Bool = true, orderHint: Int? = nil) {
            self.name = name
            self.isShared = isShared
            self.isShown = isShown
            self.orderHint = orderHint
        }
    }

    /// Makes what is said about schemes.
    public init(states: [State] = [], suppressedBlueprints: [String] = []) {
        self.states = states
        self.suppressedBlueprints = suppressedBlueprints
    }

    /// Reads an `xcschememanagement.plist`.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: `DiagnosticError` when the file is no property list.
    public static func read(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> SchemeManagement {
        let root = try PropertyListDocument.read(bytes, path: path, diagnostics: &diagnostics).root
        var management = SchemeManagement()
        if let states = root["SchemeUserState"] {
            management.states = states.pairs.compactMap { key, value in key.text.flatMap { state(of: $0, value) } }
        }
        if let targets = root["SuppressBuildableAutocreation"] {
            management.suppressedBlueprints = targets.pairs.compactMap { key, value in
                value["primary"]?.boolean == true ? key.text : nil
            }
        }
        return management
    }

    /// What Xcode puts behind the file names of shared schemes.
    private static let sharedMark = "_^#shared#^_"

    private static func state(of key: String, _ value: PropertyListValue) -> State? {
        let isShared = key.hasSuffix(sharedMark)
        let file = isShared ? String(key.dropLast(sharedMark.count)) : key
        guard file.hasSuffix(".xcscheme") else { return nil }
        return State(
            name: String(file.dropLast(".xcscheme".count)),
            isShared: isShared,
            isShown: value["isShown"]?.boolean ?? true,
            orderHint: value["orderHint"]?.integer
        )
    }

    /// Schemes in the order of Xcode's menu: by number, those without one behind the others; of equal ones by name.
    public func ordered(_ schemes: [SchemeFile]) -> [SchemeFile] {
        var hints: [String: Int] = [:]
        for state in states { hints[(state.isShared ? "+" : "-") + state.name] = state.orderHint }
        let ranked = schemes.map { scheme in (scheme, hints[(scheme.user == nil ? "+" : "-") + scheme.name] ?? Int.max) }
        return ranked.sorted { left, right in
            if left.1 != right.1 { return left.1 < right.1 }
            return left.0.name.utf8.lexicographicallyPrecedes(right.0.name.utf8)
        }.map(\.0)
    }
}
