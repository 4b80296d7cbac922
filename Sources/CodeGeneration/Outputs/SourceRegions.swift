import Diagnostics

/// The generated regions in a source file.
struct SourceRegions: Sendable, Hashable {
    /// A region between `// sourcery:inline:Key` and `// sourcery:end`.
    struct Region: Sendable, Hashable {
        /// What the region is called.
        var key: String
        /// The bytes between the line of the marker and the line of its end.
        var content: Range<Int>
        /// What stands before the marker in its line.
        var indentation: [UInt8]
        /// Whether the line of the marker ends as on Windows.
        var hasCarriageReturns: Bool
    }

    /// The regions in their order.
    var regions: [Region]

    /// Finds the regions of a file.
    ///
    /// - Throws: ``DiagnosticError`` with the place of a region without end.
    static func find(in bytes: [UInt8], path: String) throws(DiagnosticError) -> SourceRegions {
        guard ByteSearch.contains(Self.keyword, in: bytes) else { return SourceRegions(regions: []) }
        var regions: [Region] = []
        var open: (key: String, prefix: String, line: Range<Int>, number: Int)?
        var number = 0
        for line in TextLines(bytes) {
            number += 1
            guard let marker = RegionMarker.read(TextLines.content(line, of: bytes)) else { continue }
            switch (marker.kind, open) {
            case (.inline(let key), nil): open = (key, marker.prefix, line, number)
            case (.end, let begin?):
                regions.append(region(begin.key, from: begin.line, to: line, in: bytes))
                open = nil
            default: break
            }
        }
        if let open {
            let message = "the region '\(open.prefix):inline:\(open.key)' has no '// \(open.prefix):end'; add it where the region ends"
            throw DiagnosticError("unclosed-region", message, at: SourceLocation(path: path, line: open.number, column: 1))
        }
        return SourceRegions(regions: regions)
    }

    /// The file with blanks in its regions, so that declarations in them are not seen and all others keep their places.
    ///
    /// - Parameter isKept: whether the region of a key stays as it is.
    func blanked(_ bytes: [UInt8], keeping isKept: (String) -> Bool) -> [UInt8] {
        var result = bytes
        for region in regions where !isKept(region.key) {
            for place in region.content where result[place] != 0x0A && result[place] != 0x0D { result[place] = 0x20 }
        }
        return result
    }

    private static let keyword = Array(":inline:".utf8)

    private static func region(_ key: String, from begin: Range<Int>, to end: Range<Int>, in bytes: [UInt8]) -> Region {
        let indentation = bytes[begin].prefix { $0 == 0x20 || $0 == 0x09 }
        return Region(
            key: key,
            content: begin.upperBound..<end.lowerBound,
            indentation: Array(indentation),
            hasCarriageReturns: bytes[begin].suffix(2).starts(with: [0x0D])
        )
    }
}
