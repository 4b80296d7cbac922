package import Diagnostics

/// A text with marks, so that no test counts lines and columns.
///
///     let text = MarkedText("name: ①42")
///     text.text                        // "name: 42"
///     text.location("①", in: "a.yml")  // a.yml:1:7
///
/// The marks are `①` to `⑨`; a mark stands before the place that it names.
package struct MarkedText: Sendable {
    /// The text without its marks.
    package let text: String
    private let places: [Character: (line: Int, column: Int)]

    /// Takes the marks out of a text.
    package init(_ marked: String) {
        var text = ""
        var places: [Character: (line: Int, column: Int)] = [:]
        var line = 1
        var column = 1
        for character in marked {
            if "①②③④⑤⑥⑦⑧⑨".contains(character) {
                places[character] = (line, column)
                continue
            }
            text.append(character)
            column += character.utf8.count
            if character.isNewline {
                line += 1
                column = 1
            }
        }
        self.text = text
        self.places = places
    }

    /// The text in UTF-8.
    package var bytes: [UInt8] { Array(text.utf8) }

    /// The place of a mark; without line and column, which no expectation fits, when the text has no such mark.
    package func location(_ mark: Character, in path: String) -> SourceLocation {
        SourceLocation(path: path, line: places[mark]?.line, column: places[mark]?.column)
    }
}
