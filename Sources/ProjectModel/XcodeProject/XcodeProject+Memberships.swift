import SystemSupport

extension XcodeProject {
    /// The files that take part in building a target: first those of its phases in their order, then those of
    /// synchronized folders in the order of their paths.
    ///
    /// Files are named whether or not they exist; ask ``exists(_:)``. Package products are no files; see
    /// ``Target/dependencies``.
    public func memberships(of target: Target) -> [Membership] {
        guard let object = document.object(target.identifier) else { return [] }
        var result: [Membership] = []
        let objects = object.references("buildPhases").filter { $0.objectClass.flatMap(BuildPhase.Kind.init) != nil }
        for (phase, phaseObject) in zip(target.phases, objects) {
            let phase = MemberPhase(paths: paths, target: target.identifier, phase: phase)
            BuildFileReader(table: document.table, phase: phase).appendMembers(ofPhase: phaseObject.ordinal, to: &result)
        }
        result += synchronizedMemberships(of: target)
        return result
    }

    /// Whether there is something at the place of a file; `nil` when the place is not known without building.
    public func exists(_ file: ProjectFile) -> Bool? {
        file.absolutePath.map { fileSystem.kind(at: $0) != nil }
    }
}
