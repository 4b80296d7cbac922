package import BuildSettings
package import Diagnostics
package import ProjectModel

/// Which settings are asked for.
package struct SettingsQuestion: Sendable {
    /// The configurations; empty for the one that command-line builds use.
    package var configurations: [String] = []
    /// The SDK, such as `iphonesimulator`; `nil` leaves it to the settings.
    package var sdk: String?
    /// The architecture that conditions are compared with.
    package var arch: String?
    /// Settings that win over all that is written.
    package var overrides: [(key: String, value: String)] = []

    /// Asks for the usual configuration.
    package init() {}

    /// The requests for the targets of one project, one for each configuration.
    ///
    /// - Throws: ``DiagnosticError`` for a configuration that the project does not have, with the nearest that it has.
    package func requests(for project: any Project) throws(DiagnosticError) -> [SettingsRequest] {
        var names = configurations
        if names.isEmpty, let name = project.defaultConfiguration ?? project.configurations.first { names = [name] }
        for name in names where !project.configurations.contains(name) {
            let nearest = Spelling.nearest(to: name, among: project.configurations).map { "; did you mean '\($0)'?" }
            let list = project.configurations.map { "'\($0)'" }.joined(separator: ", ")
            throw DiagnosticError(
                "unknown-configuration",
                "the project '\(project.name)' has no configuration '\(name)'\(nearest ?? "; it has \(list)")"
            )
        }
        return names.map { SettingsRequest(configuration: $0, sdk: sdk, arch: arch) }
    }
}
