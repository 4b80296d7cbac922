import Diagnostics

/// A signature that allows debuggers to look into an app.
struct DebuggerAllowed: InspectionRule {
    let explanation = RuleExplanation(
        "debugger-allowed", "signature that lets debuggers into an app", .error, audiences: .store,
        cause: "Xcode signs what it runs on a device with the entitlement get-task-allow, by which a debugger may look into the app. The "
            + "store refuses it. In an ipa it comes from an export for development, or from a script that signs with the entitlements of "
            + "a debug build. Archives are signed again when they are exported, so that it is a note outside of an ipa.",
        bad: "Payload/App.app/App: get-task-allow true",
        good: "Payload/App.app/App: get-task-allow false, or no such key",
        remedy: "Export the archive for the store, or sign with a profile for the store and without `get-task-allow`.",
        source: "What Xcode adds to the entitlements of debug builds, and removes for the store.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products.compactMap { product in
            guard inspection.app(of: product) != nil, let path = product.binaryPath, let binary = inspection.binary(of: product) else {
                return nil
            }
            let signatures = binary.slices.compactMap(\.signature)
            for entitlements in signatures.flatMap({ [$0.entitlements, $0.encodedEntitlements] }).compactMap({ $0 }) {
                for key in ["get-task-allow", "com.apple.security.get-task-allow"] where entitlements.isTrue(key) {
                    let isUpload = product.path.hasPrefix(Inspection.payload + "/")
                    return RuleFinding(path, "the signature has '\(key)', which allows debuggers", severity: isUpload ? nil : .note)
                }
            }
            return nil
        }
    }
}
