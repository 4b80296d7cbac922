import JSON
import PropertyLists

/// A key that means the same in both formats and has the same value, but another name.
struct KeyMapping: Sendable {
    /// How a value is written in JSON.
    enum Form: Sendable {
        case text, flag, number
    }

    /// The key in `project.pbxproj`.
    let name: StaticString
    /// The key in `project.xcproj`.
    let key: String
    var form = Form.text
    /// The value that holds when the key is left out of `project.xcproj`.
    var standard: String?
    /// Whether Xcode writes the standard value into `project.pbxproj`.
    var isAlwaysWritten = false

    private init(_ name: StaticString, _ key: String, _ form: Form = .text, standard: String? = nil, isAlwaysWritten: Bool = false) {
        self.name = name
        self.key = key
        self.form = form
        self.standard = standard
        self.isAlwaysWritten = isAlwaysWritten
    }

    static let requirement: [KeyMapping] = [
        .init("kind", "kind"), .init("minimumVersion", "minimum-version"), .init("maximumVersion", "maximum-version"),
        .init("version", "version"), .init("branch", "branch"), .init("revision", "revision"),
    ]

    static let phase: [KeyMapping] = [
        .init("name", "name"),
        .init("dstSubfolder", "destination"), .init("dstPath", "destination-path", standard: ""),
        .init("shellPath", "shell", standard: "/bin/sh"), .init("shellScript", "script"),
        .init("inputPaths", "input-paths"), .init("inputFileListPaths", "input-file-lists"),
        .init("outputPaths", "output-paths"), .init("outputFileListPaths", "output-file-lists"),
        .init("dependencyFile", "dependency-file"),
        .init("showEnvVarsInLog", "show-environment-in-log", .flag, standard: "1"),
        .init("alwaysOutOfDate", "always-out-of-date", .flag, standard: "0"),
        .init("contextName", "context-name"), .init("isSharedContext", "is-shared-context", .flag),
        .init("runOnlyForDeploymentPostprocessing", "only-when-installing", .flag, standard: "0", isAlwaysWritten: true),
        .init("buildActionMask", "build-action-mask", .number, standard: "2147483647", isAlwaysWritten: true),
    ]

    static let rule: [KeyMapping] = [
        .init("name", "name"), .init("compilerSpec", "compiler"), .init("fileType", "file-type"), .init("filePatterns", "file-patterns"),
        .init("isEditable", "is-editable", .flag, standard: "1", isAlwaysWritten: true), .init("script", "script"),
        .init("inputFiles", "input-files"), .init("inputFileListPaths", "input-file-lists"),
        .init("outputFiles", "output-files"), .init("outputFileListPaths", "output-file-lists"),
        .init("outputFilesCompilerFlags", "output-compiler-flags"),
        .init("runOncePerArchitecture", "once-per-architecture", .flag), .init("dependencyFile", "dependency-file"),
    ]

    static let folderException: [KeyMapping] = [
        .init("publicHeaders", "public-headers"), .init("privateHeaders", "private-headers"),
        .init("additionalCompilerFlagsByRelativePath", "compiler-flags"), .init("platformFiltersByRelativePath", "platforms"),
        .init("attributesByRelativePath", "attributes"), .init("assetTagsByRelativePath", "asset-tags"),
    ]

    static let externalTarget: [KeyMapping] = [
        .init("buildToolPath", "tool-path"), .init("buildArgumentsString", "arguments"),
        .init("buildWorkingDirectory", "working-directory"), .init("passBuildSettingsInEnvironment", "pass-settings-in-environment", .flag),
    ]

    static let projectAttribute: [KeyMapping] = [
        .init("ORGANIZATIONNAME", "organization"), .init("CLASSPREFIX", "class-prefix"),
        .init("BuildIndependentTargetsInParallel", "build-independent-targets-in-parallel", .flag),
        .init("LastUpgradeCheck", "last-upgrade"), .init("LastSwiftUpdateCheck", "last-swift-update"),
        .init("LastSwiftMigration", "last-swift-migration"),
    ]

    static let targetAttribute: [KeyMapping] = [
        .init("ProvisioningStyle", "provisioning-style"), .init("DevelopmentTeam", "development-team"),
        .init("LastSwiftMigration", "last-swift-migration"),
    ]

    static let file: [KeyMapping] = [
        .init("name", "name"), .init("expectedSignature", "expected-signature"), .init("comments", "comments"),
    ]

    static let folder: [KeyMapping] = [
        .init("name", "name"), .init("explicitFileTypes", "file-types"), .init("explicitFolders", "opaque-folders"),
        .init("comments", "comments"),
    ]
}

// MARK: - Values

extension KeyMapping {
    /// The standard value in JSON.
    var standardValue: JSONValue? { standard.map(json) }

    /// The value of the key for JSON; `nil` when it is the standard one.
    func json(of value: PropertyListValue) -> JSONValue? {
        guard let text = value.text else { return Self.json(of: value) }
        let result = json(text)
        return result == standardValue ? nil : result
    }

    private func json(_ text: String) -> JSONValue {
        switch form {
        case .text: .string(text)
        case .flag:
            ["1", "YES", "true"].contains(text) ? .boolean(true) : ["0", "NO", "false"].contains(text) ? .boolean(false) : .string(text)
        case .number: Int(text).map { String($0) == text } == true ? .number(text) : .string(text)
        }
    }

    /// A value with its lists and dictionaries; every scalar becomes a text.
    static func json(of value: PropertyListValue) -> JSONValue {
        switch value.kind {
        case .array: .array(value.items.map(json))
        case .dictionary: .object(value.pairs.map { JSONValue.Member($0.key.text ?? "", json(of: $0.value)) })
        default: .string(value.text ?? "")
        }
    }

    /// A value of JSON as `project.pbxproj` has it.
    static func propertyList(of value: JSONValue, truth: String = "1", falsehood: String = "0") -> PropertyListTree {
        switch value {
        case .null: .string("")
        case .boolean(let isTrue): .string(isTrue ? truth : falsehood)
        case .number(let text), .string(let text): .string(text)
        case .array(let items): .array(items.map { propertyList(of: $0, truth: truth, falsehood: falsehood) })
        case .object(let members):
            .dictionary(members.map { .init($0.key, propertyList(of: $0.value, truth: truth, falsehood: falsehood)) })
        }
    }
}
