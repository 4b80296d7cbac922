import Configuration
import Diagnostics
import SystemSupport

/// Which linter and configuration targets get: from the command line if it says so, else from the file.
struct LintScopes {
    private let arguments: LintArguments
    private let configuration: String?
    private let file: TrellisConfiguration?
    private let environment: LintEnvironment

    init(_ arguments: LintArguments, names: TargetNames, file: TrellisConfiguration?, environment: LintEnvironment) {
        self.arguments = arguments
        configuration = arguments.configuration ?? names.configuration
        self.file = file
        self.environment = environment
    }

    /// The scopes in their order.
    ///
    /// - Throws: ``DiagnosticError`` when neither the command line nor a file says how to lint.
    func scopes() throws(DiagnosticError) -> [LintScope] {
        if let configuration {
            let linter = arguments.linter ?? Self.linter(for: configuration)
            return [LintScope(linter: linter, configuration: environment.shown(configuration))]
        }
        if let file, let section = file.lint {
            return section.rules.enumerated().map { scope($0 + 1, $1, of: section, in: file) }
        }
        guard let linter = arguments.linter else { throw nothingSaysHow() }
        return [LintScope(linter: linter, configuration: nil)]
    }

    private func scope(
        _ number: Int,
        _ rule: LintSection.Rule,
        of section: LintSection,
        in file: TrellisConfiguration
    ) -> LintScope {
        var scope = LintScope(
            targets: rule.targets,
            linter: rule.linter?.value ?? arguments.linter ?? section.linter?.value ?? .swiftLint,
            configuration: rule.configuration.map { environment.shown(PathText.join(file.folder, $0.value)) },
            location: rule.configuration?.location ?? rule.location
        )
        scope.number = number
        scope.products = rule.products
        scope.paths = rule.paths
        scope.strictness = rule.strictness
        scope.severities = rule.severities
        scope.owners = rule.owners
        return scope
    }

    /// The linter that reads files with such a name.
    private static func linter(for configuration: String) -> LinterName {
        if configuration.hasSuffix(".swift-format") { return .swiftFormat }
        return configuration.hasSuffix(".swiftformat") ? .lockwoodSwiftFormat : .swiftLint
    }

    private func nothingSaysHow() -> DiagnosticError {
        guard let file else {
            return DiagnosticError(
                "no-lint-configuration",
                "there is no '\(TrellisConfiguration.fileName)' beside the project; write one, or give '--config' or '--linter'"
            )
        }
        return DiagnosticError(
            "no-lint-configuration",
            "the file has no section 'lint'; add one, or give '--config' or '--linter'",
            at: SourceLocation(path: file.path)
        )
    }
}
