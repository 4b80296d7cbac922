public import Diagnostics
import PropertyLists

extension ProjectEdit {
    /// Adds an empty phase to a target.
    ///
    ///     try edit.addPhase(.copy, target: "App", name: "Embed Frameworks", destination: CopyDestination(.frameworks))
    ///
    /// - Parameters:
    ///   - kind: what the phase does; for a script see ``addScript(_:_:target:position:replaces:)``.
    ///   - target: the name of the target, or its identifier.
    ///   - name: what Xcode shows; the name that goes with the kind when `nil`.
    ///   - destination: where a copy phase copies to, and it needs one; other kinds have none.
    ///   - position: where it stands among the phases of the target.
    /// - Returns: the identifier of the phase.
    /// - Throws: `DiagnosticError` when there is no such target or neighbour, the target has such a phase already or cannot have
    ///   one, or the destination does not fit.
    @discardableResult
    public mutating func addPhase(
        _ kind: BuildPhase.Kind,
        target: String,
        name: String? = nil,
        destination: CopyDestination? = nil,
        position: PhasePosition = .last
    ) throws(DiagnosticError) -> String {
        let target = try self.target(target)
        guard kind != .script else { throw fault("needs-a-script", "a phase that runs a script is made by 'trellis-project add script'") }
        guard (kind == .copy) == (destination != nil) else {
            let message = kind == .copy ? "a copy phase needs a place to copy to" : "only a copy phase has a place to copy to"
            throw fault("wrong-destination", message)
        }
        try requirePhase(kind, name: name, isPossibleIn: target)
        let index = try self.index(of: position, inTarget: target)
        var object = newPhase(kind, name: name)
        if let destination { try setDestination(destination, of: &object) }
        draft.addEmptyLists(["files"], to: &object)
        return insertPhase(object, kind, into: target, at: index)
    }

    /// Removes a phase from a target.
    ///
    /// - Parameters:
    ///   - name: the name of the phase, or its kind.
    ///   - target: the name of the target, or its identifier.
    ///   - isRecursive: whether its members cease to be members of it; else it has to be empty.
    /// - Throws: `DiagnosticError` when there is no such target or phase, or it is not empty.
    public mutating func removePhase(_ name: String, target: String, isRecursive: Bool = false) throws(DiagnosticError) {
        let target = try self.target(target)
        let identifier = try phase(name, of: target)
        let count =
            (draft.object(identifier)?.texts("files") ?? []).filter { draft.object($0) != nil }.count
            + exceptions(ofPhase: identifier).count
        guard count == 0 || isRecursive else {
            throw fault(
                "phase-not-empty",
                "the phase '\(name)' of the target '\(self.name(ofTarget: target))' has \(count == 1 ? "a member" : "\(count) members"); "
                    + "'--recursive' removes it all the same",
                at: identifier)
        }
        removePhaseObject(identifier, of: target)
    }

    /// Takes a phase with everything in it out of its target.
    mutating func removePhaseObject(_ identifier: String, of target: String) {
        removeContent(ofPhase: identifier, of: target)
        let path = draft.object(identifier).map { Self.phasePath($0, in: target) } ?? ""
        draft.remove(identifier, madeAs: path, fromList: "buildPhases", of: target)
        draft.remove(identifier)
    }

    /// Removes what belongs to a phase: its build files, the package products that nothing else uses, and exceptions of folders.
    mutating func removeContent(ofPhase identifier: String, of target: String) {
        for buildFile in draft.object(identifier)?.texts("files") ?? [] {
            let product = draft.object(buildFile)?.text("productRef")
            removeBuildFile(buildFile)
            if let product { dropUnusedProduct(product, of: target) }
        }
        for set in exceptions(ofPhase: identifier) { removeExceptionSet(set) }
    }

    /// The exceptions of synchronized folders that put files into a phase.
    private func exceptions(ofPhase identifier: String) -> [String] {
        draft.referrers(of: identifier).filter { draft.objectClass(of: $0) == .synchronizedBuildPhaseExceptionSet }
    }

    /// Takes a set of exceptions out of its folder.
    mutating func removeExceptionSet(_ identifier: String) {
        for folder in draft.referrers(of: identifier) { draft.remove(identifier, fromList: "exceptions", of: folder) }
        draft.remove(identifier)
    }

    // MARK: - New phases

    /// A phase with what all phases have.
    ///
    /// - Parameter isForInstallationOnly: whether it does nothing but when the product is installed.
    func newPhase(_ kind: BuildPhase.Kind, name: String?, isForInstallationOnly: Bool = false) -> DraftObject {
        var object = DraftObject(kind.objectClass)
        if let name, name != kind.defaultName { object["name"] = .string(name) }
        if draft.writesStandardPhaseKeys || isForInstallationOnly {
            object["buildActionMask"] = .string(isForInstallationOnly ? "8" : "2147483647")
            object["runOnlyForDeploymentPostprocessing"] = .string(isForInstallationOnly ? "1" : "0")
        }
        return object
    }

    /// Puts a new phase into a target.
    mutating func insertPhase(_ object: DraftObject, _ kind: BuildPhase.Kind, into target: String, at index: Int?) -> String {
        draft.insert(object, path: Self.phasePath(object, in: target), intoList: "buildPhases", of: target, at: index)
    }

    /// What a phase is.
    private static func phasePath(_ phase: DraftObject, in target: String) -> String {
        "phase/\(target)/\(phase.text("isa") ?? "")/\(phase.text("name") ?? "")"
    }

    /// Makes sure that a target can have one more phase of a kind.
    func requirePhase(_ kind: BuildPhase.Kind, name: String?, isPossibleIn target: String) throws(DiagnosticError) {
        let targetName = self.name(ofTarget: target)
        let shown = name ?? kind.defaultName
        switch draft.objectClass(of: target) {
        case .legacyTarget?:
            throw fault(
                "no-phases", "the target '\(targetName)' is built by a program of its own and runs no phases", at: target)
        case .aggregateTarget? where kind != .copy && kind != .script:
            throw fault(
                "no-phases", "the target '\(targetName)' makes no product, so that its phases can only copy files and run scripts",
                at: target)
        default: break
        }
        let others = phases(of: target).filter { $0.kind == kind }
        let isSingle = kind != .copy && kind != .script
        guard let other = others.first(where: { isSingle || ($0.object.text("name") ?? kind.defaultName) == shown }) else { return }
        let message =
            isSingle ? "has a phase of the kind '\(kind.rawValue)' already" : "has a phase '\(shown)' already; give this one another name"
        throw fault("already-there", "the target '\(targetName)' \(message)", at: other.identifier)
    }

    /// Says where a copy phase copies to.
    func setDestination(_ destination: CopyDestination, of phase: inout DraftObject) throws(DiagnosticError) {
        phase["dstPath"] = .string(destination.path)
        if draft.writesDestinationsAsWords {
            phase["dstSubfolder"] = .string(destination.place.name)
        } else if let number = destination.place.number ?? Int(destination.place.name) {
            phase["dstSubfolderSpec"] = .string(String(number))
        } else {
            throw fault(
                "wrong-destination",
                "the object version \(draft.objectVersion) has no number for the place '\(destination.place.name)' to copy to")
        }
    }
}
