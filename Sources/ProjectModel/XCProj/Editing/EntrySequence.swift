/// The entries of a list or dictionary of JSON, while some of them go and others come.
struct EntrySequence {
    /// How an entry is laid out.
    enum Shape {
        /// A dictionary on several lines, in a list.
        case longDictionary
        case other
    }

    /// How the entries stand in the text.
    struct Style {
        var indent: [UInt8]
        var closingIndent: [UInt8]
        var newline: [UInt8]
        var isInline: Bool
        /// Whether of two long dictionaries one begins on the line on which the other ends.
        var joinsDictionaries: Bool
    }

    private let style: Style
    private var output: [UInt8] = []
    private var gap: EntryGap
    private var last: Shape?

    /// - Parameter gap: what stands behind the opening bracket.
    init(behindOpening gap: EntryGap, style: Style) {
        self.gap = gap
        self.style = style
    }

    /// Whether two neighbours stand on one line.
    private func joins(_ left: Shape?, _ right: Shape?) -> Bool {
        style.joinsDictionaries && left == .longDictionary && right == .longDictionary
    }

    /// An entry of the text stays, as it is or with another text.
    mutating func keep(_ text: some Sequence<UInt8>, _ shape: Shape, gap next: EntryGap) {
        append(text, shape)
        gap = next
    }

    /// An entry of the text goes.
    mutating func remove(gap next: EntryGap) {
        gap = gap.joined(with: next)
    }

    /// A new entry is put in.
    ///
    /// - Parameter following: the entry of the text behind it; `nil` at the end.
    mutating func insert(_ text: [UInt8], _ shape: Shape, following: Shape?) {
        let around = EntryGap.Surroundings(
            joinsBefore: joins(last, shape),
            joinsBehind: joins(shape, following),
            indent: style.indent,
            newline: style.newline,
            isInline: style.isInline,
            closingIndent: style.closingIndent
        )
        let (before, behind) = gap.split(around)
        gap = before
        append(text, shape)
        gap = behind
    }

    private mutating func append(_ text: some Sequence<UInt8>, _ shape: Shape) {
        output += gap.bytes
        output += text
        last = shape
    }

    /// All that stands between the brackets then.
    var bytes: [UInt8] {
        guard last == nil else { return output + gap.bytes }
        return gap.hasComment ? gap.bytes.filter { $0 != UInt8(ascii: ",") } : []
    }
}
