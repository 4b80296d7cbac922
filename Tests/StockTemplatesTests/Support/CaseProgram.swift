import TestSupport
import Testing

/// A program that checks generated code case by case; one holds many cases, because compiling takes longer than running.
///
/// The statements of the program see `cases`, a ``CaseSource``:
///
///     cases.equal("a name", try Shop.decoded("{}").name, "")
///     cases.throwing("no name", "keyNotFound name") { try Shop.decoded("{}") }
struct CaseProgram {
    /// What the cases came to.
    struct Report: Sendable {
        /// The names of all cases, in their order.
        var names: [String] = []
        /// What failed, each with the name of its case.
        var failures: [String] = []
        /// What else was printed: what the compiler says, and what is left when a program ends too early.
        var rest = ""
    }

    /// Compiles some files with statements at the end of them, and runs the cases.
    ///
    /// - Parameters:
    ///   - files: the text of each file.
    ///   - statements: what `main.swift` does, by the subject of its cases.
    static func report(_ files: [String: String], imports: String = "import Foundation", statements: String) throws -> Report {
        var files = files
        files["Cases.swift"] = CaseSource.text
        files["main.swift"] = imports + "\n\nlet cases = Cases()\n" + statements + "\ncases.finish()\n"
        let output = try SwiftProgram.output(files)
        var report = Report()
        var isComplete = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("ok\t") {
                report.names.append(String(line.dropFirst(3)))
            } else if line.hasPrefix("failed\t") {
                report.failures.append(String(line.dropFirst(7)))
                report.names.append(String(line.dropFirst(7).prefix { $0 != "\t" }))
            } else if line == "finished" {
                isComplete = true
            } else {
                report.rest += line + "\n"
            }
        }
        if isComplete, report.rest == "\n" { report.rest = "" }
        if !isComplete { report.rest += "the program has not come to its end" }
        return report
    }
}

extension CaseProgram.Report {
    /// Records what failed, and prints how many cases there are.
    ///
    /// - Parameters:
    ///   - subject: what the cases are about.
    ///   - minimum: how many there have to be.
    func expectSuccess(_ subject: String, minimum: Int = 1, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        #expect(rest == "", sourceLocation: sourceLocation)
        for failure in failures { Issue.record("\(failure)", sourceLocation: sourceLocation) }
        #expect(names.count >= minimum, sourceLocation: sourceLocation)
        #expect(Set(names).count == names.count, "two cases have one name", sourceLocation: sourceLocation)
        print("\(subject): \(names.count) cases")
    }
}
