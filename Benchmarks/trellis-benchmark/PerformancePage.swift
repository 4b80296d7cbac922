import Foundation

/// The page on performance, in a folder of documentation.
struct PerformancePage {
    let documentation: URL

    /// Writes a picture beside the page.
    func write(_ plot: LinePlot, named name: String) throws {
        try Data(plot.svg().utf8).write(to: documentation.appending(path: name))
    }

    /// Puts a table between the two marks of a section, in place of what stands there.
    func write(table: String, section: String) throws {
        let page = documentation.appending(path: "performance.md")
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let (opening, closing) = ("<!-- \(section): written by make plot -->\n", "<!-- end of \(section) -->")
        guard let start = text.range(of: opening)?.upperBound, let end = text.range(of: closing)?.lowerBound, start <= end else { return }
        try Data((text[..<start] + "\n" + table + "\n" + text[end...]).utf8).write(to: page)
    }
}
