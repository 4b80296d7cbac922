import CodeGeneration
import Foundation
import Testing

@Suite("the names of the model")
struct CatalogTests {
    /// The names that templates for Sourcery use, by kind.
    static let names: [ModelKind: String] = [
        .context: "types functions type argument arguments",
        .types: """
        types all protocols protocolCompositions classes structs enums extensions typealiases based inheriting implementing typesByName
        typesaliasesByName actors
        """,
        .type: """
        name localName globalName module kind isExtension isUnknownExtension accessLevel isGeneric genericRequirements path directory
        fileName imports allImports bodyBytesRange completeDeclarationRange inheritedTypes supertype based basedTypes inherits
        implements parent parentName parentTypes containedTypes containedType typealiases variables methods subscripts rawVariables
        rawMethods rawSubscripts allVariables allMethods allSubscripts initializers staticVariables instanceVariables
        computedVariables storedVariables staticMethods classMethods instanceMethods annotations documentation attributes modifiers
        cases rawTypeName rawType hasRawType hasAssociatedValues isFinal isDistributed associatedTypes composedTypeNames composedTypes
        """,
        .enumCase: "name rawValue associatedValues hasAssociatedValue indirect annotations documentation",
        .associatedValue: "localName externalName typeName type defaultValue annotations " + typed,
        .variable: """
        name typeName type isComputed isStatic isMutable isAsync throws throwsTypeName readAccess writeAccess defaultValue isFinal
        isLazy isDynamic attributes modifiers annotations documentation definedInTypeName actualDefinedInTypeName definedInType \(typed)
        """,
        .method: """
        name selectorName shortName callName parameters returnTypeName actualReturnTypeName returnType isOptionalReturnType
        isImplicitlyUnwrappedOptionalReturnType unwrappedReturnTypeName isAsync isDistributed throws throwsTypeName
        isThrowsTypeGeneric rethrows accessLevel isStatic isClass isInitializer isDeinitializer isFailableInitializer
        isConvenienceInitializer isRequired isFinal isMutating isGeneric isOptional isNonisolated isDynamic genericParameters
        genericRequirements attributes modifiers annotations documentation definedInTypeName actualDefinedInTypeName definedInType
        """,
        .methodParameter: "argumentLabel name typeName inout isVariadic type typeAttributes defaultValue annotations index asSource "
            + typed,
        .closureParameter: "argumentLabel name typeName inout isVariadic type typeAttributes defaultValue annotations asSource " + typed,
        .subscript: """
        parameters returnTypeName actualReturnTypeName returnType isOptionalReturnType isImplicitlyUnwrappedOptionalReturnType
        unwrappedReturnTypeName isFinal readAccess writeAccess isMutable isAsync throws throwsTypeName genericParameters
        genericRequirements isGeneric annotations documentation attributes modifiers definedInTypeName actualDefinedInTypeName
        definedInType
        """,
        .typealias: "name aliasName typeName type module imports parent accessLevel annotations documentation " + typed,
        .typeName: """
        name unwrappedTypeName isOptional isImplicitlyUnwrappedOptional actualTypeName isGeneric generic isArray array isSet set
        isDictionary dictionary isTuple tuple isClosure closure isVoid isNever isProtocolComposition attributes modifiers asSource
        """,
        .arrayType: "name elementTypeName elementType asGeneric asSource",
        .setType: "name elementTypeName elementType asGeneric asSource",
        .dictionaryType: "name keyTypeName keyType valueTypeName valueType asGeneric asSource",
        .tupleType: "name elements",
        .tupleElement: "name typeName type asSource " + typed,
        .closureType: """
        name parameters returnTypeName actualReturnTypeName returnType isOptionalReturnType isImplicitlyUnwrappedOptionalReturnType
        unwrappedReturnTypeName isAsync asyncKeyword throws throwsOrRethrowsKeyword throwsTypeName asSource
        """,
        .genericType: "name typeParameters asSource",
        .genericTypeParameter: "typeName type",
        .genericParameter: "name inheritedTypeName",
        .genericRequirement: "leftType rightType relationship relationshipSyntax",
        .associatedType: "name typeName type",
        .attribute: "name arguments asSource",
        .modifier: "name detail asSource",
        .import: "kind path moduleName",
        .bytesRange: "offset length",
    ]

    private static let typed = """
        isOptional isImplicitlyUnwrappedOptional unwrappedTypeName actualTypeName isTuple isClosure isArray isSet isDictionary
        """

    @Test("every name that templates use is there", arguments: ModelKind.allCases)
    func namesAreThere(_ kind: ModelKind) throws {
        let expected = try #require(Self.names[kind]).split { $0 == " " || $0 == "\n" }.map(String.init)
        let known = Set(ModelCatalog.members(of: kind).map(\.name))
        #expect(expected.filter { !known.contains($0) } == [])
    }

    @Test("no kind has two members of one name", arguments: ModelKind.allCases)
    func namesAreUnique(_ kind: ModelKind) {
        let names = ModelCatalog.members(of: kind).map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test("every member has a row in the tables of these tests", arguments: ModelKind.allCases)
    func everyMemberIsTested(_ kind: ModelKind) {
        let tested = Set(MemberTable.all.filter { $0.kind == kind }.flatMap { $0.rows.map(\.member) })
        #expect(ModelCatalog.members(of: kind).map(\.name).filter { !tested.contains($0) } == [])
    }

    @Test("the page of the model says what the model says", arguments: ModelKind.allCases)
    func pageIsComplete(_ kind: ModelKind) throws {
        let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "docs/formats/codegen-model.md"), encoding: .utf8)
        let rows = ModelCatalog.members(of: kind).map { "| `\($0.name)` | \($0.summary) |" }
        let section = "### \(kind.rawValue)\n\n| name | what it is |\n|---|---|\n" + rows.joined(separator: "\n") + "\n"
        #expect(page.contains(section))
    }
}
