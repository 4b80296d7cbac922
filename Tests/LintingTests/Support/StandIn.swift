import Foundation
import Linting
import TestSupport
import Testing

/// A program that stands in for SwiftLint: it records how it is called, and answers with what a test has prepared.
struct StandIn {
    private let scratch: ScratchFolder

    /// One call of the program.
    struct Call: Equatable {
        /// The arguments.
        var arguments: [String]
        /// The folder that it ran in.
        var directory: String
        /// The value of `SCRIPT_INPUT_FILE_LIST_COUNT`.
        var listCount: String
        /// The value of `SCRIPT_INPUT_FILE_LIST_0`.
        var listPath: String
        /// What stood in that file.
        var list: String
    }

    /// What the program does besides recording.
    enum Answer {
        /// Prints texts and ends with a status.
        case text(output: String, error: String = "", status: Int = 0)
        /// Prints bytes and ends with a status.
        case bytes([UInt8], status: Int = 0)
        /// Is ended by a signal.
        case signal(Int)
        /// Names each file of the list in a warning at 1:2.
        case warningForEachFile
        /// Does what SwiftLint does.
        case behavesLikeSwiftLint
        /// Does what SwiftFormat does.
        case behavesLikeSwiftFormat
    }

    /// Puts the program into `bin` of a folder.
    ///
    /// - Parameter version: what it says that its version is.
    init(in scratch: ScratchFolder, _ answer: Answer, version: String = "0.62.2") throws {
        self.scratch = scratch
        try scratch.makeFolder("calls")
        let ending: String
        var name = "swiftlint"
        switch answer {
        case .text(let output, let error, let status):
            try scratch.write(output, to: "answer/output")
            try scratch.write(error, to: "answer/error")
            ending = "cat '\(scratch.path)/answer/output'; cat '\(scratch.path)/answer/error' >&2; exit \(status)"
        case .bytes(let bytes, let status):
            try scratch.write(bytes, to: "answer/output")
            ending = "cat '\(scratch.path)/answer/output'; exit \(status)"
        case .signal(let number):
            ending = "kill -\(number) $$"
        case .warningForEachFile:
            ending = Self.warnings
        case .behavesLikeSwiftLint:
            ending = "version='\(version)'\n" + LinterScripts.swiftLint
        case .behavesLikeSwiftFormat:
            ending = LinterScripts.swiftFormat
            name = "swiftformat"
        }
        let script = """
            case $1 in version|--version) echo '\(version)' | tee -a '\(scratch.path)/calls/versions'; exit 0 ;; esac
            call=$(mktemp '\(scratch.path)/calls/XXXXXXXX')
            for argument in "$@"; do printf '%s\\n' "$argument"; done > "$call.arguments"
            printf '%s\\n%s\\n%s\\n' "$(pwd -P)" "$SCRIPT_INPUT_FILE_LIST_COUNT" "$SCRIPT_INPUT_FILE_LIST_0" > "$call.facts"
            if [ -n "$SCRIPT_INPUT_FILE_LIST_0" ]; then cat "$SCRIPT_INPUT_FILE_LIST_0" > "$call.list"; else : > "$call.list"; fi
            \(ending)
            """
        try scratch.write(script, to: "bin/\(name).script")
        try scratch.link("bin/\(name)", to: Self.program)
    }

    /// The program that runs the script beside the name that it is called by.
    static let program = fixture("scripted-program")

    /// Another program that does the same.
    static let otherProgram = fixture("other-scripted-program")

    private static func fixture(_ name: String) -> String {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(name)").path
    }

    private static let warnings = """
        comma=''
        printf '['
        while IFS= read -r file; do
            case $file in /*) ;; *) file=$(pwd -P)/$file ;; esac
            file=$(printf '%s' "$file" | sed 's/["\\\\]/\\\\&/g')
            printf '%s{"file":"%s","line":1,"character":2,"severity":"Warning","type":"Todo",' "$comma" "$file"
            printf '"rule_id":"todo","reason":"resolve it"}'
            comma=,
        done < "$SCRIPT_INPUT_FILE_LIST_0"
        printf ']\\n'
        """

    /// Where the program is found, and nothing else.
    var search: LinterSearch { LinterSearch(path: scratch.path + "/bin:/usr/bin:/bin", furtherFolders: []) }

    /// The calls so far, sorted by the content of their list.
    func calls() throws -> [Call] {
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/calls").filter { $0.hasSuffix(".list") }
        return try names.map { name in
            let call = "calls/" + name.dropLast(".list".count)
            let facts = scratch.text(call + ".facts")?.components(separatedBy: "\n") ?? []
            try #require(facts.count > 2)
            return Call(
                arguments: scratch.text(call + ".arguments")?.split(separator: "\n").map(String.init) ?? [],
                directory: facts[0],
                listCount: facts[1],
                listPath: facts[2],
                list: scratch.text(call + ".list") ?? ""
            )
        }
        .sorted { $0.list < $1.list }
    }
}
