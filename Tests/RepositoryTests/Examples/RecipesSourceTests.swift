import Foundation
import Testing

#if os(Linux)
    private let isLinux = true
#else
    private let isLinux = false
#endif

/// The sources of the example app, compiled where there is no SwiftUI.
@Suite(
    .enabled(if: isLinux, "where SwiftUI is, the app needs the SDK of iOS to compile"),
    .enabled(if: compiler != nil, "no swiftc on PATH")
)
struct RecipesSourceTests {
    /// What compiles into a module, and which modules it may import.
    private static let modules: [(name: String, paths: [String])] = [
        ("DesignSystem", ["DesignSystem/"]),
        ("App", ["Recipes/", "Shared/"]),
        ("RecipesWidget", ["RecipesWidget/", "Shared/", "DesignSystem/Text/DurationText.swift"]),
        ("RecipesTests", ["RecipesTests/"]),
    ]

    @Test("app, widget, framework and tests compile in Swift 6 mode without a warning")
    func compile() throws {
        try withScratchFolder { scratch in
            for module in Self.modules {
                let files = Repository.files.map(\.path).filter { path in
                    path.hasSuffix(".swift") && module.paths.contains { path.hasPrefix("Examples/Recipes/" + $0) }
                }
                #expect(!files.isEmpty, "\(module.name)")
                let options = [
                    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-enable-testing", "-module-name", module.name,
                    "-I", scratch.path, "-emit-module", "-emit-module-path", scratch.path + "/\(module.name).swiftmodule",
                ]
                let outcome = try ShellCommand(program: try #require(compiler), arguments: options + files).run(scratch: scratch)
                #expect(outcome == ShellCommand.Outcome(status: 0, output: "", error: ""), "\(module.name)")
            }
        }
    }
}

/// The first `swiftc` on PATH.
private let compiler: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
