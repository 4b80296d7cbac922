package import Configuration
package import Diagnostics
import SystemSupport

extension BundleArguments {
    /// What an entry of a `trellis.yml` asks for; its paths are relative to the folder of the file.
    ///
    /// - Throws: ``DiagnosticError`` when nothing names the project of a target.
    package init(_ entry: BundleSection.Entry, of configuration: TrellisConfiguration) throws(DiagnosticError) {
        func place(_ path: String) -> String { PathText.join(configuration.folder, path) }
        guard let project = entry.folder ?? entry.project ?? configuration.project else {
            throw DiagnosticError("no-project", "no project has the target; name one with 'project'", at: entry.location)
        }
        self.init(project: place(project.value), target: entry.target?.value, output: place(entry.output.value))
        name = entry.name
        self.configuration = entry.configuration
        sdk = entry.sdk
        format = entry.format.flatMap { BundleFormat(rawValue: $0.value) } ?? .bundle
        strings = entry.strings.flatMap { StringsOutput(rawValue: $0.value) } ?? .binary
        propertyLists = PropertyListOutput.choice(entry.propertyLists?.value)
        languages = entry.languages
        writesSourceLanguage = entry.writesSourceLanguage
        textCheck = entry.textCheck.flatMap { TextCheckLevel(rawValue: $0.value) } ?? .faults
    }
}

extension PropertyListOutput {
    /// The notation that a user chooses: `binary`, `xml`, or `as-is`, for which there is none.
    package static func choice(_ text: String?) -> PropertyListOutput? {
        switch text {
        case "xml": .xml
        case "as-is": nil
        default: .binary
        }
    }
}
