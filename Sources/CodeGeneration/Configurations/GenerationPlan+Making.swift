import Configuration
import Diagnostics
import JSON
package import SystemSupport
import TemplateEngine

extension GenerationPlan {
    /// A plan of one template, as a command line names it.
    ///
    /// - Parameters:
    ///   - template: a file that is there, or the name of a template that ships.
    ///   - subject: what it renders.
    ///   - output: the file that it makes.
    ///   - arguments: what it sees as `argument`, in the grammar of annotations: `a=1,b`.
    ///   - folder: the folder that the user is in, absolute.
    ///   - fileSystem: where the template may be.
    package init(
        rendering template: String,
        of subject: Subject,
        output: String,
        arguments: String,
        in folder: String,
        fileSystem: any FileSystem
    ) {
        let place = SourceLocation(path: "<command line>")
        let isFile = fileSystem.kind(at: PathText.normalized(PathText.join(folder, template))) != nil
        let name = Located(template, at: place)
        let reference: TemplateReference = isFile ? .path(name) : TrellisPlanReader.reference(name)
        let entry = Entry(
            subject: subject, templates: [reference], output: Located(output, at: place),
            arguments: JSONValue(.dictionary(ModelArguments.parse(arguments))), header: Header(isPresent: output != "-"),
            baseIndentation: 4, isPruning: false, spacing: .sourcery, location: place)
        self.init(folder: folder, entries: [entry])
    }

    /// Gives all entries over Swift the sources of a list, as build systems hand them over.
    ///
    /// - Parameters:
    ///   - list: a file with one path a line, absolute.
    ///   - module: the module of the sources.
    /// - Throws: ``DiagnosticError`` when the list cannot be read.
    package mutating func replaceSources(listedIn list: String, module: String?) throws {
        let text = String(decoding: try DiskFileSystem().read(list), as: UTF8.self)
        let paths = text.split(separator: "\n").map { Located(String($0), at: SourceLocation(path: list)) }
        for index in entries.indices {
            guard case .swift(var selection) = entries[index].subject else { continue }
            selection.paths = paths.filter { $0.value.hasSuffix(".swift") }
            selection.targets = []
            selection.module = module
            entries[index].subject = .swift(selection)
        }
    }
}

extension SourceSelection {
    /// A selection as a command line makes it.
    ///
    /// - Parameters:
    ///   - paths: files, folders and patterns.
    ///   - project: the project of the targets.
    ///   - targets: names of targets.
    ///   - place: what messages call the command line.
    package init(paths: [String], project: String, targets: [String], place: String) {
        let place = SourceLocation(path: place)
        self.init()
        self.paths = paths.map { Located($0, at: place) }
        self.targets = targets.map { TargetSelection(project: Located(project, at: place), name: Located($0, at: place)) }
    }

    /// Whether it names nothing.
    package var isEmpty: Bool { paths.isEmpty && targets.isEmpty }
}
