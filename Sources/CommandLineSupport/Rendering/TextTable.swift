/// Rows of text in columns that are aligned to the left.
package struct TextTable: Sendable {
    private var rows: [[String]] = []

    /// Makes a table of some rows; control characters become visible.
    package init(_ rows: [[String]] = []) {
        for row in rows { add(row) }
    }

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
                widths[column] = max(widths[column], DisplayWidth.columns(of: cell))
            }
        }
        var result = ""
        for row in rows {
            var line = ""
            for (column, cell) in row.enumerated() {
                line += cell
                guard column + 1 < row.count else { continue }
                line += String(repeating: " ", count: widths[column] - DisplayWidth.columns(of: cell) + 2)
            }
            while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
            result += line + "\n"
        }
        return result
    }
}
