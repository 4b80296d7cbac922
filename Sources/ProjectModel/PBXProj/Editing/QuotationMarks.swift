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

    /// Whether a value of the text has none, although Xcode would write some.
    func areOmitted(around value: PropertyListValue) -> Bool {
        guard value.kind == .string, let text = value.text else { return false }
        return !areThere(around: value) && document.propertyList.bytes[value.sourceRange.lowerBound] != UInt8(ascii: "'")
            && OpenStepWriter.bytes(of: .string(text)).first == Self.mark
    }

    /// Whether more values at a place have some without need than go without.
    func areUsual(at place: PairPlace) -> Bool {
        var (with, without) = (0, 0)
        for value in place.values(in: document) where value.kind == .string {
            if areNeedless(around: value) { with += 1 } else if !areThere(around: value) { without += 1 }
        }
        return with > without
    }

    /// Whether more values at a place go without those that Xcode would write than have them.
    private func areOftenOmitted(at place: PairPlace) -> Bool {
        var (with, without) = (0, 0)
        for value in place.values(in: document) where plain(value) != nil {
            if areOmitted(around: value) { without += 1 } else if areThere(around: value), !areNeedless(around: value) { with += 1 }
        }
        return without > with
    }

    /// A value that was printed, as it is to stand in place of another.
    ///
    /// It has quotation marks without need where the other has some so, and where the other has to have them while its siblings need
    /// them as little. It goes without where the other does against the rule of Xcode, or its siblings do.
    func text(_ value: PropertyListValue, in printed: [UInt8], replacing old: PropertyListValue, at place: PairPlace) -> [UInt8] {
        let text = Array(printed[value.sourceRange])
        guard value.kind == .string else { return text }
        if text.first == Self.mark {
            guard let plain = plain(value), areOmitted(around: old) || areOftenOmitted(at: place) else { return text }
            return plain
        }
        let isQuoted = areNeedless(around: old) || (areThere(around: old) && areUsual(at: place))
        return self.text(value, in: printed, isQuoted: isQuoted)
    }

    /// The bytes of a text that is read as the same one without quotation marks; `nil` for others.
    private func plain(_ value: PropertyListValue) -> [UInt8]? {
        guard let text = value.text, !text.isEmpty, !text.contains("//") else { return nil }
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "_$/:.-".utf8.contains(byte)
            }
        }
        return isPlain ? Array(text.utf8) : nil
    }

    /// A text that was printed, with quotation marks where it is to have some.
    func text(_ value: PropertyListValue, in printed: [UInt8], isQuoted: Bool) -> [UInt8] {
        let text = printed[value.sourceRange]
        return isQuoted && text.first != Self.mark ? [Self.mark] + text + [Self.mark] : Array(text)
    }
}
