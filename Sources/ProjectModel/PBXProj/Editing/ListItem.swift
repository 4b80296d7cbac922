import PropertyLists

/// An item of a list as it stands, to be put into another list or to another place of its own.
///
/// A comment that a generator has left out, or that has become stale, stays like that: the item is not what is changed.
struct ListItem {
    /// The text with its quotation marks.
    let text: [UInt8]
    /// The comment with the blank before it; `nil` when it is written anew.
    let comment: [UInt8]?

    init(_ item: PropertyListValue, in habits: FileHabits) {
        text = Array(habits.document.propertyList.bytes[item.sourceRange])
        let own = habits.comment(behind: item).map { [0x20] + $0 }
        guard let object = item.text.flatMap(habits.document.object) else {
            comment = own ?? []
            return
        }
        let usual = [
            habits.comment(behind: object.identifierValue).map(Array.init), Array("/* \(DraftObject(object).displayName) */".utf8),
        ]
        comment = own.map { own in usual.contains(Array(own.dropFirst())) ? nil : own } ?? []
    }
}
