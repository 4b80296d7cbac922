import Diagnostics
import SwiftSource

/// Finds declarations that templates have rendered and that are there already: in the same results, or in the sources.
///
/// Only what surely collides is reported: equal names of variables, cases and types in one scope, and functions with one signature.
/// What is private, or stands below `#if`, may be there twice.
struct CollisionCheck {
    private struct Name: Hashable {
        let scope: String
        let name: String
    }

    private struct Origin {
        let path: String
        let line: Int

        var location: SourceLocation { SourceLocation(path: path) }
        var text: String { "line \(line) of what it renders" }
    }

    private var origins: [Name: Origin] = [:]
    private var scopes: Set<String> = []
    /// The scopes, and those around them.
    private var reachedScopes: Set<String> = []
    /// The names of the functions in the scopes, without their parameters: most functions of the sources are called otherwise.
    private var functions: Set<Name> = []
    private var findings: [Diagnostic] = []

    /// The collisions of what templates have rendered, by template.
    static func findings(_ rendered: [RenderedTemplate], sources: [SourceFile]) -> [Diagnostic] {
        var check = CollisionCheck()
        for template in rendered {
            guard let parts = try? RenderedParts.split(template.text, path: template.path) else { continue }
            for text in [parts.main] + parts.files.map(\.content) where !RegionText.isBlank(text) {
                check.add(SourceFile.scan(text, path: template.path))
            }
        }
        guard !check.origins.isEmpty else { return [] }
        for file in sources { check.compare(file.declarations, in: "", of: file) }
        return check.findings
    }

    /// Adds what a template has rendered, and reports what another one or itself has rendered before.
    private mutating func add(_ file: SourceFile) {
        for declaration in file.allDeclarations where Self.counts(declaration) {
            let scope = Self.scope(of: declaration)
            reach(scope)
            if declaration.kind == .function { functions.insert(Name(scope: scope, name: declaration.name)) }
            for name in Self.names(of: declaration) {
                let line = file.location(at: declaration.range.lowerBound).line ?? 1
                let origin = Origin(path: file.path, line: line)
                let key = Name(scope: scope, name: name)
                if let other = origins[key] {
                    report(key, origin, other.location, "\(other.text) declares it as well")
                } else {
                    origins[key] = origin
                }
            }
        }
    }

    private mutating func reach(_ scope: String) {
        guard scopes.insert(scope).inserted else { return }
        reachedScopes.insert(scope)
        for dot in scope.indices where scope[dot] == "." { reachedScopes.insert(String(scope[..<dot])) }
    }

    /// Reports what sources declare that was rendered, in the scopes that there is something rendered for.
    private mutating func compare(_ declarations: [Declaration], in outer: String, of file: SourceFile) {
        for declaration in declarations {
            if scopes.contains(outer), mayCollide(declaration, in: outer), Self.counts(declaration) {
                for name in Self.names(of: declaration) {
                    let key = Name(scope: outer, name: name)
                    guard let origin = origins[key] else { continue }
                    report(key, origin, file.location(at: declaration.range.lowerBound), "the source declares it as well")
                }
            }
            guard declaration.kind.hasMembers else { continue }
            let scope = outer.isEmpty ? declaration.name : "\(outer).\(declaration.name)"
            if reachedScopes.contains(scope), declaration.genericRequirements.isEmpty { compare(declaration.members, in: scope, of: file) }
        }
    }

    private func mayCollide(_ declaration: Declaration, in scope: String) -> Bool {
        declaration.kind != .function || functions.contains(Name(scope: scope, name: declaration.name))
    }

    private mutating func report(_ key: Name, _ origin: Origin, _ other: SourceLocation, _ note: String) {
        let name = key.name.split(separator: " ", maxSplits: 1).last.map(String.init) ?? key.name
        let place = key.scope.isEmpty ? "" : " of '\(key.scope)'"
        findings.append(
            Diagnostic(
                .warning, "identifier-collision", "'\(name)'\(place) in \(origin.text) is declared twice; rename one of them",
                at: origin.location, notes: [.init(note, at: other)]))
    }

    private static func counts(_ declaration: Declaration) -> Bool {
        let access = declaration.access
        return access != .private && access != .fileprivate && declaration.conditions.isEmpty
            && (declaration.parent?.kind != .extension || declaration.parent?.genericRequirements.isEmpty == true)
    }

    private static func scope(of declaration: Declaration) -> String {
        var names: [String] = []
        var outer = declaration.parent
        while let parent = outer {
            names.append(parent.name)
            outer = parent.parent
        }
        return names.reversed().joined(separator: ".")
    }

    /// What a declaration declares, behind a word that tells apart what may have the same name.
    private static func names(of declaration: Declaration) -> [String] {
        let isStatic = declaration.hasModifier("static") || declaration.hasModifier("class")
        let word = isStatic ? "static" : "instance"
        switch declaration.kind {
        case .variable: return declaration.bindings.flatMap(\.names).map { "\(word) \($0)" }
        case .enumerationCase: return declaration.cases.map { "static \($0.name)" }
        case .structure, .class, .enumeration, .protocol, .actor, .typealias: return ["type \(declaration.name)"]
        case .function:
            let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
            guard declaration.nameRange.lowerBound < end else { return [] }
            let words = declaration.file.bytes[declaration.nameRange.lowerBound..<end].split { $0 == 0x20 || (0x09...0x0D).contains($0) }
            return ["\(word) \(String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self))"]
        default: return []
        }
    }
}
