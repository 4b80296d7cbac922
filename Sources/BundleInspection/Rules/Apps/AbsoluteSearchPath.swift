import Diagnostics

/// A search path that leads to a folder of the machine that built it.
struct AbsoluteSearchPath: InspectionRule {
    let explanation = RuleExplanation(
        "absolute-search-path", "search path that only one machine has", .warning, audiences: .store,
        cause: "A binary in an app looks for libraries in a folder such as Xcode's toolchain or a build folder. On a device it is not "
            + "there; on the machine that built the app it is, so that tests there load another library than customers do.",
        bad: "App.app/App: LC_RPATH /Applications/Xcode.app/…/usr/lib/swift-5.5/iphoneos",
        good: "App.app/App: LC_RPATH /usr/lib/swift, @executable_path/Frameworks",
        remedy: "Remove the folder from LD_RUNPATH_SEARCH_PATHS, or link with `-no-toolchain-stdlib-rpath`; "
            + "`install_name_tool -delete_rpath` takes it out of a finished binary.",
        source: "How dyld resolves search paths, and the defaults of Xcode.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.outermostApps.flatMap { app -> [RuleFinding] in
            inspection.code(in: app).compactMap { path, binary in
                // Another rule speaks about folders that it knows as those of a machine.
                let mentioned = inspection.facts(at: path)?.machinePaths.map(\.path) ?? []
                let paths = binary.slices.flatMap(\.searchPaths).filter { search in
                    search.hasPrefix("/") && !Self.isOfSystem(search)
                        && !mentioned.contains { search.hasPrefix($0) || $0.hasPrefix(search) }
                }
                return paths.first.map { RuleFinding(path, "the search path '\($0)' is a folder of one machine") }
            }
        }
    }

    private static func isOfSystem(_ path: String) -> Bool {
        ["/usr/lib/", "/System/", "/Library/Frameworks"].contains { path == $0.dropLast() || path.hasPrefix($0) }
    }
}
