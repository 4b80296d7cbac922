import CodeGeneration
import JSON
import Testing

@Suite("the dump of the model")
struct DumpTests {
    @Test("it holds every type, typealias and function with what is not nothing, false or empty")
    func whole() {
        let model = ModelRendering("enum E: P { case a(x: Int) }\nprotocol P {}\nfunc f() {}\ntypealias T = E").model
        let json = ModelDump.json(model)
        #expect(json["format"] == "trellis-codegen-model")
        #expect(json["version"] == .integer(1))
        let expected: JSONValue = [
            "name": "E", "localName": "E", "globalName": "E", "kind": "enum", "accessLevel": "internal", "path": "Sources/App/A.swift",
            "directory": "Sources/App", "fileName": "A", "bodyBytesRange": ["offset": .integer(11), "length": .integer(16)],
            "completeDeclarationRange": ["offset": .integer(0), "length": .integer(28)], "inheritedTypes": ["P"], "based": ["P": "P"],
            "basedTypes": ["P": "P"], "implements": ["P": "P"],
            "cases": [
                [
                    "name": "a",
                    "associatedValues": [
                        [
                            "localName": "x", "externalName": "x",
                            "typeName": [
                                "name": "Int", "unwrappedTypeName": "Int", "asSource": "Int", "asExpanded": "Int", "asOptional": "Int?",
                                "asExistential": "Int", "asStored": "Int", "isSendable": .boolean(true),
                            ], "unwrappedTypeName": "Int", "actualTypeName": "Int",
                        ]
                    ], "hasAssociatedValue": .boolean(true),
                ]
            ], "hasAssociatedValues": .boolean(true),
        ]
        #expect(json["types"]?.items?.first == expected)
        #expect(json["types"]?.items?.map { $0["name"] } == ["E", "P"])
        #expect(json["typealiases"]?.items?.map { $0["type"] } == ["E"])
        #expect(json["functions"]?.items?.map { $0["selectorName"] } == ["f()"])
    }

    @Test("it is the same for the same sources")
    func stable() {
        let sources = "struct B: P { var c: [String: A] }\nstruct A { @x @y var d: Int }\nprotocol P {}"
        #expect(
            JSONWriter.text(ModelDump.json(ModelRendering(sources).model)) == JSONWriter.text(ModelDump.json(ModelRendering(sources).model))
        )
    }

    @Test("types that are deep in each other end")
    func deep() {
        let type = String(repeating: "[", count: 200) + "Int" + String(repeating: "]", count: 200)
        let json = ModelDump.json(ModelRendering("struct S { var a: \(type); var b: ((((A, B), C), D), E) -> (() -> (() -> Int)) }").model)
        #expect(JSONWriter.text(json).utf8.count < 2_000_000)
    }
}
