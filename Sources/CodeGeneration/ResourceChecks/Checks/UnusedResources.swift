import Diagnostics
import ResourceFormats
import SystemSupport
import TemplateEngine

/// Finds the texts, assets, images and fonts that nothing mentions.
struct UnusedResources {
    private let inventory: ResourceInventory
    private let patterns: MentionPatterns

    /// Makes a check of resources.
    init(_ inventory: ResourceInventory) {
        self.inventory = inventory
        patterns = MentionPatterns(inventory.mentions.patterns)
    }

    /// What nothing mentions; nothing where there is no code that could.
    func findings() -> [Diagnostic] { inventory.hasCode ? strings() + assets() + images() + fonts() : [] }

    /// Something that may be unused.
    private struct Candidate {
        var name: String
        var finding: Diagnostic
    }

    private func unused(_ candidates: [Candidate]) -> [Diagnostic] {
        let matched = patterns.matched(candidates.map(\.name))
        return candidates.enumerated().filter { !matched.contains($0.offset) }.map(\.element.finding)
    }

    // MARK: - Texts

    /// Tables whose texts the system asks for.
    private static let systemTables: Set = ["InfoPlist", "AppShortcuts", "Root"]

    private func strings() -> [Diagnostic] {
        // A table with the name of a storyboard or of definitions of intents has the texts of that file.
        let owners = Set(inventory.files.filter { $0.kind == .interface || $0.path.hasSuffix(".intentdefinition") }.map(\.baseName))
        var candidates: [Candidate] = []
        for found in inventory.tables where found.isChecked {
            let name = found.table.name
            if Self.systemTables.contains(name) || name.hasSuffix("InfoPlist") || owners.contains(name) { continue }
            for entry in found.table.languages.first?.entries ?? []
            where entry.state != .stale && !entry.key.isEmpty && !isUsed(entry.key) {
                let message = "nothing in the code mentions the key '\(entry.key)'; remove it, or mention it"
                candidates.append(
                    Candidate(name: entry.key, finding: Diagnostic(.warning, "unused-string", message, at: entry.location)))
            }
        }
        return unused(candidates)
    }

    private func isUsed(_ key: String) -> Bool {
        if inventory.mentions.hasText(key) || inventory.mentions.hasMember(SwiftIdentifier.memberName(of: key)) { return true }
        let parts = key.split(separator: ".")
        guard parts.count > 1, let last = parts.last else { return false }
        let owner = SwiftIdentifier.typeName(of: String(parts[parts.count - 2]))
        return inventory.mentions.hasMember(SwiftIdentifier.memberName(of: String(last)), of: owner)
    }

    // MARK: - Assets

    /// The colours that settings of targets name by default.
    private static let systemColors: Set = ["AccentColor", "WidgetBackground"]

    private func assets() -> [Diagnostic] {
        let candidates = inventory.assets.compactMap { found -> Candidate? in
            let asset = found.asset
            guard found.isChecked, !found.isPart, let kind = Self.kinds[asset.kind], !Self.systemColors.contains(asset.name),
                !isUsed(asset)
            else { return nil }
            let message = "nothing mentions the \(kind) '\(asset.runtimeName)'; remove it, or mention it"
            return Candidate(name: asset.runtimeName, finding: Diagnostic(.warning, "unused-asset", message, at: found.location))
        }
        return unused(candidates)
    }

    private static let kinds: [AssetFolderKind: String] = [
        .color: "colour", .data: "data asset", .image: "image", .symbol: "symbol",
    ]

    private func isUsed(_ asset: Asset) -> Bool {
        let mentions = inventory.mentions
        if mentions.hasText(asset.runtimeName) || mentions.hasText(asset.name) { return true }
        let name = SwiftIdentifier.memberName(of: asset.name)
        if mentions.hasMember(name) || mentions.hasMember(SwiftIdentifier.memberName(of: asset.runtimeName)) { return true }
        // Xcode's own symbols do without the word for the kind.
        for word in ["Color", "Image"] where name.hasSuffix(word) && mentions.hasMember(String(name.dropLast(word.utf8.count))) {
            return true
        }
        return false
    }

    // MARK: - Files

    private func images() -> [Diagnostic] {
        var seen: Set<String> = []
        let candidates = inventory.files.compactMap { file -> Candidate? in
            let name = LooseImageName(file.path)
            guard file.isChecked, !file.isInCopiedFolder, file.kind == .image, seen.insert(file.folder + "/" + name.base).inserted,
                !isUsed(name)
            else { return nil }
            let message = "nothing mentions the image '\(name.base)'; remove it, or mention it"
            return Candidate(
                name: name.base, finding: Diagnostic(.warning, "unused-asset", message, at: SourceLocation(path: file.shownPath)))
        }
        return unused(candidates)
    }

    private func isUsed(_ name: LooseImageName) -> Bool {
        inventory.mentions.hasText(name.base) || inventory.mentions.hasText("\(name.base).\(name.suffix)")
            || inventory.mentions.hasMember(SwiftIdentifier.memberName(of: name.base))
            || inventory.mentions.hasMember(SwiftIdentifier.memberName(of: "\(name.base).\(name.suffix)"))
    }

    private func fonts() -> [Diagnostic] {
        inventory.fonts.compactMap { face, file in
            guard file.isChecked, !isUsed(face, file) else { return nil }
            let message = "nothing mentions the font '\(face.postScriptName)'; remove it, or mention it"
            return Diagnostic(.warning, "unused-font", message, at: SourceLocation(path: file.shownPath))
        }
    }

    private func isUsed(_ face: FontFace, _ file: ResourceCheckFile) -> Bool {
        let mentions = inventory.mentions
        let names = [face.postScriptName, face.family, file.baseName, PathText.lastComponent(of: file.path)]
        if names.contains(where: mentions.hasText) { return true }
        let style = SwiftIdentifier.memberName(of: face.style)
        return mentions.hasMember(style, of: SwiftIdentifier.typeName(of: face.family))
            || mentions.hasMember(SwiftIdentifier.memberName(of: face.postScriptName))
    }
}
