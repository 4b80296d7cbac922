/// Finds the templates that others include, import and extend.
public protocol TemplateLoader: Sendable {
    /// The template of a name; `nil` when there is none.
    ///
    /// - Parameters:
    ///   - name: what the template says.
    ///   - path: the template that says so.
    func template(named name: String, from path: String) throws -> TemplateSource?

    /// What messages call the loader.
    var loaderName: String { get }
}
