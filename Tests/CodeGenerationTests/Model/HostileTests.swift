import CodeGeneration
import JSON
import SwiftSource
import TestSupport
import Testing

@Suite("hostile sources")
struct HostileTests {
    private static let sources = [
        "struct A<T: P, each U>: @unchecked Sendable, ~Copyable where T.X == [Int] { var a = [1: (2, \"x\")] ; @W(1, a: \"b\") "
            + "let (b, c): (Int, String) = f() }",
        "enum E: String { case a = \"x\", b(Int, c: @escaping (inout [T]?) async throws(E) -> Void = { _ in }) ; indirect case d }",
        "protocol P: Q & R { associatedtype A: B where A == C ; subscript<T>(a b: T...) -> any P & ~Copyable { get async throws set } }",
        "#if A && (B || !os(macOS))\nextension X.Y: Z { typealias T = (T) -> T }\n#elseif\nclass A: A {}\n#endif",
        "// sourcery: a = {\"b\": [1, {\"c\": null}]}, x:y:z\n/** doc */ actor D { nonisolated func f(_ x: isolated D) rethrows "
            + "-> some P where Self: P {} }",
        "typealias A = B & C\ntypealias B = A\nimport struct F.G\nfunc f<T>(_: repeat each T, b: sending A!) -> A??? {}",
    ]

    @Test("damaged sources give some model, and never stop the program", arguments: 0..<60)
    func damaged(_ seed: Int) throws {
        var files: [ModelFile] = []
        for (number, source) in Self.sources.enumerated() {
            let mutations = Mutations(
                of: Array(source.utf8), structure: "(){}[]<>:,.\"&?!@#/=", count: 4, seed: UInt64(seed * 10 + number))
            for (copy, bytes) in mutations.enumerated() {
                let module = seed % 3 == 0 ? "M\(number % 2)" : nil
                files.append(ModelFile(SourceFile.scan(bytes, path: "\(number)-\(copy).swift"), module: module))
            }
        }
        let conditions: ModelOptions.Conditions = seed % 2 == 0 ? .kept : .evaluated(flags: ["A"], platform: "Linux")
        let model = ModelRendering(files: files, options: ModelOptions(conditions: conditions))
        #expect(JSONWriter.text(ModelDump.json(model.model)).hasPrefix("{"))
    }

    @Test("typealiases that double with each step end")
    func doubling() throws {
        let aliases = (1...60).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))" }.joined(separator: "\n")
        let model = ModelRendering("typealias T0 = Int\n\(aliases)\nstruct S { var a: T60 }")
        #expect(try model.text("{{ type.S.variables.0.isTuple }} {{ type.S.variables.0.typeName.isSendable }}") == "true false")
        #expect(ModelDump.json(model.model)["types"]?.items?.count == 1)
    }

    @Test("a long chain of protocols, nested types and extensions is read in time that grows with it")
    func longChains() throws {
        let protocols = (1...500).map { "protocol P\($0): P\($0 - 1) { var v\($0): Int { get } }" }.joined(separator: "\n")
        let model = ModelRendering("protocol P0 {}\n\(protocols)\nstruct S: P500 {}")
        #expect(try model.text("{{ type.S.allVariables.count }} {{ types.implementing.P0.count }}") == "500 501")
    }
}
