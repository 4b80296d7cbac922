package import Diagnostics

extension StockTemplate {
    /// The template of a name.
    ///
    /// - Throws: ``DiagnosticError`` with the nearest name when none has it.
    package static func required(_ name: String) throws(DiagnosticError) -> StockTemplate {
        if let template = named(name) { return template }
        let nearest = Spelling.nearest(to: name, among: all.map(\.name))
        let remedy = nearest.map { "did you mean '\($0)'" } ?? "'trellis-codegen templates' lists them"
        throw DiagnosticError("unknown-template", "no template '\(name)' ships; \(remedy)")
    }

    /// One line for each template: its name, and the first line of what it says about itself.
    package static var list: String {
        let width = all.map(\.name.utf8.count).max() ?? 0
        return all.map { template in
            let blanks = String(repeating: " ", count: width - template.name.utf8.count + 2)
            return template.name + blanks + (template.documentation.split(separator: "\n").first ?? "") + "\n"
        }.joined()
    }
}
