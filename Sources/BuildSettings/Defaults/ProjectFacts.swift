import SystemSupport

/// What settings have to know about a project.
public struct ProjectFacts: Sendable, Hashable {
    /// The name, such as `Recipes`.
    public var name: String
    /// The absolute path of the project, such as `…/Recipes.xcodeproj`.
    public var projectFile: String
    /// The absolute folder that paths are relative to.
    public var projectFolder: String
    /// The language of the development team.
    public var developmentRegion: String?
    /// The absolute folder of the workspace, when there is one.
    public var workspaceFolder: String?

    /// Gathers facts.
    public init(
        name: String, projectFile: String, projectFolder: String, developmentRegion: String? = nil, workspaceFolder: String? = nil
    ) {
        self.name = name
        self.projectFile = projectFile
        self.projectFolder = projectFolder
        self.developmentRegion = developmentRegion
        self.workspaceFolder = workspaceFolder
    }

    /// The settings that follow, for one configuration.
    func table(configuration: String) -> SettingsTable {
        var pairs = [
            ("PROJECT", name), ("PROJECT_NAME", name), ("PROJECT_FILE_PATH", projectFile), ("PROJECT_DIR", projectFolder),
            ("PROJECT_FILE_DIR", PathText.parent(of: projectFile)), ("SRCROOT", projectFolder), ("SOURCE_ROOT", projectFolder),
            ("LOCROOT", projectFolder), ("LOCSYMROOT", projectFolder), ("CONFIGURATION", configuration), ("BUILD_STYLE", configuration),
        ]
        if let developmentRegion { pairs.append(("DEVELOPMENT_LANGUAGE", developmentRegion)) }
        if let workspaceFolder { pairs.append(("WORKSPACE_DIR", workspaceFolder)) }
        return SettingsTable(pairs.map { SettingAssignment($0.0, .literal($0.1)) })
    }
}

/// What settings have to know about a target.
public struct TargetFacts: Sendable, Hashable {
    /// The name, such as `App`.
    public var name: String
    /// The kind of product, such as `com.apple.product-type.application`; `nil` when there is none.
    public var productType: String?

    /// Gathers facts.
    public init(name: String, productType: String? = nil) {
        self.name = name
        self.productType = productType
    }

    /// The settings that follow.
    var table: SettingsTable {
        var pairs = [("TARGET_NAME", name), ("TARGETNAME", name)]
        if let productType { pairs.append(("PRODUCT_TYPE", productType)) }
        return SettingsTable(pairs.map { SettingAssignment($0.0, .literal($0.1)) })
    }
}

extension SettingValue {
    /// A text in which `$` is no reference, such as the name of a folder.
    static func literal(_ text: String) -> SettingValue {
        .text(text.utf8.contains(Byte.dollar) ? text.split(separator: "$", omittingEmptySubsequences: false).joined(separator: "$$") : text)
    }
}
