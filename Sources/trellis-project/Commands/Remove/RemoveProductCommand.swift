import CommandLineSupport
import ProjectModel

/// `trellis-project remove product`
enum RemoveProductCommand: Command {
    static let declaration = CommandDeclaration(
        "product",
        abstract: "Takes a product of a package, or of another target, out of a target.",
        positionals: [EditOptions.project, AddProductCommand.product],
        options: [EditOptions.target, AddProductCommand.package, EditOptions.phase],
        examples: [
            .init("trellis-project remove product App.xcodeproj Parser --package parser --target App", "a library that is not used")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        let (name, phase) = (arguments[AddProductCommand.product] ?? "", arguments[option: EditOptions.phase])
        let package = arguments[option: AddProductCommand.package]
        return try EditOptions.run(arguments) { edit in
            if let package {
                try edit.removePackageProduct(name, package: EditOptions.package(package), target: target, phase: phase)
            } else {
                try edit.removeProduct(ofTarget: name, from: target, phase: phase)
            }
        }
    }
}
