import Foundation
import Testing

/// The pages of the library, built from its documentation comments.
@Suite(.enabled(if: hasDocC, "no docc on PATH"))
struct DocumentationPagesTests {
    @Test("the pages build without a warning, and have the types that scripts begin with")
    func build() throws {
        try withScratchFolder { scratch in
            let pages = scratch.appendingPathComponent("pages")
            let modules = products.appendingPathComponent("Modules").path
            let script = Repository.root.appendingPathComponent(".ci/docs").path
            let outcome = try ShellCommand(program: script, arguments: [pages.path, modules]).run(scratch: scratch)
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
            for page in ["projectmodel", "projectmodel/workspace", "projectmodel/writingascript", "projectmodel/settingsreader"] {
                let file = pages.appendingPathComponent("documentation/\(page)/index.html")
                #expect(FileManager.default.fileExists(atPath: file.path), "\(page)")
            }
        }
    }
}

/// The folder that the modules were built in, which is the one of the tests.
private let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
}()

private let hasDocC = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
    FileManager.default.isExecutableFile(atPath: folder + "/docc")
}
