import Diagnostics

/// A program that takes the runtime for concurrency from its app although the system has it.
struct SwiftSearchPath: InspectionRule {
    let explanation = RuleExplanation(
        "swift-search-path", "program that looks for Swift's runtime in the app first", .warning, audiences: .store,
        cause: "Apps that run on systems before iOS 15, macOS 12 or watchOS 8 look for `libswift_Concurrency` through their search "
            + "paths. When `/usr/lib/swift` is not the first of them, newer systems load the app's copy beside their own, and tasks "
            + "of one runtime meet those of the other.",
        bad: "App.app/App loads @rpath/libswift_Concurrency.dylib\nsearch paths: @executable_path/Frameworks, /usr/lib/swift",
        good: "App.app/App loads @rpath/libswift_Concurrency.dylib\nsearch paths: /usr/lib/swift, @executable_path/Frameworks",
        remedy: "Put `/usr/lib/swift` in front of LD_RUNPATH_SEARCH_PATHS.",
        source: "The search paths that Apple's build system, rules_apple and Buck give such programs.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.outermostApps.flatMap(inspection.programs).compactMap { path in
            guard let binary = inspection.binary(at: path) else { return nil }
            let slice = binary.slices.first { slice in
                slice.dependencies.contains { $0.name == "@rpath/libswift_Concurrency.dylib" }
                    && slice.searchPaths.first != "/usr/lib/swift"
            }
            guard let slice else { return nil }
            let first = slice.searchPaths.first.map { "'\($0)'" } ?? "nothing"
            return RuleFinding(path, "'@rpath/libswift_Concurrency.dylib' is looked for in \(first) before '/usr/lib/swift'")
        }
    }
}
