import Configuration
package import Diagnostics
import JSON
import SystemSupport
import TemplateEngine

/// One parser with one template, as a command line in the words of `swiftgen run` names them.
package struct ResourceRun: Sendable, Hashable {
    /// The name of the parser, such as `strings`.
    package var parser: String
    /// Files and folders, relative to the folder that the user is in.
    package var inputs: [String]
    /// A regular expression for the files in folders; that of the parser when it is `nil`.
    package var filter: String?
    /// Options of the parser, each `name:value` or `name=value`.
    package var options: [String] = []
    /// The template by a word of SwiftGen or the name of one that ships.
    package var templateName: String?
    /// The template by its file.
    package var templatePath: String?
    /// What the template sees as `param`, each `name=value`; ``ResourceParameters`` has the grammar.
    package var parameters: [String] = []
    /// The file that is written; `-` for none.
    package var output = "-"

    private static let place = SourceLocation(path: "<command line>")

    /// Makes a run.
    package init(parser: String, inputs: [String]) {
        self.parser = parser
        self.inputs = inputs
    }

    /// The plan of the run.
    ///
    /// - Parameter folder: the folder that the user is in, absolute.
    /// - Throws: ``DiagnosticError`` when the parser is not known, an option or parameter has another form, or there is not one template.
    package func plan(in folder: String) throws(DiagnosticError) -> GenerationPlan {
        let template: GenerationPlan.TemplateReference
        switch (templateName, templatePath) {
        case (let name?, nil): template = .stock(Located("\(parser)/\(name)", at: Self.place))
        case (nil, let path?): template = .path(Located(path, at: Self.place))
        default: throw DiagnosticError("missing-template", "name one template, with '--templateName' or with '--templatePath'")
        }
        let entry = GenerationPlan.Entry(
            subject: .resources(try selection()), templates: [template], output: Located(output, at: Self.place),
            arguments: try ResourceParameters.json(parameters), header: .init(isPresent: false), baseIndentation: 0, isPruning: false,
            spacing: templateName == nil ? .sourcery : .swiftgen, location: Self.place)
        return GenerationPlan(folder: folder, entries: [entry])
    }

    /// What a template would see, as JSON, without `param` and `env`.
    ///
    /// - Parameters:
    ///   - folder: the folder that the user is in, absolute.
    ///   - settings: which parsers there are, and where files are read from.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: ``DiagnosticError`` with what is wrong with the command line or a file.
    package func context(in folder: String, settings: GenerationSettings, diagnostics: inout [Diagnostic]) throws -> String {
        let selection = try selection()
        guard let parser = settings.parsers.first(where: { $0.name == parser }) else { return "" }
        let inputs = try ResourceCollector(folder: folder, fileSystem: settings.fileSystem).inputs(selection, parser: parser)
        let context = try parser.context(of: inputs, options: selection.options, diagnostics: &diagnostics)
        do {
            return JSONWriter.text(try ValueJSON.json(.dictionary(context)))
        } catch {
            throw DiagnosticError(error.code, error.reason)
        }
    }

    private func selection() throws(DiagnosticError) -> ResourceSelection {
        let names = StandardParsers.all.map(\.name)
        guard names.contains(parser) else {
            let nearest = Spelling.nearest(to: parser, among: names).map { "did you mean '\($0)'" }
            throw DiagnosticError(
                "unknown-parser", "there is no parser '\(parser)'; \(nearest ?? "use one of: " + names.joined(separator: ", "))")
        }
        var members: [JSONValue.Member] = []
        for option in options {
            guard let mark = option.firstIndex(where: { $0 == ":" || $0 == "=" }), mark > option.startIndex else {
                throw DiagnosticError("invalid-option", "the option '\(option)' has no name and value; write it as 'name:value'")
            }
            members.append(.init(String(option[..<mark]), .string(String(option[option.index(after: mark)...]))))
        }
        return ResourceSelection(
            parser: parser, inputs: inputs.map { Located($0, at: Self.place) }, filter: filter.map { Located($0, at: Self.place) },
            options: .object(members), location: Self.place)
    }
}

extension GenerationPlan {
    /// Treats white space around the tags of users' templates over resources as SwiftGen does with its own, which templates copied from
    /// those need.
    package mutating func useModernSpacing() {
        for index in entries.indices {
            if case .resources = entries[index].subject { entries[index].spacing = .swiftgen }
        }
    }
}
