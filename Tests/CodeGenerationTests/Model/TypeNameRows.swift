import CodeGeneration

extension MemberTable {
    static let typealiases = MemberTable(
        kind: .typealias,
        sources: [
            """
            import Foundation
            struct S {
                /// Documented.
                // sourcery: key
                @available(*, deprecated) public typealias Inner = S?
            }
            #if DEBUG
            typealias Debug = (Int, S)
            #endif
            typealias Closure = () -> Void
            typealias List = [S]
            typealias Unique = Set<S>
            typealias Table = [Int: S]
            typealias Chain = List
            """
        ],
        rows: [
            MemberRow("name", "{{ types.typesaliasesByName['S.Inner'].name }}", "S.Inner"),
            MemberRow("aliasName", "{{ type.S.typealiases.Inner.aliasName }}", "Inner"),
            MemberRow("typeName", "{{ type.S.typealiases.Inner.typeName }}", "S?"),
            MemberRow("type", "{{ type.S.typealiases.Inner.type.name }}", "S"),
            MemberRow("module", "{{ type.S.typealiases.Inner.module }}", ""),
            .names("imports", "type.S.typealiases.Inner.imports", "Foundation;", of: "path"),
            MemberRow("parent", "{{ type.S.typealiases.Inner.parent.name }}", "S"),
            MemberRow("parentName", "{{ type.S.typealiases.Inner.parentName }}", "S"),
            MemberRow("accessLevel", "{{ type.S.typealiases.Inner.accessLevel }}", "public"),
            MemberRow("annotations", "{{ type.S.typealiases.Inner.annotations.key }}", "true"),
            MemberRow("documentation", "{{ type.S.typealiases.Inner.documentation|join }}", "Documented."),
            .pairs("attributes", "type.S.typealiases.Inner.attributes", "item|join", "available=@available(*, deprecated);"),
            MemberRow("modifiers", "{{ type.S.typealiases.Inner.modifiers|join }}", "public"),
            .names("condition", "types.typealiases", ";;DEBUG;;;;", of: "condition"),
            MemberRow("isOptional", "{{ type.S.typealiases.Inner.isOptional }}", "true"),
            MemberRow("isImplicitlyUnwrappedOptional", "{{ type.S.typealiases.Inner.isImplicitlyUnwrappedOptional }}", "false"),
            MemberRow("unwrappedTypeName", "{{ type.S.typealiases.Inner.unwrappedTypeName }}", "S"),
            MemberRow("actualTypeName", "{{ types.typesaliasesByName.Chain.actualTypeName }}", "[S]"),
            .names("isTuple", "types.typealiases", "false;false;true;false;false;false;", of: "isTuple"),
            .names("isClosure", "types.typealiases", "false;true;false;false;false;false;", of: "isClosure"),
            .names("isArray", "types.typealiases", "true;false;false;true;false;false;", of: "isArray"),
            .names("isSet", "types.typealiases", "false;false;false;false;false;true;", of: "isSet"),
            .names("isDictionary", "types.typealiases", "false;false;false;false;true;false;", of: "isDictionary"),
            .names("isGeneric", "types.typealiases", "true;false;false;true;true;true;", of: "isGeneric"),
        ])

    static let typeNames = MemberTable(
        kind: .typeName,
        sources: [
            """
            protocol P {}
            struct S {
                var a: [ String:Int ]?
                var b: Optional< S >
                var c: Alias
                var d: (any P)?
                var e: some P
                var f: P & Q
                var g: Swift.Array<S>
                var h: Result<S, any Error>
                var i: S.Type
                var j: (first: Int, S)
                var k: Set<Int>!
                func f(x: inout S, y: @autoclosure @escaping () -> Bool, z: ~Copyable) -> Never {}
                func v() -> () {}
                func p<each T>(_ a: repeat each T) {}
            }
            typealias Alias = (Int) -> Deeper
            typealias Deeper = [S]?
            """
        ],
        rows: [
            .names(
                "name", "type.S.variables",
                "[String: Int]?;Optional< S >;Alias;(any P)?;some P;P & Q;Swift.Array<S>;Result<S, any Error>;S.Type;(first: "
                    + "Int, S);Set<Int>!;",
                of: "typeName.name"),
            .names(
                "unwrappedTypeName", "type.S.variables",
                "[String: Int];S;Alias;(any P);some P;P & Q;Swift.Array<S>;Result<S, any Error>;S.Type;(first: Int, S);Set<Int>;",
                of: "typeName.unwrappedTypeName"),
            .names(
                "isOptional", "type.S.variables", "true;true;false;true;false;false;false;false;false;false;true;",
                of: "typeName.isOptional"),
            .names(
                "isImplicitlyUnwrappedOptional", "type.S.variables|!optional", ";;;;;;;", of: "typeName.isImplicitlyUnwrappedOptional.x"),
            MemberRow("isImplicitlyUnwrappedOptional", "{{ type.S.variables.10.typeName.isImplicitlyUnwrappedOptional }}", "true"),
            MemberRow(
                "actualTypeName", "{{ type.S.variables.2.typeName.actualTypeName }}{{ type.S.variables.0.typeName.actualTypeName }}",
                "(Int) -> [S]?"),
            .names(
                "isGeneric", "type.S.variables", "true;true;false;false;false;false;true;true;false;false;true;", of: "typeName.isGeneric"),
            MemberRow(
                "generic", "{{ type.S.variables.7.typeName.generic.name }} {{ type.S.variables.0.typeName.generic }}",
                "Result Dictionary<String, Int>"),
            .names(
                "isArray", "type.S.variables", "false;false;false;false;false;false;true;false;false;false;false;", of: "typeName.isArray"),
            MemberRow("array", "{{ type.S.variables.6.typeName.array }}", "[S]"),
            MemberRow("isSet", "{{ type.S.variables.10.typeName.isSet }}", "true"),
            MemberRow("set", "{{ type.S.variables.10.typeName.set }}", "Set<Int>"),
            MemberRow("isDictionary", "{{ type.S.variables.0.typeName.isDictionary }}", "true"),
            MemberRow("dictionary", "{{ type.S.variables.0.typeName.dictionary }}", "[String: Int]"),
            MemberRow("isTuple", "{{ type.S.variables.9.typeName.isTuple }} {{ type.S.variables.3.typeName.isTuple }}", "true false"),
            MemberRow("tuple", "{{ type.S.variables.9.typeName.tuple }}", "(first: Int, S)"),
            MemberRow("isClosure", "{{ type.S.variables.2.typeName.isClosure }} {{ type.S.variables.3.typeName.isClosure }}", "true false"),
            MemberRow("closure", "{{ type.S.variables.2.typeName.closure }}", "(Int) -> [S]?"),
            MemberRow(
                "isVoid",
                "{{ type.S.methods.1.returnTypeName.isVoid }} {{ type.S.methods.2.returnTypeName.isVoid }} {{ "
                    + "type.S.methods.0.returnTypeName.isVoid }}",
                "true true false"),
            MemberRow(
                "isNever", "{{ type.S.methods.0.returnTypeName.isNever }} {{ type.S.methods.1.returnTypeName.isNever }}", "true false"),
            MemberRow(
                "isProtocolComposition",
                "{{ type.S.variables.5.typeName.isProtocolComposition }} {{ type.S.variables.4.typeName.isProtocolComposition }}",
                "true false"),
            .pairs(
                "attributes", "type.S.methods.0.parameters.1.typeName.attributes", "item|join",
                "autoclosure=@autoclosure;escaping=@escaping;"),
            MemberRow("modifiers", "{{ type.S.methods.0.parameters.0.typeName.modifiers|join }}", "inout"),
            .names(
                "asSource", "type.S.variables",
                "[String: Int]?;Optional<S>;Alias;(any P)?;some P;P & Q;Swift.Array<S>;Result<S, any Error>;S.Type;(first: Int, "
                    + "S);Set<Int>!;",
                of: "typeName.asSource"),
            .names(
                "asSource", "type.S.methods.0.parameters", "inout S;@autoclosure @escaping () -> Bool;~Copyable;", of: "typeName.asSource"),
            MemberRow(
                "asExpanded", "{{ type.S.variables.2.typeName.asExpanded }} {{ type.S.variables.3.typeName.asExpanded }}",
                "(Int) -> [S]? (any P)?"),
            .names(
                "asOptional", "type.S.variables",
                "[String: Int]?;Optional<S>;Alias?;(any P)?;(some P)?;(P & Q)?;Swift.Array<S>?;Result<S, any Error>?;S.Type?;"
                    + "(first: Int, S)?;Set<Int>?;",
                of: "typeName.asOptional"),
            .names(
                "asExistential", "type.S.variables",
                "[String: Int]?;Optional<S>;Alias;(any P)?;any P;any P & Q;Swift.Array<S>;Result<S, any Error>;S.Type;(first: "
                    + "Int, S);Set<Int>!;",
                of: "typeName.asExistential"),
            MemberRow(
                "asStored", "{{ type.S.methods.0.parameters.1.typeName.asStored }} {{ type.S.variables.4.typeName.asStored }}",
                "() -> Bool any P"),
            .names(
                "isSendable", "type.S.variables", "true;false;false;false;false;false;false;false;true;false;true;",
                of: "typeName.isSendable"),
            .names(
                "isExistential", "type.S.variables", "false;false;false;true;false;false;false;false;false;false;false;",
                of: "typeName.isExistential"),
            MemberRow("isOpaque", "{{ type.S.variables.4.typeName.isOpaque }} {{ type.S.variables.3.typeName.isOpaque }}", "true false"),
            MemberRow(
                "isMetatype", "{{ type.S.variables.8.typeName.isMetatype }} {{ type.S.variables.3.typeName.isMetatype }}", "true false"),
            MemberRow(
                "isPackExpansion",
                "{{ type.S.methods.2.parameters.0.typeName.isPackExpansion }} {{ type.S.methods.2.parameters.0.typeName }}",
                "true repeat each T"),
            MemberRow("suppressedTypes", "{{ type.S.methods.0.parameters.2.typeName.suppressedTypes|join }}", "Copyable"),
        ])

    static let typeNameParts = """
        struct S {
            var array: [S?]
            var set: Set<S>
            var dictionary: [String: S]
            var tuple: (first: S?, [Int], Set<Int>, [Int: Int], () -> Void, S!)
            var closure: @Sendable (_ a: inout S?, Int..., b: @escaping () -> Void, (Int, Int), [Int], Set<Int>, [Int: Int], S!) \
            async throws(E) -> Alias?
            var generic: Outer<S, Int>.Inner<String>
        }
        typealias Alias = S
        """

    static let collections: [MemberTable] = [
        MemberTable(
            kind: .arrayType, sources: [typeNameParts],
            rows: [
                MemberRow("name", "{{ type.S.variables.0.typeName.array.name }}", "[S?]"),
                MemberRow("elementTypeName", "{{ type.S.variables.0.typeName.array.elementTypeName }}", "S?"),
                MemberRow("elementType", "{{ type.S.variables.0.typeName.array.elementType.name }}", "S"),
                MemberRow("asGeneric", "{{ type.S.variables.0.typeName.array.asGeneric }}", "Array<S?>"),
                MemberRow("asSource", "{{ type.S.variables.0.typeName.array.asSource }}", "[S?]"),
            ]),
        MemberTable(
            kind: .setType, sources: [typeNameParts],
            rows: [
                MemberRow("name", "{{ type.S.variables.1.typeName.set.name }}", "Set<S>"),
                MemberRow("elementTypeName", "{{ type.S.variables.1.typeName.set.elementTypeName }}", "S"),
                MemberRow("elementType", "{{ type.S.variables.1.typeName.set.elementType.name }}", "S"),
                MemberRow("asGeneric", "{{ type.S.variables.1.typeName.set.asGeneric }}", "Set<S>"),
                MemberRow("asSource", "{{ type.S.variables.1.typeName.set.asSource }}", "Set<S>"),
            ]),
        MemberTable(
            kind: .dictionaryType, sources: [typeNameParts],
            rows: [
                MemberRow("name", "{{ type.S.variables.2.typeName.dictionary.name }}", "[String: S]"),
                MemberRow("keyTypeName", "{{ type.S.variables.2.typeName.dictionary.keyTypeName }}", "String"),
                MemberRow("keyType", "{{ type.S.variables.2.typeName.dictionary.keyType.name }}", ""),
                MemberRow("valueTypeName", "{{ type.S.variables.2.typeName.dictionary.valueTypeName }}", "S"),
                MemberRow("valueType", "{{ type.S.variables.2.typeName.dictionary.valueType.name }}", "S"),
                MemberRow("asGeneric", "{{ type.S.variables.2.typeName.dictionary.asGeneric }}", "Dictionary<String, S>"),
                MemberRow("asSource", "{{ type.S.variables.2.typeName.dictionary.asSource }}", "[String: S]"),
            ]),
        MemberTable(
            kind: .genericType, sources: [typeNameParts],
            rows: [
                MemberRow("name", "{{ type.S.variables.5.typeName.generic.name }}", "Outer.Inner"),
                .names("typeParameters", "type.S.variables.2.typeName.generic.typeParameters", "String;S;", of: "typeName"),
                MemberRow("asSource", "{{ type.S.variables.1.typeName.generic.asSource }}", "Set<S>"),
            ]),
        MemberTable(
            kind: .genericTypeParameter, sources: [typeNameParts],
            rows: [
                .names("typeName", "type.S.variables.2.typeName.generic.typeParameters", "String;S;", of: "typeName"),
                .names("type", "type.S.variables.2.typeName.generic.typeParameters", ";S;", of: "type.name"),
            ]),
    ]

    static let tupleElements: [MemberTable] = [
        MemberTable(
            kind: .tupleType, sources: [typeNameParts],
            rows: [
                MemberRow(
                    "name", "{{ type.S.variables.3.typeName.tuple.name }}", "(first: S?, [Int], Set<Int>, [Int: Int], () -> Void, S!)"),
                .names("elements", "type.S.variables.3.typeName.tuple.elements", "first;1;2;3;4;5;"),
                MemberRow(
                    "asSource", "{{ type.S.variables.3.typeName.tuple.asSource }}",
                    "(first: S?, [Int], Set<Int>, [Int: Int], () -> Void, S!)"),
            ]),
        MemberTable(
            kind: .tupleElement, sources: [typeNameParts],
            rows: [
                .names("name", "type.S.variables.3.typeName.tuple.elements", "first;1;2;3;4;5;"),
                .names(
                    "typeName", "type.S.variables.3.typeName.tuple.elements",
                    "S?;[Int];Set<Int>;[Int: Int];() -> Void;"
                        + "S!;", of: "typeName"),
                .names("type", "type.S.variables.3.typeName.tuple.elements", "S;;;;;S;", of: "type.name"),
                .names(
                    "asSource", "type.S.variables.3.typeName.tuple.elements", "first: S?;[Int];Set<Int>;[Int: Int];() -> Void;S!;",
                    of: "asSource"),
                .names("isOptional", "type.S.variables.3.typeName.tuple.elements", "true;false;false;false;false;true;", of: "isOptional"),
                .names(
                    "isImplicitlyUnwrappedOptional", "type.S.variables.3.typeName.tuple.elements", "false;false;false;false;false;true;",
                    of: "isImplicitlyUnwrappedOptional"),
                .names(
                    "unwrappedTypeName", "type.S.variables.3.typeName.tuple.elements", "S;[Int];Set<Int>;[Int: Int];() -> Void;S;",
                    of: "unwrappedTypeName"),
                .names(
                    "actualTypeName", "type.S.variables.3.typeName.tuple.elements", "S?;[Int];Set<Int>;[Int: Int];() -> Void;S!;",
                    of: "actualTypeName"),
                .names("isTuple", "type.S.variables.3.typeName.tuple.elements", "false;false;false;false;false;false;", of: "isTuple"),
                .names("isClosure", "type.S.variables.3.typeName.tuple.elements", "false;false;false;false;true;false;", of: "isClosure"),
                .names("isArray", "type.S.variables.3.typeName.tuple.elements", "false;true;false;false;false;false;", of: "isArray"),
                .names("isSet", "type.S.variables.3.typeName.tuple.elements", "false;false;true;false;false;false;", of: "isSet"),
                .names(
                    "isDictionary", "type.S.variables.3.typeName.tuple.elements",
                    "false;false;false;true;false;"
                        + "false;", of: "isDictionary"),
                .names("isGeneric", "type.S.variables.3.typeName.tuple.elements", "false;true;true;true;false;false;", of: "isGeneric"),
            ]),
    ]

    static let closures: [MemberTable] = [
        MemberTable(
            kind: .closureType, sources: [typeNameParts],
            rows: [
                MemberRow(
                    "name", "{{ type.S.variables.4.typeName.closure.name }}",
                    "(_ a: inout S?, Int..., b: @escaping () -> Void, (Int, Int), [Int], Set<Int>, [Int: Int], S!) async "
                        + "throws(E) -> Alias?"
                ),
                .names("parameters", "type.S.variables.4.typeName.closure.parameters", "a;;b;;;;;;"),
                MemberRow("returnTypeName", "{{ type.S.variables.4.typeName.closure.returnTypeName }}", "Alias?"),
                MemberRow("actualReturnTypeName", "{{ type.S.variables.4.typeName.closure.actualReturnTypeName }}", "S?"),
                MemberRow("returnType", "{{ type.S.variables.4.typeName.closure.returnType.name }}", "S"),
                MemberRow("isOptionalReturnType", "{{ type.S.variables.4.typeName.closure.isOptionalReturnType }}", "true"),
                MemberRow(
                    "isImplicitlyUnwrappedOptionalReturnType",
                    "{{ type.S.variables.4.typeName.closure.isImplicitlyUnwrappedOptionalReturnType }}", "false"),
                MemberRow("unwrappedReturnTypeName", "{{ type.S.variables.4.typeName.closure.unwrappedReturnTypeName }}", "Alias"),
                MemberRow("isAsync", "{{ type.S.variables.4.typeName.closure.isAsync }}", "true"),
                MemberRow("asyncKeyword", "{{ type.S.variables.4.typeName.closure.asyncKeyword }}", "async"),
                MemberRow("throws", "{{ type.S.variables.4.typeName.closure.throws }}", "true"),
                MemberRow("throwsOrRethrowsKeyword", "{{ type.S.variables.4.typeName.closure.throwsOrRethrowsKeyword }}", "throws"),
                MemberRow("throwsTypeName", "{{ type.S.variables.4.typeName.closure.throwsTypeName }}", "E"),
                MemberRow("asSource", "{{ type.S.variables.3.typeName.tuple.elements.4.typeName.closure.asSource }}", "() -> Void"),
            ]),
        MemberTable(
            kind: .closureParameter, sources: [typeNameParts],
            rows: [
                .names("argumentLabel", "type.S.variables.4.typeName.closure.parameters", ";;b;;;;;;", of: "argumentLabel"),
                .names("name", "type.S.variables.4.typeName.closure.parameters", "a;;b;;;;;;"),
                .names(
                    "typeName", "type.S.variables.4.typeName.closure.parameters",
                    "inout S?;Int;@escaping () -> Void;(Int, Int);[Int];Set<Int>;[Int: Int];S!;", of: "typeName"),
                .names("type", "type.S.variables.4.typeName.closure.parameters", "S;;;;;;;S;", of: "type.name"),
                .names(
                    "inout", "type.S.variables.4.typeName.closure.parameters", "true;false;false;false;false;false;false;false;",
                    of: "inout"),
                .names(
                    "isVariadic", "type.S.variables.4.typeName.closure.parameters", "false;true;false;false;false;false;false;false;",
                    of: "isVariadic"),
                .pairs(
                    "typeAttributes", "type.S.variables.4.typeName.closure.parameters.2.typeAttributes", "item|join",
                    "escaping=@escaping;"),
                MemberRow(
                    "defaultValue", "{{ type.S.variables.4.typeName.closure.parameters.0.defaultValue|default:'nothing' }}", "nothing"),
                MemberRow("annotations", "{{ type.S.variables.4.typeName.closure.parameters.0.annotations.count }}", "0"),
                .names(
                    "asSource", "type.S.variables.4.typeName.closure.parameters",
                    "_ a: inout S?;Int...;b: @escaping () -> Void;(Int, Int);[Int];Set<Int>;[Int: Int];S!;", of: "asSource"),
                .names(
                    "isOptional", "type.S.variables.4.typeName.closure.parameters", "true;false;false;false;false;false;false;true;",
                    of: "isOptional"),
                .names(
                    "isImplicitlyUnwrappedOptional", "type.S.variables.4.typeName.closure.parameters",
                    "false;false;false;false;false;false;false;true;", of: "isImplicitlyUnwrappedOptional"),
                MemberRow("unwrappedTypeName", "{{ type.S.variables.4.typeName.closure.parameters.0.unwrappedTypeName }}", "S"),
                MemberRow("actualTypeName", "{{ type.S.variables.4.typeName.closure.parameters.0.actualTypeName }}", "inout S?"),
                .names(
                    "isTuple", "type.S.variables.4.typeName.closure.parameters", "false;false;false;true;false;false;false;false;",
                    of: "isTuple"),
                .names(
                    "isClosure", "type.S.variables.4.typeName.closure.parameters", "false;false;true;false;false;false;false;false;",
                    of: "isClosure"),
                .names(
                    "isArray", "type.S.variables.4.typeName.closure.parameters", "false;false;false;false;true;false;false;false;",
                    of: "isArray"),
                .names(
                    "isSet", "type.S.variables.4.typeName.closure.parameters", "false;false;false;false;false;true;false;false;",
                    of: "isSet"),
                .names(
                    "isDictionary", "type.S.variables.4.typeName.closure.parameters", "false;false;false;false;false;false;true;false;",
                    of: "isDictionary"),
                .names(
                    "isGeneric", "type.S.variables.4.typeName.closure.parameters", "false;false;false;false;true;true;true;false;",
                    of: "isGeneric"),
            ]),
    ]
}
