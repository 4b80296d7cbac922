import Checksums
package import Diagnostics

/// Gives a binary target of a `Package.swift` its URL and checksum, and leaves every other byte as it is.
package enum ManifestPatch {
    /// The manifest with the target changed.
    ///
    /// The values of `url:` and `checksum:` are replaced; a `path:` becomes both, on lines of their own where it has one.
    ///
    /// - Parameters:
    ///   - bytes: the manifest.
    ///   - path: its name, used in locations.
    ///   - target: what the target of this name is to be.
    /// - Throws: ``DiagnosticError`` with the line to paste when there is not exactly one target of the name, or its arguments are not
    ///   written out as plain strings.
    package static func apply(_ target: BinaryTarget, to bytes: [UInt8], path: String) throws(DiagnosticError) -> [UInt8] {
        let text = ManifestText(bytes)
        let calls = BinaryTargetCall.all(in: text)
        let named = calls.filter { $0["name"].flatMap { value(of: $0, in: text) } == target.name }
        guard let call = named.first, named.count == 1 else {
            let others = calls.compactMap { $0["name"].flatMap { value(of: $0, in: text) } }
            throw refusal(
                named.isEmpty ? missing(target.name, others) : "it has \(named.count) binary targets '\(target.name)'", target, path)
        }
        let location = location(of: call.offset, in: bytes, path)
        func replacement(_ label: String, _ value: String) throws(DiagnosticError) -> (range: Range<Int>, text: String)? {
            guard let argument = call[label] else { return nil }
            guard argument.value.count == 1, text.value(argument.value[0]) != nil else {
                throw refusal("the '\(label)' of '\(target.name)' is not a plain string", target, path, at: location)
            }
            return (argument.value[0].range, BinaryTarget.literal(value))
        }
        let url = try replacement("url", target.url)
        let checksum = try replacement("checksum", target.checksum.text)
        if let url, let checksum { return applied([url, checksum], to: bytes) }
        guard url == nil, checksum == nil, let old = call["path"] else {
            throw refusal("'\(target.name)' has neither 'url' and 'checksum' nor 'path'", target, path, at: location)
        }
        let separator = separator(before: old.range.lowerBound, in: bytes)
        let both =
            "url: \(BinaryTarget.literal(target.url)),\(separator)checksum: \(BinaryTarget.literal(target.checksum.text))"
        return applied([(old.range, both)], to: bytes)
    }

    private static func value(of argument: BinaryTargetCall.Argument, in text: ManifestText) -> String? {
        argument.value.count == 1 ? text.value(argument.value[0]) : nil
    }

    /// A blank, or the line end and indent of an argument that begins its line.
    private static func separator(before offset: Int, in bytes: [UInt8]) -> String {
        let blanks = bytes[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
        let lineEnd = offset - blanks.count
        guard lineEnd > 0, bytes[lineEnd - 1] == 0x0A else { return " " }
        let isWindows = lineEnd > 1 && bytes[lineEnd - 2] == 0x0D
        return (isWindows ? "\r\n" : "\n") + String(decoding: blanks.reversed(), as: UTF8.self)
    }

    private static func applied(_ changes: [(range: Range<Int>, text: String)], to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
        }
        return bytes
    }

    private static func missing(_ name: String, _ others: [String]) -> String {
        let hint = Spelling.nearest(to: name, among: others).map { "; did you mean '\($0)'?" } ?? ""
        return "it has no binary target '\(name)' that is written out\(hint)"
    }

    private static func refusal(
        _ reason: String, _ target: BinaryTarget, _ path: String, at location: SourceLocation? = nil
    ) -> DiagnosticError {
        DiagnosticError(
            "manifest-not-patched", "\(reason); put this in by hand: \(target.text)", at: location ?? SourceLocation(path: path))
    }

    private static func location(of offset: Int, in bytes: [UInt8], _ path: String) -> SourceLocation {
        let before = bytes[..<offset]
        let line = before.count { $0 == 0x0A } + 1
        let column = offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        return SourceLocation(path: path, line: line, column: column)
    }
}
