import PropertyLists

extension XcodeProject {
    /// The scripts of the target with all that they say about themselves, and its build rules.
    public func buildInstructions(of target: Target) -> [(name: String, text: String)] {
        guard let object = document.object(target.identifier) else { return [] }
        let phases = object.references("buildPhases").filter { $0.objectClass == .shellScriptBuildPhase }
        let scripts = phases.map { (name: "script '\($0.text("name") ?? "ShellScript")'", text: Self.text(of: $0)) }
        let rules = object.references("buildRules").map { (name: "build rule '\($0.text("name") ?? "")'", text: Self.text(of: $0)) }
        return scripts + rules
    }

    /// The keys and values of an object in the order of the keys.
    private static func text(of object: PBXObject) -> String {
        let pairs = object.value.pairs.compactMap { key, value -> (String, String)? in
            guard let name = key.text, name != "files" else { return nil }
            let texts = value.kind == .array ? value.items.compactMap(\.text) : [value.text ?? ""]
            return (name, texts.joined(separator: "\n"))
        }
        return pairs.sorted { $0.0 < $1.0 }.map { "\($0.0) = \($0.1)\n" }.joined()
    }
}
