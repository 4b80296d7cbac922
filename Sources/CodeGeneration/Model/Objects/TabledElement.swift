import TemplateEngine

/// An element with its table.
protocol TabledElement: ModelElement {
    static var members: ModelMembers<Self> { get }
}

extension TabledElement {
    static var memberCount: Int { members.list.count }

    static func memberIndex(_ name: String) -> Int? { members.indices[name] }

    static func description(ofMember index: Int) -> ModelMemberDescription {
        let member = members.list[index]
        return ModelMemberDescription(name: member.name, summary: member.summary, isKept: member.isKept, isReference: member.isReference)
    }

    func value(ofMember index: Int) -> TemplateValue { Self.members.list[index].value(self) }

    func value(ofOther name: String) -> TemplateValue? { nil }

    var text: String? { nil }
}
