import Diagnostics
import YAML

/// Makes one target of each platform of a target that lists several.
enum SpecPlatforms {
    /// A spec in which each target has one platform.
    ///
    /// The name of each gets the platform behind it, as in `Kit_iOS`, or `platformPrefix` and `platformSuffix` around it; the product
    /// keeps the plain name. `${platform}` is replaced, and a version is picked from a mapping of deployment targets.
    static func expanded(_ root: YAMLNode, budget: inout SpecBudget) throws(DiagnosticError) -> YAMLNode {
        guard let targets = root["targets"], let entries = targets.pairs else { return root }
        guard entries.contains(where: { platforms(of: $0.value) != nil }) else { return root }
        var result: [YAMLPair] = []
        for entry in entries {
            guard let platforms = platforms(of: entry.value), let name = entry.key.scalarText else {
                result.append(entry)
                continue
            }
            for platform in platforms {
                let target = try self.target(entry.value, name: name, platform: platform, budget: &budget)
                try budget.add(target.value)
                result.append(YAMLPair(key: YAMLNode(.scalar(target.name, .quoted), at: entry.key.location), value: target.value))
            }
        }
        // Of two with one name the later one counts, as in any mapping.
        var last: [String: Int] = [:]
        for (index, pair) in result.enumerated() { if let name = pair.key.scalarText { last[name] = index } }
        let unique = result.enumerated().filter { index, pair in pair.key.scalarText.map { last[$0] == index } ?? true }.map(\.element)
        return root.setting("targets", to: YAMLNode(.mapping(unique), at: targets.location), at: root.location)
    }

    private static func platforms(of target: YAMLNode) -> [YAMLNode]? {
        guard let items = target["platform"]?.items, items.allSatisfy({ $0.string != nil }) else { return nil }
        return items
    }

    private static func target(
        _ node: YAMLNode,
        name: String,
        platform: YAMLNode,
        budget: inout SpecBudget
    ) throws(DiagnosticError) -> (name: String, value: YAMLNode) {
        let platformName = platform.string ?? ""
        var target = try SpecVariables(values: ["platform": platformName]).expanded(node, budget: &budget)
        target = target.setting("platform", to: platform, at: node.location)
        let prefix = target["platformPrefix"]?.string ?? ""
        let suffix = target["platformSuffix"]?.string ?? "_" + platformName
        let plainName = YAMLNode(.scalar(name, .quoted), at: node.location)
        if target["productName"] == nil { target = target.setting("productName", to: plainName, at: node.location) }
        target = target.setting("settings", to: settings(target["settings"], productName: plainName), at: node.location)
        if let versions = target["deploymentTarget"], versions.pairs != nil {
            target = target.removing("deploymentTarget")
            if let version = versions[platformName] {
                target = target.setting("deploymentTarget", to: version, at: versions.location)
            }
        }
        return (prefix + name + suffix, target)
    }

    /// The settings of a target with the name of the product, unless they set one.
    private static func settings(_ node: YAMLNode?, productName: YAMLNode) -> YAMLNode {
        let settings = node ?? YAMLNode(.mapping([]), at: productName.location)
        let isStructured = ["base", "configs", "groups"].contains { settings[$0] != nil }
        guard isStructured else { return adding(productName, to: settings) }
        let base = settings["base"] ?? YAMLNode(.mapping([]), at: settings.location)
        return settings.setting("base", to: adding(productName, to: base), at: settings.location)
    }

    private static func adding(_ productName: YAMLNode, to settings: YAMLNode) -> YAMLNode {
        settings["PRODUCT_NAME"] == nil
            ? settings.setting("PRODUCT_NAME", to: productName, at: productName.location)
            : settings
    }
}
