import Diagnostics
import TestSupport
import Testing
import YAML

@Suite("what readers of configuration files ask of YAML")
struct YAMLRequirementTests {
    private func value(_ text: String) throws -> YAMLNode {
        var diagnostics: [Diagnostic] = []
        return try #require(try YAMLReader.read(Array("v: \(text)".utf8), path: "a.yml", diagnostics: &diagnostics)["v"])
    }

    @Test("what is asked for is given")
    func given() throws {
        #expect(try value("1.0").requireString("'v'") == "1.0")
        #expect(try value("true").requireBoolean("'v'") == true)
        #expect(try value("12").requireInteger("'v'") == 12)
        #expect(try value("[a, b]").requireItems("'v'").count == 2)
        #expect(try value("[a, 2]").requireStrings("'v'") == ["a", "2"])
        #expect(try value("a").requireStrings("'v'") == ["a"])
        #expect(try value("{b: 1, a: 2}").requireKeys("'v'", known: ["a", "b", "c"]).map(\.key.string) == ["b", "a"])
    }

    static let faults: [(String, @Sendable (YAMLNode) throws -> Void, String)] = [
        ("[a]", { _ = try $0.requireString("'v'") }, "'v' is a list, but a text was expected"),
        ("", { _ = try $0.requireString("'v'") }, "'v' is nothing, but a text was expected"),
        ("yes", { _ = try $0.requireBoolean("'v'") }, "'v' is a text 'yes', but a truth value was expected; write 'true' or 'false'"),
        ("1.5", { _ = try $0.requireInteger("'v'") }, "'v' is a number '1.5', but a whole number was expected"),
        ("99999999999999999999", { _ = try $0.requireInteger("'v'") }, "'v' is too large a number: '99999999999999999999'"),
        ("{}", { _ = try $0.requireItems("'v'") }, "'v' is a mapping, but a list was expected"),
        ("{}", { _ = try $0.requireStrings("'v'") }, "'v' is a mapping, but a list was expected"),
        ("12", { _ = try $0.requireKeys("'v'", known: []) }, "'v' is a whole number '12', but a mapping was expected"),
    ]

    @Test("a value of another kind is an error that says what was expected", arguments: 0..<faults.count)
    func fault(index: Int) throws {
        let (text, requirement, message) = Self.faults[index]
        let node = try value(text)
        let error = #expect(throws: DiagnosticError.self) { try requirement(node) }
        #expect(error == DiagnosticError("unexpected-value", message, at: node.location))
    }

    @Test("an item of a list that is no text is located itself")
    func item() throws {
        let node = try value("[a, [b]]")
        let error = #expect(throws: DiagnosticError.self) { try node.requireStrings("'v'") }
        #expect(error?.description == "a.yml:1:8: error: an item of 'v' is a list, but a text was expected [unexpected-value]")
    }

    @Test("all unknown keys are told at once, each with the nearest known one or with all")
    func unknownKeys() throws {
        let node = try value("{confg: 1, targets: 2, zebra: 3, [x]: 4}")
        let error = #expect(throws: DiagnosticError.self) { try node.requireKeys("'v'", known: ["config", "targets"]) }
        #expect(
            error?.description == """
                a.yml:1:5: error: unknown key 'confg' in 'v'; did you mean 'config' [unknown-key]
                a.yml:1:27: error: unknown key 'zebra' in 'v'; known are 'config', 'targets' [unknown-key]
                a.yml:1:37: error: unknown key '' in 'v'; known are 'config', 'targets' [unknown-key]
                """
        )
    }
}
