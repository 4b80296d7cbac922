package import JSON
import ObjectFiles

extension ProductDescription {
    /// The document of `trellis-package inspect --json`.
    package static func json(_ descriptions: [ProductDescription]) -> JSONValue {
        .object([
            .init("schema", .string("trellis-package/inspect/1")),
            .init("products", .array(descriptions.map(\.json))),
        ])
    }

    private var json: JSONValue {
        .object([
            .init("path", .string(path)),
            .init("kind", .string(kind.rawValue)),
            .init("depth", .integer(depth)),
            .init("identifier", Self.text(identifier)),
            .init("version", Self.text(version)),
            .init("build", Self.text(build)),
            .init("minimumSystem", Self.text(minimumSystem)),
            .init("sizeBytes", .integer(sizeBytes)),
            .init("fileCount", .integer(fileCount)),
            .init("binary", binary?.json ?? .null),
            .init("modules", Self.texts(modules)),
            .init("headerCount", .integer(headerCount)),
            .init("hasPrivacyManifest", .boolean(hasPrivacyManifest)),
            .init("isSigned", .boolean(isSigned)),
            .init("libraries", .array(libraries.map(Self.json))),
            .init("variants", .array(variants.map(Self.json))),
        ])
    }

    private static func json(_ library: Library) -> JSONValue {
        .object([
            .init("identifier", .string(library.identifier)), .init("path", .string(library.path)),
            .init("destination", .string(library.destination)), .init("architectures", texts(library.architectures)),
        ])
    }

    private static func json(_ variant: Variant) -> JSONValue {
        .object([
            .init("artifact", .string(variant.artifact)), .init("type", .string(variant.type)), .init("path", .string(variant.path)),
            .init("triples", texts(variant.triples)),
        ])
    }

    fileprivate static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    fileprivate static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension BinaryFacts {
    fileprivate var json: JSONValue {
        .object([.init("kind", .string(kind.rawValue)), .init("slices", .array(slices.map(\.json)))])
    }
}

extension BinarySlice {
    fileprivate var json: JSONValue {
        .object([
            .init("architecture", .string(architecture)),
            .init("format", .string(format.rawValue)),
            .init("platforms", ProductDescription.texts(platforms.map(\.destination))),
            .init("minimumSystem", ProductDescription.text(minimumSystem?.description)),
            .init("uuid", ProductDescription.text(identifier)),
            .init("installName", ProductDescription.text(installName)),
            .init(
                "dependencies",
                .array(
                    dependencies.map { .object([.init("name", .string($0.name)), .init("isWeak", .boolean($0.isWeak))]) })),
            .init("searchPaths", ProductDescription.texts(searchPaths)),
            .init("isSigned", .boolean(isSigned)),
            .init("memberCount", .integer(memberCount)),
        ])
    }
}
