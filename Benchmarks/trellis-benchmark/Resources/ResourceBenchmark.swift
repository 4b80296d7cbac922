import Foundation

/// Code for resources: a catalog of 8,000 texts in ten languages and one of 5,000 images, beside Python that only reads them, and the
/// compiler that reads what was made.
struct ResourceBenchmark {
    let folder: URL

    private static let languages = ["en", "de", "fr", "es", "it", "ja", "ko", "nl", "pt-BR", "zh-Hans"]
    private var cache: URL { folder.appending(path: "Cache") }

    func run() throws {
        print("\nCode for resources: 8,000 texts in 10 languages, of them 2,000 with arguments, and 5,000 images.\n")
        try writeTexts()
        try writeImages()
        try measure(
            "8,000 texts", limit: 0.4, configuration: "texts.yml",
            reading: "import json, sys; json.load(open(sys.argv[1] + '/Localizable.xcstrings'))")
        try measure(
            "5,000 images", limit: 0.3, configuration: "images.yml",
            reading: "import json, os, sys\n"
                + "for path, _, names in os.walk(sys.argv[1] + '/Assets.xcassets'):\n"
                + "    for name in names:\n"
                + "        if name.endswith('.json'): json.load(open(os.path.join(path, name)))")
        for option in ["-Onone", "-O"] {
            let compiler = try ProgramTimer.output(URL(filePath: "/usr/bin/env"), ["which", "swiftc"])
            let output = folder.appending(path: "Texts.o").path
            let arguments = [
                "-swift-version", "6", option, "-parse-as-library", "-c", folder.appending(path: "Texts.swift").path, "-o", output,
            ]
            let seconds = try CPUTime.least(of: 1, on: .children) { try ProgramTimer.run(URL(filePath: compiler), arguments, allowed: [0]) }
            ProgramTimer.row("compiling the code of 8,000 texts, \(option) (at most 30 s)", seconds)
        }
    }

    private func measure(_ name: String, limit: Double, configuration: String, reading script: String) throws {
        let program = ProgramTimer.program("trellis-codegen")
        let arguments = ["run", "--config", folder.appending(path: configuration).path]
        let environment = ["TRELLIS_CACHE": cache.path]
        let cold =
            try (0..<5).map { _ in
                try? FileManager.default.removeItem(at: cache)
                return try CPUTime.least(of: 1, on: .children) {
                    try ProgramTimer.run(program, arguments, allowed: [0], environment: environment)
                }
            }.min() ?? 0
        let unchanged = try CPUTime.least(of: 10, on: .children) {
            try ProgramTimer.run(program, arguments, allowed: [0], environment: environment)
        }
        let reading = try CPUTime.least(of: 5, on: .children) {
            try ProgramTimer.run(URL(filePath: "/usr/bin/env"), ["python3", "-c", script, folder.path], allowed: [0])
        }
        ProgramTimer.row("\(name), cold (at most \(limit) s)", cold)
        ProgramTimer.row("\(name), unchanged (at most 0.06 s)", unchanged)
        ProgramTimer.row("Python's json reading the same", reading, ratio: reading / cold)
    }

    private func writeTexts() throws {
        let entries = (0..<8_000).map { number in
            let argument = number.isMultiple(of: 4) ? " %@" : ""
            let texts = Self.languages.map { language in
                #""\#(language)":{"stringUnit":{"state":"translated","value":"Text \#(number) in \#(language)\#(argument)"}}"#
            }
            return #""screen\#(number / 100).text\#(number % 100)":{"localizations":{\#(texts.joined(separator: ","))}}"#
        }
        try write(
            #"{"version":"1.0","sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#, to: "Localizable.xcstrings")
        try write(
            "strings:\n  inputs: Localizable.xcstrings\n  outputs: {templateName: structured-swift5, output: Texts.swift}\n",
            to: "texts.yml")
    }

    private func writeImages() throws {
        try write(#"{"info":{"author":"xcode","version":1}}"#, to: "Assets.xcassets/Contents.json")
        for number in 0..<5_000 {
            let images = (1...3).map { #"{"idiom":"universal","filename":"image\#(number)@\#($0)x.png","scale":"\#($0)x"}"# }
            try write(
                #"{"images":[\#(images.joined(separator: ","))],"info":{"author":"xcode","version":1}}"#,
                to: "Assets.xcassets/Group\(number / 100)/image\(number).imageset/Contents.json")
        }
        try write("xcassets:\n  inputs: Assets.xcassets\n  outputs: {templateName: swift5, output: Images.swift}\n", to: "images.yml")
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
