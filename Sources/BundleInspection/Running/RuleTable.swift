import SystemSupport

/// All rules.
package enum RuleTable {
    /// The rules for what others are given, in the order of their identifiers.
    package static let packaging = rules(for: .packaging)

    /// The rules for what is uploaded to a store, in the order of their identifiers.
    package static let store = rules(for: .store)

    /// The rules of some audience, in the order of their identifiers.
    package static func rules(for audience: RuleAudience) -> [any InspectionRule] {
        all.filter { !$0.explanation.audiences.isDisjoint(with: audience) }
    }

    /// All rules, in the order of their identifiers.
    package static let all: [any InspectionRule] =
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
            FrameworkNotFound(), FrameworkEmbeddedTwice(), AbsoluteSearchPath(), SwiftSearchPath(),
            // what a store refuses
            IdentifierCollision(), IdentifierPrefix(), NestedPlatform(), SimulatorCode(), BundleNesting(), BundleInfo(), ChildVersion(),
            StandaloneCode(), ResourceBundleCode(), ForeignCode(), StaticFrameworkEmbedded(), PrivacyManifestMissing(), UnsignedCode(),
            UnexpandedSetting(), BuildLeftover(), DuplicateResource(),
            // icons, signatures and uploads
            AppIcon(), AppIconTransparent(), DebuggerAllowed(), EntitlementIdentifier(), EntitlementForms(), IPALayout(), SwiftSupport(),
            SymbolFiles(),
        ].sorted { left, right in NameOrder.precedes(left.explanation.identifier, right.explanation.identifier) }

    /// The rule with an identifier.
    package static func rule(_ identifier: String) -> (any InspectionRule)? {
        all.first { $0.explanation.identifier == identifier }
    }
}
