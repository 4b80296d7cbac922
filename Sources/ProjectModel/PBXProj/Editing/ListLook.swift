import PropertyLists

/// How the items of a list are written; of an empty one, as those of another list of the file.
struct ListLook {
    /// What stands before an item on its line.
    let indent: [UInt8]
    /// Whether a comma stands behind the last item.
    let hasLastComma: Bool
    /// Whether all items have quotation marks; where there is none, whether they have them without need.
    let isQuoted: Bool
    /// Whether a comment may stand behind an item: a list whose items have none is left without.
    let hasComments: Bool

    init(_ list: PropertyListValue, at place: PairPlace, in splice: PairSplice) {
        let habits = splice.habits
        let own = Array(list.items)
        let example = own.isEmpty ? habits.exampleList(at: place) : list
        let items = example.map { Array($0.items) } ?? []
        indent =
            own.first.map { Array(habits.indent(at: $0.sourceRange.lowerBound)) }
            ?? habits.indent(at: list.sourceRange.lowerBound) + (example.map(habits.step) ?? [0x09])
        hasLastComma = items.last.map { splice.valueRange($0, in: splice.bytes) != nil } ?? true
        let isQuoted = !items.isEmpty && items.allSatisfy(habits.marks.areThere)
        self.isQuoted = isQuoted && (!own.isEmpty || items.contains(where: habits.marks.areNeedless))
        hasComments = items.isEmpty || items.contains(where: splice.hasComment)
    }
}
