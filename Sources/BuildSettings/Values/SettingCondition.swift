/// What has to hold for an assignment to count, as `[sdk=iphoneos*]` behind the name of a setting.
public struct SettingCondition: Sendable, Hashable {
    /// Which fact of the build the pattern is compared with.
    public var kind: Kind
    /// A pattern of the shell: `*`, `?`, `[a-z]`, `[!a-z]`, `\*`.
    public var pattern: String

    /// Which fact of the build a pattern is compared with.
    public enum Kind: Sendable, Hashable {
        /// The configuration, such as `Debug`.
        case configuration
        /// The SDK, such as `iphoneos17.5`.
        case sdk
        /// The architecture, such as `arm64`.
        case arch
        /// The variant, such as `normal`.
        case variant
        /// The compiler.
        case compiler
        /// A name that means nothing outside Xcode; it matches `*` only.
        case other(String)

        /// The kind that a word in brackets stands for.
        public init(_ word: String) {
            switch word {
            case "config": self = .configuration
            case "sdk": self = .sdk
            case "arch": self = .arch
            case "variant": self = .variant
            case "compiler": self = .compiler
            default: self = .other(word)
            }
        }
    }

    /// Makes a condition.
    public init(_ kind: Kind, _ pattern: String) {
        self.kind = kind
        self.pattern = pattern
    }
}

extension SettingCondition: CustomStringConvertible {
    /// The condition as it is written behind a name: `[sdk=iphoneos*]`.
    public var description: String { "[\(kind)=\(pattern)]" }
}

extension SettingCondition.Kind: CustomStringConvertible {
    /// The word that stands in brackets.
    public var description: String {
        switch self {
        case .configuration: "config"
        case .sdk: "sdk"
        case .arch: "arch"
        case .variant: "variant"
        case .compiler: "compiler"
        case .other(let word): word
        }
    }
}
