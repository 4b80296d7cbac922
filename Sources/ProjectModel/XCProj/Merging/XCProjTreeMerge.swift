import JSON

/// Merges the trees of three versions of a `project.xcproj`.
///
/// Dictionaries are merged key by key, and lists as sets with an order, whose items are found again by what identifies them. What
/// comes from our version keeps its position, by which its text is found again; what is new has ``newPosition``.
struct XCProjTreeMerge {
    /// Which side counts where both have changed the same thing.
    enum Preference {
        case ours
        case theirs
        /// Theirs is what ours is to become, and base is another notation for ours; nothing is a conflict.
        case edit
    }

    /// The position of what our version does not have.
    static let newPosition = JSONNode.Position(line: 0, column: 0)

    private let preference: Preference
    /// What the sides disagree about.
    private(set) var conflicts: [XCProjConflict] = []
    /// Where files stand in base and ours by the identifiers of their objects, for those that move to another group.
    private var origins: [String: (base: JSONValue, ours: JSONNode)] = [:]
    private var owner = XCProjConflict.Owner()

    /// Merges whole projects.
    static func merge(
        base: JSONValue, ours: JSONNode, theirs: JSONValue, preferring preference: Preference
    ) -> (root: JSONNode, conflicts: [XCProjConflict]) {
        var merge = XCProjTreeMerge(preference: preference)
        if preference == .edit { merge.collectOrigins(base["files"]?.items ?? [], ours["files"]?.items ?? []) }
        merge.owner.position = ours.position
        let root = merge.value(base: base, ours: ours, theirs: theirs, .project) ?? ours
        return (root, merge.conflicts)
    }

    private init(preference: Preference) {
        self.preference = preference
    }

    private mutating func value(base: JSONValue?, ours: JSONNode?, theirs: JSONValue?, _ schema: XCProjSchema?) -> JSONNode? {
        if base == theirs { return ours }
        guard let ours else { return base == nil ? theirs.map(Self.node) : decide(nil, theirs) }
        guard let theirs else { return preference == .edit || ours.value == base ? nil : decide(ours, nil) }
        switch (ours.content, theirs) {
        case (.object(let members), .object(let others)):
            return JSONNode(.object(self.members(base: base?.members ?? [], ours: members, theirs: others, schema)), at: ours.position)
        case (.array(let items), .array(let others)) where !isOrderedText:
            return JSONNode(.array(self.items(base: base?.items ?? [], ours: items, theirs: others, schema)), at: ours.position)
        default:
            let own = ours.value
            if own == theirs { return ours }
            if own == base || preference == .edit { return JSONNode(Self.node(theirs).content, at: ours.position) }
            if let later = Self.later(own, theirs, key: owner.keys.last) {
                return later == own ? ours : Self.node(theirs, at: ours.position)
            }
            return decide(ours, theirs)
        }
    }

    private mutating func decide(_ ours: JSONNode?, _ theirs: JSONValue?) -> JSONNode? {
        if preference != .edit { conflicts.append(XCProjConflict(owner: owner, ours: ours?.value, theirs: theirs)) }
        guard preference != .ours else { return ours }
        return theirs.map { Self.node($0, at: ours?.position ?? Self.newPosition) }
    }

    /// Whether the value is a list of lines, whose order is its meaning.
    private var isOrderedText: Bool { owner.keys.last == "script" && preference != .edit }

    /// The greater of two marks of versions, which holds for both sides.
    private static func later(_ left: JSONValue, _ right: JSONValue, key: String?) -> JSONValue? {
        guard let key, ["last-upgrade", "last-swift-update", "last-swift-migration"].contains(key) else { return nil }
        guard let leftNumber = left.text.flatMap({ Int($0) }), let rightNumber = right.text.flatMap({ Int($0) }) else { return nil }
        return leftNumber >= rightNumber ? left : right
    }
}

// MARK: - Dictionaries

extension XCProjTreeMerge {
    private mutating func members(
        base: [JSONValue.Member], ours: [JSONNode.Member], theirs: [JSONValue.Member], _ schema: XCProjSchema?
    ) -> [JSONNode.Member] {
        var (base, theirs) = (base, theirs)
        if case .buildSettings? = schema, preference == .edit { (base, theirs) = Self.settings(base: base, ours: ours, theirs: theirs) }
        let baseValues = Dictionary(base.map { ($0.key, $0.value) }) { $1 }
        let theirValues = Dictionary(theirs.map { ($0.key, $0.value) }) { $1 }
        var result: [JSONNode.Member] = []
        for member in ours {
            let key = member.key
            let merged = inside(key) { $0.value(base: baseValues[key], ours: member.value, theirs: theirValues[key], schema?.child(key)) }
            if let merged { result.append(JSONNode.Member(key, at: member.keyPosition, merged)) }
        }
        let known = Set(ours.map(\.key))
        var predecessor: String?
        for member in theirs where member.key != ItemIdentity.objectKey {
            let key = member.key
            if !known.contains(key) {
                let value = inside(key) { $0.value(base: baseValues[key], ours: nil, theirs: member.value, schema?.child(key)) }
                guard let value else { continue }
                let place = result.lastIndex { $0.key == predecessor }.map { $0 + 1 } ?? 0
                result.insert(JSONNode.Member(key, at: Self.newPosition, value), at: place)
            }
            if result.contains(where: { $0.key == key }) { predecessor = key }
        }
        return result
    }

    /// Settings of ours in its own notation, and what theirs changes: all keys of a setting that is different in any configuration.
    private static func settings(
        base: [JSONValue.Member], ours: [JSONNode.Member], theirs: [JSONValue.Member]
    ) -> (base: [JSONValue.Member], theirs: [JSONValue.Member]) {
        let old = Dictionary(grouping: base) { SettingsNotation.setting(of: $0.key) }
        let new = Dictionary(grouping: theirs) { SettingsNotation.setting(of: $0.key) }
        let own = ours.map { JSONValue.Member($0.key, $0.value.value) }
        let isChanged = { (member: JSONValue.Member) in
            let name = SettingsNotation.setting(of: member.key)
            return old[name] != new[name]
        }
        let target = own.filter { !isChanged($0) } + theirs.filter(isChanged)
        return (own, target.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    }

    private mutating func inside<Result>(_ key: String, _ body: (inout XCProjTreeMerge) -> Result) -> Result {
        owner.keys.append(key)
        let result = body(&self)
        owner.keys.removeLast()
        return result
    }
}

// MARK: - Lists

extension XCProjTreeMerge {
    private mutating func items(
        base: [JSONValue], ours: [JSONNode], theirs: [JSONValue], _ schema: XCProjSchema?
    ) -> [JSONNode] {
        let ownValues = ours.map(\.value)
        let ourPlaces = basePlaces(of: ownValues, base, schema)
        let theirPlaces = ItemIdentity.places(of: theirs, in: base, schema)
        var theirIndexes = ListPairing.indexes(theirPlaces)
        let (added, others) = (ourPlaces.indices.filter { ourPlaces[$0] == nil }, theirPlaces.indices.filter { theirPlaces[$0] == nil })
        let common = ItemIdentity.places(of: added.map { ownValues[$0] }, in: others.map { theirs[$0] }, schema)
        let commonIndexes = Dictionary(zip(added, common).compactMap { pair in pair.1.map { (pair.0, others[$0]) } }) { first, _ in first }
        var lead: [ListPairing.Element] = []
        var shared: [Int: JSONNode] = [:]
        for (index, item) in ours.enumerated() {
            let place = ourPlaces[index]
            guard let other = place.map({ theirIndexes.removeValue(forKey: $0) }) ?? commonIndexes[index] else {
                // Theirs does not have it: it is ours alone, or they have removed it.
                let kept = place == nil ? item : itemValue(base: place.map { base[$0] }, ours: item, theirs: nil, schema)
                if let kept { lead.append(.init(node: kept, shared: nil, isOld: place != nil)) }
                continue
            }
            guard let merged = itemValue(base: place.map { base[$0] }, ours: item, theirs: theirs[other], schema) else { continue }
            shared[other] = merged
            lead.append(.init(node: merged, shared: other, isOld: place != nil))
        }
        let taken = Set(commonIndexes.values)
        let follow = theirs.indices.compactMap { index -> ListPairing.Element? in
            if let node = shared[index] { return .init(node: node, shared: index, isOld: theirPlaces[index] != nil) }
            guard !taken.contains(index) else { return nil }
            let node =
                theirPlaces[index].map { itemValue(base: base[$0], ours: nil, theirs: theirs[index], schema) }
                ?? newItem(theirs[index], schema)
            return node.map { .init(node: $0, shared: nil, isOld: false) }
        }
        let isReordered = !ListPairing.isAscending(theirPlaces) && (preference == .edit || ListPairing.isAscending(ourPlaces))
        return isReordered ? ListPairing.interleave(follow, lead) : ListPairing.interleave(lead, follow)
    }

    private func basePlaces(of items: [JSONValue], _ base: [JSONValue], _ schema: XCProjSchema?) -> [Int?] {
        let places = ItemIdentity.places(of: items, in: base, schema)
        return preference == .edit ? ListPairing.pairingRest(places, count: base.count) : places
    }

    private mutating func itemValue(base: JSONValue?, ours: JSONNode?, theirs: JSONValue?, _ schema: XCProjSchema?) -> JSONNode? {
        let outer = owner
        if let value = ours?.value ?? theirs, case .object = value {
            owner = XCProjConflict.Owner(of: value, list: outer.keys.last ?? "", position: ours?.position ?? outer.position)
        }
        defer { owner = outer }
        return value(base: base, ours: ours, theirs: theirs, schema)
    }

    /// An item that base does not have; a file that comes from another group keeps what only our version knows of it.
    private mutating func newItem(_ theirs: JSONValue, _ schema: XCProjSchema?) -> JSONNode? {
        guard let identifier = theirs[ItemIdentity.objectKey]?.text, let origin = origins[identifier] else { return Self.node(theirs) }
        return itemValue(base: origin.base, ours: origin.ours, theirs: theirs, schema)
    }

    private mutating func collectOrigins(_ base: [JSONValue], _ ours: [JSONNode]) {
        let places = basePlaces(of: ours.map(\.value), base, .file)
        for (item, place) in zip(ours, places) {
            guard let place, let identifier = base[place][ItemIdentity.objectKey]?.text else { continue }
            origins[identifier] = (base[place], item)
            collectOrigins(base[place]["children"]?.items ?? [], item["children"]?.items ?? [])
        }
    }
}

// MARK: - New values

extension XCProjTreeMerge {
    private static func node(_ value: JSONValue) -> JSONNode { node(value, at: newPosition) }

    /// A value that our version does not have, without what identifies objects.
    private static func node(_ value: JSONValue, at position: JSONNode.Position) -> JSONNode {
        switch value {
        case .null: JSONNode(.null, at: position)
        case .boolean(let truth): JSONNode(.boolean(truth), at: position)
        case .number(let text): JSONNode(.number(text), at: position)
        case .string(let text): JSONNode(.string(text), at: position)
        case .array(let items): JSONNode(.array(items.map(node)), at: position)
        case .object(let members):
            JSONNode(
                .object(
                    members.filter { $0.key != ItemIdentity.objectKey }.map { JSONNode.Member($0.key, at: newPosition, node($0.value)) }),
                at: position
            )
        }
    }
}

extension JSONValue {
    /// The members of an object; nothing for any other kind.
    fileprivate var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }
}
