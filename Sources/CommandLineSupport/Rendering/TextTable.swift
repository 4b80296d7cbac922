/// Rows of text in columns that are aligned to the left.
package struct TextTable: Sendable {
    private var rows: [[String]] = []

    /// Makes an empty table.
    package init() {}

    /// Adds a row; control characters become visible.
    package mutating func add(_ cells: [String]) {
        rows.append(cells.map(VisibleText.escaped))
    }

    /// One line for each row, two blanks between columns, none at the end of a line.
    package var text: String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], Self.width(of: cell))
            }
        }
        var result = ""
        for row in rows {
            var line = ""
            for (column, cell) in row.enumerated() {
                line += cell
                guard column + 1 < row.count else { continue }
                line += String(repeating: " ", count: widths[column] - Self.width(of: cell) + 2)
            }
            while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
            result += line + "\n"
        }
        return result
    }

    /// The columns that a terminal needs: none for combining marks, two for wide East Asian characters and pictures.
    private static func width(of text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + width(of: $1) }
    }

    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default:
            return 1
        }
    }
}
