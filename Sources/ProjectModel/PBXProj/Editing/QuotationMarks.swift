import PropertyLists

/// Where a text has quotation marks that Xcode would not write, so that new texts look like the old ones.
struct QuotationMarks {
    private let document: PBXProjDocument
    private static let mark = UInt8(ascii: "\"")

    init(_ document: PBXProjDocument) {
        self.document = document
    }

    /// Whether a value of the text has some.
    func areThere(around value: PropertyListValue) -> Bool {
        value.kind == .string && document.propertyList.bytes[value.sourceRange.lowerBound] == Self.mark
    }

    /// Whether a value of the text has some that it does not need.
    func areNeedless(around value: PropertyListValue) -> Bool {
        areThere(around: value) && OpenStepWriter.bytes(of: .string(value.text ?? "")).first != Self.mark
    }

    /// Whether more values under a key have some without need than go without.
    func areUsual(forKey key: String) -> Bool {
        var (with, without) = (0, 0)
        for object in document.objects {
            guard let value = object.value.value(forKey: key), value.kind == .string else { continue }
            if areNeedless(around: value) { with += 1 } else if !areThere(around: value) { without += 1 }
        }
        return with > without
    }

    /// A text that was printed, with quotation marks where it is to have some.
    func text(_ value: PropertyListValue, in printed: [UInt8], isQuoted: Bool) -> [UInt8] {
        let text = printed[value.sourceRange]
        return isQuoted && text.first != Self.mark ? [Self.mark] + text + [Self.mark] : Array(text)
    }
}
