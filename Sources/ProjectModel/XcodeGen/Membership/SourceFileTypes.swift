import SystemSupport

/// What the names of files say in a spec: the phase that takes them, and which folders are one item.
///
/// The table is XcodeGen's, which knows fewer types than Xcode; everything else with an extension is a resource.
struct SourceFileTypes {
    /// What one extension says.
    struct Rule {
        var phase: Phase
        /// The type as Xcode names it.
        var type: String?
        /// Whether a folder with the extension is one item.
        var isItem: Bool
        /// What `options.fileTypes` sets for the extension.
        var compilerFlags: String?
        var attributes: [String] = []
    }

    /// The phase for a type of file, which may depend on the product.
    enum Phase {
        case fixed(SpecBuildPhase)
        /// Copied beside a static library, and built nowhere else.
        case moduleMap
        /// Copied into the modules of a framework, and built nowhere else.
        case crossImport
    }

    private(set) var rules: [Rule] = []
    private var indices: [String: Int] = [:]
    /// What was asked for last; the files of a folder are mostly of one type.
    private var last: (key: [UInt8], index: Int) = ([], -1)
    private let own: [String: SpecFileType]

    /// Takes what a spec sets for single extensions.
    init(own: [String: SpecFileType]) {
        self.own = own
    }

    /// The place of the rule for a name in ``rules``.
    mutating func rule(forName name: String) -> Int {
        if hasLastExtension(name) { return last.index }
        let key = name == Self.informationFile ? name : PathText.fileExtension(of: name)
        let index = indices[key] ?? rules.count
        if index == rules.count {
            rules.append(makeRule(key))
            indices[key] = index
        }
        // A name may be special although its extension is not.
        last = (key == "plist" || key == Self.informationFile ? [] : Array(key.utf8), index)
        return index
    }

    /// Whether a name has the extension that was asked for last, found without making a text of it.
    private func hasLastExtension(_ name: String) -> Bool {
        let key = last.key
        return name.utf8.withContiguousStorageIfAvailable { bytes in
            let dot = bytes.count - key.count - 1
            guard !key.isEmpty, dot > 0, bytes[dot] == UInt8(ascii: ".") else { return false }
            return zip(bytes[(dot + 1)...], key).allSatisfy { $0 == $1 }
        } ?? false
    }

    private static let informationFile = "Info.plist"

    private func makeRule(_ fileExtension: String) -> Rule {
        if fileExtension == Self.informationFile { return Rule(phase: .fixed(.none), type: "text.plist.xml", isItem: false) }
        let type = FileTypeTable.type(forExtension: fileExtension)
        let isKnown = type != nil || Self.phases[fileExtension] != nil || Self.furtherItems.contains(fileExtension)
        var rule = Rule(phase: .fixed(.none), type: type, isItem: isKnown && fileExtension != "lproj" && !fileExtension.isEmpty)
        guard !fileExtension.isEmpty else { return rule }
        rule.phase = Self.phase(fileExtension)
        guard let set = own[fileExtension] else { return rule }
        rule.isItem = set.isFile
        rule.compilerFlags = set.compilerFlags
        rule.attributes = set.attributes
        rule.phase = set.buildPhase.map(Phase.fixed) ?? Self.phaseWithoutTable(fileExtension)
        return rule
    }

    private static func phase(_ fileExtension: String) -> Phase {
        phases[fileExtension].map(Phase.fixed) ?? phaseWithoutTable(fileExtension)
    }

    private static func phaseWithoutTable(_ fileExtension: String) -> Phase {
        switch fileExtension {
        case "modulemap": .moduleMap
        case "swiftcrossimport": .crossImport
        default: .fixed(.resources)
        }
    }

    /// Folders with these extensions are one item although no phase is known for them.
    private static let furtherItems: Set<String> = ["swiftcrossimport", "nib", "docset", "wdgt", "iconset"]

    private static let phases: [String: SpecBuildPhase] = {
        var phases: [String: SpecBuildPhase] = [:]
        for (extensions, phase) in table {
            for name in extensions.split(separator: " ") { phases[String(name)] = phase }
        }
        return phases
    }()

    private static let table: [(String, SpecBuildPhase)] = [
        ("swift gyb m mm cpp cp cxx cc c S metal iig intentdefinition", .sources),
        ("xcdatamodeld xcmappingmodel mlmodel mlpackage rcproject docc", .sources),
        ("h hh hpp hxx ipp tpp def", .headers),
        ("framework", .frameworks),
        ("bundle xcassets storekit xcstrings icon mlmodelc", .resources),
        ("xpc", .copy(SpecPhase.xpcServices)),
        ("appex", .copy(CopyDestination(place: .plugIns, path: ""))),
        ("xcconfig entitlements gpx lproj xcfilelist apns pch xctestplan", .none),
    ]
}
