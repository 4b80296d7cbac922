/// The blocks of templates that extend each other.
struct BlockState {
    /// What replaces a block, the one of the outermost template first.
    var replacements: [String: [BlockNode]] = [:]
    /// What blocks printed last.
    var rendered: [String: TemplateValue] = [:]
}
