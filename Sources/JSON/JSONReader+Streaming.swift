package import Diagnostics

/// The state of an object whose members are being read one by one.
package struct JSONMembers: Sendable {
    fileprivate var isFirst = true
}

extension JSONReader {
    /// Reads a text without making values of it: `body` takes its values in their order, and has to take the whole outermost one.
    ///
    /// Warnings of bytes that are not UTF-8 are given, and none of keys that stand twice.
    package static func stream<Result>(
        _ bytes: [UInt8],
        path: String,
        dialect: JSONDialect = .standard,
        diagnostics: inout [Diagnostic],
        _ body: (inout JSONReader) throws(DiagnosticError) -> Result
    ) throws(DiagnosticError) -> Result {
        var reader = JSONReader(bytes: bytes, path: path, dialect: dialect)
        reader.checkEncoding()
        try reader.skipBlanks()
        let result = try body(&reader)
        try reader.skipBlanks()
        guard reader.offset == bytes.count else { throw reader.fault("text behind the end of the value") }
        diagnostics += reader.diagnostics
        return result
    }

    /// Begins to read an object.
    ///
    /// - Parameter what: what a message calls the value that has to be one.
    /// - Throws: the fault of a value that is none.
    package mutating func beginObject(_ what: @autoclosure () -> String) throws(DiagnosticError) -> JSONMembers {
        guard take(UInt8(ascii: "{")) else { throw fault("\(what()) has to be an object") }
        return JSONMembers()
    }

    /// Reads the key of the next member; its value has to be taken before the next one is asked for.
    ///
    /// - Returns: the key and its place; `nil` behind the last member.
    package mutating func nextMember(
        _ members: inout JSONMembers
    ) throws(DiagnosticError) -> (key: String, position: JSONNode.Position)? {
        try skipBlanks()
        if take(UInt8(ascii: "}")) { return nil }
        if !members.isFirst {
            guard take(UInt8(ascii: ",")) else { throw fault("',' or '}' was expected") }
            try skipBlanks()
            if dialect == .json5, take(UInt8(ascii: "}")) { return nil }
        }
        members.isFirst = false
        let start = position
        let key = try readKey()
        try skipBlanks()
        guard take(UInt8(ascii: ":")) else { throw fault("':' was expected behind the key") }
        try skipBlanks()
        return (key, start)
    }

    /// Reads a string.
    package mutating func takeString(_ what: @autoclosure () -> String) throws(DiagnosticError) -> String {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || dialect == .json5 && bytes[offset] == UInt8(ascii: "'") else {
            throw fault("\(what()) has to be a string")
        }
        return try readString()
    }

    /// Reads a value of any kind.
    package mutating func takeNode() throws(DiagnosticError) -> JSONNode {
        try readNode(depth: 0)
    }

    /// The place of the value that comes next.
    package var nextPosition: JSONNode.Position { position }
}
