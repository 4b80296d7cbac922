import CommandLineSupport
import ProjectModel

/// `trellis-project add product`
enum AddProductCommand: Command {
    static let product = Positional(
        "PRODUCT", help: "a product of the package, or a target of the project that makes it", completion: .nothing)
    static let package = ValueOption(
        "package", value: "PACKAGE", help: "the package that has the product, by URL, the last part of it, or folder; none for a target",
        completion: .folders)
    static let plugin = Flag("plugin", help: "run the product, which is a plug-in, in the build of the target")

    static let declaration = CommandDeclaration(
        "product",
        abstract: "Links a product of a package, or of another target, into a target, or copies it.",
        discussion: [
            "It goes to the phase that links. --phase 'Embed Frameworks' copies it instead; the command is given twice to do both. For the "
                + "product of a target 'add dependency' tells the order of building."
        ],
        positionals: [EditOptions.project, product],
        flags: [plugin, AddMemberCommand.weak, AddMemberCommand.sign],
        options: [EditOptions.target, package, EditOptions.phase, AddMemberCommand.platform],
        examples: [
            .init("trellis-project add product App.xcodeproj Parser --package parser --target App", "a library of a package"),
            .init(
                "trellis-project add product App.xcodeproj Kit --target App --phase 'Embed Frameworks' --sign",
                "a framework of the project, copied into the application"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        var attributes = MemberAttributes()
        attributes.isWeak = arguments[flag: AddMemberCommand.weak]
        attributes.isSignedOnCopy = arguments[flag: AddMemberCommand.sign]
        attributes.platforms = arguments.all(AddMemberCommand.platform)
        let (name, phase) = (arguments[product] ?? "", arguments[option: EditOptions.phase])
        let isPlugin = arguments[flag: plugin]
        guard let package = arguments[option: Self.package] else {
            guard !isPlugin else { throw UsageError.contradiction("'--plugin' needs '--package PACKAGE'") }
            return try EditOptions.run(arguments) { [attributes] edit in
                try edit.addProduct(ofTarget: name, to: target, phase: phase, attributes: attributes)
            }
        }
        guard !isPlugin || phase == nil else { throw UsageError.contradiction("'--plugin' and '--phase' exclude each other") }
        return try EditOptions.run(arguments) { [attributes] edit in
            try edit.addPackageProduct(
                name, package: EditOptions.package(package), target: target, kind: isPlugin ? .plugin : .library, phase: phase,
                attributes: attributes)
        }
    }
}
