import Diagnostics
import SystemSupport
import YAML

/// A pattern of `excludes`, `includes` or `explicitFolders`, cut at its slashes, so that a walk can follow it from folder to folder.
///
/// `*`, `?` and `[…]` do not match a name that begins with a dot; `**` is any number of folders, hidden ones included, and at the end
/// everything below. Braces may hold slashes.
struct SpecPattern: Sendable, Hashable {
    /// A part of a pattern between slashes.
    enum Component: Sendable, Hashable {
        case name(String)
        case pattern(Glob, matchesHidden: Bool)
        /// `**`
        case folders
        /// `..`
        case parent
    }

    /// The ways in which the pattern can be read, one for each choice in its braces.
    let alternatives: [[Component]]

    /// The most ways to read one pattern.
    private static let alternativeLimit = 256

    /// Reads a pattern.
    ///
    /// - Throws: `DiagnosticError` without a location when the pattern cannot be read.
    init(_ text: String) throws(DiagnosticError) {
        var alternatives: [[Component]] = []
        for alternative in try Self.alternatives(of: text) {
            var components: [Component] = []
            for component in PathText.components(alternative) { components.append(try Self.component(component)) }
            if !components.isEmpty { alternatives.append(components) }
        }
        self.alternatives = alternatives
    }

    /// Reads a list of patterns; one that cannot be read is an error and left out.
    static func patterns(_ node: YAMLNode?, diagnostics: inout [Diagnostic]) -> [SpecPattern] {
        guard let node, !node.isNull else { return [] }
        var result: [SpecPattern] = []
        for item in node.items ?? [node] {
            guard let text = item.string, !text.isEmpty else { continue }
            do throws(DiagnosticError) {
                result.append(try SpecPattern(text))
            } catch {
                diagnostics += error.diagnostics.map { Diagnostic($0.severity, $0.code, $0.message, at: item.location) }
            }
        }
        return result
    }

    private static func component(_ text: Substring) throws(DiagnosticError) -> Component {
        if text == "**" { return .folders }
        if text == ".." { return .parent }
        guard text.utf8.contains(where: { "*?[\\{".utf8.contains($0) }) else { return .name(String(text)) }
        return .pattern(try Glob(String(text)), matchesHidden: text.utf8.first == UInt8(ascii: "."))
    }

    /// The texts that come of braces that hold slashes; other braces are left to ``Glob``.
    private static func alternatives(of text: String) throws(DiagnosticError) -> [String] {
        var pending = [text]
        var result: [String] = []
        while let next = pending.popLast() {
            guard let choice = BraceChoice(next) else {
                result.append(next)
                continue
            }
            pending += choice.texts.reversed()
            guard pending.count + result.count <= alternativeLimit else {
                throw DiagnosticError("invalid-glob", "the pattern '\(text.prefix(40))' has more than \(alternativeLimit) alternatives")
            }
        }
        return result
    }
}

/// The first braces of a pattern that hold a slash, replaced by each of their alternatives.
private struct BraceChoice {
    let texts: [String]

    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "{")), bytes.count <= 4096 else { return nil }
        var depth = 0
        var start = 0
        var cuts: [Int] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "{"):
                depth += 1
                if depth == 1 {
                    start = index
                    cuts = [index]
                }
            case UInt8(ascii: ",") where depth == 1: cuts.append(index)
            case UInt8(ascii: "}") where depth > 0:
                depth -= 1
                if depth == 0, bytes[start..<index].contains(UInt8(ascii: "/")) {
                    cuts.append(index)
                    let (head, tail) = (bytes[..<start], bytes[(index + 1)...])
                    texts = zip(cuts, cuts.dropFirst()).map { from, to in
                        String(decoding: head + bytes[(from + 1)..<to] + tail, as: UTF8.self)
                    }
                    return
                }
            default: break
            }
            index += 1
        }
        return nil
    }
}
