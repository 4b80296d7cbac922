import Diagnostics
import PropertyLists

/// A build setting in a property list that nobody has replaced.
struct UnexpandedSetting: InspectionRule {
    let explanation = RuleExplanation(
        "unexpanded-setting", "build setting that nobody has replaced", .error, audiences: .store,
        cause: "Property lists name build settings as `$(NAME)`, which the build replaces. One that is copied as a resource, or made by a "
            + "script, keeps the text, and the system or the store reads it as a value.",
        bad: "App.app/Info.plist: CFBundleDisplayName $(DISPLAY_NAME)",
        good: "App.app/Info.plist: CFBundleDisplayName Shop",
        remedy: "Let the build process the file (INFOPLIST_FILE, GENERATE_INFOPLIST_FILE), and define the setting.",
        source: "The check of property lists in rules_apple.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.app, .appExtension, .framework, .bundle, .service).flatMap { product -> [RuleFinding] in
            guard let path = product.infoPath, let info = inspection.info(of: product) else { return [] }
            var found: [RuleFinding] = []
            collect(info, "", path, &found)
            return found
        }
    }

    private func collect(_ value: PropertyListValue, _ key: String, _ path: String, _ found: inout [RuleFinding]) {
        guard found.count < Self.limit else { return }
        switch value.kind {
        case .dictionary: for (name, inner) in value.pairs { collect(inner, name.text ?? key, path, &found) }
        case .array: for inner in value.items { collect(inner, key, path, &found) }
        default:
            guard let text = value.text, text.utf8.contains(UInt8(ascii: "$")), Self.hasReference(text) else { return }
            found.append(RuleFinding(path, line: value.location.line, "\(key) is '\(text)', in which a build setting is not replaced"))
        }
    }

    private static func hasReference(_ text: String) -> Bool {
        for (open, close) in [("$(", ")"), ("${", "}")] {
            guard let start = text.firstRange(of: open) else { continue }
            if text[start.upperBound...].contains(close) { return true }
        }
        return false
    }

    /// More are not told of one file.
    private static let limit = 20
}
