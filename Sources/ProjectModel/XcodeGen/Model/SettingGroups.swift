import Diagnostics

/// The groups of settings of a spec, each with what it means in each configuration.
struct SettingGroups {
    private let groups: [String: SpecSettings]
    private let configurationNames: [String]
    /// What groups come to, by configuration and name.
    private var resolved: [String: [String: [WrittenSettings.Entry]]] = [:]
    private var entryCount = 0
    private var unknown: Set<SourceLocation> = []

    /// The deepest chain of groups inside groups.
    private static let depthLimit = 128
    /// The most settings that groups may come to.
    private static let entryLimit = 1_000_000

    init(_ groups: [String: SpecSettings], configurationNames: [String]) {
        self.groups = groups
        self.configurationNames = configurationNames
    }

    /// What a section comes to in one configuration.
    ///
    /// - Throws: `DiagnosticError` when groups are nested too deep or come to too much.
    mutating func entries(
        of settings: SpecSettings,
        configuration: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> [WrittenSettings.Entry] {
        try entries(of: settings, configuration: configuration, chain: [], diagnostics: &diagnostics)
    }

    private mutating func entries(
        of settings: SpecSettings,
        configuration: String,
        chain: [String],
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> [WrittenSettings.Entry] {
        if settings.groups.isEmpty, settings.configurations.isEmpty { return settings.entries }
        guard chain.count < Self.depthLimit else {
            let place = settings.groups.first?.location ?? settings.entries.first?.location
            throw DiagnosticError("spec-limit", "groups of settings are nested deeper than \(Self.depthLimit) levels", at: place)
        }
        var list = SettingList()
        for group in settings.groups {
            list.set(try entries(of: group, configuration: configuration, chain: chain, diagnostics: &diagnostics))
        }
        list.set(settings.entries)
        for (name, own) in settings.configurations where applies(name, to: configuration) {
            list.set(try entries(of: own, configuration: configuration, chain: chain + [""], diagnostics: &diagnostics))
        }
        return list.entries
    }

    private mutating func entries(
        of group: SpecSettings.Reference,
        configuration: String,
        chain: [String],
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> [WrittenSettings.Entry] {
        if let known = resolved[configuration]?[group.name] { return known }
        guard let settings = groups[group.name] else {
            if unknown.insert(group.location).inserted { diagnostics.append(unknownGroup(group)) }
            return []
        }
        guard !chain.contains(group.name) else {
            if unknown.insert(group.location).inserted {
                let message = "the group of settings '\(group.name)' contains itself; it is taken without what it takes from itself"
                diagnostics.append(Diagnostic(.error, "setting-group-cycle", message, at: group.location))
            }
            return []
        }
        let result = try entries(of: settings, configuration: configuration, chain: chain + [group.name], diagnostics: &diagnostics)
        entryCount += result.count
        guard entryCount <= Self.entryLimit else {
            throw DiagnosticError("spec-limit", "the groups come to more than \(Self.entryLimit) settings here", at: group.location)
        }
        resolved[configuration, default: [:]][group.name] = result
        return result
    }

    private func unknownGroup(_ group: SpecSettings.Reference) -> Diagnostic {
        let nearest = Spelling.nearest(to: group.name, among: groups.keys.sorted())
        let remedy = nearest.map { "; did you mean '\($0)'" } ?? ""
        return Diagnostic(.error, "unknown-setting-group", "there is no group of settings '\(group.name)'\(remedy)", at: group.location)
    }

    /// Whether the settings under a key of `configs` apply to a configuration: the key is a part of its name, whatever the case,
    /// unless the key is exactly the name of another configuration.
    private func applies(_ key: String, to configuration: String) -> Bool {
        if key == configuration { return true }
        guard !configurationNames.contains(key) else { return false }
        return configuration.lowercased().containsBytes(of: key.lowercased())
    }
}

extension String {
    /// Whether the bytes of a text occur in this one.
    func containsBytes(of other: String) -> Bool {
        let own = Array(utf8)
        let sought = Array(other.utf8)
        guard sought.count <= own.count else { return false }
        return (0...(own.count - sought.count)).contains { own[$0..<($0 + sought.count)].elementsEqual(sought) }
    }
}
