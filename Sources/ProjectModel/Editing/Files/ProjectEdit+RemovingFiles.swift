public import Diagnostics
import PropertyLists
import SystemSupport

extension ProjectEdit {
    /// Removes a file or folder from the project, and from all targets. The file on disk stays.
    ///
    /// With the last language of a file the group of its languages goes.
    ///
    /// - Parameter path: the file, absolute or from the source root of the project.
    /// - Throws: `DiagnosticError` when the project has no such file, or something else in it needs the file, such as a target
    ///   whose product it is.
    public mutating func removeFile(_ path: String) throws(DiagnosticError) {
        let identifier = try reference(to: absolutePath(path))
        try requireRemovable(identifier)
        removeReference(identifier)
    }

    /// The reference, model or folder at a place.
    func reference(to file: String) throws(DiagnosticError) -> String {
        let found = draft.objects(at: file).filter { identifier in
            let objectClass = draft.objectClass(of: identifier)
            return objectClass == .fileReference || objectClass == .versionGroup || objectClass == .synchronizedRootGroup
        }
        if let reference = found.first { return reference }
        if let folder = synchronizedFolder(around: file) {
            throw fault(
                "in-synchronized-folder",
                "'\(shown(file))' lies in the synchronized folder '\(draft.displayName(of: folder))', whose files are found on disk; "
                    + "remove it there, or take it from a target with 'trellis-project remove member'",
                at: folder)
        }
        throw fault("no-such-member", "the project has no file '\(shown(file))'; 'trellis-project files --all' lists them")
    }

    /// Makes sure that nothing but groups, phases and settings has to do with a file.
    func requireRemovable(_ identifier: String) throws(DiagnosticError) {
        for referrer in draft.referrers(of: identifier) {
            guard let object = draft.object(referrer) else { continue }
            let name = draft.displayName(of: identifier)
            switch object.objectClass {
            case .nativeTarget? where object.text("productReference") == identifier:
                throw fault(
                    "is-a-product",
                    "'\(name)' is the product of the target '\(object.text("name") ?? "")'; 'trellis-project remove target' removes both",
                    at: identifier)
            case .project? where object.text("productRefGroup") == identifier || object.text("mainGroup") == identifier:
                throw fault("is-needed", "the project needs the group '\(name)', so that it cannot be removed", at: identifier)
            case .containerItemProxy?, .project?:
                throw fault(
                    "is-a-project",
                    "'\(name)' is a project that targets depend on; remove it in Xcode, which takes its products out as well",
                    at: identifier)
            default: break
            }
        }
    }

    /// Takes a reference out of everything that mentions it.
    mutating func removeReference(_ identifier: String) {
        let objectClass = draft.objectClass(of: identifier)
        let children = draft.object(identifier)?.texts("children") ?? []
        let exceptions = draft.object(identifier)?.texts("exceptions") ?? []
        for referrer in draft.referrers(of: identifier) { detach(identifier, from: referrer) }
        draft.remove(identifier)
        if objectClass == .versionGroup { for child in children { draft.remove(child) } }
        if objectClass == .synchronizedRootGroup { for exception in exceptions { draft.remove(exception) } }
    }

    private mutating func detach(_ identifier: String, from referrer: String) {
        switch draft.objectClass(of: referrer) {
        case .buildFile?:
            removeBuildFile(referrer)
        case .variantGroup?:
            draft.update(referrer) { $0["children"] = .texts($0.texts("children").filter { $0 != identifier }) }
            if draft.object(referrer)?.texts("children").isEmpty == true { removeReference(referrer) }
        case .group?, .versionGroup?:
            draft.update(referrer) { group in
                group["children"] = .texts(group.texts("children").filter { $0 != identifier })
                if group.text("currentVersion") == identifier { group["currentVersion"] = nil }
            }
        case .buildConfiguration?:
            detachConfigurationFile(identifier, from: referrer)
        case .nativeTarget?, .aggregateTarget?, .legacyTarget?:
            draft.remove(identifier, fromList: "fileSystemSynchronizedGroups", of: referrer)
        default: break
        }
    }

    private mutating func detachConfigurationFile(_ identifier: String, from configuration: String) {
        draft.update(configuration) { object in
            for key in ["baseConfigurationReference", "baseConfigurationReferenceAnchor"] where object.text(key) == identifier {
                object[key] = nil
                if key == "baseConfigurationReferenceAnchor" { object["baseConfigurationReferenceRelativePath"] = nil }
            }
        }
        let name = draft.object(configuration)?.text("name") ?? configuration
        diagnostics.append(
            Diagnostic(
                .warning, "configuration-file-removed",
                "'\(draft.displayName(of: identifier))' was the configuration file of a configuration '\(name)', which has none now",
                at: project.document.object(configuration)?.location))
    }
}
