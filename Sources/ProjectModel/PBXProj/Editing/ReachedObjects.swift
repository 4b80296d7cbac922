import PropertyLists

/// Which objects changes reach in a text that Xcode has written: those that change, and those that name one in a comment.
///
/// It is rather one too many than one too few: an object that is printed anew without need comes out as it was.
struct ReachedObjects {
    private let document: PBXProjDocument
    private let changes: ObjectChanges
    private let references: ReferenceIndex
    /// Who mentions whom among the changed objects, as they will be.
    private var newReferrers: [String: [String]] = [:]
    /// The objects whose text may be different.
    private(set) var texts: Set<String> = []

    init(_ document: PBXProjDocument, changes: ObjectChanges, references: ReferenceIndex) {
        self.document = document
        self.changes = changes
        self.references = references
        for (identifier, content) in changes.contents {
            for text in Set(content.texts) { newReferrers[text, default: []].append(identifier) }
        }
        texts = changes.removals.union(changes.contents.keys)
        for identifier in identifiersWithOtherComments() {
            texts.insert(identifier)
            texts.formUnion(referrers(of: identifier))
        }
    }

    /// Everything that has to be known to print the objects with their comments: they themselves, what they mention, and what the
    /// comments of that mention.
    func surroundings() -> Set<String> {
        let named = texts.union(texts.flatMap(mentions(of:)))
        var known = named
        for identifier in named {
            switch objectClass(of: identifier) {
            case .buildFile?, .configurationList?:
                known.formUnion(mentions(of: identifier))
                known.formUnion(referrers(of: identifier))
            case .buildConfiguration?, .synchronizedBuildFileExceptionSet?, .synchronizedBuildPhaseExceptionSet?:
                let around = mentions(of: identifier).union(referrers(of: identifier))
                known.formUnion(around)
                for other in around { known.formUnion(referrers(of: other)) }
            default: break
            }
        }
        return known
    }

    // MARK: - Comments

    /// The objects whose comments may be different: those that are called otherwise, those that have another owner, and those
    /// whose comments quote one of them.
    private func identifiersWithOtherComments() -> Set<String> {
        var found: Set<String> = []
        var open: [String] = []
        func add(_ identifier: String) {
            if found.insert(identifier).inserted { open.append(identifier) }
        }
        for identifier in texts {
            let old = document.object(identifier).map { DraftObject($0) }
            let new = changes.contents[identifier].map { DraftObject($0) }
            if Self.namingKeys.contains(where: { old?[$0] != new?[$0] }) { add(identifier) }
            let (oldMentions, newMentions) = (Set(old?.tree.texts ?? []), Set(new?.tree.texts ?? []))
            for other in oldMentions.symmetricDifference(newMentions) where objectClass(of: other)?.hasOwnerInComment == true { add(other) }
        }
        while let identifier = open.popLast() {
            for other in referrers(of: identifier).union(mentions(of: identifier)) where objectClass(of: other)?.hasOwnerInComment == true {
                add(other)
            }
        }
        return found
    }

    /// The keys that comments are made of.
    private static let namingKeys = ["isa", "name", "path", "productName", "repositoryURL", "relativePath"]

    // MARK: - Both versions of an object

    private func objectClass(of identifier: String) -> PBXClass? {
        changes.contents[identifier].flatMap { DraftObject($0).objectClass } ?? document.object(identifier)?.objectClass
    }

    /// The texts in an object, before and after, that are identifiers.
    private func mentions(of identifier: String) -> Set<String> {
        let old = document.object(identifier).map { PropertyListTree($0.value).texts } ?? []
        let new = changes.contents[identifier]?.texts ?? []
        return Set(old + new).filter { document.object($0) != nil || changes.contents[$0] != nil }
    }

    /// The objects that mention an object, before or after.
    private func referrers(of identifier: String) -> Set<String> {
        Set(references.referrers(of: identifier) + (newReferrers[identifier] ?? []))
    }
}

extension PBXClass {
    /// Whether the comment of an object of this class says what it belongs to.
    fileprivate var hasOwnerInComment: Bool {
        switch self {
        case .buildFile, .configurationList, .buildConfiguration, .synchronizedBuildFileExceptionSet, .synchronizedBuildPhaseExceptionSet:
            true
        default: false
        }
    }
}

extension PropertyListTree {
    /// All texts in the value, keys included.
    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let items): items.flatMap(\.texts)
        case .dictionary(let pairs): pairs.flatMap { [$0.key] + $0.value.texts }
        default: []
        }
    }
}
