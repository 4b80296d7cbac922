import Diagnostics
import JSON
import ProjectInspection
import SystemSupport
import TestSupport
import Testing

@Suite("The settings as they are printed")
struct SettingsReportTests {
    private static let text = MarkedText(
        """
        {objectVersion = 77; rootObject = ROOT; objects = {
            ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = L0; targets = (T, U); };
            MAIN = {isa = PBXGroup; children = (X, ); sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
            U = {isa = PBXNativeTarget; name = Kit; buildConfigurationList = L2; productType = "com.apple.product-type.framework"; };
            L0 = {isa = XCConfigurationList; buildConfigurations = (D0, R0); defaultConfigurationName = Release; };
            D0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {FLAG = debug; SDKROOT = macosx; }; };
            R0 = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {SDKROOT = macosx; }; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (D1, R1); };
            D1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
            R1 = {isa = XCBuildConfiguration; name = Release;
                buildSettings = {"FLAG[arch=arm64]" = ①arm; LOOP = ②"$(POOL)"; POOL = "$(LOOP)"; }; };
            L2 = {isa = XCConfigurationList; buildConfigurations = (D1, R2); };
            R2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {FLAG = "$(inherited) kit"; }; };
        }; }
        """
    )

    private func open() throws -> OpenedWorkspace {
        let files = ["/code/App.xcodeproj/project.pbxproj": Self.text.text, "/code/Base.xcconfig": "FLAG = base\n"]
        return try OpenedWorkspace(
            ProjectRequest(path: "/code/App.xcodeproj", currentDirectory: "/code", fileSystem: MemoryFileSystem(files))
        )
    }

    private func report(_ names: String..., targets: [String] = [], configurations: [String] = []) throws -> SettingsReport {
        let opened = try open()
        var question = SettingsQuestion()
        question.configurations = configurations
        return try SettingsReport(opened, targets: try opened.targets(named: targets), names: names, question: question)
    }

    @Test("one target in the usual configuration needs no head")
    func single() throws {
        #expect(try report("FLAG", "PRODUCT_NAME", targets: ["App"]).text == "FLAG = base\nPRODUCT_NAME = App\n")
    }

    @Test("several answers have heads")
    func several() throws {
        #expect(
            try report("FLAG", configurations: ["Debug", "Release"]).text == """
                // App, Debug
                FLAG = debug

                // App, Release
                FLAG = base

                // Kit, Debug
                FLAG = debug

                // Kit, Release
                FLAG = base kit

                """
        )
    }

    @Test("without names all that have a value are told, in order")
    func all() throws {
        let report = try report(targets: ["App"])
        let names = report.answers[0].settings.map(\.name)
        #expect(names == names.sorted())
        #expect(names.contains("FLAG") && names.contains("WRAPPER_NAME"))
        #expect(!report.hasUnknownNames)
    }

    @Test("a name without a value anywhere is told as such")
    func unknownName() throws {
        #expect(try report("FLAG", "NONE").hasUnknownNames)
        #expect(try report("NONE", targets: ["App"]).text == "NONE = \n")
    }

    @Test("a configuration that does not exist is an error with the nearest")
    func unknownConfiguration() throws {
        #expect(
            throws: DiagnosticError("unknown-configuration", "the project 'App' has no configuration 'Relase'; did you mean 'Release'?")
        ) {
            try report("FLAG", configurations: ["Relase"])
        }
        #expect(throws: DiagnosticError("unknown-configuration", "the project 'App' has no configuration 'Q'; it has 'Debug', 'Release'")) {
            try report("FLAG", configurations: ["Q"])
        }
    }

    @Test("a circle is an error with a place as paths are shown, once")
    func circle() throws {
        let diagnostics = try report("LOOP", "POOL", targets: ["App"]).diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.location == Self.text.location("②", in: "App.xcodeproj/project.pbxproj"))
    }

    @Test("the JSON has the SDK and every value")
    func json() throws {
        #expect(
            try report("FLAG", "NONE", targets: ["Kit"]).json == [
                "schema": "trellis-project/settings/1", "project": "App",
                "answers": [
                    [
                        "target": "Kit", "project": "App", "configuration": "Release", "sdk": "macosx",
                        "settings": ["FLAG": "base kit", "NONE": .null],
                    ]
                ],
            ]
        )
    }

    @Test("an explanation has a row for each assignment, the lowest first, with its place")
    func explanation() throws {
        let opened = try open()
        let report = try ExplanationReport(
            opened,
            targets: try opened.targets(named: ["App"]),
            names: ["FLAG"],
            question: SettingsQuestion()
        )
        #expect(report.tables.map(\.head) == ["FLAG = base   // App, Release"])
        #expect(
            report.tables[0].rows == [
                ["  xcconfig 'Base.xcconfig' of the project", "Base.xcconfig:1:8", "FLAG = base", "is the value: base"],
                [
                    "  target 'App'", "\(Self.text.location("①", in: "App.xcodeproj/project.pbxproj"))", "FLAG[arch=arm64] = arm",
                    "does not apply: [arch=arm64] does not hold",
                ],
            ]
        )
        #expect(report.json["answers"]?.items?.first?["assignments"]?.items?.map { $0["applies"] } == [.boolean(true), .boolean(false)])
    }
}
