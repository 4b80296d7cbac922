public import Diagnostics

extension TemplateEnvironment {
    /// Finds what is wrong with a template and what is probably not meant, in it and in all templates that it names.
    ///
    /// - Parameters:
    ///   - source: the template.
    ///   - knownNames: the names that the context will have; `nil` when they are not known, and then nobody misses one.
    /// - Returns: the findings in order, each with its place and the tags that led into its template. Errors are what
    ///   makes a rendering fail; warnings are traps of the language.
    public func lint(_ source: TemplateSource, knownNames: [String]? = nil) -> [Diagnostic] {
        var compiler = TemplateCompiler(self, recovers: true)
        _ = compiler.compile(source)
        var linter = TemplateLinter(compiler)
        linter.checkAll(knownNames)
        return linter.diagnostics.sorted()
    }
}

/// The checks of all templates of a unit.
struct TemplateLinter {
    let compiler: TemplateCompiler
    private(set) var diagnostics: [Diagnostic] = []

    /// The places of the units, which are asked for often.
    private let lines: [SourceLines]

    init(_ compiler: TemplateCompiler) {
        self.compiler = compiler
        lines = compiler.units.map { SourceLines($0.source) }
    }

    mutating func checkAll(_ knownNames: [String]?) {
        let known = knownNames.map { boundNames().union($0) }
        for (number, unit) in compiler.units.enumerated() {
            for offset in unit.unclosed {
                report(
                    .error, "unclosed-tag", "the tag that begins here is not closed, so that the rest of the template vanishes",
                    .init(template: number, offset: offset, length: 2))
            }
            for failure in unit.failures { report(failure, in: number) }
            switch unit.state {
            case .failed(let failure): report(failure, in: number)
            case .compiled(let nodes): check(nodes, of: number, known)
            }
            for finding in TokenChecks.findings(in: unit.source, isStrict: compiler.environment.readsStrictly) {
                report(
                    .warning, finding.code, finding.message,
                    .init(template: number, offset: finding.range.lowerBound, length: finding.range.count))
            }
        }
    }

    private mutating func check(_ nodes: [Node], of number: Int, _ known: Set<String>?) {
        var traps = TrapChecks(symbols: compiler.symbols, known: known)
        traps.walk(nodes)
        for finding in traps.findings + traps.lostAssignments {
            report(
                finding.severity, finding.code, finding.message,
                place(of: finding.text, in: finding.place, of: number))
        }
    }

    /// Where a text stands in a tag, or the whole tag.
    private func place(of text: String?, in place: NodePlace, of number: Int) -> TemplateFailure.Place {
        let whole = TemplateFailure.Place(template: number, offset: place.offset, length: place.length)
        guard let text else { return whole }
        let needle = Array(text.utf8)
        let bytes = compiler.units[number].source.bytes
        guard let start = Bytes.firstIndex(of: needle, in: bytes, within: whole.range) else { return whole }
        return .init(template: number, offset: start, length: needle.count)
    }

    /// All names that some template of the unit gives a value.
    private func boundNames() -> Set<String> {
        var names: Set = ["forloop", "block", "maploop", "nil", "$0"]
        for case .compiled(let nodes) in compiler.units.map(\.state) {
            NodeWalk.visit(nodes) { names.formUnion(NodeWalk.boundSymbols(of: $0).map { compiler.symbols.names[$0] }) }
        }
        return names
    }

    private mutating func report(_ failure: TemplateFailure, in number: Int) {
        report(.error, failure.code, failure.reason, failure.places.first ?? .init(template: number, offset: 0, length: 0))
    }

    private mutating func report(_ severity: Severity, _ code: String, _ message: String, _ place: TemplateFailure.Place) {
        var notes: [Diagnostic.Note] = []
        var origin = compiler.units[place.template].origin
        while let tag = origin, notes.count < 16 {
            let text = compiler.units[tag.template].source.text(tag.range)
            notes.append(Diagnostic.Note("reached from '\(text)'", at: lines[tag.template].location(of: tag.offset)))
            origin = compiler.units[tag.template].origin
        }
        let location = lines[place.template].location(of: place.offset)
        diagnostics.append(Diagnostic(severity, code, message, at: location, notes: notes))
    }
}
