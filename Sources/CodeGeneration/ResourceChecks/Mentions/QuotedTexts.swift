import SwiftSource

/// The quoted parts of a text, and those between the tags of XML: whatever may be the name of a resource in it.
enum QuotedTexts {
    /// How long a part is at most that counts.
    private static let lengthLimit = 512

    /// The numbers of the parts, and of the last component of those that are paths.
    static func all(in bytes: [UInt8]) -> Set<NameHash> {
        var texts: Set<NameHash> = []
        bytes.withUnsafeBufferPointer { bytes in
            for (open, close) in [(UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: ">"), UInt8(ascii: "<"))] {
                var place = 0
                while let start = bytes[place...].firstIndex(of: open) {
                    let limit = min(bytes.count, start + 1 + lengthLimit)
                    place = start + 1
                    guard let end = bytes[place..<limit].firstIndex(where: { $0 == close || $0 == 0x0A }) else {
                        place = limit
                        continue
                    }
                    guard bytes[end] == close else { continue }
                    insert(bytes[(start + 1)..<end], to: &texts)
                    place = open == close ? end + 1 : end
                }
            }
        }
        return texts
    }

    /// Adds a text and the last component of a path.
    static func insert(_ text: some BidirectionalCollection<UInt8>, to texts: inout Set<NameHash>) {
        guard !text.isEmpty else { return }
        texts.insert(NameHash(text))
        if let slash = text.lastIndex(of: UInt8(ascii: "/")) { texts.insert(NameHash(text[slash...].dropFirst())) }
    }
}
