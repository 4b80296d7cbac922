package import JSON

extension ArtifactBundleInfo {
    /// The text of an `info.json`: keys in a fixed order, those that nobody knows behind the others.
    package var text: String { JSONWriter.text(json) }

    /// The value as JSON.
    package var json: JSONValue {
        let artifacts = artifacts.map { JSONValue.Member($0.name, $0.json) }
        return .object([.init("schemaVersion", .string(schemaVersion)), .init("artifacts", .object(artifacts))] + unknown)
    }
}

extension ArtifactBundleInfo.Artifact {
    fileprivate var json: JSONValue {
        var members = [JSONValue.Member("type", .string(type.word))]
        if let version { members.append(.init("version", .string(version))) }
        return .object(members + [.init("variants", .array(variants.map(\.json)))] + unknown)
    }
}

extension ArtifactBundleInfo.Variant {
    fileprivate var json: JSONValue {
        var members = [JSONValue.Member("path", .string(path))]
        if let supportedTriples { members.append(.init("supportedTriples", .strings(supportedTriples))) }
        if let staticLibraryMetadata { members.append(.init("staticLibraryMetadata", staticLibraryMetadata.json)) }
        return .object(members + unknown)
    }
}

extension ArtifactBundleInfo.StaticLibraryMetadata {
    fileprivate var json: JSONValue {
        var members = [JSONValue.Member("headerPaths", .strings(headerPaths))]
        if let moduleMapPath { members.append(.init("moduleMapPath", .string(moduleMapPath))) }
        return .object(members + unknown)
    }
}
