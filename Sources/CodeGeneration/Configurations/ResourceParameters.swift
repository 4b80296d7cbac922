import Diagnostics
import JSON

/// Parameters of a template as command lines of SwiftGen have them.
///
///     enumName=Text       a text
///     publicAccess        true
///     size=1 size=2       a list, because the name stands twice
///     names.first=One     a value in the dictionary 'names'
enum ResourceParameters {
    /// How deep dictionaries are nested at most.
    private static let depthLimit = 32

    /// The parameters as an object.
    ///
    /// - Throws: ``DiagnosticError`` when a name has another form, or is that of a value and of a dictionary.
    static func json(_ items: [String]) throws(DiagnosticError) -> JSONValue {
        var members: [JSONValue.Member] = []
        for item in items {
            let mark = item.firstIndex(of: "=")
            let name = item[..<(mark ?? item.endIndex)]
            let value = mark.map { JSONValue.string(String(item[item.index(after: $0)...])) } ?? .boolean(true)
            let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.count <= depthLimit, parts.allSatisfy(isName) else {
                throw DiagnosticError(
                    "invalid-parameter",
                    "the parameter '\(item)' has no name of letters and digits; write it as 'name=value' or 'name.part=value'")
            }
            try add(value, at: parts[...], of: item, to: &members)
        }
        return .object(members)
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }

    private static func add(
        _ value: JSONValue, at path: ArraySlice<String>, of item: String, to members: inout [JSONValue.Member]
    ) throws(DiagnosticError) {
        guard let name = path.first else { return }
        let index = members.firstIndex { $0.key == name }
        let rest = path.dropFirst()
        if rest.isEmpty {
            guard let index else {
                members.append(.init(name, value))
                return
            }
            switch members[index].value {
            case .object: throw mixed(item)
            case .array(let values): members[index].value = .array(values + [value])
            case let first: members[index].value = .array([first, value])
            }
            return
        }
        var inner: [JSONValue.Member] = []
        if let index {
            guard case .object(let known) = members[index].value else { throw mixed(item) }
            inner = known
        }
        try add(value, at: rest, of: item, to: &inner)
        if let index { members[index].value = .object(inner) } else { members.append(.init(name, .object(inner))) }
    }

    private static func mixed(_ item: String) -> DiagnosticError {
        DiagnosticError(
            "invalid-parameter", "the parameter '\(item)' names a value and a dictionary by one name; give one of them another name")
    }
}
