import SystemSupport

/// The programs of other people that tests compare with.
enum ZipTools {
    static let unzip = find("unzip")
    static let tar = find("tar")

    private static func find(_ name: String) -> String? {
        ExecutableSearch.find(name, path: ProcessEnvironment.variable("PATH") ?? "")
    }
}
