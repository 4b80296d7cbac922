import SystemSupport

/// All rules.
package enum RuleTable {
    /// The rules for what others are given, in the order of their identifiers.
    package static let packaging: [any InspectionRule] =
        [
            // xcframeworks
            XCFrameworkManifest(), XCFrameworkDuplicateSlice(), XCFrameworkIdentifier(), XCFrameworkPlatform(), XCFrameworkArchitectures(),
            XCFrameworkMissingFile(), XCFrameworkUnlistedFolder(), XCFrameworkLinkage(), HeadersModuleMapClash(),
            // binaries
            BinaryMissing(), BinaryUnreadable(), MixedPlatforms(), MinimumSystemMismatch(), InstallName(), MachinePath(),
            MissingExecutableBit(), CodeSignatureBroken(), CodeSignatureLeftover(),
            // frameworks
            FrameworkLinksLost(), FrameworkInfo(), SupportedPlatforms(),
            // modules
            InterfaceMissing(), InterfaceImportUnshipped(), PrivateModuleShipped(), ModuleMapHeaderMissing(),
            // files
            JunkFile(), UnsafeEntry(), DanglingLink(),
            // privacy
            PrivacyManifestPlace(), PrivacyManifestContent(),
            // debug symbols
            DebugSymbolsMismatch(),
            // artifact bundles
            ArtifactManifest(), ArtifactName(), ArtifactTriple(), ArtifactMissingFile(), ArtifactDuplicateTriple(),
            ArtifactNameCollision(), ArtifactUndefinedSymbols(),
            // apps
            FrameworkNotFound(), FrameworkEmbeddedTwice(),
        ].sorted { left, right in NameOrder.precedes(left.explanation.identifier, right.explanation.identifier) }

    /// The rule with an identifier.
    package static func rule(_ identifier: String) -> (any InspectionRule)? {
        packaging.first { $0.explanation.identifier == identifier }
    }
}
