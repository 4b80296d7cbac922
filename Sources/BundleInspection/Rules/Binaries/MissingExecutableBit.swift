import Diagnostics

/// Code that may not be run.
struct MissingExecutableBit: InspectionRule {
    let explanation = RuleExplanation(
        "executable-bit", "code that may not be run", .error,
        audiences: .everyone,
        cause: "The linker lets everybody run what it makes. A zip that was made on another system, or an upload of single files, "
            + "loses that; a program then does not start, a tool of a package plug-in fails with “permission denied”, and "
            + "codesign complains.",
        bad: "-rw-r--r-- tool.artifactbundle/tool-linux/bin/tool",
        good: "-rwxr-xr-x tool.artifactbundle/tool-linux/bin/tool",
        remedy: "`chmod 755` the file, and make archives with a tool that keeps permissions, such as `trellis-package zip`.",
        source: "Reports of users about binaries from zips.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.tree.entries.indices.compactMap { index in
            let entry = inspection.tree.entries[index]
            guard case .binary(let binary) = inspection.facts[index].content, binary.isLoaded, !entry.isExecutable else { return nil }
            if binary.kind == .executable { return RuleFinding(entry.path, "nobody may run the program; it needs the permissions 755") }
            // Libraries of Linux need not be run by anybody.
            guard binary.slices.contains(where: { $0.format == .machO }) else { return nil }
            return RuleFinding(entry.path, "the library has lost the right to be run, which the linker gives it", severity: .warning)
        }
    }
}
