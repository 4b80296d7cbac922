import Diagnostics
import ResourceFormats
import SystemSupport
import TemplateEngine

/// Finds resources for which generated code has one name, as the templates that come with the program make names.
struct IdentifierCollisions {
    private var declared: [String: Origin] = [:]
    private var findings: [Diagnostic] = []
    /// How bad a collision is: Xcode itself makes names of the assets of catalogs, and of nothing else in every project.
    private var severity = Severity.warning

    /// What a name was made of.
    private struct Origin {
        var text: String
        var location: SourceLocation
    }

    /// The resources that share a name.
    static func findings(in inventory: ResourceInventory) -> [Diagnostic] {
        var collisions = IdentifierCollisions()
        for (catalog, file) in inventory.catalogs where file.isChecked {
            collisions.addItems(catalog.items, scope: "Asset \(file.path)", shownPath: file.shownPath)
        }
        if !inventory.hasGeneratedCode { collisions.severity = .note }
        for found in inventory.tables where found.isChecked { collisions.addTable(found.table) }
        for (face, file) in inventory.fonts where file.isChecked {
            let place = SourceLocation(path: file.shownPath)
            let family = collisions.declare(SwiftIdentifier.typeName(of: face.family), in: "FontFamily", of: face.family, at: place)
            collisions.declare(SwiftIdentifier.memberName(of: face.style), in: family, of: face.postScriptName, at: place)
        }
        for (document, file) in inventory.interfaces where file.isChecked && file.path.hasSuffix(".storyboard") {
            let place = SourceLocation(path: file.shownPath)
            let scope = "StoryboardScene \(file.folder)"
            let name = collisions.declare(SwiftIdentifier.typeName(of: document.name), in: scope, of: document.name, at: place)
            for scene in document.scenes where scene.identifier != document.name {
                collisions.declare(SwiftIdentifier.memberName(of: scene.identifier), in: name, of: scene.identifier, at: scene.location)
            }
        }
        for file in inventory.files where file.isChecked && file.kind != .interface && !file.path.hasSuffix("Info.plist") {
            let name = PathText.lastComponent(of: file.path)
            let scope = "Files \(file.folder)"
            collisions.declare(SwiftIdentifier.memberName(of: name), in: scope, of: name, at: SourceLocation(path: file.shownPath))
        }
        return collisions.findings
    }

    /// Takes a name in a scope, and tells the scope of what is in it.
    @discardableResult
    private mutating func declare(_ name: String, in scope: String, of text: String, at location: SourceLocation) -> String {
        let full = scope + "/" + name
        guard let other = declared[full] else {
            declared[full] = Origin(text: text, location: location)
            return full
        }
        guard other.text != text else { return full }
        findings.append(
            Diagnostic(
                severity, "identifier-collision",
                "'\(other.text)' and '\(text)' are both called '\(name.isEmpty ? "_" : name)' in generated code; rename one of them",
                at: location,
                notes: [Diagnostic.Note("'\(other.text)' is here", at: other.location)]))
        return full + "\u{0}" + text
    }

    // MARK: - Texts

    private mutating func addTable(_ table: LocalizedTable) {
        guard let language = table.languages.first else { return }
        let scope = "L10n \(language.location.path)"
        for entry in language.entries {
            let parts = entry.key.split(separator: ".").prefix(64)
            var inner = scope
            var prefix = ""
            for part in parts.dropLast() {
                prefix += prefix.isEmpty ? String(part) : ".\(part)"
                inner = declare(SwiftIdentifier.typeName(of: String(part)), in: inner, of: prefix, at: entry.location)
            }
            let last = parts.last.map(String.init) ?? entry.key
            declare(SwiftIdentifier.memberName(of: last), in: inner, of: entry.key, at: entry.location)
        }
    }

    // MARK: - Assets

    private static let kinds: Set<AssetFolderKind> = [.arResourceGroup, .color, .data, .image, .symbol]

    private mutating func addItems(_ items: [AssetItem], scope: String, shownPath: String) {
        for item in items {
            switch item {
            case .group(let group):
                let place = SourceLocation(path: PathText.join(shownPath, group.path))
                let inner =
                    group.providesNamespace
                    ? declare(SwiftIdentifier.typeName(of: group.name), in: scope, of: group.path, at: place) : scope
                addItems(group.items, scope: inner, shownPath: shownPath)
            case .asset(let asset) where Self.kinds.contains(asset.kind):
                let place = asset.contents?.location ?? SourceLocation(path: PathText.join(shownPath, asset.path))
                let text = "\(asset.runtimeName).\(asset.kind.rawValue)"
                declare(SwiftIdentifier.memberName(of: asset.name), in: scope, of: text, at: place)
            case .asset: break
            }
        }
    }
}
