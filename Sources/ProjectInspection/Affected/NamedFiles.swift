import ProjectModel

/// The files that settings of a target name: they are in no phase, and a change of them changes the product all the same.
enum NamedFiles {
    /// The files with the settings that name them, in the order of the settings; absolute.
    static func of(_ target: Target, in project: any Project) -> [(setting: String, path: String)] { [] }
}
