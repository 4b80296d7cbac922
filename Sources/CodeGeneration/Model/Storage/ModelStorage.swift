import Diagnostics
import SwiftSource
import Synchronization
import TemplateEngine

/// What a model knows, and the objects of its types; shared by all elements.
final class ModelStorage: Sendable {
    let nodes: [TypeNode]
    let names: ModelNames
    private let files: [FileFacts]
    private let declarations: [TypeDeclarations]
    private let aliases: [AliasNode]
    private let allFunctions: [TypePart]
    /// The numbers of the typealiases in each type, by its global name.
    let nestedAliases: [String: [Int]]
    let options: ModelOptions
    let conditions: ConditionFilter

    /// A type, or one of its extensions by itself.
    private struct ObjectKey: Hashable {
        var node: Int
        var part: Int?
    }

    private let objects = Mutex<[ObjectKey: ModelObject]>([:])
    private let relations = Mutex<[Int: TypeRelations]>([:])
    private let known = Mutex<Descendants?>(nil)
    private let hasGivenPlaces = Mutex(false)
    private let findings = Mutex<Set<Diagnostic>>([])
    /// The deep links of enumerations as templates see them, by the number of the type.
    let deepLinkTables = Mutex<[Int: Recorded<TemplateValue>]>([:])
    /// What templates that ship see of types, by the number of the type and the name of what is seen.
    let typeViews = Mutex<[TypeViewKey: Recorded<TemplateValue>]>([:])
    /// The coding of types as templates see it, by the number of the type.
    let codingTables = Mutex<[Int: Recorded<CodingContext>]>([:])

    init(_ files: [ModelFile], options: ModelOptions) {
        let builder = ModelBuilder(files, options: options)
        self.files = builder.files
        nodes = builder.types.map(\.node)
        declarations = builder.types.map(\.declarations)
        aliases = builder.aliases
        names = builder.names
        allFunctions = builder.functions
        var nested: [String: [Int]] = [:]
        for (number, alias) in builder.aliases.enumerated() {
            guard let parent = ModelNames.parent(of: alias.name) else { continue }
            nested[alias.module.map { $0 + "." + parent } ?? parent, default: []].append(number)
        }
        nestedAliases = nested
        self.options = options
        conditions = ConditionFilter(options.conditions)
    }

    /// Where a type is declared.
    func declarations(of node: Int) -> TypeDeclarations {
        let found = declarations[node]
        ReadRecorder.current?.note(files: found.files)
        return found
    }

    /// A typealias.
    func alias(_ number: Int) -> AliasNode {
        let alias = aliases[number]
        ReadRecorder.current?.note(files: [alias.file])
        return alias
    }

    /// The numbers of the typealiases, by name.
    var aliasNumbers: Range<Int> { aliases.indices }

    /// The imports of a file.
    func imports(of file: Int) -> [Declaration] {
        ReadRecorder.current?.note(files: [file])
        return files[file].imports
    }

    /// The modules that a file imports, which decide what its names mean.
    func importedModules(of file: Int) -> [String] { files[file].importedModules }

    /// The path of a file.
    func path(of file: Int) -> String { files[file].source.path }

    /// The functions that are in no type, in the order of the files.
    var functions: [TypePart] {
        ReadRecorder.current?.noteEverything()
        return allFunctions
    }

    /// The object of a type.
    func object(_ node: Int, part: Int? = nil) -> ModelObject {
        objects.withLock { objects in
            let key = ObjectKey(node: node, part: part)
            if let object = objects[key] { return object }
            let object = ModelObject(TypeElement(storage: self, number: node, part: part))
            objects[key] = object
            return object
        }
    }

    /// What a type inherits from and conforms to, through others as well.
    func relations(of node: Int) -> TypeRelations {
        if let known = relations.withLock({ $0[node] }) { return known }
        let made = TypeRelations(of: node, nodes) { !$0.nested.isEmpty || nestedAliases[$0.globalName] != nil }
        relations.withLock { $0[node] = made }
        return made
    }

    /// Which types are based on a name.
    var descendants: Descendants {
        if let made = known.withLock({ $0 }) { return made }
        let made = Descendants(self)
        known.withLock { $0 = made }
        return made
    }

    /// What a name means in a scope.
    func meaning(of name: String, in scope: ModelScope) -> ModelNames.Meaning? {
        guard !isGenericParameter(name, in: scope) else { return nil }
        let file = files[scope.file]
        let around = scope.node.map { nodes[$0].name } ?? scope.name
        let found = names.meaning(of: name, inside: around, module: file.module, imports: file.importedModules)
        guard let node = scope.node else { return found }
        // A name that is nowhere around may stand in a type that is inherited from; one at the top gives way to it.
        if let found, case .type(let index) = found, nodes[index].parent != nil { return found }
        for base in relations(of: node).holders {
            if let inherited = names.meaning(ofFullName: nodes[base].name + "." + name, in: nodes[base].module) { return inherited }
        }
        return found
    }

    private func isGenericParameter(_ name: String, in scope: ModelScope) -> Bool {
        if scope.hidden.contains(name) { return true }
        var around = scope.node
        var count = 0
        while let current = around, count < 64 {
            if nodes[current].genericNames.contains(name) { return true }
            around = nodes[current].parent
            count += 1
        }
        return false
    }

    /// The type that a name means in a scope; typealiases are followed.
    func type(named name: String, in scope: ModelScope) -> Int? {
        var (name, scope) = (name, scope)
        for _ in 0..<64 {
            switch meaning(of: name, in: scope) {
            case .type(let node)?: return node
            case .alias(let number)?:
                let alias = alias(number)
                if let node = composition(of: alias) { return node }
                guard let target = alias.declaration.aliasedType?.type.lookupName else { return nil }
                (name, scope) = (target, self.scope(of: alias))
            case nil: return nil
            }
        }
        return nil
    }

    /// The composition that a typealias names.
    private func composition(of alias: AliasNode) -> Int? {
        guard case .type(let node)? = names.meaning(ofFullName: alias.name, in: alias.module), declarations[node].alias != nil else {
            return nil
        }
        return node
    }

    /// Where the target of a typealias is looked up.
    func scope(of alias: AliasNode) -> ModelScope {
        let parent = ModelNames.parent(of: alias.name)
        if let parent, case .type(let node)? = names.meaning(ofFullName: parent, in: alias.module) {
            return ModelScope(node: node, file: alias.file)
        }
        return ModelScope(node: nil, name: parent, file: alias.file)
    }

    /// Remembers that a template has asked where something stands in its file.
    func notePlaces() {
        ReadRecorder.current?.noteEverything()
        hasGivenPlaces.withLock { $0 = true }
    }

    /// Whether a template has asked where something stands in its file.
    var givesPlaces: Bool { hasGivenPlaces.withLock { $0 } }

    /// Remembers something that a template did wrong, once.
    func report(_ diagnostic: Diagnostic) {
        ReadRecorder.current?.noteEverything()
        _ = findings.withLock { $0.insert(diagnostic) }
    }

    /// Gives back what was reported, in order, and forgets it.
    func takeFindings() -> [Diagnostic] {
        findings.withLock { list in
            let sorted = list.sorted()
            list = []
            return sorted
        }
    }

    /// Lets go of the objects, which hold each other.
    func forgetObjects() {
        let list = objects.withLock { objects in
            let list = Array(objects.values)
            objects = [:]
            return list
        }
        for object in list { object.forget() }
        deepLinkTables.withLock { $0 = [:] }
        codingTables.withLock { $0 = [:] }
        typeViews.withLock { $0 = [:] }
    }
}
