import Diagnostics
import ResourceFormats
import SystemSupport

/// Finds what code asks for and is not there, or is there in another case.
struct MissingResources {
    private let inventory: ResourceInventory
    private var known: [ResourceMention.Kind: NameTable] = [:]
    private var tables: [String: NameTable] = [:]
    /// The names of icons.
    private let icons: [String]
    /// How many more findings say what may be meant, for which all names are looked at.
    private var hintLimit = 32

    /// Names, and the same without regard to capitals.
    private struct NameTable {
        var names: Set<String> = []
        var byLowered: [String: String] = [:]

        mutating func insert(_ name: String) {
            guard names.insert(name).inserted else { return }
            let lowered = name.lowercased()
            if let other = byLowered[lowered], NameOrder.precedes(other, name) { return }
            byLowered[lowered] = name
        }
    }

    /// Makes a check of resources; what is not checked itself is there as well.
    init(_ inventory: ResourceInventory) {
        self.inventory = inventory
        icons = inventory.assets.filter { $0.asset.kind == .appIcon }.map(\.asset.runtimeName)
        for found in inventory.assets {
            if let kind = Self.kinds[found.asset.kind] { insert(found.asset.runtimeName, kind) }
        }
        for file in inventory.files {
            insert(PathText.lastComponent(of: file.path), .file)
            switch file.kind {
            case .image:
                let name = LooseImageName(file.path)
                insert(name.base, .image)
                insert("\(name.base).\(name.suffix)", .image)
                insert("\(name.base).\(name.suffix)", .file)
            case .interface: insert(file.baseName, .interface)
            default: break
            }
        }
        for (face, _) in inventory.fonts {
            insert(face.postScriptName, .font)
            insert(face.family, .font)
        }
        let asked = Set(inventory.mentions.mentions.lazy.filter { $0.kind == .key }.map { $0.detail ?? Self.standardTable })
        for found in inventory.tables where asked.contains(found.table.name) {
            for language in found.table.languages {
                for entry in language.entries { tables[found.table.name, default: NameTable()].insert(entry.key) }
            }
        }
    }

    /// The table of keys for which none is named.
    private static let standardTable = "Localizable"

    private static let kinds: [AssetFolderKind: ResourceMention.Kind] = [
        .image: .image, .symbol: .image, .appIcon: .image, .color: .color, .data: .data,
    ]

    private mutating func insert(_ name: String, _ kind: ResourceMention.Kind) {
        known[kind, default: NameTable()].insert(name)
    }

    /// What is asked for and is not there.
    mutating func findings() -> [Diagnostic] {
        inventory.mentions.mentions.compactMap { mention in
            switch mention.kind {
            case .key: missingKey(mention)
            case .file: missingFile(mention)
            case .font: missingFont(mention)
            case .image where isOfSystem(mention.name): nil
            default: missing(mention, named: mention.name, in: known[mention.kind])
            }
        }
    }

    /// Whether the system makes an image: those of AppKit, and the sizes of an icon such as `AppIcon60x60`.
    private func isOfSystem(_ name: String) -> Bool {
        name.hasPrefix("NS") || icons.contains { name.hasPrefix($0) }
    }

    /// What is wrong with a name; nothing is known of resources of a kind of which there is none at all.
    private mutating func missing(_ mention: ResourceMention, named name: String, in table: NameTable?) -> Diagnostic? {
        guard let table, !table.names.contains(name) else { return nil }
        let noun = mention.kind == .color ? "colour" : mention.kind.rawValue
        if let other = table.byLowered[name.lowercased()] {
            let message = "'\(name)' is written '\(other)' where it is defined, and capitals count; write it so"
            return Diagnostic(.warning, "mention-case", message, at: mention.location)
        }
        hintLimit -= 1
        let candidates = hintLimit < 0 ? [] : table.names.sorted { NameOrder.precedes($0, $1) }
        let remedy = Spelling.nearest(to: name, among: candidates).map { "did you mean '\($0)'?" }
        return Diagnostic(
            mention.kind == .interface ? .error : .warning, Self.codes[mention.kind] ?? "missing-asset",
            "there is no \(noun) '\(name)'; \(remedy ?? "add it, or correct the name")", at: mention.location)
    }

    private static let codes: [ResourceMention.Kind: String] = [
        .file: "missing-file", .font: "missing-font", .key: "missing-key", .interface: "missing-interface",
    ]

    private mutating func missingKey(_ mention: ResourceMention) -> Diagnostic? {
        missing(mention, named: mention.name, in: tables[mention.detail ?? Self.standardTable])
    }

    // MARK: - Files

    /// The kinds of files that a build makes of others.
    private static let builtKinds: Set = [
        "momd", "mom", "omo", "cdm", "car", "storyboardc", "nib", "mlmodelc", "metallib", "lproj", "bundle", "framework", "strings",
        "stringsdict",
        "app", "plist", "loctable", "xcprivacy", "mobileprovision", "",
    ]

    private mutating func missingFile(_ mention: ResourceMention) -> Diagnostic? {
        let suffix = mention.detail.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        let name = PathText.lastComponent(of: suffix.isEmpty ? mention.name : "\(mention.name).\(suffix)")
        guard !Self.builtKinds.contains(PathText.fileExtension(of: name)) else { return nil }
        return missing(mention, named: name, in: known[.file] ?? NameTable())
    }

    // MARK: - Fonts

    /// A font of the system is not known here, but one of a family that is there has to be there itself.
    private mutating func missingFont(_ mention: ResourceMention) -> Diagnostic? {
        guard let table = known[.font] else { return nil }
        let family = mention.name.prefix { $0 != "-" }
        let isOwn = inventory.fonts.contains { face, _ in face.postScriptName.prefix { $0 != "-" } == family }
        guard isOwn || table.byLowered[mention.name.lowercased()] != nil else { return nil }
        return missing(mention, named: mention.name, in: table)
    }
}
