/// One of the places that give settings values, such as the project or an xcconfig file.
public struct SettingsLevel: Sendable, Hashable {
    /// Which place it is.
    public var kind: Kind
    /// What people call it: `project 'Recipes'`.
    public var name: String
    /// What it says.
    public var table: SettingsTable

    /// The places in the order in which the later win over the earlier.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The environment of the process, when the caller wants it.
        case environment
        /// What Xcode gives every target.
        case defaults
        /// What Xcode gives targets of a platform.
        case platformDefaults = "platform defaults"
        /// What Xcode gives targets of a product type.
        case productDefaults = "product defaults"
        /// What follows from where the project is and what it is called.
        case projectDynamic = "project facts"
        /// The xcconfig file of the project's configuration.
        case projectConfigurationFile = "project xcconfig"
        /// The settings of the project's configuration.
        case project
        /// What follows from what the target is called.
        case targetDynamic = "target facts"
        /// The xcconfig file of the target's configuration.
        case targetConfigurationFile = "target xcconfig"
        /// The settings of the target's configuration.
        case target
        /// What a command line says.
        case overrides
    }

    /// Makes a level; without a name it is called as its kind is.
    public init(_ kind: Kind, name: String? = nil, _ table: SettingsTable) {
        self.kind = kind
        self.name = name ?? kind.rawValue
        self.table = table
    }
}

/// All that gives the settings of one target in one configuration values.
public struct SettingsScope: Sendable, Hashable {
    /// The levels, the lowest first: what a later level says wins, whatever the conditions of an earlier one.
    public var levels: [SettingsLevel]

    /// Makes a scope.
    public init(levels: [SettingsLevel]) {
        self.levels = levels
    }

    /// The files that the tables were read from, each once, in the order of the levels.
    public var files: [String] {
        var seen: Set<String> = []
        return levels.flatMap(\.table.files).filter { seen.insert($0).inserted }
    }
}
