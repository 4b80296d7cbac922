public import Diagnostics
import PropertyLists

extension ProjectEdit {
    /// Adds a phase that runs a script to a target, or gives the one of that name another script.
    ///
    ///     try edit.addScript("Lint", ScriptPhase("trellis-lint\n"), target: "App", position: .before("sources"), replaces: true)
    ///
    /// - Parameters:
    ///   - name: what Xcode shows.
    ///   - phase: the script and what it reads and makes.
    ///   - target: the name of the target, or its identifier.
    ///   - position: where it stands among the phases of the target. A phase that is there already stays where it is.
    ///   - replaces: whether a script of the same name gets this content; else it is an error that there is one.
    /// - Returns: the identifier of the phase.
    /// - Throws: `DiagnosticError` when there is no such target or neighbour, the target cannot have phases, or it has a script of
    ///   that name, or more than one that could be meant.
    @discardableResult
    public mutating func addScript(
        _ name: String,
        _ phase: ScriptPhase,
        target: String,
        position: PhasePosition = .last,
        replaces: Bool = false
    ) throws(DiagnosticError) -> String {
        let target = try self.target(target)
        guard !name.isEmpty else { throw fault("no-name", "a script needs a name") }
        let known = scripts(name, of: target)
        if replaces, let identifier = known.first {
            guard known.count == 1 else { throw ambiguousScript(name, known, of: target) }
            var object = draft.object(identifier) ?? newPhase(.script, name: name)
            apply(phase, to: &object)
            draft.write(object, to: identifier)
            return identifier
        }
        if let identifier = known.first {
            throw fault(
                "already-there",
                "the target '\(self.name(ofTarget: target))' has a script '\(name)' already; '--replace' gives it another content",
                at: identifier)
        }
        try requirePhase(.script, name: name, isPossibleIn: target)
        let index = try self.index(of: position, inTarget: target)
        var object = newPhase(.script, name: name, isForInstallationOnly: phase.runsOnInstallOnly)
        apply(phase, to: &object)
        draft.addEmptyLists(Self.scriptLists + ["files"], to: &object)
        return insertPhase(object, .script, into: target, at: index)
    }

    /// Removes a phase that runs a script.
    ///
    /// - Parameters:
    ///   - name: the name of the phase, or its identifier where another script of the target has the same name.
    ///   - target: the name of the target, or its identifier.
    /// - Throws: `DiagnosticError` when there is no such target or script, or more than one could be meant.
    public mutating func removeScript(_ name: String, target: String) throws(DiagnosticError) {
        let target = try self.target(target)
        let known = scripts(name, of: target)
        guard let identifier = known.first else {
            throw fault("no-such-script", "the target '\(self.name(ofTarget: target))' has no script '\(name)'", at: target)
        }
        guard known.count == 1 else { throw ambiguousScript(name, known, of: target) }
        removePhaseObject(identifier, of: target)
    }

    private static let scriptLists = ["inputFileListPaths", "inputPaths", "outputFileListPaths", "outputPaths"]

    /// The scripts of a target that a name means.
    private func scripts(_ name: String, of target: String) -> [String] {
        let scripts = phases(of: target).filter { $0.kind == .script }
        let named = scripts.filter { ($0.object.text("name") ?? $0.kind.defaultName) == name }
        return (named.isEmpty ? scripts.filter { $0.identifier == name } : named).map(\.identifier)
    }

    private func ambiguousScript(_ name: String, _ known: [String], of target: String) -> DiagnosticError {
        fault(
            "ambiguous-phase",
            "the target '\(self.name(ofTarget: target))' has \(known.count) scripts '\(name)'; name one by its identifier: "
                + known.joined(separator: ", "))
    }

    /// Gives a phase a script; what is not about scripts stays.
    private func apply(_ phase: ScriptPhase, to object: inout DraftObject) {
        object["shellPath"] = .string(phase.shell)
        object["shellScript"] = written(phase.script)
        object["alwaysOutOfDate"] = phase.isAlwaysOutOfDate ? .string("1") : nil
        object["showEnvVarsInLog"] = phase.showsEnvironment ? nil : .string("0")
        object["dependencyFile"] = phase.dependencyFile.map { .string($0) }
        let lists = [phase.inputFileListPaths, phase.inputPaths, phase.outputFileListPaths, phase.outputPaths]
        for (key, paths) in zip(Self.scriptLists, lists) {
            // A list that has become empty stays: nothing tells whether it was there before.
            if !paths.isEmpty || object[key] != nil { object[key] = .texts(paths) }
        }
        let isInstallOnly = object.text("runOnlyForDeploymentPostprocessing") == "1"
        guard isInstallOnly != phase.runsOnInstallOnly else { return }
        let isWritten = phase.runsOnInstallOnly || draft.writesStandardPhaseKeys
        object["buildActionMask"] = isWritten ? .string(phase.runsOnInstallOnly ? "8" : "2147483647") : nil
        object["runOnlyForDeploymentPostprocessing"] = isWritten ? .string(phase.runsOnInstallOnly ? "1" : "0") : nil
    }

    /// The text of a script; from version 90 on each of its lines is an item of a list.
    private func written(_ script: String) -> PropertyListTree {
        guard draft.objectVersion >= 90, script.utf8.contains(0x0A) else { return .string(script) }
        return .texts(script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
}
