import Foundation

/// A plot of up to four lines over two linear axes, as SVG that is readable on light and on dark pages.
struct LinePlot {
    /// A named row of points.
    struct Line {
        var name: String
        var points: [(x: Double, y: Double)]
    }

    /// An axis from 0 to a limit, with a mark at each step.
    struct Axis {
        var name: String
        var limit: Double
        var step: Double

        init(name: String, limit: Double, step: Double) {
            (self.name, self.limit, self.step) = (name, limit, step)
        }

        /// An axis of four to eight round steps that holds all values.
        init(covering values: [Double], name: String) {
            let greatest = max(values.max() ?? 1, 1e-9)
            let magnitude = pow(10, floor(log10(greatest)))
            let step = [0.1, 0.2, 0.25, 0.5, 1, 2].map { $0 * magnitude }.first { greatest / $0 <= 7 } ?? magnitude
            self.init(name: name, limit: (greatest / step).rounded(.up) * step, step: step)
        }
    }

    var title: String
    var lines: [Line]
    var horizontal: Axis
    var vertical: Axis

    private static let (left, right, top, bottom) = (90.0, 770.0, 60.0, 420.0)

    /// The image.
    func svg() -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" role="img" aria-label="\(title)"
        font-family="sans-serif" font-size="14">
        <style>
        svg { --paper: #ffffff; --ink: #24292f; --grid: #d8dee4; --line0: #0550ae; --line1: #bc4c00;
        --line2: #1a7f37; --line3: #6639ba; }
        @media (prefers-color-scheme: dark) {
        svg { --paper: #0d1117; --ink: #e6edf3; --grid: #30363d; --line0: #79c0ff; --line1: #ffa657;
        --line2: #7ee787; --line3: #d2a8ff; }
        }
        rect { fill: var(--paper); } text { fill: var(--ink); } .grid { stroke: var(--grid); } .axis { stroke: var(--ink); }
        .line0 { stroke: var(--line0); fill: none; stroke-width: 2.5; } .dot0 { fill: var(--line0); }
        .line1 { stroke: var(--line1); fill: none; stroke-width: 2.5; stroke-dasharray: 8 4; } .dot1 { fill: var(--line1); }
        .line2 { stroke: var(--line2); fill: none; stroke-width: 2.5; stroke-dasharray: 3 3; } .dot2 { fill: var(--line2); }
        .line3 { stroke: var(--line3); fill: none; stroke-width: 2.5; stroke-dasharray: 12 3 3 3; } .dot3 { fill: var(--line3); }
        </style>
        <rect width="800" height="500"/>
        <text x="430" y="32" text-anchor="middle" font-size="18">\(title)</text>
        \(axes())\(lines.indices.map(drawing).joined())</svg>

        """
    }

    private func x(_ value: Double) -> Double { Self.left + value / horizontal.limit * (Self.right - Self.left) }

    private func y(_ value: Double) -> Double { Self.bottom - value / vertical.limit * (Self.bottom - Self.top) }

    private func axes() -> String {
        var text = ""
        for value in stride(from: 0, through: horizontal.limit + horizontal.step / 2, by: horizontal.step) {
            text += Self.segment("grid", (x(value), Self.top), (x(value), Self.bottom))
            text += Self.label(Self.number(value), x(value), Self.bottom + 22, "middle")
        }
        for value in stride(from: 0, through: vertical.limit + vertical.step / 2, by: vertical.step) {
            text += Self.segment("grid", (Self.left, y(value)), (Self.right, y(value)))
            text += Self.label(Self.number(value), Self.left - 10, y(value) + 5, "end")
        }
        text += Self.segment("axis", (Self.left, Self.bottom), (Self.right, Self.bottom))
        text += Self.segment("axis", (Self.left, Self.top), (Self.left, Self.bottom))
        text += Self.label(horizontal.name, 430, Self.bottom + 52, "middle")
        return text + "<text transform=\"translate(28 240) rotate(-90)\" text-anchor=\"middle\">\(vertical.name)</text>\n"
    }

    private func drawing(ofLine index: Int) -> String {
        let places = lines[index].points.map { (x: Self.coordinate(x($0.x)), y: Self.coordinate(y($0.y))) }
        var text = "<polyline class=\"line\(index)\" points=\"\(places.map { "\($0.x),\($0.y)" }.joined(separator: " "))\"/>\n"
        for place in places { text += "<circle class=\"dot\(index)\" cx=\"\(place.x)\" cy=\"\(place.y)\" r=\"4\"/>\n" }
        let height = Self.top + 24 + Double(index) * 24
        text += Self.segment("line\(index)", (Self.left + 20, height), (Self.left + 60, height))
        return text + Self.label(lines[index].name, Self.left + 70, height + 5, "start")
    }

    private static func segment(_ style: String, _ start: (Double, Double), _ end: (Double, Double)) -> String {
        "<line class=\"\(style)\" x1=\"\(coordinate(start.0))\" y1=\"\(coordinate(start.1))\" "
            + "x2=\"\(coordinate(end.0))\" y2=\"\(coordinate(end.1))\"/>\n"
    }

    private static func label(_ text: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
        "<text x=\"\(coordinate(x))\" y=\"\(coordinate(y))\" text-anchor=\"\(anchor)\">\(text)</text>\n"
    }

    private static func coordinate(_ value: Double) -> String { String(format: "%.1f", value) }

    private static func number(_ value: Double) -> String { String(format: "%g", value) }
}
