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

    /// Functions of one name in one scope.
    private struct Functions {
        var declarations: [Declaration] = []
        /// Whether their signatures are among the origins.
        var areNamed = false
    }

    private var origins: [Name: Origin] = [:]
    /// The functions that are rendered, those of a name together: only where another has the name are their signatures looked at.
    private var functions: [Name: Functions] = [:]
    private var scopes: Set<String> = []
    /// The scopes, and those around them.
    private var reachedScopes: Set<String> = []
    private var findings: [Diagnostic] = []

    /// The collisions of what templates have rendered, by template.
    static func findings(_ rendered: [RenderedTemplate], sources: [SourceFile]) -> [Diagnostic] {
        var check = CollisionCheck()
        for template in rendered {
            guard let parts = try? RenderedParts.split(template.text, path: template.path) else { continue }
            for text in [parts.main] + parts.files.map(\.content) where !RegionText.isBlank(text) {
                let file = SourceFile.scan(text, path: template.path)
                check.add(file.declarations, in: "", of: file)
            }
        }
        guard !check.scopes.isEmpty else { return [] }
        for file in sources { check.compare(file.declarations, in: "", of: file) }
        return check.findings
    }

    /// Adds what a template has rendered, and reports what another one or itself has rendered before.
    private mutating func add(_ declarations: [Declaration], in scope: String, of file: SourceFile) {
        for declaration in declarations {
            if Self.counts(declaration) {
                reach(scope)
                if declaration.kind == .function {
                    add(function: declaration, in: scope)
                } else {
                    for name in Self.names(of: declaration) { add(Name(scope: scope, name: name), declaration) }
                }
            }
            guard declaration.kind.hasMembers else { continue }
            add(declaration.members, in: scope.isEmpty ? declaration.name : "\(scope).\(declaration.name)", of: file)
        }
    }

    private mutating func add(function: Declaration, in scope: String) {
        let name = Name(scope: scope, name: function.name)
        functions[name, default: Functions()].declarations.append(function)
        if functions[name]?.areNamed == true { return addSignature(of: function, in: scope) }
        if functions[name]?.declarations.count == 2 { addSignatures(name) }
    }

    /// Names the functions of a name by their signatures, once.
    private mutating func addSignatures(_ name: Name) {
        guard let known = functions[name], !known.areNamed else { return }
        functions[name]?.areNamed = true
        for function in known.declarations { addSignature(of: function, in: name.scope) }
    }

    private mutating func addSignature(of function: Declaration, in scope: String) {
        for name in Self.names(of: function) { add(Name(scope: scope, name: name), function) }
    }

    private mutating func add(_ key: Name, _ declaration: Declaration) {
        let line = declaration.file.location(at: declaration.range.lowerBound).line ?? 1
        let origin = Origin(path: declaration.file.path, line: line)
        if let other = origins[key] {
            report(key, origin, other.location, "\(other.text) declares it as well")
        } else {
            origins[key] = origin
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

    /// Whether a declaration of the sources is worth being named: a function is when one that was rendered has its name.
    private mutating func mayCollide(_ declaration: Declaration, in scope: String) -> Bool {
        if declaration.kind.hasMembers { return origins[Name(scope: scope, name: "type \(declaration.name)")] != nil }
        guard declaration.kind == .function else { return true }
        let name = Name(scope: scope, name: declaration.name)
        guard functions[name] != nil else { return false }
        addSignatures(name)
        return true
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
