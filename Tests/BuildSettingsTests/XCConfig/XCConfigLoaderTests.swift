import BuildSettings
import Diagnostics
import Synchronization
import SystemSupport
import TestSupport
import Testing

@Suite("xcconfig files that include others")
struct XCConfigLoaderTests {
    private func load(
        _ files: [String: String], _ path: String = "/p/Config/App.xcconfig", searchFolders: [String] = [], developerFolder: String? = nil
    ) -> (lines: [String], files: [String], diagnostics: [String]) {
        var loader = XCConfigLoader(
            fileSystem: MemoryFileSystem(files), searchFolders: searchFolders, developerFolder: developerFolder)
        var diagnostics: [Diagnostic] = []
        let table = loader.load(path, diagnostics: &diagnostics)
        return (table.assignments.map { "\($0.key)=\($0.value)" }, table.files, diagnostics.map(\.description))
    }

    @Test("included lines act in the place of the include")
    func order() {
        let result = load([
            "/p/Config/App.xcconfig": "A = 1\n#include \"Base.xcconfig\"\nC = 3\n", "/p/Config/Base.xcconfig": "A = 2\nB[sdk=*] = 2\n",
        ])
        #expect(result.lines == ["A=1", "A=2", "B[sdk=*]=2", "C=3"])
        #expect(result.files == ["/p/Config/App.xcconfig", "/p/Config/Base.xcconfig"])
        #expect(result.diagnostics == [])
    }

    @Test("an assignment knows the file and place of its value")
    func locations() {
        let files = ["/p/Config/App.xcconfig": "#include \"Base\"\n", "/p/Config/Base.xcconfig": "\nA = 2\n"]
        var loader = XCConfigLoader(fileSystem: MemoryFileSystem(files))
        var diagnostics: [Diagnostic] = []
        let table = loader.load("/p/Config/App.xcconfig", diagnostics: &diagnostics)
        #expect(table["A"].map(\.location) == [SourceLocation(path: "/p/Config/Base.xcconfig", line: 2, column: 5)])
    }

    /// The path of the include, and the file that is found.
    static let paths: [(String, String)] = [
        ("Base.xcconfig", "/p/Config/Base.xcconfig"), ("Base", "/p/Config/Base.xcconfig"), ("./Base", "/p/Config/Base.xcconfig"),
        ("../Root.xcconfig", "/p/Root.xcconfig"), ("Deep/X.xcconfig", "/p/Config/Deep/X.xcconfig"), ("/abs/Y.xcconfig", "/abs/Y.xcconfig"),
        ("/abs/Y", "/abs/Y.xcconfig"), ("Config/Base.xcconfig", "/p/Config/Base.xcconfig"), ("Root", "/p/Root.xcconfig"),
        ("<DEVELOPER_DIR>/Z.xcconfig", "/dev/Z.xcconfig"), ("both.xcconfig", "/p/Config/both.xcconfig"), ("plain", "/p/Config/plain"),
        ("later.xcconfig", "/second/later.xcconfig"),
    ]

    @Test("4.5: where an included file is looked for", arguments: paths)
    func path(include: String, expected: String) {
        var files = Dictionary(uniqueKeysWithValues: Set(Self.paths.map(\.1)).map { ($0, "A = \($0)") })
        files["/p/both.xcconfig"] = "A = wrong"
        files["/p/Config/App.xcconfig"] = "#include \"\(include)\""
        let result = load(files, searchFolders: ["/p", "/second"], developerFolder: "/dev")
        #expect(result.lines == ["A=\(expected)"])
        #expect(result.diagnostics == [])
    }

    @Test("a missing include is an error with the places that were tried")
    func missing() {
        let result = load(["/p/Config/App.xcconfig": "A = 1\n  #include \"$(X)/Base\"\nB = 2"], searchFolders: ["/p"])
        #expect(result.lines == ["A=1", "B=2"])
        #expect(
            result.diagnostics == [
                """
                /p/Config/App.xcconfig:2:3: error: cannot find the included file '$(X)/Base'; \
                '#include?' allows it to be missing [include-not-found]
                note: it is not at '/p/Config/$(X)/Base'
                note: it is not at '/p/Config/$(X)/Base.xcconfig'
                note: it is not at '/p/$(X)/Base'
                note: it is not at '/p/$(X)/Base.xcconfig'
                note: settings have no value in the path of '#include'
                """
            ])
    }

    @Test("an optional include may be missing")
    func optional() {
        let result = load(["/p/Config/App.xcconfig": "#include? \"Base\"\n#include? \"<DEVELOPER_DIR>/X\"\nB = 2"])
        #expect(result.lines == ["B=2"])
        #expect(result.diagnostics == [])
    }

    @Test("a folder is no file to include")
    func folder() {
        let result = load(["/p/Config/App.xcconfig": "#include? \"Base\"\n", "/p/Config/Base/x.xcconfig": "A = 1"])
        #expect(result.lines == [])
        #expect(result.diagnostics == [])
    }

    @Test("the developer folder may be unknown")
    func developerFolder() {
        let result = load(["/p/Config/App.xcconfig": "#include \"<DEVELOPER_DIR>/X.xcconfig\""])
        #expect(
            result.diagnostics == [
                """
                /p/Config/App.xcconfig:1:1: error: cannot find the included file '<DEVELOPER_DIR>/X.xcconfig', \
                because the developer folder of Xcode is not known; '#include?' allows it to be missing [include-not-found]
                """
            ])
    }

    @Test("a file that includes itself is told of and left out")
    func circle() {
        let result = load([
            "/p/Config/App.xcconfig": "#include \"B\"\nA = 1", "/p/Config/B.xcconfig": "B = 1\n#include \"../Config/App\"\nC = 1",
        ])
        #expect(result.lines == ["B=1", "C=1", "A=1"])
        #expect(
            result.diagnostics == [
                """
                /p/Config/B.xcconfig:2:1: warning: the file includes itself: 'App.xcconfig' → 'B.xcconfig' → 'App.xcconfig'; \
                this include is left out [include-circle]
                """
            ])
    }

    @Test("a file may be included twice")
    func twice() {
        let result = load(["/p/Config/App.xcconfig": "#include \"B\"\nA = 1\n#include \"B\"\n", "/p/Config/B.xcconfig": "B\nA = 2"])
        #expect(result.lines == ["A=2", "A=1", "A=2"])
        #expect(result.files == ["/p/Config/App.xcconfig", "/p/Config/B.xcconfig"])
        #expect(result.diagnostics == ["/p/Config/B.xcconfig:1:2: error: '=' was expected behind 'B' [expected-equals]"])
    }

    @Test("a file that is missing gives an empty table")
    func missingFile() {
        let result = load([:])
        #expect(result.lines == [])
        #expect(
            result.diagnostics == [
                "/p/Config/App.xcconfig: error: cannot read '/p/Config/App.xcconfig': no such file or folder [read-failed]"
            ])
    }

    @Test("includes are followed 32 deep")
    func depth() {
        var files = ["/p/Config/App.xcconfig": "#include \"0\"\n"]
        for number in 0..<100 { files["/p/Config/\(number).xcconfig"] = "A\(number) = 1\n#include \"\(number + 1)\"\n" }
        let result = load(files)
        #expect(result.lines.count == 31)
        #expect(
            result.diagnostics == [
                "/p/Config/30.xcconfig:2:1: error: more than 32 files include each other; this include is left out [include-too-large]"
            ])
    }

    @Test("includes that double are cut off")
    func doubling() {
        var files = ["/p/Config/App.xcconfig": "#include \"0\"\n"]
        for number in 0..<20 { files["/p/Config/\(number).xcconfig"] = "A = 1\n#include? \"\(number + 1)\"\n#include? \"\(number + 1)\"\n" }
        let result = load(files)
        #expect(result.lines.count < 2_001)
        #expect(result.diagnostics.count == 1)
        #expect(result.diagnostics[0].hasSuffix("the file leads to more than 2000 includes; the rest is left out [include-too-large]"))
    }

    @Test("large files that are included often are cut off")
    func totalSize() {
        let files = [
            "/p/Config/App.xcconfig": String(repeating: "#include \"B\"\n", count: 40),
            "/p/Config/B.xcconfig": String(repeating: "// a comment of some length\n", count: 30_000),
        ]
        #expect(
            load(files).diagnostics == [
                "/p/Config/App.xcconfig:11:1: error: the file leads to more than 8388608 bytes; the rest is left out [include-too-large]"
            ])
    }

    @Test("many assignments that are included often are cut off")
    func assignments() {
        let files = [
            "/p/Config/App.xcconfig": String(repeating: "#include \"B\"\n", count: 40),
            "/p/Config/B.xcconfig": String(repeating: "A=1\n", count: 50_000),
        ]
        #expect(
            load(files).diagnostics == [
                """
                /p/Config/App.xcconfig:6:1: error: the file leads to more than 200000 assignments; \
                the rest is left out [include-too-large]
                """
            ])
    }

    @Test("a file is read once for all that include it, and its faults are told once")
    func sharing() {
        let files = CountingFileSystem([
            "/p/A.xcconfig": "#include \"Base\"\n#include \"None\"", "/p/B.xcconfig": "#include \"Base\"", "/p/Base.xcconfig": "X = 1\n1",
        ])
        var loader = XCConfigLoader(fileSystem: files)
        var diagnostics: [Diagnostic] = []
        for _ in 0..<3 {
            for name in ["A", "B"] {
                let table = loader.load("/p/\(name).xcconfig", diagnostics: &diagnostics)
                #expect(table["X"].count == 1)
            }
        }
        #expect(files.reads.withLock { $0 } == ["/p/A.xcconfig", "/p/Base.xcconfig", "/p/B.xcconfig"])
        #expect(diagnostics.map(\.code) == ["expected-setting-name", "include-not-found"])
    }
}

/// Files in memory that remember what was read.
private final class CountingFileSystem: FileSystem {
    private let files: MemoryFileSystem
    let reads = Mutex<[String]>([])

    init(_ files: [String: String]) {
        self.files = MemoryFileSystem(files)
    }

    func kind(at path: String) -> FileKind? { files.kind(at: path) }
    func entries(of path: String) throws -> [DirectoryEntry] { try files.entries(of: path) }

    func read(_ path: String) throws -> [UInt8] {
        reads.withLock { $0.append(path) }
        return try files.read(path)
    }
}
