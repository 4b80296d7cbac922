import SystemSupport

/// The programs of other people that tests compare with.
enum ZipTools {
    static let unzip = ExecutableSearch.find("unzip", path: ProcessEnvironment.variable("PATH") ?? "")
}
