import Foundation

/// A bundle of 3,000 resources: made for the first time, again without a change, and after a change of one file, beside `cp -R`.
struct BundleBenchmark {
    let folder: URL

    private var resources: URL { folder.appending(path: "Resources") }
    private var environment: [String: String] { ["TRELLIS_CACHE": folder.appending(path: "Cache").path] }

    func run() throws {
        print("\nBundling: 3,000 resources, of them 300 tables of texts, 30 string catalogs and 300 property lists.\n")
        try writeResources()
        let program = ProgramTimer.program("trellis-bundle")
        let arguments = ["build", resources.path, "--output", folder.appending(path: "Build/All.bundle").path]
        let first = try CPUTime.least(of: 1, on: .children) { try ProgramTimer.run(program, arguments, environment: environment) }
        let unchanged = try CPUTime.least(of: 10, on: .children) { try ProgramTimer.run(program, arguments, environment: environment) }
        let copy = folder.appending(path: "Copy").path
        let copying = try CPUTime.least(of: 5, on: .children) {
            try? FileManager.default.removeItem(atPath: copy)
            try ProgramTimer.run(URL(filePath: "/bin/cp"), ["-R", resources.path, copy])
        }
        var round = 0
        let changed = try CPUTime.least(of: 5, on: .children) {
            round += 1
            try Data("\"title\" = \"round \(round)\";\n".utf8).write(to: resources.appending(path: "en.lproj/Table0.strings"))
            try ProgramTimer.run(program, arguments, environment: environment)
        }
        ProgramTimer.row("everything compiled", first)
        ProgramTimer.row("nothing changed (at most 0.04 s)", unchanged)
        ProgramTimer.row("one file changed", changed)
        ProgramTimer.row("cp -R of the same resources", copying, ratio: copying / unchanged)
    }

    private func writeResources() throws {
        func write(_ text: String, _ path: String) throws {
            let file = resources.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        for number in 0..<300 {
            let language = ["en", "de", "fr"][number % 3]
            let lines = (0..<40).map { "/* row \($0) */\n\"key.\($0)\" = \"Text \($0) of \(number)\";\n" }.joined()
            try write(lines, "\(language).lproj/Table\(number).strings")
            try write("{ name = \"List \(number)\"; items = (a, b, c); }\n", "Lists/List\(number).plist")
        }
        for number in 0..<30 {
            let strings = (0..<100).map { key in
                let unit = #""stringUnit":{"state":"translated","value":"Text \#(key)"}"#
                return #""key.\#(key)":{"localizations":{"en":{\#(unit)},"de":{\#(unit)}}}"#
            }
            try write(
                #"{"version":"1.0","sourceLanguage":"en","strings":{\#(strings.joined(separator: ","))}}"#, "Catalog\(number).xcstrings")
        }
        for number in 0..<2_370 {
            try write(String(repeating: "sound \(number)\n", count: 300), "Sounds/\(number % 24)/sound\(number).dat")
        }
    }
}
