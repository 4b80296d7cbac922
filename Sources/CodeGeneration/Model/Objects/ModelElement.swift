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
    /// The value of a name that is not in the table; `nil` when there is none.
    func value(ofOther name: String) -> TemplateValue?
    /// What it prints.
    var text: String? { get }
}
