import JSON

extension DeclaredTarget {
    /// Reads a target; `nil` when it has no name or is of a kind that is not known.
    init?(_ value: JSONValue) {
        guard let name = value["name"]?.text, let kind = value["type"]?.text.flatMap(Kind.init(rawValue:)) else { return nil }
        self.init(name: name, kind: kind)
        path = value["path"]?.text
        exclude = ManifestReader.texts(value["exclude"])
        sources = value["sources"]?.items.map { $0.compactMap(\.text) }
        // SwiftPM takes an empty list for none.
        if sources?.isEmpty == true { sources = nil }
        resources = ManifestReader.items(value["resources"]).compactMap(Resource.init)
        publicHeadersPath = value["publicHeadersPath"]?.text
        dependencies = ManifestReader.items(value["dependencies"]).compactMap(Dependency.init)
        plugins = ManifestReader.items(value["pluginUsages"]).compactMap(PluginUsage.init)
        settings = ManifestReader.items(value["settings"]).compactMap(Setting.init)
    }
}

extension DeclaredTarget.Resource {
    fileprivate init?(_ value: JSONValue) {
        guard let path = value["path"]?.text, let rule = ManifestReader.onlyMember(value["rule"]) else { return nil }
        switch rule.key {
        case "process": self.init(rule: .process(localization: rule.value["localization"]?.text), path: path)
        case "copy": self.init(rule: .copy, path: path)
        case "embedInCode": self.init(rule: .embedInCode, path: path)
        default: return nil
        }
    }
}

extension DeclaredTarget.Dependency {
    /// The content is a list: the name, then for a product the package and its aliases of modules, then the condition.
    fileprivate init?(_ value: JSONValue) {
        guard let member = ManifestReader.onlyMember(value) else { return nil }
        let items = ManifestReader.items(member.value)
        guard let name = items.first?.text else { return nil }
        switch member.key {
        case "target": subject = .target(name)
        case "product": subject = .product(name: name, package: items.count > 1 ? items[1].text : nil)
        case "byName": subject = .byName(name)
        default: return nil
        }
        condition = DeclaredTarget.Condition(items.last)
    }
}

extension DeclaredTarget.PluginUsage {
    fileprivate init?(_ value: JSONValue) {
        let items = ManifestReader.items(value["plugin"])
        guard let name = items.first?.text else { return nil }
        self.init(name: name, package: items.count > 1 ? items[1].text : nil)
    }
}

extension DeclaredTarget.Setting {
    /// The values stand below `_0`, `_1` and so on, a list of them below `_0`.
    fileprivate init?(_ value: JSONValue) {
        guard let tool = value["tool"]?.text, let member = ManifestReader.onlyMember(value["kind"]) else { return nil }
        let values: [String] =
            switch member.value {
            case .object(let members): members.flatMap { $0.value.text.map { [$0] } ?? ManifestReader.texts($0.value) }
            case .array(let items): items.compactMap(\.text)
            default: []
            }
        self.init(tool: tool, kind: member.key, values: values, condition: DeclaredTarget.Condition(value["condition"]))
    }
}

extension DeclaredTarget.Condition {
    fileprivate init(_ value: JSONValue?) {
        platforms = ManifestReader.texts(value?["platformNames"])
        configuration = value?["config"]?.text
        traits = ManifestReader.texts(value?["traits"])
    }
}
