package import JSON

extension ProductComparison {
    /// The document of `trellis-package diff --json`.
    package var json: JSONValue {
        .object([
            .init("schema", .string("trellis-package/diff/1")),
            .init("libraries", libraries.json),
            .init("files", .array(files.map(\.json))),
            .init("binaries", .array(binaries.map(\.json))),
            .init("texts", .array(texts.map(\.json))),
        ])
    }
}

extension ProductComparison.NameChanges {
    fileprivate var json: JSONValue {
        .object([
            .init("added", .array(added.map(JSONValue.string))), .init("removed", .array(removed.map(JSONValue.string))),
        ])
    }
}

extension ProductComparison.FileChange {
    fileprivate var json: JSONValue {
        let change = oldSizeBytes == nil ? "added" : newSizeBytes == nil ? "removed" : "changed"
        return .object([
            .init("path", .string(path)),
            .init("change", .string(change)),
            .init("oldSizeBytes", oldSizeBytes.map(JSONValue.integer) ?? .null),
            .init("newSizeBytes", newSizeBytes.map(JSONValue.integer) ?? .null),
            .init("permissions", .array(permissions.map { .string(String($0, radix: 8)) })),
        ])
    }
}

extension ProductComparison.BinaryChange {
    fileprivate var json: JSONValue {
        .object([
            .init("path", .string(path)),
            .init("architectures", architectures.json),
            .init("slices", .array(slices.map(\.json))),
        ])
    }
}

extension ProductComparison.SliceChange {
    fileprivate var json: JSONValue {
        let values = facts.map { fact -> JSONValue in
            .object([
                .init("name", .string(fact.name)),
                .init("old", fact.old.map(JSONValue.string) ?? .null),
                .init("new", fact.new.map(JSONValue.string) ?? .null),
            ])
        }
        return .object([
            .init("architecture", .string(architecture)),
            .init("facts", .array(values)),
            .init("symbols", symbols.json),
            .init("dependencies", dependencies.json),
        ])
    }
}

extension ProductComparison.TextChange {
    fileprivate var json: JSONValue {
        .object([
            .init("path", .string(path)),
            .init("added", .array(addedLines.map(JSONValue.string))),
            .init("removed", .array(removedLines.map(JSONValue.string))),
        ])
    }
}
