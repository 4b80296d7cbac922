import SwiftSource

/// Makes the types of a model of files: each module is merged by itself, then what they say about each other is put together.
struct ModelBuilder {
    private(set) var files: [FileFacts] = []
    private(set) var types: [ModelType] = []
    private(set) var aliases: [AliasNode] = []
    private(set) var names = ModelNames()
    private(set) var functions: [TypePart] = []
    private let conditions: ConditionFilter
    private var fileNumbers: [String: [Int]] = [:]
    /// The number of each type by its global name.
    private var numbers: [String: Int] = [:]

    init(_ list: [ModelFile], options: ModelOptions) {
        conditions = ConditionFilter(options.conditions)
        for file in list { add(file) }
        var modules: [String?] = []
        for file in files where !modules.contains(file.module) { modules.append(file.module) }
        for module in modules { addTypes(of: module) }
        mergeForeignExtensions()
        addAnnotatedTypes(options.annotations)
        sort()
        connect()
    }

    private mutating func add(_ file: ModelFile) {
        let number = files.count
        var imports: [Declaration] = []
        for declaration in file.source.declarations where conditions.holds(declaration) {
            if declaration.kind == .import { imports.append(declaration) }
            if declaration.kind == .function { functions.append(TypePart(declaration: declaration, file: number)) }
        }
        let modules = imports.map { String($0.name.prefix { $0 != "." }) }
        files.append(FileFacts(module: file.module, source: file.source, imports: imports, importedModules: modules))
        fileNumbers[file.source.path, default: []].append(number)
    }

    private func fileNumber(_ declaration: Declaration, module: String?) -> Int {
        let numbers = fileNumbers[declaration.file.path] ?? [0]
        return numbers.first { files[$0].module == module } ?? numbers[0]
    }

    private mutating func addTypes(of module: String?) {
        let program = Program(files.filter { $0.module == module }.map(\.source), module: module)
        for type in program.types {
            let declarations = type.declarations.filter(conditions.holds)
            let extensions = type.extensions.filter(conditions.holds)
            guard !declarations.isEmpty || !extensions.isEmpty || !type.nestedTypes.isEmpty else { continue }
            if declarations.isEmpty, !type.declarations.isEmpty, extensions.isEmpty { continue }
            let parts = (declarations + extensions).map { TypePart(declaration: $0, file: fileNumber($0, module: module)) }
            let kind = declarations.first.map { TypeNode.Kind($0.kind) } ?? .extension
            let generics = declarations.first?.genericParameters.map(\.name) ?? []
            let node = TypeNode(kind: kind, name: type.name, module: module, genericNames: generics)
            types.append(ModelType(node: node, declarations: TypeDeclarations(parts: parts)))
        }
        for alias in program.typealiases where conditions.holds(alias.declaration) {
            let file = fileNumber(alias.declaration, module: module)
            let known = AliasNode(name: alias.name, declaration: alias.declaration, file: file, module: module)
            aliases.append(known)
            guard alias.declaration.parent == nil, let target = alias.declaration.aliasedType?.type, target.composed.count > 1 else {
                continue
            }
            let node = TypeNode(kind: .protocolComposition, name: alias.name, module: module)
            types.append(ModelType(node: node, declarations: TypeDeclarations(parts: [], alias: known)))
        }
    }

    /// Gives extensions of types of other modules to those types.
    private mutating func mergeForeignExtensions() {
        var owners: [String: [Int]] = [:]
        for (index, type) in types.enumerated() where type.node.kind != .extension { owners[type.node.name, default: []].append(index) }
        var kept: [ModelType] = []
        var merged: [Int: [TypePart]] = [:]
        var order: [Int] = []
        for (index, type) in types.enumerated() {
            guard type.node.kind == .extension, let owner = owner(of: type, among: owners) else {
                order.append(index)
                continue
            }
            merged[owner, default: []] += type.declarations.parts
        }
        for index in order {
            var type = types[index]
            type.declarations.parts += merged[index] ?? []
            kept.append(type)
        }
        types = kept
    }

    private func owner(of type: ModelType, among owners: [String: [Int]]) -> Int? {
        let node = type.node
        var candidates = owners[node.name] ?? []
        if candidates.isEmpty, let point = node.name.firstIndex(of: ".") {
            let module = String(node.name[..<point])
            candidates = (owners[String(node.name[node.name.index(after: point)...])] ?? []).filter { types[$0].node.module == module }
        }
        guard candidates.count > 1 else { return candidates.first }
        let imports = type.declarations.parts.flatMap { files[$0.file].importedModules }
        return candidates.first { index in imports.contains { $0 == types[index].node.module } } ?? candidates[0]
    }

    /// A type that is annotated beside the source and that no file mentions is there as if an empty extension of it were.
    private mutating func addAnnotatedTypes(_ annotations: AnnotationFile) {
        let known = Set(types.flatMap { [$0.node.name, $0.node.globalName] })
        for name in annotations.typeNames where !known.contains(name) {
            let node = TypeNode(kind: .extension, name: name, module: nil)
            types.append(ModelType(node: node, declarations: TypeDeclarations(parts: [])))
        }
    }

    private mutating func sort() {
        types.sort { $0.node.globalName.utf8.lexicographicallyPrecedes($1.node.globalName.utf8) }
        aliases.sort { left, right in
            if left.name != right.name { return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) }
            return (left.module ?? "").utf8.lexicographicallyPrecedes((right.module ?? "").utf8)
        }
        for (index, alias) in aliases.enumerated() { names.add(.alias(index), alias.name, module: alias.module) }
        for (index, type) in types.enumerated() { names.add(.type(index), type.node.name, module: type.node.module) }
        names.finish()
    }

    /// Finds parents and bases, which needs all names.
    private mutating func connect() {
        for index in types.indices {
            guard let name = ModelNames.parent(of: types[index].node.name) else { continue }
            guard case .type(let parent)? = names.meaning(ofFullName: name, in: types[index].node.module) else { continue }
            types[index].node.parent = parent
            types[parent].node.nested.append(index)
        }
        let resolver = BaseResolver(files: files, aliases: aliases, names: names)
        for index in types.indices { types[index].node.bases = resolver.bases(of: types[index], number: index) }
    }
}
