import SystemSupport

/// What a program needs to know of the terminal it runs in.
package struct Terminal: Sendable {
    /// The columns for help texts.
    package var width: Int
    /// Whether standard error may be coloured.
    package var isErrorColoured: Bool

    /// Describes a terminal.
    package init(width: Int = 80, isErrorColoured: Bool = false) {
        self.width = width
        self.isErrorColoured = isErrorColoured
    }

    /// The terminal of this process, if it runs in one. `NO_COLOR` and `TERM=dumb` keep colours away.
    package static var current: Terminal {
        let noColour = ProcessEnvironment.variable("NO_COLOR") ?? ""
        let isDumb = ProcessEnvironment.variable("TERM") == "dumb"
        return Terminal(
            width: ProcessEnvironment.variable("COLUMNS").flatMap { Int($0) } ?? 80,
            isErrorColoured: StandardStreams.isErrorTerminal && noColour.isEmpty && !isDumb
        )
    }
}
