import Diagnostics

/// Code without a signature in a signed app.
struct UnsignedCode: InspectionRule {
    let explanation = RuleExplanation(
        "unsigned-code", "code without a signature in a signed app", .note, audiences: .store,
        cause: "When an app is signed, all code in it is signed before it, from the inside out. Code that was added or changed later has "
            + "no signature, and a device ends the app as soon as it loads it. Whoever signs the app again before the upload signs "
            + "such code too, which is why this is a note.",
        bad: "App.app/App (signed)\nApp.app/Frameworks/X.framework/X (not signed)",
        good: "App.app/App (signed)\nApp.app/Frameworks/X.framework/X (signed)",
        remedy: "Sign the framework with the identity of the app, then the app again.",
        source: "How codesign seals nested code.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.outermostApps.flatMap { app -> [RuleFinding] in
            guard let own = inspection.binary(of: app), own.slices.allSatisfy(\.isSigned) else { return [] }
            return inspection.code(in: app).compactMap { path, binary in
                guard binary.isLoaded, binary.slices.contains(where: { $0.format == .machO && !$0.isSigned }) else { return nil }
                return RuleFinding(path, "the code has no signature, but '\(app.path)' has one")
            }
        }
    }
}
