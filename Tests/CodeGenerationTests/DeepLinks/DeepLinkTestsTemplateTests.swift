import SystemSupport
import TestSupport
import Testing

/// Generated tests, compiled and run.
@Suite(.enabled(if: DeepLinkProgram.compiler != nil, "no swiftc on PATH"))
struct DeepLinkTestsTemplateTests {
    private static let source = """
        import Foundation

        enum SortOrder: String { case title, newest }
        struct Version: LosslessStringConvertible {
            var text: String
            init?(_ description: String) {
                guard description.hasPrefix("v") else { return nil }
                text = description
            }
            var description: String { text }
        }
        enum Outer {
            // trellis: deeplinks, scheme = myapp, unrouted = allowed
            enum Link {
                // trellis: route = /recipe/{id}, alias = /r/{id}
                case recipe(id: String)
                // trellis: route = "/posts(/{day})/{sort}?page={page=1}&tag={tags*}&u={u}"
                case post(day: Date?, sort: SortOrder, page: Int, tags: [Character], u: UUID?)
                // trellis: route = /version/{v}
                case version(/* trellis: example = v1 */ v: Version)
                // trellis: route = /unknown/{v}
                case unknown(v: Version)
                // trellis: deprecated = /old
                case old
                case none
            }
        }
        // trellis: host = example.com
        enum Web {
            // trellis: route = /docs/*/{path*}, host = example.com
            case docs(path: [String])
            // trellis: route = /, host = example.com
            case `default`
        }

        """

    private func generated(_ template: String, _ arguments: String = "") throws -> String {
        let project = MemoryProject([
            "trellis.yml": "codegen:\n  - { sources: A.swift, templates: \(template), output: Out.swift\(arguments) }\n",
            "A.swift": Self.source,
        ])
        return try project.outputs()["Out.swift"]?.flatMap { $0 } ?? ""
    }

    private func run(_ tests: String, main: String, in folder: ScratchFolder) throws -> String {
        let files = ["A.swift": Self.source, "Links.swift": try generated("DeepLinks"), "Tests.swift": tests, "Runner.swift": main]
        for (name, text) in files { try folder.write(text, to: name) }
        let options = ["-swift-version", "6", "-strict-concurrency=complete", "-parse-as-library", "-module-name", "App", "-o", "tests"]
        let warnings = try DeepLinkProgram.run(DeepLinkProgram.compiler ?? "", options + files.keys.sorted(), in: folder)
        #expect(warnings == "")
        return try DeepLinkProgram.run(folder.path("tests"), [], in: folder)
    }

    @Test("tests for Swift Testing read the links of every route, print the cases, and pass")
    func swiftTesting() throws {
        let tests = try generated("DeepLinkTests")
        #expect(tests.contains("    // '/unknown/{v}' has a type without an example.\n"))
        let main = "import Testing\n@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }\n"
        try ScratchFolder.with { folder in
            let output = try run(tests, main: main, in: folder)
            #expect(output.contains("Test run with 11 tests in 2 suites passed"), "\(output)")
        }
    }

    @Test("test cases of XCTest do the same")
    func xctest() throws {
        let tests = try generated("DeepLinkTests", ", args: { framework: XCTest }")
        let lists = ["OuterLink", "Web"].map { name -> String in
            let body = tests.components(after: "class \(name)DeepLinkTestCase")
            let methods = body.split(separator: "\n").compactMap { line -> Substring? in
                line.hasPrefix("    func ") ? line.dropFirst(9).prefix { $0 != "(" } : nil
            }
            return "testCase([\(methods.map { "(\"\($0)\", \(name)DeepLinkTestCase.\($0))" }.joined(separator: ", "))])"
        }
        let main = "import XCTest\n@main struct Runner { static func main() { XCTMain([\(lists.joined(separator: ", "))]) } }\n"
        try ScratchFolder.with { folder in
            let output = try run(tests, main: main, in: folder)
            #expect(output.contains("Executed 11 tests, with 0 failures"), "\(output)")
        }
    }

    @Test("the tests import the module that an argument names")
    func module() throws {
        let tests = try generated("DeepLinkTests", ", args: { module: App }")
        let start = """

            // swift-format-ignore-file
            // swiftlint:disable all

            import Foundation
            import Testing

            @testable import App

            @Suite struct OuterLinkDeepLinkTests {

            """
        #expect(tests.hasPrefix(MemoryProject.header + start))
    }
}

extension String {
    /// What stands behind a text, up to the next line with a closing brace alone.
    fileprivate func components(after mark: String) -> String {
        guard let start = range(of: mark) else { return "" }
        let rest = self[start...]
        return String(rest[..<(rest.lines(ending: "\n}\n") ?? rest.endIndex)])
    }

    private func range(of mark: String) -> String.Index? { indices.first { self[$0...].hasPrefix(mark) } }
}

extension Substring {
    fileprivate func lines(ending mark: String) -> String.Index? { indices.first { self[$0...].hasPrefix(mark) } }
}
