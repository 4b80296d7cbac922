import Foundation
import TemplateEngine

/// Templates beside Jinja2: the same templates, the same data, and the same output, which is compared.
struct TemplateBenchmark {
    let folder: URL

    /// One template, for both engines.
    struct Work {
        var name: String
        var limit: String
        var template: String
        /// The template for Jinja2, where its language differs.
        var peerTemplate: String
        /// The least ratio that is wanted.
        var ratio: Double?
    }

    func run() throws {
        print("\nTemplates, seconds of CPU for one rendering.\n")
        let file = folder.appending(path: "templates.json")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let data = TemplateWork.makeData()
        try JSONSerialization.data(withJSONObject: data).write(to: file)
        let context = TemplateWork.value(data)
        let peers = try JinjaTimes(folder: folder, data: file).measure(TemplateWork.all)
        for work in TemplateWork.all {
            let environment = TemplateEnvironment(whitespace: .plain)
            let template = try environment.compile(TemplateSource(path: work.name, text: work.template))
            var output: [UInt8] = []
            let seconds = try CPUTime.least(of: 7, on: .process) { output = try template.bytes(context) }
            ProgramTimer.row("\(work.name) (\(work.limit))", seconds)
            guard let peer = peers[work.name] else { continue }
            precondition(peer.output == output, "the outputs of \(work.name) differ")
            let wanted = work.ratio.map { String(format: ", wanted %.0f", $0) } ?? ""
            print(String(format: "  Jinja2 %.4f s, %.1f times as long%@", peer.seconds, peer.seconds / seconds, wanted))
        }
        try lexing()
    }

    /// Lexing alone, for sizes that double twice.
    private func lexing() throws {
        for lines in [500, 2000, 8000, 32_000] {
            let source = TemplateSource(path: "lines", text: TemplateWork.lines(lines))
            var count = 0
            let seconds = CPUTime.least(of: 9, on: .process) { count = source.tokenCount }
            precondition(count > lines)
            let limit = lines == 8000 ? " (at most 0.005)" : ""
            ProgramTimer.row("lexing \(lines) lines\(limit)", seconds)
        }
        let source = TemplateSource(path: "lines", text: TemplateWork.lines(8000))
        let seconds = try CPUTime.least(of: 9, on: .process) { _ = try TemplateEnvironment().compile(source) }
        ProgramTimer.row("lexing and compiling 8000 lines", seconds)
    }
}
