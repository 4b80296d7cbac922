import Diagnostics
import PropertyLists

/// A path of an entry at which nothing stands.
struct XCFrameworkMissingFile: InspectionRule {
    let explanation = RuleExplanation(
        "xcframework-missing-file", "paths that lead to nothing", .error,
        cause: "An entry names its library, and may name its binary, its headers and its debug symbols. Xcode refuses an "
            + "xcframework of which one is not there; it happens when folders are cleaned up after the fact, or when a zip lost "
            + "links.",
        bad: "LibraryPath X.framework, DebugSymbolsPath dSYMs\nios-arm64/X.framework/X (no ios-arm64/dSYMs)",
        good: "LibraryPath X.framework, DebugSymbolsPath dSYMs\nios-arm64/X.framework/X\nios-arm64/dSYMs/X.framework.dSYM/…",
        remedy: "Put the missing files in their place, or remove the key from the entry.",
        source: "The checks that xcodebuild does when it reads an xcframework (swift-build, XCFramework.swift).")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.slices.flatMap { slice -> [RuleFinding] in
            let paths = [
                ("LibraryPath", slice.libraryPath), ("BinaryPath", slice.binaryPath), ("HeadersPath", slice.headersPath),
                ("DebugSymbolsPath", slice.debugSymbolsPath),
            ]
            var findings: [RuleFinding] = []
            for (key, path) in paths {
                guard let path, !path.isEmpty, inspection.tree.resolved(slice.path(path)) == nil else { continue }
                let value = slice.value.value(forKey: key) ?? slice.value
                findings.append(
                    RuleFinding(
                        slice.xcframework.infoPath ?? slice.xcframework.path, line: value.location.line,
                        "\(key) of '\(slice.identifier)' is '\(path)', where nothing stands"))
                // Without the library, everything in it is missing as well.
                if key == "LibraryPath" { break }
            }
            return findings
        }
    }
}
