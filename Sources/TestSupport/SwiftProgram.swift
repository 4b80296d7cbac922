import SystemSupport

/// A program of some sources, compiled as strictly as the compiler can, and run.
package enum SwiftProgram {
    /// The compiler; `nil` when there is none on PATH.
    package static let compiler = ExecutableSearch.find("swiftc", path: ProcessEnvironment.variable("PATH") ?? "")

    /// What a program of these sources prints, or what the compiler says about them.
    ///
    /// - Parameters:
    ///   - sources: the text of each file; `main.swift` is where it begins.
    ///   - input: what stands in the file `input` of the folder in which it runs.
    package static func output(_ sources: [String: String], input: String = "") throws -> String {
        try ScratchFolder.with { folder in
            for (name, text) in sources { try folder.write(text, to: name) }
            try folder.write(input, to: "input")
            let options = [
                "-swift-version", "6", "-strict-concurrency=complete", "-warnings-as-errors", "-package-name", "program", "-o", "program",
            ]
            let script = "\"$@\" && ./program"
            return try ShellScript.run(script, [compiler ?? "swiftc"] + options + sources.keys.sorted(), in: folder.path)
        }
    }
}
