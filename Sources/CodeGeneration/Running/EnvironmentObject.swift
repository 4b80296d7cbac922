import TemplateEngine

/// The variables of the environment as templates of resources see them; it notes which of them are asked for.
final class EnvironmentObject: TemplateObject {
    private let variables: [String: String]
    private let reads: TemplateReads

    init(_ variables: [String: String], reads: TemplateReads) {
        self.variables = variables
        self.reads = reads
    }

    func templateMember(_ name: String) -> TemplateValue? {
        reads.note(variable: name)
        return variables[name].map { .string($0) } ?? .null
    }
}
