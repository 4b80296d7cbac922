/// Every module that does something has a folder of tests.
enum TestFolders {
    /// Modules without tests, seen from the paths of the repository.
    static func findings(in paths: [String]) -> [Finding] {
        let written = paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Placeholder.swift") }
        let modules = Set(written.filter { $0.hasPrefix("Sources/") }.map { String($0.split(separator: "/")[1]) })
        return modules.sorted().filter { module in
            !isTestedElsewhere(module) && !written.contains { $0.hasPrefix("Tests/\(module)Tests/") }
        }.map { Finding("Sources/\($0)", 0, "the module has no tests in Tests/\($0)Tests") }
    }

    /// The programs are run by CommandTests, and TestSupport serves the tests themselves.
    private static func isTestedElsewhere(_ module: String) -> Bool {
        module.hasPrefix("trellis-") || module == "TestSupport"
    }
}
