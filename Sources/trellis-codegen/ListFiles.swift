import CodeGeneration
import CommandLineSupport
import SystemSupport

/// Writes the lists of inputs and outputs that build systems ask for.
enum ListFiles {
    static func write(_ arguments: ParsedArguments, _ result: GenerationResult, _ session: GenerationSession) throws {
        guard arguments[option: RunCommand.dependencyFile] ?? arguments[option: RunCommand.lists] != nil else { return }
        let lists = DependencyLists(result, configurationFiles: session.plan.configurationFiles)
        if let name = arguments[option: RunCommand.dependencyFile] {
            try DependencyLists.write(lists.makeRule(from: session.workingDirectory), to: ProcessEnvironment.absolutePath(name))
        }
        if let name = arguments[option: RunCommand.lists] {
            let folder = ProcessEnvironment.absolutePath(name)
            for (kind, files) in [("inputs", lists.inputs), ("outputs", lists.outputs)] {
                let text = DependencyLists.xcodeList(files, sourceRoot: session.plan.folder)
                try DependencyLists.write(text, to: PathText.join(folder, "codegen-\(kind).xcfilelist"))
            }
        }
    }
}
