import Foundation

/// What it costs Jinja2 to render the same.
struct JinjaTimes {
    /// The seconds of CPU, and what was printed.
    struct Row {
        var seconds: Double
        var output: [UInt8]
    }

    let folder: URL
    /// The values in JSON.
    let data: URL

    /// The rows by the name of the work; none when Jinja2 is not there.
    func measure(_ works: [TemplateBenchmark.Work]) throws -> [String: Row] {
        guard let peers = ProcessInfo.processInfo.environment["TRELLIS_PEERS"] else { return [:] }
        for (index, work) in works.enumerated() {
            try Data(work.peerTemplate.utf8).write(to: folder.appending(path: "template\(index)"))
        }
        let arguments = ["python3", "-c", Self.script, peers, folder.path, data.path, "\(works.count)"]
        let output = try ProgramTimer.output(URL(filePath: "/usr/bin/env"), arguments)
        let seconds = output.split(separator: " ").compactMap { Double($0) }
        guard seconds.count == works.count else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: try works.enumerated().map { index, work in
                let printed = try Data(contentsOf: folder.appending(path: "output\(index)"))
                return (work.name, Row(seconds: seconds[index], output: Array(printed)))
            })
    }

    /// The filters that Jinja2 does not have are written as one would write them in Python.
    private static let script = """
        import json, re, sys, time
        sys.path.insert(0, sys.argv[1])
        import jinja2
        folder, data, count = sys.argv[2], json.load(open(sys.argv[3])), int(sys.argv[4])
        keywords = {'class', 'func', 'let', 'var', 'enum', 'struct', 'if', 'in', 'is', 'as', 'do', 'for', 'default', 'case'}
        illegal = re.compile('[^A-Za-z0-9_]')
        def upper_first(text):
            return text[:1].upper() + text[1:]
        def identifier(text, style='normal'):
            name = '_'.join(upper_first(part) for part in illegal.split(text))
            if not (name[:1].isalpha() or name[:1] == '_'): name = '_' + name
            if style == 'pretty':
                name = ''.join(upper_first(part) for part in name.split('_'))
                if not (name[:1].isalpha() or name[:1] == '_'): name = '_' + name
            return name
        def lower_first_word(text):
            end = 0
            while end < len(text) and text[end].isupper(): end += 1
            if end > 1 and end < len(text) and text[end].islower(): end -= 1
            return text[:end].lower() + text[end:]
        environment = jinja2.Environment(keep_trailing_newline=False)
        environment.filters['swiftIdentifier'] = identifier
        environment.filters['lowerFirstWord'] = lower_first_word
        environment.filters['escapeReservedKeywords'] = lambda name: '`' + name + '`' if name in keywords else name
        for index in range(count):
            template = environment.from_string(open(f'{folder}/template{index}').read())
            best = 1e9
            for _ in range(5):
                start = time.process_time()
                text = template.render(data)
                best = min(best, time.process_time() - start)
            open(f'{folder}/output{index}', 'w').write(text)
            print(best, end=' ')
        """
}
