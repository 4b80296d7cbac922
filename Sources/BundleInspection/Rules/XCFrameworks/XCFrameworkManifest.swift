import Diagnostics
import PropertyLists
import SystemSupport

/// The Info.plist of an xcframework that Xcode or SwiftPM cannot use.
struct XCFrameworkManifest: InspectionRule {
    let explanation = RuleExplanation(
        "xcframework-manifest", "Info.plist of an xcframework that nobody can read", .error,
        cause: "Xcode and SwiftPM find the libraries of an xcframework through the Info.plist at its root. When it is missing, is "
            + "of a newer format than 1.1, lists no library or leaves out a key, the whole xcframework is refused, often without "
            + "saying why.",
        bad: "<key>LibraryIdentifier</key> <string>ios-arm64</string>\n(no LibraryPath, no SupportedPlatform)",
        good: "<key>LibraryIdentifier</key> <string>ios-arm64</string>\n<key>LibraryPath</key> <string>X.framework</string>\n"
            + "<key>SupportedArchitectures</key> <array><string>arm64</string></array>\n<key>SupportedPlatform</key> "
            + "<string>ios</string>",
        remedy: "Make the xcframework anew with `trellis-package xcframework create`, which writes the property list from the "
            + "binaries.",
        source: "The checks of xcodebuild (swift-build, XCFramework.swift) and what SwiftPM reads.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.xcframework).flatMap { product -> [RuleFinding] in
            guard let path = product.infoPath else {
                return [RuleFinding(product.path, "there is no Info.plist; the xcframework cannot be used")]
            }
            guard let document = inspection.propertyList(at: path), document.root.kind == .dictionary else {
                let reason = inspection.facts(at: path)?.fault?.message ?? "it is no dictionary"
                return [RuleFinding(path, "the property list cannot be read: \(reason)")]
            }
            return problems(of: document.root).map { RuleFinding(path, line: $0.value.location.line, $0.message) }
        }
    }

    private struct Problem {
        var value: PropertyListValue
        var message: String
    }

    private func problems(of root: PropertyListValue) -> [Problem] {
        var problems: [Problem] = []
        if root["CFBundlePackageType"]?.text != "XFWK" {
            let value = root["CFBundlePackageType"]
            problems.append(Problem(value: value ?? root, message: "CFBundlePackageType is \(quoted(value)); it has to be 'XFWK'"))
        }
        let version = root["XCFrameworkFormatVersion"]
        if !["1.0", "1.1"].contains(version?.text ?? "") {
            let message = "XCFrameworkFormatVersion is \(quoted(version)); readers take '1.0' and '1.1'"
            problems.append(Problem(value: version ?? root, message: message))
        }
        let libraries = root["AvailableLibraries"]
        let items = libraries.map { Array($0.items) } ?? []
        if items.isEmpty { problems.append(Problem(value: libraries ?? root, message: "AvailableLibraries lists no library")) }
        for item in items { problems += problemsOfLibrary(item) }
        return problems
    }

    private func problemsOfLibrary(_ item: PropertyListValue) -> [Problem] {
        var problems: [Problem] = []
        for key in ["LibraryIdentifier", "LibraryPath", "SupportedPlatform"] where (item.value(forKey: key)?.text ?? "").isEmpty {
            problems.append(Problem(value: item.value(forKey: key) ?? item, message: "a library has no \(key)"))
        }
        let optional = ["HeadersPath", "DebugSymbolsPath", "SupportedPlatformVariant"]
        for key in optional where item.value(forKey: key)?.text?.isEmpty == true {
            problems.append(Problem(value: item.value(forKey: key) ?? item, message: "\(key) is empty; leave it out"))
        }
        if (item["SupportedArchitectures"].map { Array($0.items) } ?? []).isEmpty {
            problems.append(Problem(value: item["SupportedArchitectures"] ?? item, message: "a library has no SupportedArchitectures"))
        }
        guard let library = item["LibraryPath"], let path = library.text, !path.isEmpty else { return problems }
        switch PathText.fileExtension(of: path) {
        case "framework":
            if let headers = item["HeadersPath"] {
                problems.append(Problem(value: headers, message: "HeadersPath is not allowed for the framework '\(path)'"))
            }
        case "a", "dylib", "so": break
        default:
            problems.append(Problem(value: library, message: "'\(path)' is no .framework, .a, .dylib or .so"))
        }
        if item["MergeableMetadata"]?.boolean == true, path.hasSuffix(".a") {
            let message = "MergeableMetadata is not allowed for the static library '\(path)'"
            problems.append(Problem(value: item["MergeableMetadata"] ?? item, message: message))
        }
        return problems
    }

    private func quoted(_ value: PropertyListValue?) -> String { value?.text.map { "'\($0)'" } ?? "left out" }
}
