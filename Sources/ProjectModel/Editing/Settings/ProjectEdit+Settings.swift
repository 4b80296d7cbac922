public import Diagnostics
import PropertyLists

extension ProjectEdit {
    /// Gives a build setting a value, in place of what it holds.
    ///
    ///     try edit.setSetting("SWIFT_VERSION", to: ["6.0"])
    ///     try edit.setSetting("OTHER_LDFLAGS[sdk=iphoneos*]", to: ["-ObjC"], target: "App", appends: true)
    ///
    /// - Parameters:
    ///   - key: the name, with conditions in brackets behind it if there are any.
    ///   - values: the value, or the values of a list. Xcode writes lists for some settings only: for the others the values
    ///     become the words of one text, in quotation marks where they have to be.
    ///   - target: the name of the target, or its identifier; the project when `nil`.
    ///   - configurations: the names of the configurations; all of them when empty.
    ///   - appends: whether the values go behind those that the setting has, or behind the inherited ones when it has none.
    /// - Throws: `DiagnosticError` when the key is none, or there is no such target or configuration.
    public mutating func setSetting(
        _ key: String,
        to values: [String],
        target: String? = nil,
        configurations: [String] = [],
        appends: Bool = false
    ) throws(DiagnosticError) {
        let name = try settingKey(key)
        let habits = SettingHabits(project.document)
        let value = SettingForm(key: name, objectVersion: draft.objectVersion) { habits.writeListsOfOne(for: name) }
        for configuration in try self.configurations(ofTarget: target, named: configurations) {
            draft.update(configuration) { object in
                var settings = DraftObject(.dictionary(object.dictionary("buildSettings")))
                let old = settings[key]
                settings[key] = appends ? value.tree(appending: values, to: old) : value.tree(values, replacing: old)
                object["buildSettings"] = settings.tree
            }
        }
    }

    /// Lets a build setting go, so that what is inherited holds.
    ///
    /// - Parameters:
    ///   - key: the name with its conditions, as it is written.
    ///   - target: the name of the target, or its identifier; the project when `nil`.
    ///   - configurations: the names of the configurations; all of them when empty.
    /// - Throws: `DiagnosticError` when there is no such target or configuration, or none of the configurations has the setting.
    public mutating func unsetSetting(
        _ key: String,
        target: String? = nil,
        configurations: [String] = []
    ) throws(DiagnosticError) {
        let found = try self.configurations(ofTarget: target, named: configurations).filter { configuration in
            draft.object(configuration)?.dictionary("buildSettings").contains { $0.key == key } ?? false
        }
        guard !found.isEmpty else {
            let place = configurations.isEmpty ? "" : " in \(configurations.map { "'\($0)'" }.joined(separator: ", "))"
            throw fault(
                "not-set", "\(settingsOwner(target)) does not set '\(key)'\(place); 'trellis-project settings --explain' tells who does")
        }
        for configuration in found {
            draft.update(configuration) { object in
                object["buildSettings"] = .dictionary(object.dictionary("buildSettings").filter { $0.key != key })
            }
        }
    }

    /// The key that a text is.
    func settingKey(_ text: String) throws(DiagnosticError) -> SettingKey {
        guard let key = SettingKey(text) else {
            throw fault(
                "wrong-setting",
                "'\(text)' is no name of a build setting; it takes letters, digits and '_', and conditions such as '[sdk=iphoneos*]'")
        }
        return key
    }
}
