import SwiftSource
import SystemSupport
import TemplateEngine

extension TypeElement {
    static let identity: [ModelMember<TypeElement>] = [
        .plain("name", "the name with those of the types around it: `Outer.Inner`") { .string($0.node.name) },
        .plain("localName", "the last part of the name") { .string($0.node.localName) },
        .plain("globalName", "the name with that of the module before it") { .string($0.node.globalName) },
        .plain("module", "the name of the module") { .optional($0.node.module) },
        .plain(
            "kind", "`enum`, `struct`, `class`, `protocol`, `protocolComposition`, `actor` or `extension`"
        ) { .string($0.typeKind.rawValue) },
        .plain("isExtension", "whether it is an extension") { .boolean($0.typeKind == .extension) },
        .plain("isUnknownExtension", "whether it stands for the extensions of a type that no file declares") {
            .boolean($0.node.kind == .extension)
        },
        .plain("accessLevel", "the access: `internal` when none is written") { .string($0.access.rawValue) },
        .plain("isGeneric", "whether it has generic parameters") { .boolean(!$0.genericParameters.isEmpty) },
        .kept("genericRequirements", "the requirements of the where clause") { type in
            .elements(GenericRequirementElement.list(type.mainPart?.declaration.genericRequirements ?? [], type.storage, type.scope))
        },
        .plain("path", "the path of the file of the declaration") { .optional($0.path) },
        .plain("directory", "the folder of the file") { .optional($0.path.map { PathText.parent(of: $0) }) },
        .plain("fileName", "the name of the file without its extension") { .optional($0.path.map { stem(of: $0) }) },
        .kept("imports", "the imports of the file") { type in
            guard type.mainDeclaration != nil else { return [] }
            return .elements(type.storage.imports(of: type.scope.file).map(ImportElement.init))
        },
        .kept("allImports", "the imports of the files of the type, its extensions and all that it inherits from, each once") { type in
            .elements(type.allImports.map(ImportElement.init))
        },
        .kept("bodyBytesRange", "the bytes between the braces of the body") { type in
            type.storage.notePlaces()
            return .optional(
                type.mainPart?.declaration.bodyRange.map {
                    BytesRangeElement(range: $0.count > 1 ? $0.lowerBound + 1..<$0.upperBound - 1 : $0)
                })
        },
        .kept("completeDeclarationRange", "the bytes of the declaration with its body") { type in
            type.storage.notePlaces()
            return .optional(type.mainDeclaration.map { BytesRangeElement(range: $0.range) })
        },
    ]

    /// The name of a file without its extension.
    private static func stem(of path: String) -> String {
        let name = PathText.lastComponent(of: path)
        let fileExtension = PathText.fileExtension(of: path)
        return fileExtension.isEmpty ? name : String(name.dropLast(fileExtension.count + 1))
    }

    private var path: String? { mainDeclaration?.file.path }

    var genericParameters: [GenericParameter] { mainPart?.declaration.genericParameters ?? [] }

    private var allImports: [Declaration] {
        var seen: Set<String> = []
        var files: [Int] = parts.map(\.part.file)
        for ancestor in relations.ancestors { files += storage.declarations(of: ancestor).parts.map(\.file) }
        if let alias { files.append(alias.file) }
        return files.flatMap { storage.imports(of: $0) }.filter { seen.insert($0.name).inserted }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}
