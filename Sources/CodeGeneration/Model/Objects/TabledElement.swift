import TemplateEngine

/// An element with its table.
protocol TabledElement: ModelElement {
    static var members: ModelMembers<Self> { get }
}

extension TabledElement {
    package static var memberCount: Int { members.list.count }

    package static func memberIndex(_ name: String) -> Int? { members.indices[name] }

    package static func description(ofMember index: Int) -> ModelMemberDescription {
        let member = members.list[index]
        return ModelMemberDescription(name: member.name, summary: member.summary, isKept: member.isKept, isReference: member.isReference)
    }

    package func value(ofMember index: Int) -> TemplateValue { Self.members.list[index].value(self) }

    package func value(ofOther name: String) -> TemplateValue? { nil }

    package var text: String? { nil }
}
