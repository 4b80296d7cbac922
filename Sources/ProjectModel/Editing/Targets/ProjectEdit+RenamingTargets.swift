public import Diagnostics
import PropertyLists
import SystemSupport

extension ProjectEdit {
    /// Gives a target another name.
    ///
    /// Its product follows when it is named after the target, and so do the settings of tests that run in it or run it, and what
    /// dependencies call it. Schemes find it by its identifier and show the old name until Xcode writes them again; code that
    /// imports its module is for the caller to change.
    ///
    /// - Parameters:
    ///   - name: the name of the target, or its identifier.
    ///   - newName: its new name.
    /// - Throws: `DiagnosticError` when there is no such target, or there is one of the new name.
    public mutating func renameTarget(_ name: String, to newName: String) throws(DiagnosticError) {
        let target = try self.target(name)
        let oldName = self.name(ofTarget: target)
        guard !newName.isEmpty else { throw fault("no-name", "a target needs a name") }
        guard newName != oldName else { return }
        if let known = targetIdentifiers.first(where: { draft.object($0)?.text("name") == newName }) {
            throw fault("already-there", "the project has a target '\(newName)' already", at: known)
        }
        let files = newProductFile(of: target, oldName: oldName, newName: newName)
        draft.update(target) { $0["name"] = .string(newName) }
        for referrer in draft.referrers(of: target) {
            draft.update(referrer) { object in
                let isProxy = object.objectClass == .containerItemProxy && object.text("remoteInfo") == oldName
                if isProxy { object["remoteInfo"] = .string(newName) }
                let isDependency = object.objectClass == .targetDependency && object.text("name") == oldName
                if isDependency { object["name"] = .string(newName) }
            }
        }
        if let files { draft.update(files.product) { $0["path"] = .string(files.new) } }
        for other in targetIdentifiers { renameHost(oldName, newName, files.map { ($0.old, $0.new) }, inTestsOf: other) }
    }

    /// The product of a target with its old and its new file name, when it is named after the target.
    private func newProductFile(
        of target: String, oldName: String, newName: String
    ) -> (product: String, old: String, new: String)? {
        guard let product = draft.object(target)?.text("productReference"), let old = draft.object(product)?.text("path") else {
            return nil
        }
        let fileExtension = PathText.fileExtension(of: old)
        let suffix = fileExtension.isEmpty ? "" : "." + fileExtension
        let prefix = [oldName + suffix, "lib" + oldName + suffix].firstIndex(of: old)
        guard let prefix, isNamedAfterTarget(target) else { return nil }
        return (product, old, (prefix == 0 ? "" : "lib") + newName + suffix)
    }

    private func isNamedAfterTarget(_ target: String) -> Bool {
        let inherited = projectSettings()["PRODUCT_NAME"]
        let own = (try? configurations(ofTarget: target, named: [])) ?? []
        return own.allSatisfy { configuration in
            let settings = DraftObject(.dictionary(draft.object(configuration)?.dictionary("buildSettings") ?? []))
            let value = settings["PRODUCT_NAME"] ?? inherited
            return value == nil || value == .string("$(TARGET_NAME)") || value == .string("${TARGET_NAME}")
        }
    }

    /// Changes the settings by which tests name the application that they run in, or that they run.
    private mutating func renameHost(
        _ oldName: String, _ newName: String, _ files: (old: String, new: String)?, inTestsOf target: String
    ) {
        for configuration in (try? configurations(ofTarget: target, named: [])) ?? [] {
            var settings = DraftObject(.dictionary(draft.object(configuration)?.dictionary("buildSettings") ?? []))
            if settings.text("TEST_TARGET_NAME") == oldName { settings["TEST_TARGET_NAME"] = .string(newName) }
            if let files, let host = settings.text("TEST_HOST") {
                let parts = host.split(separator: "/", omittingEmptySubsequences: false)
                if parts.contains(files.old[...]) {
                    let renamed = parts.map { $0 == files.old ? files.new[...] : $0 == oldName ? newName[...] : $0 }
                    settings["TEST_HOST"] = .string(renamed.joined(separator: "/"))
                }
            }
            let hasSettings = draft.object(configuration)?["buildSettings"] != nil
            if hasSettings { draft.update(configuration) { $0["buildSettings"] = settings.tree } }
        }
    }
}
