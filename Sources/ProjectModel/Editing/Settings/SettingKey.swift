/// The key of a build setting: a name, and conditions in brackets behind it, such as `OTHER_LDFLAGS[sdk=iphoneos*]`.
struct SettingKey: Sendable, Hashable {
    /// The key as it is written.
    let text: String
    /// The name without conditions.
    let name: String

    /// Reads a key; `nil` when the text is none.
    init?(_ text: String) {
        let name = text.prefix { $0 != "[" }
        guard let first = name.utf8.first, !Self.isDigit(first), name.utf8.allSatisfy({ Self.isWord($0) }) else { return nil }
        var rest = text[name.endIndex...]
        while !rest.isEmpty {
            guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return nil }
            let conditions = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",", omittingEmptySubsequences: false)
            guard conditions.allSatisfy({ Self.isCondition($0) }) else { return nil }
            rest = rest[rest.index(after: end)...]
        }
        self.text = text
        self.name = String(name)
    }

    /// Whether a text is like `sdk=iphoneos*`.
    private static func isCondition(_ text: Substring) -> Bool {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[0].utf8.allSatisfy({ isWord($0) }) && !parts[1].isEmpty
            && !parts[1].contains { "[]= \t\n\"".contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Whether Xcode writes several values as a list; for all other keys they are words of one text.
    ///
    /// - Parameter objectVersion: the version of the file.
    func isList(objectVersion: Int) -> Bool {
        Self.lists.contains(name) || (objectVersion >= 50 && Self.laterLists.contains(name))
    }

    private static let lists: Set<String> = [
        "ALTERNATE_PERMISSIONS_FILES", "ARCHS", "BUILD_VARIANTS", "EXCLUDED_SOURCE_FILE_NAMES", "FRAMEWORK_SEARCH_PATHS",
        "GCC_PREPROCESSOR_DEFINITIONS", "GCC_PREPROCESSOR_DEFINITIONS_NOT_USED_IN_PRECOMPS", "HEADER_SEARCH_PATHS",
        "INFOPLIST_PREPROCESSOR_DEFINITIONS", "LIBRARY_SEARCH_PATHS", "OTHER_CFLAGS", "OTHER_CPLUSPLUSFLAGS", "OTHER_LDFLAGS",
        "REZ_SEARCH_PATHS", "SECTORDER_FLAGS", "WARNING_CFLAGS", "WARNING_LDFLAGS",
    ]

    private static let laterLists: Set<String> = [
        "INCLUDED_SOURCE_FILE_NAMES", "LD_RUNPATH_SEARCH_PATHS", "LOCALIZED_STRING_MACRO_NAMES", "SYSTEM_FRAMEWORK_SEARCH_PATHS",
        "SYSTEM_HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS",
    ]
}
