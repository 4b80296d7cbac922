public import Diagnostics

/// What templates are compiled with: filters, tags, where other templates are, and how white space is treated.
///
///     var environment = TemplateEnvironment(whitespace: .swiftgen)
///     environment.register(TemplateFilter("shout") { value, _ in .string(value.text + "!") })
///     let template = try environment.compile(TemplateSource(path: "hello.stencil", text: "{{ name|shout }}"))
///     let text = try template.render(["name": "World"])    // World!
public struct TemplateEnvironment: Sendable {
    /// What happens to white space around tags.
    public var whitespace: WhitespaceMode
    /// Whether quotes protect closers, tabs separate words, and unclosed tags and names that do not exist are errors,
    /// whatever the mode; in ``WhitespaceMode/strict`` that is always so.
    public var isStrict = false
    /// Where templates that others name are found; `nil` when there are none.
    public var loader: (any TemplateLoader)?
    /// What a rendering may use.
    public var limits = TemplateLimits()
    /// What the tag `now` prints; without it that tag is an error.
    public var moment: TemplateMoment?

    /// Remembers what loops came to; it belongs to one rendering of one template.
    package var loopMemory: (any LoopMemory)?

    private var customFilters: [String: TemplateFilter] = [:]
    private(set) var tags: [String: TemplateTag] = [:]

    /// Makes an environment with the filters and tags of the language.
    public init(whitespace: WhitespaceMode = .sourcery, loader: (any TemplateLoader)? = nil) {
        self.whitespace = whitespace
        self.loader = loader
    }

    var readsStrictly: Bool { isStrict || whitespace == .strict }

    /// Adds a filter, in place of the one that has its name.
    public mutating func register(_ filter: TemplateFilter) {
        customFilters[filter.name] = filter
    }

    /// Adds a tag, in place of the one that has its name.
    public mutating func register(_ tag: TemplateTag) {
        tags[tag.name] = tag
    }

    /// Compiles a template, and those that it includes, imports and extends by name.
    ///
    /// - Throws: what is wrong with the template itself. What is wrong with another one shows when a rendering gets there.
    public func compile(_ source: TemplateSource) throws(DiagnosticError) -> Template {
        var compiler = TemplateCompiler(self)
        let number = compiler.compile(source)
        let template = Template(compiler: compiler, number: number)
        if case .failed(let failure) = compiler.units[number].state { throw template.error(failure, in: compiler) }
        return template
    }

    /// Compiles a template that the loader finds.
    ///
    /// - Throws: what is wrong with it, or that there is none.
    public func compile(named name: String) throws(DiagnosticError) -> Template {
        let source: TemplateSource?
        do {
            source = try loader?.template(named: name, from: name)
        } catch {
            let failure = TemplateFailure.wrapping(error)
            throw DiagnosticError(failure.code, failure.reason)
        }
        guard let source else { throw DiagnosticError("template-missing", "no template is named '\(name)'; check the template folders") }
        return try compile(source)
    }

    /// The names of all filters, in order.
    public var filterNames: [String] {
        Set(BuiltInFilters.byName.keys).union(customFilters.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The names of all tags that begin something, in order.
    public var tagNames: [String] {
        Set(BuiltInTag.allCases.map(\.rawValue)).union(tags.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func filter(named name: String) throws(TemplateFailure) -> TemplateFilter {
        if let filter = customFilters[name] ?? BuiltInFilters.byName[name] { return filter }
        let similar = Similarity.nearest(to: name, among: filterNames)
        let hint = similar.isEmpty ? "" : " Found similar filters: \(similar.map { "'\($0)'" }.joined(separator: ", "))."
        throw TemplateFailure("Unknown filter '\(name)'.\(hint)", code: "unknown-filter")
    }
}
