import Diagnostics

/// A library that a process of an app looks for and does not find.
struct FrameworkNotFound: InspectionRule {
    let explanation = RuleExplanation(
        "framework-not-found", "library that a program looks for and does not find", .error,
        audiences: .everyone,
        cause: "The loader looks for `@rpath/X.framework/X` in every search path of the binary that wants it and of those that "
            + "loaded it. When none of them leads to the framework, the app or its extension ends as soon as it starts. "
            + "Extensions are hit most: their `@executable_path` is their own folder, so that the app's frameworks are two "
            + "folders up.",
        bad: "App.app/PlugIns/E.appex/E loads @rpath/X.framework/X\nsearch paths: @executable_path/Frameworks\n"
            + "App.app/Frameworks/X.framework/X",
        good: "App.app/PlugIns/E.appex/E loads @rpath/X.framework/X\nsearch paths: @executable_path/Frameworks, "
            + "@executable_path/../../Frameworks\nApp.app/Frameworks/X.framework/X",
        remedy: "Embed the framework, or add the folder to LD_RUNPATH_SEARCH_PATHS of the binary; for an extension "
            + "`@executable_path/../../Frameworks`.",
        source: "How dyld resolves search paths, and the defaults of Xcode, rules_apple and Buck for each kind of binary.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        let apps = inspection.products(.app).filter { !inspection.isInside($0, .app) }
        guard !apps.isEmpty else { return [] }
        let resolver = inspection.loadPathResolver
        var findings: [RuleFinding] = []
        for program in apps.flatMap(inspection.programs) {
            for library in resolver.load(program) {
                guard case .missing(let tried) = library.resolution, !library.dependency.isWeak else { continue }
                let process = library.loader == program ? "" : " when '\(program)' runs"
                let places = tried.isEmpty ? "no search path says where" : "looked for at: " + tried.joined(separator: ", ")
                findings.append(RuleFinding(library.loader, "'\(library.dependency.name)' is not found\(process); \(places)"))
            }
        }
        return findings
    }
}
