public import Diagnostics
import PropertyLists
import SystemSupport

extension ProjectEdit {
    /// Puts a file of settings, an `xcconfig`, below the settings of configurations.
    ///
    /// - Parameters:
    ///   - path: the file, absolute or from the source root of the project, which must have it by a reference or in a
    ///     synchronized folder.
    ///   - target: the name of the target, or its identifier; the project when `nil`.
    ///   - configurations: the names of the configurations; all of them when empty.
    /// - Throws: `DiagnosticError` when there is no such target or configuration, or the project does not have the file.
    public mutating func setConfigurationFile(
        _ path: String,
        target: String? = nil,
        configurations: [String] = []
    ) throws(DiagnosticError) {
        let file = absolutePath(path)
        guard PathText.fileExtension(of: file) == "xcconfig" else {
            throw fault("no-configuration-file", "'\(shown(file))' is no file of settings, whose names end in '.xcconfig'")
        }
        let found = try self.configurations(ofTarget: target, named: configurations)
        if let folder = synchronizedFolder(around: file) {
            let relative = PathText.relative(file, to: draft.place(of: folder).absolutePath ?? "")
            for configuration in found { setBase(of: configuration, anchor: folder, relativePath: relative) }
        } else {
            let reference = try reference(to: file)
            for configuration in found { setBase(of: configuration, reference: reference) }
        }
    }

    /// Takes the file of settings away from configurations; the project keeps the file.
    ///
    /// - Parameters:
    ///   - target: the name of the target, or its identifier; the project when `nil`.
    ///   - configurations: the names of the configurations; all of them when empty.
    /// - Throws: `DiagnosticError` when there is no such target or configuration, or none of the configurations has a file.
    public mutating func unsetConfigurationFile(target: String? = nil, configurations: [String] = []) throws(DiagnosticError) {
        let found = try self.configurations(ofTarget: target, named: configurations).filter { configuration in
            let object = draft.object(configuration)
            return object?["baseConfigurationReference"] != nil || object?["baseConfigurationReferenceAnchor"] != nil
        }
        guard !found.isEmpty else {
            throw fault("not-set", "the configurations of \(settingsOwner(target)) that are meant have no file of settings")
        }
        for configuration in found { setBase(of: configuration) }
    }

    private mutating func setBase(
        of configuration: String, reference: String? = nil, anchor: String? = nil, relativePath: String? = nil
    ) {
        draft.update(configuration) { object in
            object["baseConfigurationReference"] = reference.map { .string($0) }
            object["baseConfigurationReferenceAnchor"] = anchor.map { .string($0) }
            object["baseConfigurationReferenceRelativePath"] = relativePath.map { .string($0) }
        }
    }
}
