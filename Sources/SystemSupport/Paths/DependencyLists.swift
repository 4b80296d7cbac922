/// What build systems want to know: which files are read, and which are made of them.
package struct DependencyLists: Sendable, Hashable {
    /// The files that are read, absolute and sorted.
    package var inputs: [String]
    /// The files that are made, absolute and sorted.
    package var outputs: [String]

    /// Makes lists.
    package init(inputs: [String], outputs: [String]) {
        self.inputs = inputs
        self.outputs = outputs
    }

    /// A rule of make: the outputs depend on the inputs, and each input is a target without a rule, so that one that goes away is no
    /// error.
    ///
    /// - Parameter folder: what paths are relative to where they lie below it, absolute.
    package func makeRule(from folder: String) -> String {
        let names = inputs.map { Self.escaped(Self.shown($0, folder)) }
        let targets = outputs.isEmpty ? ["all"] : outputs.map { Self.escaped(Self.shown($0, folder)) }
        let rule = targets.joined(separator: " ") + ":" + names.map { " \\\n  " + $0 }.joined() + "\n"
        return rule + names.map { "\n\($0):\n" }.joined()
    }

    /// A list for the script phase of Xcode.
    ///
    /// - Parameters:
    ///   - files: the files of the list.
    ///   - folder: the folder that `$(SRCROOT)` stands for, absolute.
    package static func xcodeList(_ files: [String], sourceRoot folder: String) -> String {
        files.map { file in PathText.isBelow(file, folder) ? "$(SRCROOT)/\(PathText.relative(file, to: folder))\n" : "\(file)\n" }.joined()
    }

    private static func shown(_ path: String, _ folder: String) -> String {
        PathText.isBelow(path, folder) ? PathText.relative(path, to: folder) : path
    }

    /// A path in which make finds no blanks and variables.
    private static func escaped(_ path: String) -> String {
        var result = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "#", "\\": result += "\\\(scalar)"
            case "$": result += "$$"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
