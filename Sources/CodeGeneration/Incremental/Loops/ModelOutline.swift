import ArtifactCache
import Checksums

/// The checksum of what a model knows about types as a whole: which there are, what they are based on, and where they are declared.
///
/// With the same outline a type has the same number, names mean the same, and loops over types run through the same ones.
enum ModelOutline {
    private static let version = 1

    static func digest(of storage: ModelStorage) -> Digest {
        var key = CacheKey("codegen-outline", version: version)
        for number in storage.nodes.indices { add(number, of: storage, to: &key) }
        for number in storage.aliasNumbers {
            let alias = storage.alias(number)
            key.add("alias", alias.name)
            key.add("module", alias.module ?? "")
            key.add("file", storage.path(of: alias.file))
        }
        return key.digest
    }

    private static func add(_ number: Int, of storage: ModelStorage, to key: inout CacheKey) {
        let node = storage.nodes[number]
        key.add("type", node.kind.rawValue)
        key.add("name", node.globalName)
        for name in node.genericNames { key.add("generic", name) }
        for base in node.bases {
            key.add("base", base.name)
            if let number = base.node { key.add("known", storage.nodes[number].globalName) }
        }
        let declarations = storage.declarations(of: number)
        for part in declarations.parts { add(part.file, part.isExtension ? "extension" : "declaration", of: storage, to: &key) }
        if let alias = declarations.alias { add(alias.file, "composition", of: storage, to: &key) }
    }

    private static func add(_ file: Int, _ label: String, of storage: ModelStorage, to key: inout CacheKey) {
        key.add(label, storage.path(of: file))
        for module in storage.importedModules(of: file) { key.add("import", module) }
    }
}
