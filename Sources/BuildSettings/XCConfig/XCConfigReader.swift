import Diagnostics

/// Reads the lines of an xcconfig file.
struct XCConfigReader {
    let bytes: [UInt8]
    let path: String
    /// The lines that have been read.
    var items: [XCConfigItem] = []
    /// What is wrong with them.
    var diagnostics: [Diagnostic] = []

    private var lines: XCConfigLines
    /// The line at hand: its number, where it begins, where its text ends before a comment, and the place in it.
    private var line = XCConfigLines.Line(number: 0, start: 0, end: 0, next: 0)
    private var textEnd = 0
    private var offset = 0

    init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
        lines = XCConfigLines(bytes)
    }

    /// Reads all lines.
    mutating func readAll() {
        var start = 0
        checkEncoding()
        while advance() {
            let content = content()
            items.append(XCConfigItem(content: content, range: start..<line.next))
            start = line.next
        }
        // A file of nothing but a byte order mark has no line.
        if start < bytes.count { items.append(XCConfigItem(content: .blank, range: start..<bytes.count)) }
    }

    private mutating func advance() -> Bool {
        guard let next = lines.next() else { return false }
        line = next
        offset = next.start
        textEnd = commentStart()
        return true
    }

    /// Where a comment begins, wherever it is; the end of the line when there is none.
    private func commentStart() -> Int {
        var place = line.start
        while place + 1 < line.end {
            if bytes[place] == Byte.slash, bytes[place + 1] == Byte.slash { return place }
            place += 1
        }
        return line.end
    }

    private mutating func content() -> XCConfigItem.Content {
        skipSpace(to: textEnd)
        if offset == textEnd { return textEnd < line.end ? .comment : .blank }
        if bytes[offset] == Byte.hash { return include() }
        return assignment()
    }

    // MARK: - Assignments

    private mutating func assignment() -> XCConfigItem.Content {
        let nameLocation = location
        guard Byte.isNameStart(bytes[offset]) else {
            let message = "the name of a setting was expected, not '\(restText)'; a name begins with a letter or '_'"
            return fail("expected-setting-name", message)
        }
        let start = offset
        while offset < textEnd, Byte.isNameStart(bytes[offset]) || Byte.isDigit(bytes[offset]) { offset += 1 }
        let name = text(start..<offset)
        var conditions: [SettingCondition] = []
        skipSpace(to: textEnd)
        while offset < textEnd, bytes[offset] == UInt8(ascii: "[") {
            guard let condition = condition(of: name) else { return .unreadable }
            conditions.append(condition)
            skipSpace(to: textEnd)
        }
        guard offset < textEnd, bytes[offset] == Byte.equals else { return failMissingEquals(name) }
        offset += 1
        let (value, valueLocation) = value()
        return .assignment(
            XCConfigAssignment(name: name, conditions: conditions, value: value, nameLocation: nameLocation, valueLocation: valueLocation)
        )
    }

    private mutating func condition(of name: String) -> SettingCondition? {
        let start = location
        let open = offset
        guard let close = bytes[open..<textEnd].firstIndex(of: UInt8(ascii: "]")) else {
            fail("unterminated-condition", "the condition '\(restText)' of '\(name)' has no ']'")
            return nil
        }
        offset = open + 1
        let body = text(offset..<close)
        guard let equals = bytes[offset..<close].firstIndex(of: Byte.equals) else {
            fail(
                "invalid-condition", "the condition '[\(body)]' of '\(name)' has no '='; write '[sdk=\(body)]' or '[config=\(body)]'",
                at: start)
            return nil
        }
        let kind = SettingCondition.Kind(trimmedText(offset..<equals))
        let pattern = trimmedText((equals + 1)..<close)
        offset = close + 1
        if pattern.utf8.contains(UInt8(ascii: ",")) {
            let message = "the comma in '[\(body)]' is part of the pattern; write brackets for each condition, '[sdk=…][arch=…]'"
            diagnostics.append(Diagnostic(.warning, "comma-in-condition", message, at: start))
        }
        if case .other(let word) = kind {
            let message = "unknown condition '\(word)' of '\(name)'; conditions are config, sdk, arch, variant and compiler"
            diagnostics.append(Diagnostic(.warning, "unknown-condition", message, at: start))
        }
        return SettingCondition(kind, pattern)
    }

    private mutating func failMissingEquals(_ name: String) -> XCConfigItem.Content {
        if offset == textEnd { return fail("expected-equals", "'=' was expected behind '\(name)'") }
        if bytes[offset] == UInt8(ascii: "+"), offset + 1 < textEnd, bytes[offset + 1] == Byte.equals {
            return fail("expected-equals", "'+=' is not known here; write '\(name) = $(inherited) …'")
        }
        return fail("expected-equals", "'=' was expected behind '\(name)', not '\(restText)'")
    }

    /// Reads a value to its end, with the lines that a `\` joins to it.
    private mutating func value() -> (text: String, location: SourceLocation) {
        var value: [UInt8] = []
        skipSpace(to: textEnd)
        let start = location
        while true {
            var end = trimmedEnd(from: offset)
            let isContinued = end > offset && bytes[end - 1] == Byte.backslash
            if isContinued { end = trimmedEnd(from: offset, to: end - 1) }
            if end > offset {
                if !value.isEmpty { value.append(32) }
                value += bytes[offset..<end]
            }
            guard isContinued, advance() else { break }
            skipSpace(to: textEnd)
        }
        if value.last == Byte.semicolon {
            value.removeLast()
            while let last = value.last, Byte.isSpace(last) { value.removeLast() }
        }
        return (String(decoding: value, as: UTF8.self), start)
    }

    // MARK: - Includes

    private mutating func include() -> XCConfigItem.Content {
        let start = location
        offset += 1
        skipSpace(to: line.end)
        guard bytes[offset..<line.end].starts(with: "include".utf8) else {
            return fail("unknown-directive", "'#' begins '#include' only; write '//' for a comment", at: start)
        }
        offset += 7
        let isOptional = offset < line.end && bytes[offset] == UInt8(ascii: "?")
        if isOptional { offset += 1 }
        skipSpace(to: line.end)
        guard offset < line.end, bytes[offset] == Byte.doubleQuote else {
            return fail("unquoted-include", "the path of '#include' has to stand in quotation marks: '#include \"Base.xcconfig\"'")
        }
        offset += 1
        guard let close = bytes[offset..<line.end].firstIndex(of: Byte.doubleQuote) else {
            offset -= 1
            return fail("unterminated-include", "the path of '#include' has no closing quotation mark")
        }
        let path = text(offset..<close)
        offset = close + 1
        skipSpace(to: line.end)
        let isComment = offset + 1 < line.end && bytes[offset] == Byte.slash && bytes[offset + 1] == Byte.slash
        if offset < line.end, !isComment {
            textEnd = line.end
            fail("text-after-include", "'\(restText)' stands behind the path of '#include'; only a comment may")
        }
        if path.isEmpty { return fail("empty-include", "the path of '#include' is empty", at: start) }
        return .include(XCConfigInclude(path: path, isOptional: isOptional, location: start))
    }

    // MARK: - Places and texts

    private var location: SourceLocation {
        SourceLocation(path: path, line: line.number, column: offset - line.start + 1)
    }

    private mutating func skipSpace(to end: Int) {
        while offset < end, Byte.isSpace(bytes[offset]) { offset += 1 }
    }

    private func trimmedEnd(from start: Int, to end: Int? = nil) -> Int {
        var end = end ?? textEnd
        while end > start, Byte.isSpace(bytes[end - 1]) { end -= 1 }
        return end
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func trimmedText(_ range: Range<Int>) -> String {
        let start = range.first { !Byte.isSpace(bytes[$0]) } ?? range.upperBound
        return text(start..<trimmedEnd(from: start, to: range.upperBound))
    }

    /// What is left of the line, cut when it is long.
    private var restText: String {
        let end = trimmedEnd(from: offset)
        let rest = String(decoding: bytes[offset..<end].prefix(160), as: UTF8.self)
        return rest.count > 40 ? rest.prefix(40) + "…" : rest
    }

    @discardableResult
    private mutating func fail(_ code: String, _ message: String, at place: SourceLocation? = nil) -> XCConfigItem.Content {
        diagnostics.append(Diagnostic(.error, code, message, at: place ?? location))
        return .unreadable
    }

    /// Reports the first byte that is no UTF-8.
    private mutating func checkEncoding() {
        guard String(validating: bytes, as: UTF8.self) == nil else { return }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var invalid = 0
        while case .valid(let character) = parser.parseScalar(from: &iterator) { invalid += character.count }
        var lines = XCConfigLines(bytes)
        while let line = lines.next() {
            guard invalid < line.next else { continue }
            let place = SourceLocation(path: path, line: line.number, column: max(0, invalid - line.start) + 1)
            let message = "the text is not valid UTF-8 here; save the file as UTF-8"
            diagnostics.append(Diagnostic(.error, "invalid-utf8", message, at: place))
            return
        }
    }
}
