import Foundation

/// Coding: what generated code costs beside that of the compiler, and what compiling it costs beside code that people write.
struct CodableBenchmark {
    /// A folder for what is generated.
    let folder: URL

    func run() throws {
        print("\nCoding: 10,000 objects of 20 properties without rules, and 100 such types compiled.\n")
        let place = folder.appending(path: "Codable")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        try measureCoding(place)
        try measureCompilation(place)
    }

    private func measureCoding(_ place: URL) throws {
        try write(["One.swift": CodableProject(typeCount: 1).source + CodableProject.deepSource], to: place)
        try write(["Twin.swift": CodableProject.twin + CodableProject.deepTwin, "main.swift": CodableProject.program], to: place)
        try generate("One.swift", to: "Generated.swift", in: place)
        try compile(["One.swift", "Twin.swift", "Generated.swift", "main.swift"], ["-O", "-wmo", "-o", path("coding", place)], in: place)
        let seconds = try ProgramTimer.output(place.appending(path: "coding"), []).split(separator: " ").compactMap { Double($0) }
        precondition(seconds.count == 6)
        ProgramTimer.row("10,000 objects, decoded by generated code", seconds[0])
        ProgramTimer.row("the same, by that of the compiler", seconds[1])
        print(String(format: "generated beside the compiler's (at most 1.10):            %.2f", seconds[0] / seconds[1]))
        ProgramTimer.row("10,000 objects, encoded by generated code", seconds[2])
        print(String(format: "generated beside the compiler's:                           %.2f", seconds[2] / seconds[3]))
        ProgramTimer.row("10,000 objects, values two keys below, generated", seconds[4])
        print(String(format: "beside types in types by the compiler:                     %.2f", seconds[4] / seconds[5]))
    }

    private func measureCompilation(_ place: URL) throws {
        let project = CodableProject(typeCount: 100)
        try write(
            ["Types.swift": project.source, "Synthesized.swift": project.synthesized, "Handwritten.swift": project.handwritten], to: place)
        let generation = try CPUTime.least(of: 3, on: .children) { try generate("Types.swift", to: "Types.generated.swift", in: place) }
        ProgramTimer.row("100 types, generation", generation)
        for options in [["-typecheck"], ["-O", "-c", "-wmo", "-parse-as-library"]] {
            // In turn, because what else the machine does changes within minutes.
            var least = [Double](repeating: .infinity, count: 3)
            for _ in 0..<5 {
                for (index, files) in Self.variants.enumerated() {
                    let output = options.contains("-c") ? ["-o", path("types.o", place)] : []
                    let seconds = try CPUTime.least(of: 1, on: .children) { try compile(files, options + output, in: place) }
                    least[index] = min(least[index], seconds)
                }
            }
            ProgramTimer.row("100 types, \(options.joined(separator: " ")), generated", least[0])
            print(String(format: "beside code that people write (at most 1.0):               %.2f", least[0] / least[1]))
            print(String(format: "beside the compiler's own:                                 %.2f", least[0] / least[2]))
        }
    }

    /// Generated code, code that people write and that of the compiler, each with its types.
    private static let variants = [["Types.swift", "Types.generated.swift"], ["Types.swift", "Handwritten.swift"], ["Synthesized.swift"]]

    private func path(_ name: String, _ place: URL) -> String { place.appending(path: name).path }

    private func write(_ files: [String: String], to place: URL) throws {
        for (name, text) in files { try Data(text.utf8).write(to: place.appending(path: name)) }
    }

    private func generate(_ source: String, to output: String, in place: URL) throws {
        try ProgramTimer.run(
            ProgramTimer.program("trellis-codegen"),
            ["render", "Codable", "--sources", path(source, place), "--no-cache", "--output", path(output, place)], allowed: [0])
    }

    private func compile(_ files: [String], _ options: [String], in place: URL) throws {
        let arguments = ["swiftc", "-swift-version", "6", "-module-name", "coding"] + options + files.map { path($0, place) }
        try ProgramTimer.run(URL(filePath: "/usr/bin/env"), arguments, allowed: [0])
    }
}
