package import Diagnostics
import SystemSupport

/// A tool that makes or reads binaries, which tests compare with; where it is absent, they are skipped visibly.
///
///     @Test(.enabled(if: BinaryTool.areThere(.clang, .lipo), "no clang or llvm-lipo on PATH"))
///     func joins() throws { try BinaryTool.lipo.run(["-create", "a.o", "b.o", "-output", "c"], in: folder.path) }
package enum BinaryTool: String, Sendable, CaseIterable {
    case clang
    /// Links for the platforms of Apple; the one of the toolchain of Swift refuses them all.
    case appleLinker = "ld64.lld"
    case lipo = "llvm-lipo"
    case objectDump = "llvm-objdump"
    case objectTool = "llvm-otool"
    case archiver = "llvm-ar"
    case names = "llvm-nm"
    case elfReader = "llvm-readelf"
    case elfLinker = "ld.lld"

    /// Where the tool is; a name with the version that Debian gives it is taken first.
    package var path: String? {
        let folders = ProcessEnvironment.variable("PATH") ?? ""
        let names = self == .clang ? [rawValue] : [rawValue + "-14", rawValue]
        for name in names {
            // The one without a version may be that of the toolchain, which links for Linux only.
            if self == .appleLinker, name == rawValue { continue }
            if let path = ExecutableSearch.find(name, path: folders) { return path }
        }
        return nil
    }

    /// Whether all of these are on `PATH`.
    package static func areThere(_ tools: BinaryTool...) -> Bool {
        tools.allSatisfy { $0.path != nil }
    }

    /// Runs the tool and answers what it writes to standard output.
    ///
    /// - Throws: ``DiagnosticError`` with what it says when it fails or is absent.
    @discardableResult
    package func run(_ arguments: [String], in folder: String) throws(DiagnosticError) -> String {
        guard let path else { throw DiagnosticError("tool-absent", "'\(rawValue)' is not on PATH") }
        let result = try ProcessRunner.run(ProcessRequest(executable: path, arguments: arguments, directory: folder))
        guard result.isSuccess else {
            throw DiagnosticError("tool-failed", "\(rawValue) \(arguments): " + String(decoding: result.standardError, as: UTF8.self))
        }
        return String(decoding: result.standardOutput, as: UTF8.self)
    }

    /// Compiles C for a target triple into an object file.
    ///
    /// - Parameters:
    ///   - code: C without headers.
    ///   - name: the file that is made, in the folder.
    ///   - options: further ones of clang.
    package static func compile(
        _ code: String, for triple: String, to name: String, options: [String] = [], in folder: ScratchFolder
    ) throws {
        try folder.write(code, to: name + ".c")
        try clang.run(["-target", triple, "-ffreestanding"] + options + ["-c", name + ".c", "-o", name], in: folder.path)
    }
}
