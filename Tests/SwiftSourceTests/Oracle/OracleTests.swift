import SwiftSource
import SystemSupport
import Testing

/// Every declaration as the toolchain's own parser reads it: kind, name, range, attributes, modifiers, types, cases, accessors,
/// conditions and comments.
@Suite("Swift source beside the toolchain's parser", .hasOracle)
struct OracleTests {
    @Test("the interfaces of the toolchain's modules, a quarter of them unless TRELLIS_ORACLE is `all`")
    func interfaces() async throws {
        let all = SwiftInputs.interfaces
        try #require(!all.isEmpty)
        let isComplete = ProcessEnvironment.variable("TRELLIS_ORACLE") == "all"
        let files = isComplete ? all : all.enumerated().filter { $0.offset % 4 == 2 }.map(\.element)
        let count = try await compare(files)
        print("SwiftSource: \(count) declarations of \(files.count) of \(all.count) interfaces are as the toolchain's parser reads them")
    }

    @Test("all Swift of this repository: sources, tests and their inputs, benchmarks, examples")
    func own() async throws {
        #expect(SwiftInputs.own.count > 800)
        let count = try await compare(SwiftInputs.own)
        print("SwiftSource: \(count) declarations of \(SwiftInputs.own.count) files of Trellis are as the toolchain's parser reads them")
    }

    @Test("the hand-written cases", arguments: HardCase.rules.filter { $0 != "beyond-the-toolchain.txt" })
    func cases(rule: String) throws {
        for hardCase in try HardCase.cases(rule) {
            #expect(DeclarationDump.lines(hardCase.bytes) == OracleDump.lines(hardCase.bytes), "\(hardCase)")
        }
    }

    @Test("the hand-written cases in other places: with other line ends, in bodies, in closures, under conditions", arguments: surroundings)
    func surroundedCases(before: String, after: String) throws {
        for rule in HardCase.rules where rule != "beyond-the-toolchain.txt" {
            for hardCase in try HardCase.cases(rule) where !hardCase.source.hasPrefix("#!") {
                var bytes = Array((before + hardCase.source + after).utf8)
                if before.isEmpty { bytes = Array(bytes.map { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }.joined()) }
                #expect(DeclarationDump.lines(bytes) == OracleDump.lines(bytes), "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    /// What stands around a case; where nothing does, its lines end with CRLF.
    private static let surroundings = [
        ("", ""), ("func f() {\n", "}\nlet after = 1\n"), ("let a = b {\n", "}\nlet after = 1\n"),
        ("#if A\n", "#else\nlet b = 1\n#endif\nlet after = 1\n"),
    ]

    /// Compares files, the work spread over the processors; the result is the number of declarations.
    private func compare(_ files: [String]) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for file in files {
                group.addTask {
                    let bytes = try DiskFileSystem().read(file)
                    let (lines, expected) = (DeclarationDump.lines(bytes), OracleDump.lines(bytes))
                    let difference = zip(lines, expected).first { $0 != $1 }.map { "ours: \($0)\noracle: \($1)" }
                    #expect(lines == expected, "\(file)\n\(difference ?? "\(lines.count) and \(expected.count) declarations")")
                    #expect(SourceFile.scan(bytes, path: file).warnings == [])
                    return lines.count
                }
            }
            return try await group.reduce(0, +)
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// Says visibly that a test was skipped because this toolchain comes without its parser.
    static var hasOracle: Self {
        .enabled(if: OracleDump.isPresent, "this toolchain has no module SwiftParser")
    }
}
