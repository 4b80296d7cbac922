import Diagnostics
import SystemSupport

/// Reads OpenStep text into a flat tape, in one pass over the bytes.
///
/// The grammar, with white space and comments allowed between any two tokens:
///
///     value      = dictionary | array | data | string
///     dictionary = "{" { string "=" value ";" } "}"
///     array      = "(" [ value { "," value } [ "," ] ] ")"
///     data       = "<" { hexadecimal digit | white space } ">"
///     string     = { letter | digit | one of _ $ / : . - } | quoted by " or '
///
/// A missing `;` or `,` is reported and reading goes on; every other fault ends it. There is no recursion, so that the
/// depth of a file costs no stack; it is bounded all the same, for the sake of those who walk over the result.
struct OpenStepReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let classes: UnsafeBufferPointer<ByteClass>
    let path: String
    var position = 0
    var nodes: NodeBuffer
    var openContainers: [Int] = []
    var diagnostics: [Diagnostic] = []
    /// All bytes of strings and comments so far, joined by "or": whether any of them is not ASCII.
    var seenBits: UInt64 = 0
    /// Whether the pairs of the outermost dictionary stand without braces around them, and keys may stand alone.
    let isStringsFile: Bool

    /// The deepest nesting that is read; the same bound as Foundation's.
    static let depthLimit = 512
    /// How many missing separators are reported before the file is given up.
    static let recoveryLimit = 50

    /// Reads a whole file.
    ///
    /// - Parameter isStringsFile: takes pairs without braces around them, as `.strings` files have it; `key;` is a key that is its own
    ///   value then, and a file without content an empty dictionary.
    /// - Throws: the first fault, located; a merge conflict is named as such, with all its marker lines.
    static func read(
        _ bytes: [UInt8],
        path: String,
        isStringsFile: Bool = false,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> [PropertyListNode] {
        // A token and what separates it takes some twenty bytes of a typical project, and one at the very least.
        for capacity in [bytes.count / 8 + 64, bytes.count + 64] {
            var outcome = Outcome.outOfSpace
            let nodes = [PropertyListNode](largePagesFor: capacity) { storage, count in
                outcome = read(bytes, path: path, isStringsFile: isStringsFile, into: storage, count: &count)
            }
            switch outcome {
            case .outOfSpace: continue
            case .failed(let error): throw MergeConflict.error(in: bytes, path: path) ?? error
            case .done(let found, let isASCII):
                diagnostics += found
                if !isASCII { TextEncoding.warnAboutInvalidUTF8(in: bytes, path: path, diagnostics: &diagnostics) }
                return nodes
            }
        }
        preconditionFailure("there cannot be more values than bytes")
    }

    /// How an attempt to read went.
    private enum Outcome {
        case done([Diagnostic], isASCII: Bool)
        case failed(DiagnosticError)
        /// There are more nodes than there was space for.
        case outOfSpace
    }

    private static func read(
        _ bytes: [UInt8],
        path: String,
        isStringsFile: Bool,
        into storage: UnsafeMutableBufferPointer<PropertyListNode>,
        count: inout Int
    ) -> Outcome {
        bytes.withUnsafeBufferPointer { buffer in
            ByteClass.table.withUnsafeBufferPointer { classes in
                var reader = OpenStepReader(
                    bytes: buffer, classes: classes, path: path, nodes: NodeBuffer(storage), isStringsFile: isStringsFile)
                defer { count = reader.nodes.count }
                do throws(DiagnosticError) {
                    try reader.readDocument()
                    return .done(reader.diagnostics, isASCII: reader.seenBits & 0x8080_8080_8080_8080 == 0)
                } catch {
                    return reader.nodes.isFull ? .outOfSpace : .failed(error)
                }
            }
        }
    }

    private mutating func readDocument() throws(DiagnosticError) {
        openContainers.reserveCapacity(16)
        try skipBlanks()
        if isStringsFile, position == bytes.count || bytes[position] != UInt8(ascii: "{") {
            openBareDictionary()
        } else {
            guard position < bytes.count else { throw fault("empty-file", "the file has no content", at: 0) }
            try readValue()
        }
        while let container = openContainers.last {
            // One step adds two nodes at most.
            guard !nodes.isFull else { throw fault("too-many-values", "the file has more values than expected", at: position) }
            if nodes[container].kind == .dictionary {
                try readPairOrEnd()
            } else {
                try readItemOrEnd()
            }
        }
        try skipBlanks()
        guard position == bytes.count else {
            throw unexpected("after the end of the property list", code: "trailing-text")
        }
    }

    /// Reads one pair of the innermost dictionary, or its closing brace.
    @inline(__always)
    private mutating func readPairOrEnd() throws(DiagnosticError) {
        try skipBlanks()
        guard position < bytes.count else { return try closeBareDictionary() }
        if bytes[position] == UInt8(ascii: "}"), !isInBareDictionary {
            try closeContainer()
            return
        }
        guard try readString() else { throw unexpected("where a key or '}' was expected", code: "unexpected-text") }
        if !skipEqualsSign() {
            try skipBlanks()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
                if isInBareDictionary, try readLoneKey() { return }
                throw unexpected("where '=' was expected after the key", code: "missing-equals")
            }
            position += 1
            try skipBlanks()
        }
        let depth = openContainers.count
        try readValue()
        if openContainers.count == depth { try readSeparator() }
    }

    /// Reads one item of the innermost array, or its closing parenthesis.
    @inline(__always)
    private mutating func readItemOrEnd() throws(DiagnosticError) {
        try skipBlanks()
        guard position < bytes.count else { throw unclosed() }
        if bytes[position] == UInt8(ascii: ")") {
            try closeContainer()
            return
        }
        let depth = openContainers.count
        try readValue()
        if openContainers.count == depth { try readSeparator() }
    }

    /// Reads a scalar whole, or opens a container.
    @inline(__always)
    private mutating func readValue() throws(DiagnosticError) {
        if try readString() { return }
        guard position < bytes.count else { throw unclosed() }
        switch bytes[position] {
        case UInt8(ascii: "{"): try openContainer(.dictionary)
        case UInt8(ascii: "("): try openContainer(.array)
        case UInt8(ascii: "<"): try readData()
        default: throw unexpected("where a value was expected", code: "missing-value")
        }
    }

    private mutating func openContainer(_ kind: PropertyListKind) throws(DiagnosticError) {
        guard openContainers.count < Self.depthLimit else {
            throw fault(
                "nested-too-deeply",
                "containers are nested deeper than \(Self.depthLimit) levels; flatten the file",
                at: position
            )
        }
        openContainers.append(nodes.count)
        nodes.append(
            PropertyListNode(kind: kind, encoding: .verbatim, offset: UInt32(position), length: 0, next: 0)
        )
        position += 1
    }

    private mutating func closeContainer() throws(DiagnosticError) {
        position += 1
        guard let container = openContainers.popLast() else { return }
        nodes[container].length = UInt32(position) - nodes[container].offset
        nodes[container].next = UInt32(nodes.count)
        if !openContainers.isEmpty { try readSeparator() }
    }

    /// Reads what ends a pair or an item, after the value.
    @inline(__always)
    private mutating func readSeparator() throws(DiagnosticError) {
        guard let container = openContainers.last else { return }
        let isInDictionary = nodes[container].kind == .dictionary
        let separator = isInDictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")
        if position < bytes.count, bytes[position] == separator {
            position += 1
            return
        }
        let end = position
        try skipBlanks()
        guard position < bytes.count || isInBareDictionary else { throw unclosed() }
        if position < bytes.count, bytes[position] == separator {
            position += 1
        } else if isInDictionary || bytes[position] != UInt8(ascii: ")") {
            try recoverFromMissingSeparator(separator, at: end)
        }
    }
}
