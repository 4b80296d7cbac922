/// Something that answers for its members when a template asks, and not before.
///
/// It is how a large model comes into a template without being converted: only members that the template mentions are
/// made. Answers have to be the same each time, because a template may ask twice.
public protocol TemplateObject: AnyObject, Sendable {
    /// The member of a name; `nil` when there is no such member, `.null` when it has no value.
    func templateMember(_ name: String) -> TemplateValue?

    /// The names of all members: what a loop over the object gives, and what a misspelt name is compared with.
    var templateMemberNames: [String] { get }

    /// What the object prints, and what filters of texts work on; `nil` when it prints nothing and they refuse it.
    var templateText: String? { get }
}

extension TemplateObject {
    /// No names are known.
    public var templateMemberNames: [String] { [] }

    /// It prints nothing.
    public var templateText: String? { nil }
}
