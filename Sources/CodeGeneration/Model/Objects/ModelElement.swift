package import TemplateEngine

/// Something of the model that answers for its members: a type, a variable, the name of a type.
///
/// The table of members is the only place where names stand: templates, the dump and the filters read it.
package protocol ModelElement: Sendable {
    /// What it is.
    static var kind: ModelKind { get }
    /// The number of members.
    static var memberCount: Int { get }
    /// Where a member is in the table.
    static func memberIndex(_ name: String) -> Int?
    /// A member of the table.
    static func description(ofMember index: Int) -> ModelMemberDescription
    /// The value of a member.
    func value(ofMember index: Int) -> TemplateValue
    /// What it prints.
    var text: String? { get }
}

/// What is known about a member without an element.
package struct ModelMemberDescription: Sendable, Hashable {
    /// The name in templates.
    package var name: String
    /// What it tells.
    package var summary: String
    /// Whether the value is kept once it is made.
    package var isKept: Bool
    /// Whether the dump shows only the names of the objects in the value.
    package var isReference: Bool
}

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

    package var text: String? { nil }
}
