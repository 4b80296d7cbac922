/// Templates that are in memory.
public struct MemoryTemplateLoader: TemplateLoader {
    private let templates: [String: String]
    public let loaderName: String

    /// Makes a loader of templates by name.
    public init(_ templates: [String: String], loaderName: String = "memory") {
        self.templates = templates
        self.loaderName = loaderName
    }

    public func template(named name: String, from path: String) -> TemplateSource? {
        templates[name].map { TemplateSource(path: name, text: $0) }
    }
}
