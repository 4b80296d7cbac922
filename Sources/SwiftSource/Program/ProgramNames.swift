/// Finds what names mean.
struct ProgramNames {
    /// Typealiases of typealiases, and types in types.
    private static let limit = 64

    let module: String?
    var indices: [String: Int] = [:]
    var aliases: [String: Declaration] = [:]
    /// What the typealiases stand for, as it is written, without generic arguments.
    var targets: [String: String] = [:]

    /// The full name of a type or, when it is not known, the name itself. A name is looked for in the scope first, then in what
    /// is around it; its first part decides.
    func resolve(_ name: String, in scope: String?) -> String {
        var name = name
        var scope = scope
        for _ in 0..<Self.limit {
            switch step(name, in: scope) {
            case .type(let full): return full
            case .alias(let target, let around): (name, scope) = (target, around)
            case .unknown: return withoutModule(name) ?? name
            }
        }
        return name
    }

    private enum Step {
        case type(String)
        case alias(String, scope: String?)
        case unknown
    }

    private func step(_ name: String, in scope: String?) -> Step {
        var around = scope
        for _ in 0..<Self.limit {
            let full = around.map { $0 + "." + name } ?? name
            if indices[full] != nil { return .type(full) }
            if let step = aliasStep(full) { return step }
            guard let current = around else { break }
            around = Self.parent(of: current)
        }
        guard let bare = withoutModule(name) else { return .unknown }
        return indices[bare] != nil ? .type(bare) : aliasStep(bare) ?? .unknown
    }

    /// Replaces a typealias at the beginning of a full name, or the whole of it.
    private func aliasStep(_ full: String) -> Step? {
        var end = full.endIndex
        while true {
            let head = String(full[..<end])
            if let target = targets[head] {
                let rest = full[end...]
                return target + rest == full ? nil : .alias(target + rest, scope: Self.parent(of: head))
            }
            guard let point = full[..<end].lastIndex(of: ".") else { return nil }
            end = point
        }
    }

    private func withoutModule(_ name: String) -> String? {
        guard let module, name.hasPrefix(module + ".") else { return nil }
        return String(name.dropFirst(module.count + 1))
    }

    /// The name of what is around a full name.
    static func parent(of name: String) -> String? {
        name.lastIndex(of: ".").map { String(name[..<$0]) }
    }
}
