import Diagnostics
import ResourceBundling
import SystemSupport
import TestSupport
import Testing

@Suite("The preprocessor over an Info.plist")
struct InfoPlistPreprocessorTests {
    private static let clang = ExecutableSearch.find("clang", path: ProcessEnvironment.variable("PATH") ?? "")

    @Test("the command lines are those of Xcode, one for each triple")
    func commandLines() {
        var preprocessor = InfoPlistPreprocessor(compiler: "/usr/bin/clang")
        preprocessor.prefixHeader = "Prefix.h"
        preprocessor.definitions = ["NAME=App"]
        preprocessor.otherFlags = ["-traditional"]
        preprocessor.triples = ["arm64-apple-ios17.0", "x86_64-apple-ios17.0-simulator"]
        let requests = preprocessor.requests(for: "App/Info.plist", in: "/work")
        #expect(requests.map(\.directory) == ["/work", "/work"])
        #expect(
            requests.map { $0.arguments.joined(separator: " ") } == [
                "-E -P -x c -Wno-trigraphs -target arm64-apple-ios17.0 -DNAME=App -traditional -include Prefix.h App/Info.plist",
                "-E -P -x c -Wno-trigraphs -target x86_64-apple-ios17.0-simulator -DNAME=App -traditional -include Prefix.h App/Info.plist",
            ])
    }

    @Test("definitions, prefix headers and conditions are carried out", .enabled(if: clang != nil, "no clang on PATH"))
    func realCompiler() throws {
        try ScratchFolder.with { folder throws in
            try folder.write("#define SCHEME shop\n", to: "Prefix.h")
            try folder.write("<plist><string>SCHEME</string>\n#if BETA\n<true/>\n#endif\n</plist>\n", to: "Info.plist")
            var preprocessor = InfoPlistPreprocessor(compiler: Self.clang ?? "")
            preprocessor.prefixHeader = "Prefix.h"
            preprocessor.definitions = ["BETA=1"]
            let output = try preprocessor.output(for: "Info.plist", in: folder.path)
            #expect(String(decoding: output, as: UTF8.self) == "<plist><string>shop</string>\n<true/>\n</plist>\n")
        }
    }

    @Test("a compiler that fails, and results that differ, are errors with the file")
    func failures() {
        var preprocessor = InfoPlistPreprocessor(compiler: "clang")
        let failure = #expect(throws: DiagnosticError.self) {
            try preprocessor.output(for: "Info.plist", in: "/") { _ in
                ProcessResult(termination: .exited(1), standardError: Array("no such file".utf8))
            }
        }
        #expect(failure?.description == "Info.plist: error: the preprocessor fails: no such file [info-plist-preprocessing]")
        preprocessor.triples = ["arm64-apple-ios", "x86_64-apple-ios"]
        let difference = #expect(throws: DiagnosticError.self) {
            try preprocessor.output(for: "Info.plist", in: "/") { request in
                ProcessResult(termination: .exited(0), standardOutput: Array(request.arguments.joined().utf8))
            }
        }
        #expect(
            difference?.description
                == "Info.plist: error: the preprocessor makes different files for arm64-apple-ios and x86_64-apple-ios; "
                + "a product has one Info.plist only [info-plist-preprocessing]")
    }
}
