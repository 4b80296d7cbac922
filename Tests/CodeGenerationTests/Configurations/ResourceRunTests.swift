import CodeGeneration
import Diagnostics
import JSON
import SystemSupport
import Testing

/// Resources that a command line names.
@Suite struct ResourceRunTests {
    private func arguments(_ parameters: [String]) throws -> String {
        var run = ResourceRun(parser: "json", inputs: ["a.json"])
        run.templateName = "inline-swift5"
        run.parameters = parameters
        return JSONWriter.text(try #require(try run.plan(in: "/p").entries.first).arguments, style: .xcode)
            .split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    private func message(_ change: (inout ResourceRun) -> Void) -> String? {
        var run = ResourceRun(parser: "strings", inputs: ["en.lproj"])
        run.templatePath = "t.stencil"
        change(&run)
        do throws(DiagnosticError) {
            _ = try run.plan(in: "/p")
            return nil
        } catch {
            return error.description
        }
    }

    @Test(
        "parameters are texts, lists, truth values and dictionaries",
        arguments: [
            ([], "{ }"), (["a=1"], #"{ "a" : "1" }"#), (["a=b=c", "x="], #"{ "a" : "b=c", "x" : "" }"#), (["flag"], #"{ "flag" : true }"#),
            (["a=1", "a=2", "a=3"], #"{ "a" : [ "1", "2", "3" ] }"#),
            (["a.b.c=1", "a.d"], #"{ "a" : { "b" : { "c" : "1" }, "d" : true } }"#),
        ])
    func parameters(items: [String], expected: String) throws {
        #expect(try arguments(items) == expected)
    }

    @Test(
        "parameters without a name, and names of a value and of a dictionary, are errors",
        arguments: [
            (["=1"], "the parameter '=1' has no name of letters and digits; write it as 'name=value' or 'name.part=value'"),
            (["a..b=1"], "the parameter 'a..b=1' has no name of letters and digits; write it as 'name=value' or 'name.part=value'"),
            (["a=1", "a.b=2"], "the parameter 'a.b=2' names a value and a dictionary by one name; give one of them another name"),
            (["a.b=1", "a=2"], "the parameter 'a=2' names a value and a dictionary by one name; give one of them another name"),
        ])
    func parameterFaults(items: [String], expected: String) {
        #expect(message { $0.parameters = items } == "error: \(expected) [invalid-parameter]")
        let deep = String(repeating: "a.", count: 40) + "a=1"
        #expect(message { $0.parameters = [deep] }?.hasSuffix("[invalid-parameter]") == true)
    }

    @Test("a run needs one template, a parser that is known, and options with values")
    func faults() {
        #expect(message { _ in } == nil)
        let missing = "error: name one template, with '--templateName' or with '--templatePath' [missing-template]"
        #expect(message { $0.templatePath = nil } == missing)
        #expect(message { $0.templateName = "flat-swift5" } == missing)
        #expect(message { $0.parser = "string" } == "error: there is no parser 'string'; did you mean 'strings' [unknown-parser]")
        #expect(
            message { $0.options = ["separator"] }
                == "error: the option 'separator' has no name and value; write it as 'name:value' [invalid-option]")
    }

    @Test("what a template would see is shown as JSON, with filter and options in effect")
    func context() throws {
        var settings = GenerationSettings(version: "1")
        settings.fileSystem = MemoryFileSystem(["/p/R/a.plist": "<plist><date>2001-01-01T00:00:10Z</date></plist>", "/p/R/b.plist": "{"])
        var run = ResourceRun(parser: "plist", inputs: ["R"])
        run.filter = "a\\.plist$"
        run.options = ["depth:3"]
        var diagnostics: [Diagnostic] = []
        let value = try JSONReader.read(Array(try run.context(in: "/p", settings: settings, diagnostics: &diagnostics).utf8), path: "")
        #expect(value["files"]?.items?.map { $0["path"]?.text } == ["a.plist"])
        #expect(value["files"]?.items?.first?["document"]?["data"]?.text == "2001-01-01 00:00:10 +0000")
        #expect(
            diagnostics.map(\.description) == ["warning: unknown option 'depth' of 'plist'; the parser has none [unknown-option]"])
    }

    @Test("white space around tags is that of a user's template, of a template that ships, or what is asked for")
    func spacing() throws {
        var run = ResourceRun(parser: "json", inputs: ["a.json"])
        run.templatePath = "t.stencil"
        var plan = try run.plan(in: "/p")
        #expect(plan.entries.map(\.spacing) == [.sourcery])
        plan.useModernSpacing()
        #expect(plan.entries.map(\.spacing) == [.swiftgen])
        (run.templatePath, run.templateName) = (nil, "inline-swift5")
        #expect(try run.plan(in: "/p").entries.map(\.spacing) == [.swiftgen])
    }
}
