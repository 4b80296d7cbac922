import SystemSupport

/// The files that are read twice, by Trellis and by the toolchain's parser.
enum SwiftInputs {
    /// The repository.
    static let repository = PathText.normalized(PathText.join(#filePath, "../../../.."))

    /// The interfaces of the modules that come with the toolchain, sorted.
    static let interfaces: [String] = {
        guard let compiler = ExecutableSearch.find("swiftc", path: ProcessEnvironment.variable("PATH") ?? "") else { return [] }
        let program = RealPath.resolve(compiler) ?? compiler
        return files(below: PathText.normalized(PathText.join(program, "../../lib")), suffix: ".swiftinterface")
    }()

    /// All Swift of this repository: its sources, its tests and their inputs, its examples.
    static let own = ["Sources", "Tests", "Benchmarks", "Examples"].flatMap { files(below: repository + "/" + $0, suffix: ".swift") }

    /// The files at any depth whose names end in `suffix`, sorted; links are not followed.
    static func files(below folder: String, suffix: String) -> [String] {
        let entries = ((try? DiskFileSystem().entries(of: folder)) ?? []).sorted { $0.name < $1.name }
        return entries.flatMap { entry -> [String] in
            switch entry.kind {
            case .directory: files(below: folder + "/" + entry.name, suffix: suffix)
            case .file: entry.name.hasSuffix(suffix) ? [folder + "/" + entry.name] : []
            }
        }
    }
}
