import Diagnostics
import SwiftSource

/// A call or an element that asks for a resource by name, in a form that leaves no doubt.
struct ResourceMention: Sendable {
    /// What is asked for.
    var kind: Kind
    /// The name.
    var name: String
    /// The table of a key, or the extension of a file; `nil` when it is not said.
    var detail: String?
    /// Where it is asked for.
    var location: SourceLocation

    /// What may be asked for.
    enum Kind: String, Sendable {
        case image
        case color
        case data = "data asset"
        case font
        case file
        case key
        case interface = "storyboard or xib"
    }

    /// What a literal asks for; `nil` when its call is none that is known, or asks another bundle.
    init?(_ literal: SourceMentions.Literal, path: String) {
        guard let name = literal.text, !name.isEmpty, let call = literal.call, call.index == 0, Self.asksOwnBundle(call) else { return nil }
        self.name = name
        location = SourceLocation(path: path, line: literal.line, column: literal.column)
        switch (call.callee, call.label) {
        case ("UIImage", "named"), ("NSImage", "named"), ("Image", ""), ("Image", "decorative"), ("SwiftUI.Image", ""): kind = .image
        case ("UIColor", "named"), ("NSColor", "named"), ("Color", ""), ("SwiftUI.Color", ""): kind = .color
        case ("NSDataAsset", "name"): kind = .data
        case ("UIFont", "name"), ("NSFont", "name"): kind = .font
        case ("Font.custom", ""), (".custom", ""), ("SwiftUI.Font.custom", ""):
            guard call.arguments.contains(where: { $0.label == "size" || $0.label == "fixedSize" }) else { return nil }
            kind = .font
        case ("UIStoryboard", "name"), ("NSStoryboard", "name"), ("UINib", "nibName"): kind = .interface
        case ("NSLocalizedString", ""), ("String", "localized"), ("LocalizedStringResource", ""):
            guard let table = Self.text(of: ["tableName", "table"], in: call) else { return nil }
            kind = .key
            detail = table
        case (let callee, "forResource") where Self.lookups.contains(callee):
            guard let suffix = Self.text(of: ["withExtension", "ofType"], in: call) else { return nil }
            kind = .file
            detail = suffix
        default: return nil
        }
    }

    /// Something that an element of a file asks for.
    init(_ kind: Kind, _ name: String, at location: SourceLocation) {
        self.kind = kind
        self.name = name
        self.location = location
    }

    private static let lookups: Set = ["Bundle.main.url", "Bundle.main.path", "Bundle.module.url", "Bundle.module.path"]
    private static let ownBundles: Set = ["nil", ".main", "Bundle.main", ".module", "Bundle.module"]

    private static func asksOwnBundle(_ call: SourceMentions.Call) -> Bool {
        !call.arguments.contains { ($0.label == "bundle" || $0.label == "in") && !ownBundles.contains($0.code) }
    }

    /// The text of an argument, empty when there is none of these; `nil` when the code makes it.
    private static func text(of labels: [String], in call: SourceMentions.Call) -> String?? {
        guard let code = call.arguments.first(where: { labels.contains($0.label) })?.code, code != "nil" else { return .some(nil) }
        guard code.utf8.count >= 2, code.hasPrefix("\""), code.hasSuffix("\""), !code.contains("\\") else { return nil }
        return .some(String(code.dropFirst().dropLast()))
    }
}
