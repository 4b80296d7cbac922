/// The lengths that may not be passed: what is longer does two things.
enum Lengths {
    private static let fileLines = 400
    private static let functionLines = 60
    private static let lineColumns = 140
    private static let programFileLines = 80
    private static let programFolderLines = 300
    /// What a program may have besides for each command beyond the first: its declaration and its call.
    private static let commandLines = 40

    /// Where .ci/embed-templates puts the templates, which are as long as what they render.
    private static let embeddedTemplates = "Sources/CodeGeneration/Templates/Stock/"

    /// Files and lines that are too long.
    static func findings(in file: RepositoryFile) -> [Finding] {
        guard !file.path.hasPrefix(embeddedTemplates) else { return [] }
        let limit = file.path.hasPrefix("Sources/trellis-") ? programFileLines : fileLines
        let count = lineCount(of: file)
        var findings: [Finding] = []
        if count > limit { findings.append(Finding(file.path, 0, "\(count) lines, \(limit) are allowed; split it")) }
        for (index, line) in file.lines.enumerated() where line.utf8.count > lineColumns && line.count > lineColumns {
            findings.append(Finding(file.path, index + 1, "\(line.count) columns, \(lineColumns) are allowed"))
        }
        return findings
    }

    /// Functions that are too long.
    static func findings(in file: SourceFacts) -> [Finding] {
        file.functions.filter { $0.lineCount > functionLines }.map { function in
            let message = "'\(function.name)' has \(function.lineCount) lines, \(functionLines) are allowed; split it"
            return Finding(file.path, function.line, message)
        }
    }

    /// Programs whose folder is no longer thin.
    static func programFindings(in files: [RepositoryFile]) -> [Finding] {
        var counts: [String: Int] = [:]
        var commands: [String: Int] = [:]
        for file in files where file.path.hasPrefix("Sources/trellis-") {
            let folder = file.path.split(separator: "/").prefix(2).joined(separator: "/")
            counts[folder, default: 0] += lineCount(of: file)
            if file.path.hasPrefix(folder + "/Commands/") { commands[folder, default: 0] += 1 }
        }
        return counts.compactMap { folder, count in
            let limit = programFolderLines + commandLines * max(0, commands[folder, default: 0] - 1)
            guard count > limit else { return nil }
            return Finding(folder, 0, "\(count) lines, \(limit) are allowed; move the work into a library")
        }
    }

    private static func lineCount(of file: RepositoryFile) -> Int {
        let lines = file.lines
        return lines.last == "" ? lines.count - 1 : lines.count
    }
}
