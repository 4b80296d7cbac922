public import Diagnostics

/// The build settings that a project writes down for one target or for itself, in one configuration.
public struct WrittenSettings: Sendable, Hashable {
    /// The file of settings (`.xcconfig`) that lies one level below ``entries``, absolute; `nil` when there is none.
    public var configurationFile: String?
    /// Where the file of settings is named.
    public var configurationFileLocation: SourceLocation?
    /// The settings in their order; of two with one key the later one counts.
    public var entries: [Entry]

    /// One setting as it is written.
    public struct Entry: Sendable, Hashable {
        /// The name, perhaps with conditions: `OTHER_LDFLAGS[sdk=iphone*]`.
        public var key: String
        /// The value.
        public var value: Value
        /// Where the value stands.
        public var location: SourceLocation?

        /// Makes a setting.
        public init(key: String, value: Value, location: SourceLocation? = nil) {
            self.key = key
            self.value = value
            self.location = location
        }
    }

    /// What a setting is set to.
    public enum Value: Sendable, Hashable {
        /// One text, in which blanks may separate the items of a list.
        case text(String)
        /// A list of texts.
        case list([String])
    }

    /// Makes settings.
    public init(configurationFile: String? = nil, configurationFileLocation: SourceLocation? = nil, entries: [Entry] = []) {
        self.configurationFile = configurationFile
        self.configurationFileLocation = configurationFileLocation
        self.entries = entries
    }
}
