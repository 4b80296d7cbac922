import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("test plans")
struct TestPlanDocumentTests {
    private static let sample = """
        {
          "configurations" : [
            {
              "id" : "C1",
              "name" : "Standard",
              "options" : {

              }
            },
            {
              "enabled" : false,
              "id" : "C2",
              "name" : "German",
              "options" : {
                "language" : "de"
              }
            }
          ],
          "defaultOptions" : {
            "commandLineArgumentEntries" : [
              {
                "argument" : "-x",
                "enabled" : false
              }
            ],
            "environmentVariableEntries" : [

            ],
            "future" : {
              "a" : 1.50,
              "b" : null
            },
            "testTimeoutsEnabled" : true
          },
          "testTargets" : [
            {
              "parallelizable" : true,
              "skippedTests" : [
                "A\\/b()"
              ],
              "target" : {
                "containerPath" : "container:App\\/App.xcodeproj",
                "identifier" : "A1",
                "name" : "AppTests"
              }
            },
            {
              "enabled" : false,
              "selectedTests" : [
                "C",
                "D"
              ],
              "target" : {
                "containerPath" : "container:Kit",
                "identifier" : "KitTests",
                "name" : "KitTests"
              }
            }
          ],
          "version" : 1
        }

        """

    private func read(_ text: String) throws -> (plan: TestPlanDocument, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let plan = try TestPlanDocument.read(Array(text.utf8), path: "P", diagnostics: &diagnostics)
        return (plan, diagnostics)
    }

    private func text(_ plan: TestPlanDocument) -> String { String(decoding: plan.bytes, as: UTF8.self) }

    @Test("targets say which tests are run")
    func targets() throws {
        let (plan, diagnostics) = try read(Self.sample)
        #expect(diagnostics == [])
        #expect(plan.testTargets.map(\.name) == ["AppTests", "KitTests"])
        #expect(plan.testTargets.map(\.identifier) == ["A1", "KitTests"])
        #expect(plan.testTargets.map(\.containerPath) == ["container:App/App.xcodeproj", "container:Kit"])
        #expect(plan.testTargets.map(\.isEnabled) == [true, false])
        #expect(plan.testTargets.map(\.isParallelizable) == [true, nil])
        #expect(plan.testTargets.map(\.skippedTests) == [["A/b()"], []])
        #expect(plan.testTargets.map(\.selectedTests) == [nil, ["C", "D"]])
        #expect(plan.testTargets[1].sourceLocation == SourceLocation(path: "P", line: 47, column: 5))
    }

    @Test("configurations have options, and so has the plan")
    func configurations() throws {
        let plan = try read(Self.sample).plan
        #expect(plan.configurations.map(\.identifier) == ["C1", "C2"])
        #expect(plan.configurations.map(\.name) == ["Standard", "German"])
        #expect(plan.configurations.map(\.isEnabled) == [true, false])
        #expect(plan.configurations[1].options[text: "language"] == "de")
        let options = plan.defaultOptions
        #expect(options.keys == ["commandLineArgumentEntries", "environmentVariableEntries", "future", "testTimeoutsEnabled"])
        #expect(options[flag: "testTimeoutsEnabled"] == true)
        #expect(options[text: "testTimeoutsEnabled"] == nil)
        #expect(options.arguments == [TestPlanOptions.Argument("-x", isEnabled: false)])
        #expect(options.environmentVariables == [])
        #expect(plan.configurations[0].options.arguments == nil)
    }

    @Test("an unchanged plan comes back byte for byte, unknown keys and numbers included")
    func sameBytes() throws {
        #expect(text(try read(Self.sample).plan) == Self.sample)
    }

    @Test("keys that are not sorted stay in their order")
    func unsorted() throws {
        let text = "{\n  \"testTargets\" : [\n\n  ],\n  \"b\" : 1,\n  \"a\" : \"é🐞\\b\\u0001\u{7F}\"\n}\n"
        #expect(self.text(try read(text).plan) == text)
    }

    @Test("a change leaves everything else as it was, and new keys stand in the order of Xcode")
    func change() throws {
        var plan = try read(Self.sample).plan
        plan.testTargets[0].skippedTests.append("E/f()")
        plan.testTargets[0].isEnabled = false
        plan.testTargets[0].isParallelizable = nil
        plan.testTargets[1].isEnabled = true
        plan.testTargets[1].selectedTests = nil
        plan.testTargets[1].name = "Kit"
        plan.configurations[0].options[flag: "codeCoverage"] = true
        plan.configurations[1].isEnabled = true
        plan.defaultOptions.arguments?[0].isEnabled = true
        plan.defaultOptions.environmentVariables = [TestPlanOptions.Variable("A", "b", isEnabled: false)]
        let expected = Self.sample
            .replacing("\"A\\/b()\"\n", with: "\"A\\/b()\",\n        \"E\\/f()\"\n")
            .replacing("      \"parallelizable\" : true,\n", with: "      \"enabled\" : false,\n")
            .replacing("      \"enabled\" : false,\n      \"selectedTests\" : [\n        \"C\",\n        \"D\"\n      ],\n", with: "")
            .replacing("\"name\" : \"KitTests\"", with: "\"name\" : \"Kit\"")
            .replacing("\"options\" : {\n\n      }", with: "\"options\" : {\n        \"codeCoverage\" : true\n      }")
            .replacing("      \"enabled\" : false,\n      \"id\"", with: "      \"id\"")
            .replacing("\"-x\",\n        \"enabled\" : false\n", with: "\"-x\"\n")
            .replacing(
                "\"environmentVariableEntries\" : [\n\n    ]",
                with: """
                    "environmentVariableEntries" : [
                          {
                            "enabled" : false,
                            "key" : "A",
                            "value" : "b"
                          }
                        ]
                    """
            )
        #expect(text(plan) == expected)
    }

    @Test("a new plan is written as Xcode writes one")
    func new() {
        var plan = TestPlanDocument(path: "P", configurations: [TestPlanConfiguration(identifier: "C", name: "Configuration 1")])
        plan.testTargets = [TestPlanTarget(containerPath: "container:A.xcodeproj", identifier: "A1", name: "Tests")]
        #expect(
            text(plan) == """
                {
                  "configurations" : [
                    {
                      "id" : "C",
                      "name" : "Configuration 1",
                      "options" : {

                      }
                    }
                  ],
                  "defaultOptions" : {

                  },
                  "testTargets" : [
                    {
                      "target" : {
                        "containerPath" : "container:A.xcodeproj",
                        "identifier" : "A1",
                        "name" : "Tests"
                      }
                    }
                  ],
                  "version" : 1
                }

                """
        )
    }

    @Test("a list of tests in another form is kept and reported")
    func unknownLists() throws {
        let marked = MarkedText("{\"testTargets\": [{\"skippedTests\": ①{\"suites\": []}, \"selectedTests\": ②[\"a\", 1]}]}")
        let (plan, diagnostics) = try read(marked.text)
        #expect(plan.testTargets[0].skippedTests == [])
        #expect(plan.testTargets[0].selectedTests == nil)
        #expect(
            diagnostics
                == [("②", "selectedTests"), ("①", "skippedTests")].map { mark, key in
                    Diagnostic(
                        .warning, "unknown-test-list", "'\(key)' is no array of texts; it is kept, but its tests are not known",
                        at: marked.location(mark, in: "P")
                    )
                }
        )
        #expect(text(plan).contains("\"suites\""))
    }

    @Test("a key that stands twice is reported")
    func duplicates() throws {
        let diagnostics = try read("{\"testTargets\": [], \"testTargets\": []}").diagnostics
        #expect(diagnostics.map(\.code) == ["duplicate-key"])
    }

    @Test("a file that is no test plan is refused", arguments: ["[]", "{}", "{\"testTargets\": {}}"])
    func noTestPlan(text: String) {
        let error = #expect(throws: DiagnosticError.self) { try read(text) }
        #expect(
            error?.description == "P:1:1: error: the file has no array 'testTargets', so it is no test plan [no-test-plan]"
        )
    }

    @Test("damaged plans are refused or written again with the same bytes")
    func damaged() throws {
        var readCount = 0
        for bytes in Mutations(of: Array(Self.sample.utf8), structure: "{}[]\":,\\/0", count: 5_000, seed: 7) {
            var diagnostics: [Diagnostic] = []
            guard var plan = try? TestPlanDocument.read(bytes, path: "P", diagnostics: &diagnostics) else { continue }
            readCount += 1
            let again = try TestPlanDocument.read(plan.bytes, path: "P", diagnostics: &diagnostics)
            #expect(again.bytes == plan.bytes, "\(String(decoding: bytes, as: UTF8.self))")
            for index in plan.testTargets.indices { plan.testTargets[index].name = "x" }
            plan.defaultOptions.arguments = plan.defaultOptions.arguments
            _ = try TestPlanDocument.read(plan.bytes, path: "P", diagnostics: &diagnostics)
        }
        #expect(readCount > 300)
    }
}

@Suite("real test plans", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct TestPlanCorpusTests {
    @Test("every test plan is read without a word, and comes back byte for byte")
    func sameBytes() throws {
        let files = Corpus.files(in: "xctestplan", suffix: ".xctestplan")
        #expect(files.count == 14)
        var targetCount = 0
        for file in files {
            let bytes = try DiskFileSystem().read(file)
            var diagnostics: [Diagnostic] = []
            let plan = try TestPlanDocument.read(bytes, path: file, diagnostics: &diagnostics)
            let isSame = plan.bytes == bytes
            #expect(isSame, "\(file)")
            #expect(diagnostics == [], "\(file)")
            #expect(plan.configurations.allSatisfy { $0.identifier != nil && $0.name != nil }, "\(file)")
            #expect(plan.testTargets.allSatisfy { $0.identifier != nil && $0.containerPath != nil && $0.name != nil }, "\(file)")
            targetCount += plan.testTargets.count
        }
        #expect(targetCount == 83)
    }
}
