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
