import CodeGeneration

extension MemberTable {
    static let enumCases = MemberTable(
        kind: .enumCase,
        sources: [
            """
            enum E: String {
                /// The first.
                case a = "x" // sourcery: k = 1
                #if DEBUG
                case b = #"y"#
                #endif
            }
            enum V { indirect case one(Int); case two(first: Int, String, _ third: V), none }
            """
        ],
        rows: [
            .names("name", "type.V.cases", "one;two;none;"),
            .names("rawValue", "type.E.cases", "x;#\"y\"#;", of: "rawValue"),
            MemberRow("rawValue", "{{ type.V.cases.0.rawValue|default:'nothing' }}", "nothing"),
            MemberRow("associatedValues", "{% for c in type.V.cases %}{{ c.associatedValues.count }};{% endfor %}", "1;3;0;"),
            .names("hasAssociatedValue", "type.V.cases", "true;true;false;", of: "hasAssociatedValue"),
            .names("indirect", "type.V.cases", "true;false;false;", of: "indirect"),
            MemberRow("annotations", "{{ type.E.cases.0.annotations.k }}", "1"),
            MemberRow("documentation", "{{ type.E.cases.0.documentation|join }}", "The first."),
            .names("condition", "type.E.cases", ";DEBUG;", of: "condition"),
        ])

    static let associatedValues = MemberTable(
        kind: .associatedValue,
        sources: [
            """
            enum V {
                case a(Int), b(label: V?), c(first: Int = 1, String), d(outer inner: [Int], _ named: () -> Void)
                case e(/* sourcery: key = "v" */ Set<Int>, [Int: V], (Int, V)!)
            }
            """
        ],
        rows: [
            MemberRow(
                "localName",
                "{% for c in type.V.cases %}{% for v in c.associatedValues %}{{ v.localName|default:'-' }};{% endfor %}{% endfor %}",
                "-;label;first;-;outer;-;-;-;-;"),
            MemberRow(
                "externalName",
                "{% for c in type.V.cases %}{% for v in c.associatedValues %}{{ v.externalName|default:'-' }};{% endfor %}{% endfor %}",
                "-;label;first;1;inner;named;0;1;2;"),
            MemberRow("typeName", "{{ type.V.cases.1.associatedValues.0.typeName }}", "V?"),
            MemberRow("type", "{{ type.V.cases.1.associatedValues.0.type.name }}", "V"),
            MemberRow("defaultValue", "{{ type.V.cases.2.associatedValues.0.defaultValue }}", "1"),
            MemberRow("annotations", "{{ type.V.cases.4.associatedValues.0.annotations.key }}", "v"),
            MemberRow("isOptional", "{{ type.V.cases.1.associatedValues.0.isOptional }}", "true"),
            MemberRow("isImplicitlyUnwrappedOptional", "{{ type.V.cases.4.associatedValues.2.isImplicitlyUnwrappedOptional }}", "true"),
            MemberRow("unwrappedTypeName", "{{ type.V.cases.1.associatedValues.0.unwrappedTypeName }}", "V"),
            MemberRow("actualTypeName", "{{ type.V.cases.1.associatedValues.0.actualTypeName }}", "V?"),
            MemberRow("isTuple", "{{ type.V.cases.4.associatedValues.2.isTuple }}", "true"),
            MemberRow("isClosure", "{{ type.V.cases.3.associatedValues.1.isClosure }}", "true"),
            MemberRow("isArray", "{{ type.V.cases.3.associatedValues.0.isArray }}", "true"),
            MemberRow("isSet", "{{ type.V.cases.4.associatedValues.0.isSet }}", "true"),
            MemberRow("isDictionary", "{{ type.V.cases.4.associatedValues.1.isDictionary }}", "true"),
            MemberRow(
                "isGeneric", "{{ type.V.cases.4.associatedValues.0.isGeneric }} {{ type.V.cases.0.associatedValues.0.isGeneric }}",
                "true false"),
        ])

    static let variables = MemberTable(
        kind: .variable,
        sources: [
            """
            struct S {
                /// Documented.
                // sourcery: key = 1
                @Wrapped(1) public private(set) final var a: Alias = [:]
                static let b = 1.5, c = "x"
                var d: S? { get async throws(Failure) { nil } set {} }
                lazy dynamic var e = S()
                #if os(Linux)
                var f: Int { 1 }
                #endif
                let g: Int
                var h: (Int, S), i: Set<Int>, j: () -> Void, k: [S]!
            }
            typealias Alias = [String: S]
            protocol P { var get: Int { get }; var set: Int { get set } }
            extension S { var x: Int { 1 } }
            """
        ],
        rows: [
            .names("name", "type.S.variables", "a;b;c;d;e;f;g;h;i;j;k;x;"),
            .names(
                "typeName", "type.S.variables", "Alias;Double;String;S?;S;Int;Int;(Int, S);Set<Int>;() -> Void;[S]!;Int;", of: "typeName"),
            MemberRow("type", "{{ type.S.variables.3.type.name }}{{ type.S.variables.0.type.name }}", "S"),
            .names(
                "isComputed", "type.S.variables",
                "false;false;false;true;false;true;false;false;false;false;false;"
                    + "true;", of: "isComputed"),
            .names("isComputed", "type.P.variables", "false;false;", of: "isComputed"),
            .names("isStatic", "type.S.variables|static", "b;c;"),
            .names("isMutable", "type.S.variables", "true;false;false;true;true;false;false;true;true;true;true;false;", of: "isMutable"),
            .names("isMutable", "type.P.variables", "false;true;", of: "isMutable"),
            MemberRow("isAsync", "{{ type.S.variables.3.isAsync }} {{ type.S.variables.0.isAsync }}", "true false"),
            MemberRow("throws", "{{ type.S.variables.3.throws }} {{ type.S.variables.0.throws }}", "true false"),
            MemberRow("throwsTypeName", "{{ type.S.variables.3.throwsTypeName }}", "Failure"),
            MemberRow("readAccess", "{{ type.S.variables.0.readAccess }} {{ type.S.variables.1.readAccess }}", "public internal"),
            .names(
                "writeAccess", "type.S.variables",
                "private;;;internal;internal;;;internal;internal;internal;"
                    + "internal;;", of: "writeAccess"),
            .names("defaultValue", "type.S.variables", "[:];1.5;\"x\";;S();;;;;;;;", of: "defaultValue"),
            MemberRow("isFinal", "{{ type.S.variables.0.isFinal }} {{ type.S.variables.1.isFinal }}", "true false"),
            MemberRow("isLazy", "{{ type.S.variables.4.isLazy }} {{ type.S.variables.1.isLazy }}", "true false"),
            MemberRow("isDynamic", "{{ type.S.variables.4.isDynamic }} {{ type.S.variables.1.isDynamic }}", "true false"),
            .pairs("attributes", "type.S.variables.0.attributes", "item|join", "Wrapped=@Wrapped(1);"),
            MemberRow("modifiers", "{{ type.S.variables.0.modifiers|join:' ' }}", "public private(set) final"),
            MemberRow("annotations", "{{ type.S.variables.0.annotations.key }}", "1"),
            MemberRow("documentation", "{{ type.S.variables.0.documentation|join }}", "Documented."),
            MemberRow("definedInTypeName", "{{ type.S.variables.0.definedInTypeName }}", "S"),
            MemberRow("actualDefinedInTypeName", "{{ type.S.variables.0.actualDefinedInTypeName }}", "S"),
            MemberRow(
                "definedInType", "{{ type.S.variables.0.definedInType.kind }} {{ type.S.variables.11.definedInType.kind }}",
                "struct extension"),
            MemberRow("condition", "{{ type.S.variables.5.condition }}", "os(Linux)"),
            MemberRow(
                "isOptional",
                "{{ type.S.variables.3.isOptional }} {{ type.S.variables.10.isOptional }} {{ type.S.variables.0.isOptional }}",
                "true true false"),
            MemberRow(
                "isImplicitlyUnwrappedOptional",
                "{{ type.S.variables.3.isImplicitlyUnwrappedOptional }} {{ type.S.variables.10.isImplicitlyUnwrappedOptional }}",
                "false true"),
            MemberRow(
                "unwrappedTypeName", "{{ type.S.variables.3.unwrappedTypeName }} {{ type.S.variables.10.unwrappedTypeName }}", "S [S]"),
            MemberRow(
                "actualTypeName", "{{ type.S.variables.0.actualTypeName }} {{ type.S.variables.3.actualTypeName }}", "[String: S] S?"),
            MemberRow("isTuple", "{{ type.S.variables.7.isTuple }} {{ type.S.variables.0.isTuple }}", "true false"),
            MemberRow("isClosure", "{{ type.S.variables.9.isClosure }} {{ type.S.variables.0.isClosure }}", "true false"),
            MemberRow("isArray", "{{ type.S.variables.10.isArray }} {{ type.S.variables.0.isArray }}", "true false"),
            MemberRow("isSet", "{{ type.S.variables.8.isSet }} {{ type.S.variables.0.isSet }}", "true false"),
            MemberRow("isDictionary", "{{ type.S.variables.0.isDictionary }} {{ type.S.variables.1.isDictionary }}", "true false"),
            MemberRow("isGeneric", "{{ type.S.variables.8.isGeneric }} {{ type.S.variables.1.isGeneric }}", "true false"),
        ])

    static let methods = MemberTable(
        kind: .method,
        sources: [
            """
            class C {
                /// Documented.
                // sourcery: key = 1
                @discardableResult public final func foo<T: P, each U>(bar: T, _ baz: inout [Int] = [], qux quux: @escaping (Int) \
                -> Void, many: Int...) async throws(T) -> C? where T: Q, T.A == Int {}
                convenience required init?(x: Int) async {}
                deinit {}
                class func make() -> Alias! {}
                private static func map(_ work: () throws -> Void) rethrows {}
                nonisolated dynamic func plain() {}
                #if DEBUG
                distributed mutating func debug() -> (C) {}
                #endif
                static func == (left: C, right: C) -> Bool {}
            }
            typealias Alias = C
            @objc public protocol P { @objc optional func may(); func must() }
            extension C { func extended() {} }
            """
        ],
        rows: [
            .names(
                "name", "type.C.methods",
                "foo<T: P, each U>(bar: T, _ baz: inout [Int] = [], qux quux: @escaping (Int) -> Void, many: Int...);init?(x: "
                    + "Int);deinit;make();map(_ work: () throws -> Void);plain();debug();==(left: C, right: C);extended();"
            ),
            .names(
                "selectorName", "type.C.methods",
                "foo(bar:_:qux:many:);init?(x:);deinit;make();map(_:);plain();debug();==(left:right:);extended();", of: "selectorName"),
            .names("shortName", "type.C.methods", "foo<T: P, each U>;init?;deinit;make;map;plain;debug;==;extended;", of: "shortName"),
            .names("callName", "type.C.methods", "foo;init?;deinit;make;map;plain;debug;==;extended;", of: "callName"),
            .names("parameters", "type.C.methods.0.parameters", "bar;baz;quux;many;"),
            .names(
                "returnTypeName", "type.C.methods", "C? where T: Q, T.A == Int;C?;Void;Alias!;Void;Void;(C);Bool;Void;",
                of: "returnTypeName"),
            .names(
                "actualReturnTypeName", "type.C.methods", "C? where T: Q, T.A == Int;C?;Void;C!;Void;Void;(C);Bool;Void;",
                of: "actualReturnTypeName"),
            .names("returnType", "type.C.methods", "C;C;;C;;;C;;;", of: "returnType.name"),
            .names(
                "isOptionalReturnType", "type.C.methods", "true;true;false;true;false;false;false;false;false;",
                of: "isOptionalReturnType"),
            .names(
                "isImplicitlyUnwrappedOptionalReturnType", "type.C.methods", "false;false;false;true;false;false;false;false;false;",
                of: "isImplicitlyUnwrappedOptionalReturnType"),
            .names("unwrappedReturnTypeName", "type.C.methods", "C;C;Void;Alias;Void;Void;(C);Bool;Void;", of: "unwrappedReturnTypeName"),
            .names("isAsync", "type.C.methods", "true;true;false;false;false;false;false;false;false;", of: "isAsync"),
            MemberRow("isDistributed", "{{ type.C.methods.6.isDistributed }} {{ type.C.methods.0.isDistributed }}", "true false"),
            .names("throws", "type.C.methods", "true;false;false;false;false;false;false;false;false;", of: "throws"),
            MemberRow("throwsTypeName", "{{ type.C.methods.0.throwsTypeName }}{{ type.C.methods.1.throwsTypeName }}", "T"),
            MemberRow(
                "isThrowsTypeGeneric", "{{ type.C.methods.0.isThrowsTypeGeneric }} {{ type.C.methods.4.isThrowsTypeGeneric }}", "true false"
            ),
            MemberRow("rethrows", "{{ type.C.methods.4.rethrows }} {{ type.C.methods.0.rethrows }}", "true false"),
            .names(
                "accessLevel", "type.C.methods", "public;internal;internal;internal;private;internal;internal;internal;internal;",
                of: "accessLevel"),
            .names("accessLevel", "type.P.methods", "public;public;", of: "accessLevel"),
            .names("isStatic", "type.C.methods|static", "init?;map;==;", of: "callName"),
            MemberRow("isClass", "{{ type.C.methods.3.isClass }} {{ type.C.methods.4.isClass }}", "true false"),
            MemberRow("isInitializer", "{{ type.C.methods.1.isInitializer }} {{ type.C.methods.2.isInitializer }}", "true false"),
            MemberRow("isDeinitializer", "{{ type.C.methods.1.isDeinitializer }} {{ type.C.methods.2.isDeinitializer }}", "false true"),
            MemberRow(
                "isFailableInitializer", "{{ type.C.methods.1.isFailableInitializer }} {{ type.C.methods.0.isFailableInitializer }}",
                "true false"),
            MemberRow(
                "isConvenienceInitializer",
                "{{ type.C.methods.1.isConvenienceInitializer }} {{ type.C.methods.0.isConvenienceInitializer }}", "true false"),
            MemberRow("isRequired", "{{ type.C.methods.1.isRequired }} {{ type.C.methods.0.isRequired }}", "true false"),
            MemberRow("isFinal", "{{ type.C.methods.0.isFinal }} {{ type.C.methods.1.isFinal }}", "true false"),
            MemberRow("isMutating", "{{ type.C.methods.6.isMutating }} {{ type.C.methods.1.isMutating }}", "true false"),
            MemberRow("isGeneric", "{{ type.C.methods.0.isGeneric }} {{ type.C.methods.1.isGeneric }}", "true false"),
            MemberRow("isOptional", "{{ type.P.methods.0.isOptional }} {{ type.P.methods.1.isOptional }}", "true false"),
            MemberRow("isNonisolated", "{{ type.C.methods.5.isNonisolated }} {{ type.C.methods.1.isNonisolated }}", "true false"),
            MemberRow("isDynamic", "{{ type.C.methods.5.isDynamic }} {{ type.C.methods.1.isDynamic }}", "true false"),
            .names("genericParameters", "type.C.methods.0.genericParameters", "T;each U;"),
            .names("genericRequirements", "type.C.methods.0.genericRequirements", "T: Q;T.A == Int;", of: "asSource"),
            .pairs("attributes", "type.C.methods.0.attributes", "item|join", "discardableResult=@discardableResult;"),
            MemberRow("modifiers", "{{ type.C.methods.0.modifiers|join:' ' }}", "public final"),
            MemberRow("annotations", "{{ type.C.methods.0.annotations.key }}", "1"),
            MemberRow("documentation", "{{ type.C.methods.0.documentation|join }}", "Documented."),
            MemberRow("definedInTypeName", "{{ type.C.methods.0.definedInTypeName }}", "C"),
            MemberRow("actualDefinedInTypeName", "{{ type.C.methods.0.actualDefinedInTypeName }}", "C"),
            .names("definedInType", "type.C.methods|definedInExtension", "extension;", of: "definedInType.kind"),
            MemberRow("condition", "{{ type.C.methods.6.condition }}", "DEBUG"),
            MemberRow("asyncKeyword", "{{ type.C.methods.0.asyncKeyword }}", "async"),
            MemberRow("throwsKeyword", "{{ type.C.methods.0.throwsKeyword }} {{ type.C.methods.4.throwsKeyword }}", "throws(T) rethrows"),
        ])

    static let parameters = MemberTable(
        kind: .methodParameter,
        sources: [
            """
            struct S {
                func f(a: S?, _ b: inout Int, c d: @escaping @Sendable (S) -> Void = { _ in }, e: Int..., _: String, /* sourcery: \
                key */ g: Alias!, h: (Int, S), i: [Int], j: Set<Int>, k: [Int: Int]) {}
            }
            typealias Alias = [S]
            """
        ],
        rows: [
            .names("argumentLabel", "type.S.methods.0.parameters", "a;;c;e;;g;h;i;j;k;", of: "argumentLabel"),
            .names("name", "type.S.methods.0.parameters", "a;b;d;e;_;g;h;i;j;k;"),
            .names(
                "typeName", "type.S.methods.0.parameters",
                "S?;inout Int;@Sendable @escaping (S) -> Void;Int;String;Alias!;(Int, S);[Int];Set<Int>;[Int: Int];", of: "typeName"),
            MemberRow("type", "{{ type.S.methods.0.parameters.0.type.name }}", "S"),
            .names("inout", "type.S.methods.0.parameters", "false;true;false;false;false;false;false;false;false;false;", of: "inout"),
            .names(
                "isVariadic", "type.S.methods.0.parameters", "false;false;false;true;false;false;false;false;false;false;", of: "isVariadic"
            ),
            .pairs("typeAttributes", "type.S.methods.0.parameters.2.typeAttributes", "item|join", "Sendable=@Sendable;escaping=@escaping;"),
            MemberRow("defaultValue", "{{ type.S.methods.0.parameters.2.defaultValue }}", "{ _ in }"),
            MemberRow("annotations", "{{ type.S.methods.0.parameters.5.annotations.key }}", "true"),
            .names("index", "type.S.methods.0.parameters", "0;1;2;3;4;5;6;7;8;9;", of: "index"),
            .names(
                "asSource", "type.S.methods.0.parameters",
                "a: S?;_ b: inout Int;c d: @Sendable @escaping (S) -> Void = { _ in };e: Int...;_: String;g: Alias!;h: (Int, S);"
                    + "i: [Int];j: Set<Int>;k: [Int: Int];",
                of: "asSource"),
            .names(
                "isOptional", "type.S.methods.0.parameters",
                "true;false;false;false;false;true;false;false;false;"
                    + "false;", of: "isOptional"),
            MemberRow("isImplicitlyUnwrappedOptional", "{{ type.S.methods.0.parameters.5.isImplicitlyUnwrappedOptional }}", "true"),
            MemberRow(
                "unwrappedTypeName",
                "{{ type.S.methods.0.parameters.0.unwrappedTypeName }} {{ type.S.methods.0.parameters.1.unwrappedTypeName }}", "S Int"),
            MemberRow("actualTypeName", "{{ type.S.methods.0.parameters.5.actualTypeName }}", "[S]!"),
            MemberRow("isTuple", "{{ type.S.methods.0.parameters.6.isTuple }}", "true"),
            MemberRow("isClosure", "{{ type.S.methods.0.parameters.2.isClosure }}", "true"),
            MemberRow("isArray", "{{ type.S.methods.0.parameters.5.isArray }} {{ type.S.methods.0.parameters.7.isArray }}", "true true"),
            MemberRow("isSet", "{{ type.S.methods.0.parameters.8.isSet }}", "true"),
            MemberRow("isDictionary", "{{ type.S.methods.0.parameters.9.isDictionary }}", "true"),
            MemberRow("isGeneric", "{{ type.S.methods.0.parameters.8.isGeneric }}", "true"),
        ])

    static let subscripts = MemberTable(
        kind: .subscript,
        sources: [
            """
            class S {
                /// Documented.
                // sourcery: key
                @inlinable public final subscript<T: P>(index: Int, label name: T) -> Alias? where T: Q { get async throws(E) { nil } }
                private(set) static subscript(i: Int) -> S! { get { nil } set {} }
                #if DEBUG
                subscript() -> Int { 1 }
                #endif
            }
            typealias Alias = S
            """
        ],
        rows: [
            .names("parameters", "type.S.subscripts.0.parameters", "_ index: Int;label name: T;", of: "asSource"),
            .names("returnTypeName", "type.S.subscripts", "Alias? where T: Q;S!;Int;", of: "returnTypeName"),
            .names("actualReturnTypeName", "type.S.subscripts", "S?;S!;Int;", of: "actualReturnTypeName"),
            .names("returnType", "type.S.subscripts", "S;S;;", of: "returnType.name"),
            .names("isOptionalReturnType", "type.S.subscripts", "true;true;false;", of: "isOptionalReturnType"),
            .names(
                "isImplicitlyUnwrappedOptionalReturnType", "type.S.subscripts", "false;true;false;",
                of: "isImplicitlyUnwrappedOptionalReturnType"),
            .names("unwrappedReturnTypeName", "type.S.subscripts", "Alias;S;Int;", of: "unwrappedReturnTypeName"),
            .names("isFinal", "type.S.subscripts", "true;false;false;", of: "isFinal"),
            .names("isStatic", "type.S.subscripts", "false;true;false;", of: "isStatic"),
            .names("readAccess", "type.S.subscripts", "public;internal;internal;", of: "readAccess"),
            .names("writeAccess", "type.S.subscripts", ";private;;", of: "writeAccess"),
            .names("isMutable", "type.S.subscripts", "false;true;false;", of: "isMutable"),
            .names("isAsync", "type.S.subscripts", "true;false;false;", of: "isAsync"),
            .names("throws", "type.S.subscripts", "true;false;false;", of: "throws"),
            .names("throwsTypeName", "type.S.subscripts", "E;;;", of: "throwsTypeName"),
            .names("genericParameters", "type.S.subscripts.0.genericParameters", "T;"),
            .names("genericRequirements", "type.S.subscripts.0.genericRequirements", "T: Q;", of: "asSource"),
            .names("isGeneric", "type.S.subscripts", "true;false;false;", of: "isGeneric"),
            MemberRow("annotations", "{{ type.S.subscripts.0.annotations.key }}", "true"),
            MemberRow("documentation", "{{ type.S.subscripts.0.documentation|join }}", "Documented."),
            .pairs("attributes", "type.S.subscripts.0.attributes", "item|join", "inlinable=@inlinable;"),
            MemberRow("modifiers", "{{ type.S.subscripts.0.modifiers|join:' ' }}", "public final"),
            .names("definedInTypeName", "type.S.subscripts", "S;S;S;", of: "definedInTypeName"),
            .names("actualDefinedInTypeName", "type.S.subscripts", "S;S;S;", of: "actualDefinedInTypeName"),
            .names("definedInType", "type.S.subscripts", "S;S;S;", of: "definedInType.name"),
            .names("condition", "type.S.subscripts", ";;DEBUG;", of: "condition"),
        ])
}
