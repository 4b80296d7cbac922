import TemplateEngine

/// The members that all elements of a kind have.
struct ModelMembers<Element: Sendable>: Sendable {
    /// The members in the order of the page and the dump.
    let list: [ModelMember<Element>]
    /// Where each name is.
    let indices: [String: Int]

    /// Makes a table of lists; of equal names the first counts.
    init(_ lists: [ModelMember<Element>]...) {
        list = lists.flatMap { $0 }
        indices = Dictionary(list.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
