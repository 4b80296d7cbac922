/// Leaves out files by the platforms of their build file: `platformFilters = (ios, maccatalyst)`.
public enum PlatformFilter {
    /// Whether a file takes part in a build for a platform.
    ///
    /// Without filters it does. An entry that begins with `!` is an exclusion, and exclusions win; without other entries
    /// everything else is in. Devices and simulators are one. Mac Catalyst is `maccatalyst` or `macabi`, neither `ios` nor `macos`.
    /// An entry that is not known fits nothing.
    ///
    /// - Parameters:
    ///   - filters: the entries of the build file.
    ///   - platform: what is built for.
    ///   - isMacCatalyst: whether the build is for iPad software on macOS.
    public static func decision(filters: [String], platform: Platform, isMacCatalyst: Bool = false) -> FileFilterDecision {
        let own = isMacCatalyst ? catalyst : platform.family.rawValue
        var isIncluded = true
        for filter in filters {
            if filter.utf8.first == UInt8(ascii: "!") {
                if canonical(filter.dropFirst()) == own { return .excludedByPlatform(filters: filters) }
            } else {
                isIncluded = false
            }
        }
        if isIncluded || filters.contains(where: { canonical($0[...]) == own }) { return .kept }
        return .excludedByPlatform(filters: filters)
    }

    /// The same as a mere yes or no.
    public static func matches(filters: [String], platform: Platform, isMacCatalyst: Bool = false) -> Bool {
        decision(filters: filters, platform: platform, isMacCatalyst: isMacCatalyst).isKept
    }

    private static let catalyst = "maccatalyst"

    private static func canonical(_ filter: Substring) -> String {
        switch filter {
        case "macabi", "ios-maccatalyst", "ios-macabi": catalyst
        case "macosx": "macos"
        case "visionos": "xros"
        default: String(filter)
        }
    }
}
