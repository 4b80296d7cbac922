import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project add package`
enum AddPackageCommand: Command {
    static let package = Positional("PACKAGE", help: "the URL of a repository, or a folder with a Package.swift", completion: .folders)
    static let from = ValueOption("from", value: "VERSION", help: "this version and later ones before the next major one")
    static let minor = ValueOption(
        "up-to-next-minor", value: "VERSION", help: "this version and later ones before the next minor one")
    static let exact = ValueOption("exact", value: "VERSION", help: "this version alone")
    static let range = ValueOption("range", value: "A..<B", help: "version A and later ones before version B")
    static let branch = ValueOption("branch", value: "NAME", help: "the last commit of a branch")
    static let revision = ValueOption("revision", value: "COMMIT", help: "one commit")
    private static let requirementOptions = [from, minor, exact, range, branch, revision]
    static let trait = ValueOption(
        "trait", value: "NAME", help: "a trait of the package that is on; its own choice when left out", isRepeatable: true)
    static let noTraits = Flag("no-traits", help: "turn all traits of the package off")

    static let declaration = CommandDeclaration(
        "package",
        abstract: "Lets a project use a Swift package.",
        discussion: [
            "A package from a repository needs one of --from, --up-to-next-minor, --exact, --range, --branch and --revision; a folder has "
                + "none. 'add product' lets a target use what is in it."
        ],
        positionals: [EditOptions.project, package],
        flags: [noTraits],
        options: requirementOptions + [trait],
        examples: [
            .init("trellis-project add package App.xcodeproj https://example.com/parser.git --from 1.2.0", "a package of a repository"),
            .init("trellis-project add package App.xcodeproj Packages/Kit", "a package in a folder"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let name = arguments[package] ?? ""
        guard !arguments[flag: noTraits] || arguments.all(trait).isEmpty else {
            throw UsageError.contradiction("'--no-traits' and '--trait' exclude each other")
        }
        let traits = arguments[flag: noTraits] ? [] : arguments.all(trait).isEmpty ? nil : arguments.all(trait)
        let requirements = requirementOptions.compactMap { option in arguments[option: option].map { (option, $0) } }
        guard PackageRequirement.isRepository(name) else {
            guard requirements.isEmpty else {
                throw UsageError.contradiction("'\(name)' is a folder, which has no versions; a URL is like https://example.com/parser.git")
            }
            return try EditOptions.run(arguments) { try $0.addLocalPackage(ProcessEnvironment.absolutePath(name), traits: traits) }
        }
        guard requirements.count == 1, let (option, value) = requirements.first else {
            throw UsageError.contradiction(
                "a package from a repository needs one of '--from', '--up-to-next-minor', '--exact', '--range', '--branch' and '--revision'"
            )
        }
        guard let requirement = PackageRequirement(word: option.name, value) else {
            throw UsageError.contradiction("'--\(option.name) \(value)' is not of the form \(option.valueName)")
        }
        return try EditOptions.run(arguments) { try $0.addPackage(name, requirement: requirement, traits: traits) }
    }
}
