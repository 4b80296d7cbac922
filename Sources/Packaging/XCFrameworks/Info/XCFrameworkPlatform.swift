/// What a slice runs on: a platform, and whether it is the device, the simulator or the Mac.
///
///     XCFrameworkPlatform(word: "ios-simulator")?.identifier(["x86_64", "arm64"])   // "ios-arm64_x86_64-simulator"
package struct XCFrameworkPlatform: Sendable, Hashable {
    /// The platform, such as `ios`; any text for those that are not Apple's.
    package var name: String
    /// `simulator`, `maccatalyst`, or nothing for the device.
    package var variant: String?

    /// Names a platform as an `Info.plist` does.
    package init(_ name: String, variant: String? = nil) {
        self.name = name
        self.variant = variant
    }

    /// The platforms that a slice can be for, each by the word that a command line has for it.
    package static let words = [
        "driverkit", "ios", "ios-maccatalyst", "ios-simulator", "macos", "tvos", "tvos-simulator", "watchos", "watchos-simulator",
        "xros", "xros-simulator",
    ]

    /// The platform of a word in ``words``, or of one of its other names: `maccatalyst`, `visionos`, `visionos-simulator`.
    package init?(word: String) {
        let word = Self.otherNames.first { $0.other == word }?.word ?? word
        guard Self.words.contains(word) else { return nil }
        let parts = word.split(separator: "-").map { String($0) }
        self.init(parts[0], variant: parts.dropFirst().first)
    }

    private static let otherNames: [(other: String, word: String)] = [
        ("maccatalyst", "ios-maccatalyst"), ("visionos", "xros"), ("visionos-simulator", "xros-simulator"),
    ]

    /// The platform in one word, as in ``words``.
    package var word: String { variant.map { "\(name)-\($0)" } ?? name }

    /// Whether readers of Apple's tools know the platform.
    package var isApple: Bool { Self.words.contains(name) }

    /// The name of the folder for a slice with these architectures.
    package func identifier(_ architectures: [String]) -> String {
        let joined = architectures.sortedByBytes().joined(separator: "_")
        return ([name, joined] + (variant.map { [$0] } ?? [])).joined(separator: "-")
    }
}
