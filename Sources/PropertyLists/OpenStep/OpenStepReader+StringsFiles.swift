import Diagnostics

extension OpenStepReader {
    /// Whether the innermost container is the one of a `.strings` file, which has no braces.
    @inline(__always)
    var isInBareDictionary: Bool { isStringsFile && openContainers.count == 1 && nodes[0].length == Self.bareLength }

    /// The length of a dictionary without braces while it is open; no text is that long.
    private static let bareLength = UInt32.max

    /// Opens the dictionary whose pairs are the whole file.
    mutating func openBareDictionary() {
        openContainers.append(nodes.count)
        nodes.append(PropertyListNode(kind: .dictionary, encoding: .verbatim, offset: 0, length: Self.bareLength, next: 0))
    }

    /// Ends the dictionary whose pairs are the whole file.
    ///
    /// - Throws: when another container is open where the file ends.
    mutating func closeBareDictionary() throws(DiagnosticError) {
        guard isInBareDictionary else { throw unclosed() }
        openContainers.removeLast()
        nodes[0].length = UInt32(bytes.count)
        nodes[0].next = UInt32(nodes.count)
    }

    /// Reads the `;` behind a key without a value, which is its own value then; answers false where there is none.
    mutating func readLoneKey() throws(DiagnosticError) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: ";") else { return false }
        position += 1
        var value = nodes[nodes.count - 1]
        value.next += 1
        nodes.append(value)
        return true
    }
}
