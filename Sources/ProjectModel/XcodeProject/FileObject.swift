/// An object of a project that stands for a file, with what is known of the file only when somebody asks.
struct FileObject: Sendable {
    let paths: PathResolver
    let ordinal: Int
    /// Whether it is one of the files of a variant group, whose names are languages.
    let isVariant: Bool

    var path: ResolvedPath { paths.path(of: ordinal) }

    var fileType: String? {
        let object = object
        return object.text("explicitFileType") ?? object.text("lastKnownFileType") ?? object.text("fileType")
            ?? object.text("versionGroupType")
    }

    var language: String? {
        guard isVariant else { return nil }
        let object = object
        return object.text("name") ?? object.text("path")
    }

    private var object: PBXObject { PBXObject(table: paths.table, ordinal: ordinal) }
}
