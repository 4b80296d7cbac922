extension XcodeProject {
    /// Where a file reference, a group or a synchronized folder of the project is.
    ///
    ///     for file in project.document.objects(of: PBXFileReference.self) { print(project.path(of: file.object)) }
    public func path(of object: PBXObject) -> ResolvedPath { paths.path(of: object.ordinal) }
}
