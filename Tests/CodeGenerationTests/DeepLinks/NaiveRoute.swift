/// A route over a small alphabet, matched with a path alone, by trying everything.
///
/// It knows nothing of tries and automata: every way to match is a list of steps, and of all ways of all routes the smallest list
/// wins. That is what "constants before types before wildcards, by the first component that differs" says.
struct NaiveRoute: Hashable {
    enum Component: String, CaseIterable {
        case a, b
        case one = "1"
        case boolean, integer, text, integers, texts, any
    }

    var components: [Component]

    /// The texts of which paths are made; to the routes every other text is like one of them.
    static let texts = ["a", "b", "1", "2", "true", "false", "zz"]

    /// The smallest list of steps that matches a path; `nil` when there is none.
    func steps(_ path: [String]) -> [Int]? { Self.steps(components[...], path[...]) }

    private static func steps(_ components: ArraySlice<Component>, _ path: ArraySlice<String>) -> [Int]? {
        guard let component = components.first else { return path.isEmpty ? [-1] : nil }
        let rest = components.dropFirst()
        switch component {
        case .integers, .texts, .any:
            // In such an edge it is a step to leave it, and a larger one to take a component more.
            let rank = component == .any ? 300 : component == .integers ? 201 : 202
            var best: [Int]?
            for count in 0...path.count where path.prefix(count).allSatisfy({ component != .integers || Int($0) != nil }) {
                guard let others = steps(rest, path.dropFirst(count)) else { continue }
                let steps = [rank] + Array(repeating: 1, count: count) + [0] + others
                if best.map({ steps.lexicographicallyPrecedes($0) }) ?? true { best = steps }
            }
            return best
        default:
            guard let text = path.first, let rank = rank(component, text), let others = steps(rest, path.dropFirst()) else { return nil }
            return [rank] + others
        }
    }

    private static func rank(_ component: Component, _ text: String) -> Int? {
        switch component {
        case .boolean: Bool(text) == nil ? nil : 101
        case .integer: Int(text) == nil ? nil : 102
        case .text: 103
        default: component.rawValue == text ? 0 : nil
        }
    }

    /// The pattern, and the associated values of the case.
    var source: (pattern: String, values: String) {
        var types: [String] = []
        let parts = components.map { component -> String in
            switch component {
            case .boolean, .integer, .text:
                types.append(component == .boolean ? "Bool" : component == .integer ? "Int" : "String")
                return "{\(types.count - 1)}"
            case .integers, .texts:
                types.append(component == .integers ? "[Int]" : "[String]")
                return "{\(types.count - 1)*}"
            case .any: return "*"
            default: return component.rawValue
            }
        }
        return ("/" + parts.joined(separator: "/"), types.isEmpty ? "" : "(\(types.joined(separator: ", ")))")
    }
}
