import Diagnostics

/// Says the settings of a Swift package in the words of Xcode's settings.
struct PackageSettings {
    let manifest: PackageManifest
    let configuration: String

    /// What holds for all targets: what the manifest says for the package, and what SwiftPM defines without being asked.
    func packageEntries() -> [WrittenSettings.Entry] {
        let conditions = configuration == "debug" ? ["SWIFT_PACKAGE", "DEBUG"] : ["SWIFT_PACKAGE"]
        var entries = [
            WrittenSettings.Entry(key: "SWIFT_VERSION", value: .text(languageMode)),
            WrittenSettings.Entry(key: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", value: .list(conditions)),
            WrittenSettings.Entry(key: "GCC_PREPROCESSOR_DEFINITIONS", value: .list(conditions.map { $0 + "=1" })),
        ]
        let standards = [
            ("GCC_C_LANGUAGE_STANDARD", manifest.cLanguageStandard), ("CLANG_CXX_LANGUAGE_STANDARD", manifest.cxxLanguageStandard),
        ]
        for (key, standard) in standards {
            if let standard { entries.append(WrittenSettings.Entry(key: key, value: .text(standard))) }
        }
        for platform in manifest.platforms {
            guard let key = PackagePlatform.deploymentTargetSetting(of: platform.name) else { continue }
            entries.append(WrittenSettings.Entry(key: key, value: .text(platform.version)))
        }
        return entries
    }

    /// What the manifest says for one target.
    ///
    /// - Parameters:
    ///   - target: the target.
    ///   - content: its folder.
    ///   - product: the name of what it builds, when that has a name of its own.
    ///   - location: where it is declared.
    func entries(
        of target: DeclaredTarget,
        content: TargetContent,
        product: String?,
        at location: SourceLocation?
    ) -> [WrittenSettings.Entry] {
        var entries = [
            WrittenSettings.Entry(key: "PRODUCT_NAME", value: .text(product ?? target.name), location: location),
            WrittenSettings.Entry(key: "PRODUCT_MODULE_NAME", value: .text(ModuleName.identifier(of: target.name)), location: location),
        ]
        var lists = SettingLists()
        for setting in target.settings where setting.condition.holds(configuration: configuration, traits: manifest.defaultTraits) {
            for (key, values) in SettingWords.words(for: setting, folder: content.folder ?? ".") {
                lists.add(values, to: key, platforms: setting.condition.platforms)
            }
        }
        entries += lists.entries(at: location)
        return entries
    }

    /// The newest of the modes that the manifest names, else that of its tools.
    private var languageMode: String {
        let modes = manifest.swiftLanguageModes.compactMap { mode in ToolsVersion(mode).map { (mode: mode, version: $0) } }
        return modes.max { $0.version < $1.version }?.mode ?? manifest.toolsVersion.defaultLanguageMode
    }
}

/// Settings that grow item by item, each for all platforms or for one.
private struct SettingLists {
    private var keys: [(key: String, isList: Bool)] = []
    private var values: [String: [String]] = [:]

    mutating func add(_ value: SettingWords.Value, to key: String, platforms: [String]) {
        let full = platforms.isEmpty ? [key] : platforms.map { "\(key)[sdk=\(PackagePlatform.sdkPattern(of: $0))]" }
        for key in full {
            let old = values[key]
            if old == nil { keys.append((key, value.isList)) }
            // The same definition or path is often given for C and for C++.
            let items = value.isSet ? value.items.filter { old?.contains($0) != true } : value.items
            values[key] = value.isList ? (old ?? []) + items : items
        }
    }

    /// The settings for all platforms first: a later line inherits from an earlier one, and wins over it.
    func entries(at location: SourceLocation?) -> [WrittenSettings.Entry] {
        let isConditional = { (key: String) in key.utf8.contains(UInt8(ascii: "[")) }
        let ordered = keys.filter { !isConditional($0.key) } + keys.filter { isConditional($0.key) }
        return ordered.map { key, isList in
            let items = values[key] ?? []
            let value: WrittenSettings.Value = isList ? .list(["$(inherited)"] + items) : .text(items.first ?? "")
            return WrittenSettings.Entry(key: key, value: value, location: location)
        }
    }
}
