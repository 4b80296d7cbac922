import JSON
import PropertyLists

/// How a file's part in a build phase is written in `project.xcproj`: which attributes of the build file have a key there.
enum MembershipNotation {
    /// The keys of a build file, besides the phase and the file itself.
    static func members(of buildFile: PBXBuildFile) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        let platforms = buildFile.platformFilters.isEmpty ? buildFile.platformFilter.map { [$0] } ?? [] : buildFile.platformFilters
        if !platforms.isEmpty { members.append(.init("platforms", .strings(platforms))) }
        guard let settings = buildFile.settings else { return members }
        members += self.members(ofAttributes: settings["ATTRIBUTES"].map(texts) ?? [])
        if let flags = settings["COMPILER_FLAGS"]?.text { members.append(.init("arguments", .string(flags))) }
        if let tags = settings["ASSET_TAGS"] { members.append(.init("asset-tags", .strings(texts(of: tags)))) }
        return members
    }

    private static func members(ofAttributes attributes: [String]) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        var rest = attributes
        func take(_ name: String) -> Bool {
            guard let index = rest.firstIndex(of: name) else { return false }
            rest.remove(at: index)
            return true
        }
        for (attribute, key, value) in table where !members.contains(where: { $0.key == key }) && take(attribute) {
            members.append(.init(key, value))
        }
        let interfaces = ["Client", "Server"].filter(take)
        if !interfaces.isEmpty { members.append(.init("mach-interface-generation", .strings(interfaces.map { $0.lowercased() }))) }
        if !rest.isEmpty { members.append(.init("attributes", .strings(rest))) }
        return members
    }

    /// The settings of the build file that some keys stand for; `nil` when there are none.
    static func settings(of node: LocatedNode) -> PropertyListTree? {
        var pairs: [PropertyListTree.Pair] = []
        var attributes = table.filter { node[$0.key]?.node.value == $0.value }.map(\.attribute)
        let interfaces = node["mach-interface-generation"]?.node.value.items ?? []
        attributes += ["Client", "Server"].filter { name in interfaces.contains { $0.text == name.lowercased() } }
        attributes += node["attributes"]?.node.value.items?.compactMap(\.text) ?? []
        if !attributes.isEmpty { pairs.append(.init("ATTRIBUTES", .array(attributes.map { .string($0) }))) }
        if let flags = node["arguments"]?.node.value { pairs.append(.init("COMPILER_FLAGS", KeyMapping.propertyList(of: flags))) }
        if let tags = node["asset-tags"]?.node.value { pairs.append(.init("ASSET_TAGS", KeyMapping.propertyList(of: tags))) }
        return pairs.isEmpty ? nil : .dictionary(pairs)
    }

    /// The keys whose values stand for no attribute that is known.
    static func unknownValues(of node: LocatedNode) -> [String] {
        ["header-role", "header-preservation", "code-generation"].filter { key in
            guard let value = node[key]?.node.value else { return false }
            return !table.contains { $0.key == key && $0.value == value }
        }
    }

    private static let table: [(attribute: String, key: String, value: JSONValue)] = [
        ("Public", "header-role", "public"), ("Private", "header-role", "private"), ("Project", "header-role", "project"),
        ("Weak", "is-weak", .boolean(true)), ("CodeSignOnCopy", "code-sign-on-copy", .boolean(true)),
        ("RemoveHeadersOnCopy", "header-preservation", "remove"), ("no_codegen", "code-generation", "none"),
    ]

    private static func texts(of value: PropertyListValue) -> [String] {
        value.kind == .array ? value.items.compactMap(\.text) : value.text.map { [$0] } ?? []
    }
}
