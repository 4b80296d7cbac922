import JSON

/// What a dictionary of a `project.xcproj` describes, which decides the order of its keys.
enum XCProjSchema: Sendable {
    case project, localizations, importedProject, package, requirement, file, target, dependency, phase, rule, productMember
    case membership, folderException, buildSettings
    /// A dictionary whose keys are names of the project, such as paths.
    case names

    /// The keys in the order in which they are written; empty when keys are names.
    var keys: [String] {
        switch self {
        case .project:
            [
                "required-capabilities", "id", "root-group-debug-id", "configuration-list-debug-id", "organization", "class-prefix",
                "build-independent-targets-in-parallel", "project-directory", "default-configuration", "configurations",
                "specialized-configurations", "localizations", "imported-products", "packages", "files", "targets", "build-settings",
                "products-group", "last-upgrade", "last-swift-update", "last-swift-migration",
            ]
        case .localizations: ["development", "supported"]
        case .importedProject: ["project", "id", "products"]
        case .package: ["kind", "id", "url", "path", "requirement", "traits"]
        case .requirement: KeyMapping.requirement.map(\.key)
        case .file:
            [
                "kind", "id", "name", "path", "source-tree", "file-type", "file-types", "opaque-folders", "current-version",
                "expected-signature", "comments", "project", "remote-kind", "remote-id", "remote-info", "target-membership",
                "membership-exceptions", "children",
            ]
        case .target:
            [
                "kind", "id", "name", "product-type", "full-product-type", "product-name", "product", "product-install-path",
                "tool-path", "arguments", "working-directory", "pass-settings-in-environment", "test-target", "provisioning-style",
                "development-team", "last-swift-migration", "dependencies", "build-phases", "build-rules", "package-product-members",
                "default-configuration", "configurations", "specialized-configurations", "build-settings",
            ]
        case .dependency: ["target", "project", "remote-kind", "remote-id", "package-product", "package", "platforms"]
        case .phase: ["kind", "id"] + KeyMapping.phase.map(\.key)
        case .rule: KeyMapping.rule.map(\.key)
        case .productMember: ["product", "package", "build-phase"] + Self.memberKeys
        case .membership: ["build-phase"] + Self.memberKeys
        case .folderException: ["target", "build-phase"] + KeyMapping.folderException.map(\.key) + ["inclusions", "exclusions"]
        case .buildSettings, .names: []
        }
    }

    private static let memberKeys = [
        "platforms", "header-role", "is-weak", "code-sign-on-copy", "header-preservation", "code-generation",
        "mach-interface-generation", "arguments", "asset-tags", "attributes",
    ]

    /// What the dictionary of a key describes, or each dictionary in the list of a key; `nil` when it is unknown.
    func child(_ key: String) -> XCProjSchema? {
        switch (self, key) {
        case (.project, "localizations"): .localizations
        case (.project, "imported-products"): .importedProject
        case (.project, "packages"): .package
        case (.package, "requirement"): .requirement
        case (.project, "files"), (.file, "children"), (.importedProject, "products"): .file
        case (.project, "targets"): .target
        case (.project, "build-settings"), (.target, "build-settings"): .buildSettings
        case (.target, "dependencies"): .dependency
        case (.target, "build-phases"): .phase
        case (.target, "build-rules"): .rule
        case (.target, "package-product-members"): .productMember
        case (.file, "target-membership"): .membership
        case (.file, "membership-exceptions"): .folderException
        case (.project, "specialized-configurations"), (.target, "specialized-configurations"), (.file, "file-types"),
            (.folderException, _):
            .names
        default: nil
        }
    }

    /// What a key means when it is left out, where it is known; an empty list for lists.
    func standardValue(of key: String) -> JSONValue? {
        switch (self, key) {
        case (.file, "kind"): "file"
        case (.target, "kind"): "native"
        case (.membership, "is-weak"), (.membership, "code-sign-on-copy"), (.productMember, "is-weak"): .boolean(false)
        case (.phase, _): KeyMapping.phase.first { $0.key == key }?.standardValue
        case (.rule, _): KeyMapping.rule.first { $0.key == key }?.standardValue
        case (.project, "required-capabilities"), (.project, "imported-products"), (.project, "packages"), (.project, "files"),
            (.project, "targets"), (.target, "dependencies"), (.target, "build-phases"), (.target, "build-rules"),
            (.target, "package-product-members"), (.file, "target-membership"), (.file, "membership-exceptions"), (.file, "children"):
            .array([])
        case (.project, "build-settings"), (.target, "build-settings"): .object([])
        default: nil
        }
    }
}
