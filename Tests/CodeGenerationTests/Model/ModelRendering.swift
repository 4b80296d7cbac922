import CodeGeneration
import Diagnostics
import SwiftSource
import TemplateEngine
import Testing

/// Renders templates over sources.
struct ModelRendering {
    let model: GenerationModel
    let diagnostics: [Diagnostic]

    /// Reads sources; those in the same array are files `A.swift`, `B.swift`, … of no module.
    init(_ sources: String..., options: ModelOptions = ModelOptions()) {
        let names = ["Sources/App/A.swift", "B.swift", "C.swift", "D.swift", "E.swift"]
        self.init(files: zip(sources, names).map { ModelFile(SourceFile.scan(Array($0.utf8), path: $1)) }, options: options)
    }

    /// Reads files of modules, which are named after their modules.
    init(modules: [(module: String, source: String)]) {
        self.init(
            files: modules.enumerated().map { number, file in
                ModelFile(SourceFile.scan(Array(file.source.utf8), path: "\(file.module)/\(number).swift"), module: file.module)
            })
    }

    /// Reads files.
    init(files: [ModelFile], options: ModelOptions = ModelOptions()) {
        var diagnostics: [Diagnostic] = []
        model = GenerationModel(files: files, options: options, diagnostics: &diagnostics)
        self.diagnostics = diagnostics
    }

    /// Renders a template as Stencil does, with the marks of `newline` replaced.
    func text(_ template: String, arguments: String = "") throws -> String {
        var environment = TemplateEnvironment(whitespace: .plain)
        model.register(in: &environment)
        let compiled = try environment.compile(TemplateSource(path: "test.stencil", text: template))
        let bytes = try compiled.bytes(model.context(arguments: ModelArguments.parse(arguments)))
        return String(decoding: ModelTags.finish(bytes), as: UTF8.self)
    }
}

/// A member of the model, asked in a template, and what it prints.
struct MemberRow: Sendable, CustomTestStringConvertible {
    let member: String
    let template: String
    let expected: String

    init(_ member: String, _ template: String, _ expected: String) {
        (self.member, self.template, self.expected) = (member, template, expected)
    }

    var testDescription: String { "\(member): \(template)" }

    /// The names of the elements of a list.
    static func names(_ member: String, _ list: String, _ expected: String, of name: String = "name") -> MemberRow {
        MemberRow(member, "{% for item in \(list) %}{{ item.\(name) }};{% endfor %}", expected)
    }

    /// The keys and values of a dictionary.
    static func pairs(_ member: String, _ dictionary: String, _ value: String, _ expected: String) -> MemberRow {
        MemberRow(member, "{% for key, item in \(dictionary) %}{{ key }}={{ \(value) }};{% endfor %}", expected)
    }
}

/// Rows about one kind of element, over one source.
struct MemberTable: Sendable {
    let kind: ModelKind
    let sources: [String]
    let rows: [MemberRow]
}
