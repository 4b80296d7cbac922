/// The tags of the language.
enum BuiltInTag: String, CaseIterable, Sendable {
    case `if`, ifnot, `for`, `break`, `continue`, include, `import`, extends, block, filter, now, set, macro, call, map
}

extension TemplateParser {
    mutating func node(of tag: BuiltInTag, _ components: [String]) throws(TemplateFailure) -> Node {
        switch tag {
        case .if: try ifNode(components)
        case .ifnot: try ifnotNode(components)
        case .for: try forNode(components)
        case .break, .continue: try jumpNode(tag, components)
        case .include: try includeNode(components)
        case .import: try importNode(components)
        case .extends: try extendsNode(components)
        case .block: try blockNode(components)
        case .filter: try filterNode(components)
        case .now: try nowNode(components)
        case .set: try setNode(components)
        case .macro: try macroNode(components)
        case .call: try callNode(components)
        case .map: try mapNode(components)
        }
    }

    static func missing(_ tag: String) -> TemplateFailure {
        TemplateFailure("`\(tag)` was not found.", code: "missing-end")
    }

    static func syntax(_ reason: String) -> TemplateFailure {
        TemplateFailure(reason, code: "tag-syntax")
    }
}
