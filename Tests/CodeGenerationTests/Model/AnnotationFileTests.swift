import CodeGeneration
import Diagnostics
import Testing

@Suite("annotations beside the source")
struct AnnotationFileTests {
    private func options(_ yaml: String) throws -> ModelOptions {
        var diagnostics: [Diagnostic] = []
        let file = try AnnotationFile(yaml: Array(yaml.utf8), path: "outside.yml", diagnostics: &diagnostics)
        #expect(diagnostics == [])
        return ModelOptions(annotations: file)
    }

    @Test("they add to types, members and cases, and make types that no file mentions")
    func added() throws {
        let yaml = """
            types:
              UIKit.UIView:
                annotations: { auto: ~, label: View, size: 2, list: [a, 1], nested: { key: true } }
              S:
                annotations: { own: outside, more: 1.5 }
                members:
                  a: { skip: true }
                  "f(x:)": { note: "text" }
              E:
                members: { one: { first: ~ } }
            """
        let model = ModelRendering(
            "// sourcery: own = inside\nstruct S { var a: Int; func f(x: Int) {}; func f() {} }\nenum E { case one, two }",
            options: try options(yaml))
        #expect(model.diagnostics == [])
        #expect(
            try model.text(
                "{% for t in types.extensions|annotated:'auto' %}{{ t.name }} {{ t.annotations.label }} {{ t.annotations.size "
                    + "}} {{ t.annotations.list }} {{ t.annotations.nested.key }}{% endfor %}"
            ) == "UIKit.UIView View 2 [\"a\", 1] true")
        #expect(
            try model.text(
                "{{ type.S.annotations.own }} {{ type.S.annotations.more }} {{ type.S.variables.0.annotations.skip }} {{ "
                    + "type.S.methods.0.annotations.note }}{{ type.S.methods.1.annotations.note }} {{ type.E.cases.0.annotations.first }}"
            ) == "inside 1.5 true text true")
    }

    @Test("a member that no source has is a warning with its place")
    func unknownMember() throws {
        let model = ModelRendering("struct S {}", options: try options("types:\n  S:\n    members:\n      b: { skip: ~ }\n"))
        #expect(
            model.diagnostics.map(\.description) == [
                "outside.yml:4:7: warning: 'S' has no member 'b' in the sources; check the spelling, or take the annotation out "
                    + "[annotation-member]"
            ])
    }

    @Test(
        "what has another form is an error with its place",
        arguments: [
            "- a", "kinds: {}", "types: [a]", "types: { S: { note: 1 } }", "types: { S: { annotations: [a] } }",
            "types: { S: { members: { a: 1 } } }", "{",
        ])
    func refused(_ yaml: String) {
        var diagnostics: [Diagnostic] = []
        let error = #expect(throws: DiagnosticError.self) {
            try AnnotationFile(yaml: Array(yaml.utf8), path: "outside.yml", diagnostics: &diagnostics)
        }
        #expect(error?.diagnostics.first?.location?.path == "outside.yml")
    }

    @Test("an empty file says nothing")
    func empty() throws {
        #expect(try ModelRendering("struct S {}", options: try options("")).text("{{ types.types.count }}") == "1")
    }
}
