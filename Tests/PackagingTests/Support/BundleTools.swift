import SystemSupport

/// The programs that tests build bundles with.
enum BundleTools {
    static let swift = find("swift")
    static let clang = find("clang")
    static let archiver = find("ar") ?? find("llvm-ar")

    #if arch(arm64)
        static let architecture = "aarch64"
    #else
        static let architecture = "x86_64"
    #endif

    /// The triple of this machine.
    static let triple = architecture + "-unknown-linux-gnu"

    #if os(Linux)
        static let arePresent = swift != nil && clang != nil && archiver != nil
    #else
        static let arePresent = false
    #endif

    private static func find(_ name: String) -> String? {
        ExecutableSearch.find(name, path: ProcessEnvironment.variable("PATH") ?? "")
    }
}
