/// The facts of a build that conditions ask about; what is not known matches `*` only.
public struct SettingsParameters: Sendable, Hashable {
    /// The configuration, such as `Debug`.
    public var configuration: String?
    /// The SDK, such as `iphoneos` or `iphoneos17.5`.
    public var sdk: String?
    /// The architecture, such as `arm64`.
    public var arch: String?
    /// The variant, such as `normal`.
    public var variant: String?
    /// The compiler.
    public var compiler: String?

    /// Makes parameters; leave out what is not known.
    public init(
        configuration: String? = nil, sdk: String? = nil, arch: String? = nil, variant: String? = nil, compiler: String? = nil
    ) {
        self.configuration = configuration
        self.sdk = sdk
        self.arch = arch
        self.variant = variant
        self.compiler = compiler
    }

    /// The names by which conditions may mean the SDK, the most exact first: `iphoneos17.5`, then `iphoneos`;
    /// `macosx14.0.internal`, then `macosx.internal`, `macosx14.0` and `macosx`.
    var sdkNames: [String] {
        guard let sdk else { return [] }
        let family = String(sdk.prefix { !isDigit($0) })
        let version = sdk.dropFirst(family.count).prefix { isDigit($0) || $0 == "." }
        let number = String(version.last == "." ? version.dropLast() : version)
        let suffix = String(sdk.dropFirst(family.count + number.count))
        let base = number.isEmpty ? String(family.prefix { $0 != "." }) : family
        var names: [String] = []
        for name in [sdk, family + suffix, base + number, base] where !names.contains(name) && !name.isEmpty {
            names.append(name)
        }
        return names
    }

    private func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }
}
