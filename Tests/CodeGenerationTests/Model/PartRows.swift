import CodeGeneration

extension MemberTable {
    static let parts: [MemberTable] = [
        MemberTable(
            kind: .genericParameter, sources: ["struct P {}\nfunc f<T: P, each U, let n: Int>() {}"],
            rows: [
                .names("name", "functions.0.genericParameters", "T;each U;let n;"),
                .names("inheritedTypeName", "functions.0.genericParameters", "P;;Int;", of: "inheritedTypeName"),
                .names("isPack", "functions.0.genericParameters", "false;true;false;", of: "isPack"),
            ]),
        MemberTable(
            kind: .genericRequirement, sources: ["struct P {}\nfunc f<T>() where T: P, T.Element == [Int] {}"],
            rows: [
                .names("leftType", "functions.0.genericRequirements", "T;T.Element;", of: "leftType.name"),
                .names("rightType", "functions.0.genericRequirements", "P;[Int];", of: "rightType.typeName"),
                .names("relationship", "functions.0.genericRequirements", "conformsTo;equals;", of: "relationship"),
                .names("relationshipSyntax", "functions.0.genericRequirements", ":;==;", of: "relationshipSyntax"),
                .names("asSource", "functions.0.genericRequirements", "T: P;T.Element == [Int];", of: "asSource"),
            ]),
        MemberTable(
            kind: .associatedType,
            sources: ["protocol Q {}\nprotocol P { associatedtype A: Q = Int where A: Equatable; associatedtype B }"],
            rows: [
                .pairs("name", "type.P.associatedTypes", "item.name", "A=A;B=B;"),
                .pairs("typeName", "type.P.associatedTypes", "item.typeName", "A=Q;B=;"),
                .pairs("type", "type.P.associatedTypes", "item.type.name", "A=Q;B=;"),
                .pairs("genericRequirements", "type.P.associatedTypes", "item.genericRequirements|join", "A=A: Equatable;B=;"),
                .pairs("defaultValue", "type.P.associatedTypes", "item.defaultValue", "A=Int;B=;"),
            ]),
        MemberTable(
            kind: .attribute,
            sources: [#"@available(iOS, introduced: 13.0, message: "a, b: c") @available(*, unavailable) @objc struct S {}"#],
            rows: [
                .names("name", "type.S.attributes.available", "available;available;"),
                .pairs("arguments", "type.S.attributes.available.0.arguments", "item", "0=iOS;introduced=13.0;message=\"a, b: c\";"),
                .names(
                    "asSource", "type.S.attributes.available",
                    "@available(iOS, introduced: 13.0, message: \"a, b: c\");@available(*, unavailable);", of: "asSource"),
                MemberRow("asSource", "{{ type.S.attributes.objc.0 }}", "@objc"),
            ]),
        MemberTable(
            kind: .modifier, sources: ["struct S { public private(set) var a = 1 }"],
            rows: [
                .names("name", "type.S.variables.0.modifiers", "public;private;"),
                .names("detail", "type.S.variables.0.modifiers", ";set;", of: "detail"),
                .names("asSource", "type.S.variables.0.modifiers", "public;private(set);", of: "asSource"),
            ]),
        MemberTable(
            kind: .import, sources: ["import A\n@testable import B.C\nimport class D.E.F\nstruct S {}"],
            rows: [
                .names("kind", "type.S.imports", ";;class;", of: "kind"),
                .names("path", "type.S.imports", "A;B.C;D.E.F;", of: "path"),
                .names("moduleName", "type.S.imports", "A;B.C;D.E;", of: "moduleName"),
                .pairs("attributes", "type.S.imports.1.attributes", "item|join", "testable=@testable;"),
            ]),
        MemberTable(
            kind: .bytesRange, sources: ["// é\nstruct S { }"],
            rows: [
                MemberRow("offset", "{{ type.S.bodyBytesRange.offset }}", "16"),
                MemberRow("length", "{{ type.S.bodyBytesRange.length }}", "1"),
            ]),
    ]

    /// All tables.
    static let all: [MemberTable] =
        [
            types, context, typeIdentity, typeRelations, typeMembers, typeMetadata, enumCases, associatedValues, variables, methods,
            parameters, subscripts, typealiases, typeNames,
        ]
        + collections + tupleElements + closures + parts
}
