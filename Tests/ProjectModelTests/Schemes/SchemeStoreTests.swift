import Diagnostics
import ProjectModel
import SystemSupport
import Testing

@Suite("the schemes of a project")
struct SchemeStoreTests {
    private static let management = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>SchemeUserState</key><dict>
        <key>App.xcscheme_^#shared#^_</key><dict><key>orderHint</key><integer>2</integer></dict>
        <key>Mine.xcscheme</key><dict><key>isShown</key><false/><key>orderHint</key><integer>0</integer></dict>
        <key>App B.xcscheme_^#shared#^_</key><dict/>
        <key>odd</key><dict/>
        </dict>
        <key>SuppressBuildableAutocreation</key><dict>
        <key>A1</key><dict><key>primary</key><true/></dict>
        <key>A2</key><dict><key>primary</key><false/></dict>
        <key>A3</key><string>x</string>
        </dict></dict></plist>
        """

    private let fileSystem = MemoryFileSystem([
        "/w/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": "",
        "/w/App.xcodeproj/xcshareddata/xcschemes/App B.xcscheme": "",
        "/w/App.xcodeproj/xcshareddata/xcschemes/notes.txt": "",
        "/w/App.xcodeproj/xcshareddata/xcschemes/folder.xcscheme/x": "",
        "/w/App.xcodeproj/xcuserdata/zoe.xcuserdatad/xcschemes/Mine.xcscheme": "",
        "/w/App.xcodeproj/xcuserdata/ann.xcuserdatad/xcschemes/Own.xcscheme": "",
        "/w/App.xcodeproj/xcuserdata/zoe.xcuserdatad/xcschemes/xcschememanagement.plist": management,
        "/w/App.xcodeproj/xcuserdata/other/x": "",
        "/w/App.xcodeproj/project.xcworkspace/xcshareddata/xcschemes/Embedded.xcscheme": "",
        "/w/All.xcworkspace/xcshareddata/xcschemes/All.xcscheme": "",
        "/w/Kit/.swiftpm/xcode/xcshareddata/xcschemes/Kit-Package.xcscheme": "",
        "/w/Kit/Package.swift": "",
        "/w/Empty.xcodeproj/project.pbxproj": "",
    ])

    private func store(_ container: String) -> SchemeStore { SchemeStore(container: container, fileSystem: fileSystem) }

    @Test("shared schemes are found in projects, workspaces and packages, sorted by name")
    func shared() throws {
        let folder = "/w/App.xcodeproj/xcshareddata/xcschemes"
        #expect(
            try store("/w/App.xcodeproj/").sharedSchemes() == [
                SchemeFile(name: "App", path: folder + "/App.xcscheme"), SchemeFile(name: "App B", path: folder + "/App B.xcscheme"),
            ]
        )
        #expect(try store("/w/All.xcworkspace").sharedSchemes().map(\.name) == ["All"])
        #expect(try store("/w/App.xcodeproj/project.xcworkspace").sharedSchemes().map(\.name) == ["Embedded"])
        #expect(try store("/w/Kit").sharedSchemes().map(\.name) == ["Kit-Package"])
        #expect(try store("/w/Empty.xcodeproj").sharedSchemes() == [])
        #expect(try store("/w/Empty.xcodeproj").userSchemes() == [])
    }

    @Test("references are relative to the folder of the project, the workspace or the package")
    func folders() {
        #expect(store("/w/App.xcodeproj").folder == "/w")
        #expect(store("/w/All.xcworkspace").folder == "/w")
        #expect(store("/w/App.xcodeproj/project.xcworkspace").folder == "/w")
        #expect(store("/w/Kit").folder == "/w/Kit")
    }

    @Test("schemes of users are sorted by user and name")
    func users() throws {
        let schemes = try store("/w/App.xcodeproj").userSchemes()
        #expect(schemes.map(\.name) == ["Own", "Mine"])
        #expect(schemes.map(\.user) == ["ann", "zoe"])
        #expect(schemes[1].path == "/w/App.xcodeproj/xcuserdata/zoe.xcuserdatad/xcschemes/Mine.xcscheme")
    }

    @Test("what a user has decided is read from the property list")
    func decisions() throws {
        var diagnostics: [Diagnostic] = []
        let management = try #require(try store("/w/App.xcodeproj").management(user: "zoe", diagnostics: &diagnostics))
        #expect(diagnostics == [])
        #expect(
            management
                == SchemeManagement(
                    states: [
                        SchemeManagement.State(name: "App", isShared: true, orderHint: 2),
                        SchemeManagement.State(name: "Mine", isShared: false, isShown: false, orderHint: 0),
                        SchemeManagement.State(name: "App B", isShared: true),
                    ],
                    suppressedBlueprints: ["A1"]
                )
        )
        #expect(try store("/w/App.xcodeproj").management(diagnostics: &diagnostics) == nil)
        #expect(try store("/w/App.xcodeproj").management(user: "ann", diagnostics: &diagnostics) == nil)
    }

    @Test("the menu has the schemes by number, and those without one behind them by name")
    func order() throws {
        var diagnostics: [Diagnostic] = []
        let store = store("/w/App.xcodeproj")
        let schemes = try store.sharedSchemes() + store.userSchemes()
        let management = try #require(try store.management(user: "zoe", diagnostics: &diagnostics))
        #expect(management.ordered(schemes).map(\.name) == ["Mine", "App", "App B", "Own"])
    }

    @Test("a property list that is none is refused")
    func damaged() {
        var diagnostics: [Diagnostic] = []
        #expect(throws: DiagnosticError.self) {
            try SchemeManagement.read(Array("<plist><dict>".utf8), path: "m", diagnostics: &diagnostics)
        }
    }
}
