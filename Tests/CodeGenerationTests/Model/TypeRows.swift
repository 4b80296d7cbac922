import CodeGeneration

extension MemberTable {
    static let types = MemberTable(
        kind: .types,
        sources: [
            """
            struct B {}
            class A {}
            enum E {}
            protocol P {}
            protocol Q {}
            actor C {}
            class D: A, P {}
            struct F: Unknown, PQ {}
            extension Outside { func f() {} }
            extension B { typealias Inner = Int }
            typealias PQ = P & Q
            typealias Number = Int
            """
        ],
        rows: [
            .names("types", "types.types", "A;B;C;D;E;F;Outside;P;PQ;Q;"),
            .names("all", "types.all", "A;B;C;D;E;F;Outside;"),
            .names("protocols", "types.protocols", "P;Q;"),
            .names("protocolCompositions", "types.protocolCompositions", "PQ;"),
            .names("classes", "types.classes", "A;D;"),
            .names("structs", "types.structs", "B;F;"),
            .names("enums", "types.enums", "E;"),
            .names("actors", "types.actors", "C;"),
            .names("extensions", "types.extensions", "Outside;"),
            .names("typealiases", "types.typealiases", "Number;PQ;"),
            .names("based", "types.based.Unknown", "F;"),
            .names("based", "types.based.P", "D;F;PQ;"),
            .names("based", "types.based.Nobody", ""),
            .names("inheriting", "types.inheriting.A", "D;"),
            .names("implementing", "types.implementing.P", "D;F;PQ;"),
            .names("implementing", "types.implementing.PQ", "F;"),
            .pairs(
                "typesByName", "types.typesByName", "item.kind",
                "A=class;B=struct;C=actor;D=class;E=enum;F=struct;Outside=extension;P=protocol;PQ=protocolComposition;Q=protocol;"),
            .pairs("typesaliasesByName", "types.typesaliasesByName", "item.typeName", "B.Inner=Int;Number=Int;PQ=P & Q;"),
        ])

    static let context = MemberTable(
        kind: .context,
        sources: ["struct A {}\nfunc second(a: Int) {}", "func first() {}"],
        rows: [
            .names("types", "types.all", "A;"),
            MemberRow("type", "{{ type.A.name }}{{ type.B.name }}", "A"),
            .names("functions", "functions", "second(a: Int);first();"),
            MemberRow("argument", "{{ argument.a }}{{ argument.b }}{{ argument.c }}", "1truex, y"),
            MemberRow("arguments", "{{ arguments.a }}{{ arguments.missing }}", "1"),
        ])

    static let typeIdentity = MemberTable(
        kind: .type,
        sources: [
            """
            import Foundation
            import struct UIKit.CGRect
            public struct Outer<T: P>: Equatable where T: Q, T.Item == Int {
                private class Inner {}
            }
            fileprivate enum Plain {}
            extension Outside {}
            actor Actor {}
            """
        ],
        rows: [
            MemberRow("name", "{{ type['Outer.Inner'].name }}", "Outer.Inner"),
            MemberRow("localName", "{{ type['Outer.Inner'].localName }}", "Inner"),
            MemberRow("globalName", "{{ type['Outer.Inner'].globalName }}", "Outer.Inner"),
            MemberRow("module", "{{ type.Outer.module }}", ""),
            MemberRow("kind", "{% for t in types.types %}{{ t.kind }};{% endfor %}", "actor;struct;class;extension;enum;"),
            MemberRow("isExtension", "{{ type.Outside.isExtension }} {{ type.Outer.isExtension }}", "true false"),
            MemberRow("isUnknownExtension", "{{ type.Outside.isUnknownExtension }} {{ type.Outer.isUnknownExtension }}", "true false"),
            MemberRow(
                "accessLevel", "{% for t in types.types %}{{ t.accessLevel }};{% endfor %}", "internal;public;private;internal;fileprivate;"
            ),
            MemberRow("isGeneric", "{{ type.Outer.isGeneric }} {{ type.Plain.isGeneric }}", "true false"),
            MemberRow(
                "genericRequirements",
                "{% for r in type.Outer.genericRequirements %}{{ r.leftType.name }} {{ r.relationship }} {{ "
                    + "r.rightType.typeName }};{% endfor %}",
                "T conformsTo Q;T.Item equals Int;"),
            MemberRow("path", "{{ type.Outer.path }}", "Sources/App/A.swift"),
            MemberRow("directory", "{{ type.Outer.directory }}", "Sources/App"),
            MemberRow("fileName", "{{ type.Outer.fileName }}", "A"),
            MemberRow("imports", "{% for i in type.Outer.imports %}{{ i }};{% endfor %}", "Foundation;struct UIKit.CGRect;"),
            MemberRow("allImports", "{% for i in type.Outer.allImports %}{{ i.moduleName }};{% endfor %}", "Foundation;UIKit;"),
            MemberRow("bodyBytesRange", "{{ type.Plain.bodyBytesRange.offset }} {{ type.Plain.bodyBytesRange.length }}", "163 0"),
            MemberRow(
                "completeDeclarationRange",
                "{{ type.Plain.completeDeclarationRange.offset }} {{ type.Plain.completeDeclarationRange.length }}",
                "139 25"),
            MemberRow("genericParameters", "{% for p in type.Outer.genericParameters %}{{ p }};{% endfor %}", "T: P;"),
        ])

    static let typeRelations = MemberTable(
        kind: .type,
        sources: [
            """
            protocol Root { var root: Int { get } }
            protocol Branch: Root, Sendable {}
            class Base: NSObject { var base = 1 }
            typealias Both = Branch & Other
            class Leaf: Base, Both, Codable {
                struct Zebra { struct Deep {} }
                struct Apple {}
                typealias ID = String
            }
            extension Leaf: CustomStringConvertible {}
            enum Raw: String, Root { case a }
            """
        ],
        rows: [
            MemberRow("inheritedTypes", "{{ type.Leaf.inheritedTypes|join:', ' }}", "Base, Both, Codable, CustomStringConvertible"),
            MemberRow("inheritedTypes", "{{ type.Raw.inheritedTypes|join:', ' }}", "Root"),
            MemberRow("supertype", "{{ type.Leaf.supertype.name }}{{ type.Base.supertype.name }}", "Base"),
            .pairs(
                "based", "type.Leaf.based", "item",
                "Base=Base;Both=Both;Branch=Branch;Codable=Codable;CustomStringConvertible=CustomStringConvertible;NSObject=NSObject;"
                    + "Other=Other;Root=Root;Sendable=Sendable;"),
            .pairs("based", "type.Raw.based", "item", "Root=Root;"),
            .pairs("basedTypes", "type.Leaf.basedTypes", "item.kind", "Base=class;Both=protocolComposition;Branch=protocol;Root=protocol;"),
            .pairs("inherits", "type.Leaf.inherits", "item.name", "Base=Base;"),
            .pairs("implements", "type.Leaf.implements", "item.name", "Both=Both;Branch=Branch;Root=Root;"),
            MemberRow("parent", "{{ type['Leaf.Zebra'].parent.name }}{{ type.Leaf.parent.name }}", "Leaf"),
            MemberRow("parentName", "{{ type['Leaf.Zebra.Deep'].parentName }}", "Leaf.Zebra"),
            .names("parentTypes", "type['Leaf.Zebra.Deep'].parentTypes", "Leaf.Zebra;Leaf;"),
            .names("containedTypes", "type.Leaf.containedTypes", "Leaf.Apple;Leaf.Zebra;"),
            MemberRow("containedType", "{{ type.Leaf.containedType.Zebra.name }}", "Leaf.Zebra"),
            MemberRow("containedType", "{{ type.Leaf.Zebra.Deep.name }}{{ type.Leaf.Nothing.name }}", "Leaf.Zebra.Deep"),
            .pairs("typealiases", "type.Leaf.typealiases", "item.typeName", "ID=String;"),
            MemberRow("isSendable", "{{ type.Leaf.isSendable }} {{ type.Base.isSendable }}", "true false"),
        ])

    static let typeMembers = MemberTable(
        kind: .type,
        sources: [
            """
            protocol P { var p: Int { get }; var a: Int { get }; func pf(); subscript(p: Int) -> Int { get } }
            class Base { var b = 1; func bf() {}; init() {} }
            class T: Base, P {
                var a = 1
                let c: Int = 2
                var d: Int { 3 }
                static var s = 4
                class var k: Int { 5 }
                init(x: Int) {}
                deinit {}
                func m() {}
                static func sm() {}
                class func cm() {}
                subscript(i: Int) -> Int { 1 }
            }
            """,
            """
            extension T { var p: Int { 6 }; var a: Int { 7 }; func pf() {}; func e() {}; subscript(e: String) -> Int { 1 } }
            """,
        ],
        rows: [
            .names("variables", "type.T.variables", "a;c;d;s;k;p;"),
            .names("rawVariables", "type.T.rawVariables", "a;c;d;s;k;p;a;"),
            .names("allVariables", "type.T.allVariables", "a;c;d;s;k;b;p;"),
            .names("methods", "type.T.methods", "init(x: Int);deinit;m();sm();cm();pf();e();"),
            .names("rawMethods", "type.T.rawMethods", "init(x: Int);deinit;m();sm();cm();pf();e();"),
            .names("allMethods", "type.T.allMethods", "init(x: Int);deinit;m();sm();cm();bf();init();pf();e();"),
            .names("subscripts", "type.T.subscripts", "Int;Int;", of: "returnTypeName"),
            .names("rawSubscripts", "type.T.rawSubscripts", "Int;Int;", of: "returnTypeName"),
            .names("allSubscripts", "type.T.allSubscripts", "i;p;e;", of: "parameters.0.name"),
            .names("initializers", "type.T.initializers", "init(x: Int);"),
            .names("staticVariables", "type.T.staticVariables", "s;k;"),
            .names("instanceVariables", "type.T.instanceVariables", "a;c;d;p;"),
            .names("computedVariables", "type.T.computedVariables", "d;p;"),
            .names("storedVariables", "type.T.storedVariables", "a;c;"),
            .names("staticMethods", "type.T.staticMethods", "sm();"),
            .names("classMethods", "type.T.classMethods", "cm();"),
            .names("instanceMethods", "type.T.instanceMethods", "deinit;m();pf();e();"),
        ])

    static let typeMetadata = MemberTable(
        kind: .type,
        sources: [
            """
            /// First line.
            /// Second line.
            // sourcery: flag, number = 2
            // sourcery: ns:key = "v"
            @available(iOS 13, *) @objc(Name) @available(macOS 11, *)
            public final class A: ~Copyable {}
            // sourcery: extra = 1.5
            extension A {}
            #if DEBUG
            struct D {}
            #else
            distributed actor R {}
            #endif
            enum Raw: Int { case a = 1, b }
            enum Values { case a(Int), b }
            enum Known: Root { case a }
            enum Custom { case a; var rawValue: String { "a" } }
            struct Root {}
            protocol Container { associatedtype Item: Root & Equatable = Root; associatedtype Key }
            protocol Sub: Container {}
            typealias Two = Container & Sub & Far
            """
        ],
        rows: [
            .pairs("annotations", "type.A.annotations", "item", "extra=1.5;flag=true;ns=[\"key\": \"v\"];number=2;"),
            MemberRow("documentation", "{{ type.A.documentation|join:'|' }}", "First line.|Second line."),
            .pairs(
                "attributes", "type.A.attributes", "item|join:','",
                "available=@available(iOS 13, *),@available(macOS 11, *);objc=@objc(Name);"),
            MemberRow("modifiers", "{{ type.A.modifiers|join:'|' }}", "public|final"),
            MemberRow("condition", "{{ type.D.condition }} {{ type.R.condition }}{{ type.A.condition }}", "DEBUG !DEBUG"),
            MemberRow("suppressedTypes", "{{ type.A.suppressedTypes|join }}", "Copyable"),
            MemberRow("isActor", "{{ type.R.isActor }} {{ type.A.isActor }}", "true false"),
            .names("cases", "type.Raw.cases", "a;b;"),
            MemberRow("rawTypeName", "{{ type.Raw.rawTypeName }}{{ type.Values.rawTypeName }} {{ type.Custom.rawTypeName }}", "Int String"),
            MemberRow("rawType", "{{ type.Known.rawType.name }}{{ type.Raw.rawType.name }}", "Root"),
            MemberRow("hasRawType", "{{ type.Raw.hasRawType }} {{ type.Values.hasRawType }}{{ type.A.hasRawType }}", "true false"),
            MemberRow("hasAssociatedValues", "{{ type.Values.hasAssociatedValues }} {{ type.Raw.hasAssociatedValues }}", "true false"),
            MemberRow("isFinal", "{{ type.A.isFinal }} {{ type.R.isFinal }}{{ type.Raw.isFinal }}", "true false"),
            MemberRow("isDistributed", "{{ type.R.isDistributed }}{{ type.A.isDistributed }}", "true"),
            .pairs("associatedTypes", "type.Sub.associatedTypes", "item.typeName", "Item=Root & Equatable;Key=;"),
            MemberRow("composedTypeNames", "{{ type.Two.composedTypeNames|join:', ' }}", "Container, Sub, Far"),
            .names("composedTypes", "type.Two.composedTypes", "Container;Sub;"),
        ])
}
