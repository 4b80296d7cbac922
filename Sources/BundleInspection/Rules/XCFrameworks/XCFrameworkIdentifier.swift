import Diagnostics
import PropertyLists

/// An identifier that does not say what the library is.
struct XCFrameworkIdentifier: InspectionRule {
    let explanation = RuleExplanation(
        "xcframework-identifier", "identifier that says something else than the library", .warning,
        cause: "The name of a library's folder is platform, architectures and variant by convention. Tools that look into folders "
            + "in place of the property list, and people, are misled by another one; it often is what a merge by hand has left "
            + "behind.",
        bad: "ios-arm64-simulator/ with SupportedArchitectures arm64 and x86_64",
        good: "ios-arm64_x86_64-simulator/ with SupportedArchitectures arm64 and x86_64",
        remedy: "Rename the folder and LibraryIdentifier, or make the xcframework anew with `trellis-package xcframework create`.",
        source: "The names that xcodebuild -create-xcframework gives (swift-build, XCFramework.swift).")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.slices.compactMap { slice in
            guard !slice.architectures.isEmpty, !Self.fits(slice) else { return nil }
            let value = slice.value["LibraryIdentifier"] ?? slice.value
            return RuleFinding(
                slice.xcframework.infoPath ?? slice.xcframework.path, line: value.location.line,
                "the identifier '\(slice.identifier)' should be '\(slice.conventionalIdentifier)'")
        }
    }

    /// Whether the identifier says platform, architectures and variant, the architectures in any order: scripts write their own.
    private static func fits(_ slice: XCFrameworkEntry) -> Bool {
        let (start, end) = (slice.platform + "-", slice.variant.map { "-" + $0 } ?? "")
        guard slice.identifier.hasPrefix(start), slice.identifier.hasSuffix(end) else { return false }
        let middle = slice.identifier.dropFirst(start.count)
        guard middle.count >= end.count else { return false }
        return isJoined(middle.dropLast(end.count), of: slice.architectures)
    }

    /// Whether a text consists of all these names with `_` between them. Names may have `_` themselves, so that it cannot be split.
    private static func isJoined(_ text: Substring, of names: [String]) -> Bool {
        // As many as no xcframework has would take for ever.
        guard names.count <= 6 else { return true }
        for (index, name) in names.enumerated() where text.hasPrefix(name) {
            var others = names
            others.remove(at: index)
            let rest = text.dropFirst(name.count)
            if others.isEmpty ? rest.isEmpty : rest.hasPrefix("_") && isJoined(rest.dropFirst(), of: others) { return true }
        }
        return false
    }
}
