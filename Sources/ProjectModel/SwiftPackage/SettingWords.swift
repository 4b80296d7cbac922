import SystemSupport

/// Translates one setting of a manifest into settings of Xcode.
enum SettingWords {
    /// What a setting adds.
    struct Value {
        var items: [String]
        /// Whether it is added to a list, and not put in the place of what was there.
        var isList: Bool
        /// Whether the list has each item once.
        var isSet = false
    }

    /// The settings and what goes into them; none for a kind that is not known.
    ///
    /// - Parameters:
    ///   - setting: the setting.
    ///   - folder: the folder of the target below the package, which search paths start from.
    static func words(for setting: DeclaredTarget.Setting, folder: String) -> [(key: String, value: Value)] {
        switch setting.tool {
        case "swift": swift(setting)
        case "c": clang(setting, flags: "OTHER_CFLAGS", folder: folder)
        case "cxx": clang(setting, flags: "OTHER_CPLUSPLUSFLAGS", folder: folder)
        case "linker": linker(setting)
        default: []
        }
    }

    private static func swift(_ setting: DeclaredTarget.Setting) -> [(key: String, value: Value)] {
        let first = setting.values.first ?? ""
        switch setting.kind {
        case "define": return [list("SWIFT_ACTIVE_COMPILATION_CONDITIONS", setting.values)]
        case "swiftLanguageMode", "swiftLanguageVersion": return [text("SWIFT_VERSION", first)]
        case "interoperabilityMode": return [text("SWIFT_OBJC_INTEROP_MODE", first == "Cxx" ? "objcxx" : "objc")]
        case "defaultIsolation": return [text("SWIFT_DEFAULT_ACTOR_ISOLATION", first == "MainActor" ? first : "nonisolated")]
        case "unsafeFlags": return [list("OTHER_SWIFT_FLAGS", setting.values)]
        case "enableUpcomingFeature": return [list("OTHER_SWIFT_FLAGS", ["-enable-upcoming-feature", first])]
        case "enableExperimentalFeature": return [list("OTHER_SWIFT_FLAGS", ["-enable-experimental-feature", first])]
        case "strictMemorySafety": return [list("OTHER_SWIFT_FLAGS", ["-strict-memory-safety"])]
        case "treatAllWarnings":
            return [list("OTHER_SWIFT_FLAGS", [first == "error" ? "-warnings-as-errors" : "-no-warnings-as-errors"])]
        case "treatWarning":
            return [list("OTHER_SWIFT_FLAGS", [setting.values.last == "error" ? "-Werror" : "-Wwarning", first])]
        default: return []
        }
    }

    private static func clang(_ setting: DeclaredTarget.Setting, flags: String, folder: String) -> [(key: String, value: Value)] {
        let first = setting.values.first ?? ""
        let isError = setting.values.last == "error"
        switch setting.kind {
        case "define": return [set("GCC_PREPROCESSOR_DEFINITIONS", setting.values)]
        case "headerSearchPath":
            let path = PathText.normalized(PathText.join(folder, first))
            return [set("HEADER_SEARCH_PATHS", [path.hasPrefix("/") ? path : "$(SRCROOT)/\(path)"])]
        case "unsafeFlags": return [list(flags, setting.values)]
        case "enableWarning": return [list(flags, ["-W\(first)"])]
        case "disableWarning": return [list(flags, ["-Wno-\(first)"])]
        case "treatAllWarnings": return [list(flags, [isError ? "-Werror" : "-Wno-error"])]
        case "treatWarning": return [list(flags, [isError ? "-Werror=\(first)" : "-Wno-error=\(first)"])]
        default: return []
        }
    }

    private static func linker(_ setting: DeclaredTarget.Setting) -> [(key: String, value: Value)] {
        switch setting.kind {
        case "linkedLibrary": [list("OTHER_LDFLAGS", setting.values.map { "-l\($0)" })]
        case "linkedFramework": [list("OTHER_LDFLAGS", setting.values.flatMap { ["-framework", $0] })]
        case "unsafeFlags": [list("OTHER_LDFLAGS", setting.values)]
        default: []
        }
    }

    private static func list(_ key: String, _ items: [String]) -> (key: String, value: Value) {
        (key, Value(items: items, isList: true))
    }

    private static func set(_ key: String, _ items: [String]) -> (key: String, value: Value) {
        (key, Value(items: items, isList: true, isSet: true))
    }

    private static func text(_ key: String, _ item: String) -> (key: String, value: Value) {
        (key, Value(items: [item], isList: false))
    }
}
