import Diagnostics
import TemplateEngine
import Testing

@Suite("recorded behaviours of the first implementation")
struct VectorTests {
    enum Outcome: Equatable {
        case output(String)
        case error(String)
    }

    /// A behaviour that is not kept.
    struct Mend: Sendable {
        var template: String
        /// What happens instead; `nil` when only the place of the error is another one.
        var instead: Outcome?
        var column: Int?
        var reason: String
    }

    private static let forPlace = "the error is shown at 'for', no longer at the 'endfor' that belongs to it"
    private static let tabs = "tabs around the content of a tag are spaces"

    static let mended: [Mend] = [
        Mend(template: "{{ none.last }}", instead: .output(""), reason: "the last element of an empty list ended the process"),
        Mend(template: "{{ empty.last }}", instead: .output(""), reason: "the last character of an empty text ended the process"),
        Mend(
            template: "{% set %}",
            instead: .error(
                "'set' tag takes at least one argument (the name of the variable to set) and optionally the value expression."),
            column: 4, reason: "a 'set' without a name ended the process"),
        Mend(template: "{% now \"yyyy\" %}", instead: .output("2026"), reason: "'now' exists on every platform"),
        Mend(template: "{%\tif t %}x{% endif %}", instead: .output("x"), reason: tabs),
        Mend(template: "{{\tname\t}}", instead: .output("Kyle"), reason: tabs),
        Mend(template: "{% for a,b,c in tuples %}x{% endfor %}", column: 4, reason: forPlace),
        Mend(template: "{% for i in 1..3 %}{{ i }}{% endfor %}", column: 4, reason: forPlace),
        Mend(template: "{% for i in badRange...3 %}{{ i }}{% endfor %}", column: 4, reason: forPlace),
        Mend(
            template: "{{ name|upper }}",
            instead: .error("Unknown filter 'upper'. Found similar filters: 'filter', 'split', 'uppercase'."), column: 4,
            reason: "equally similar names are listed in order, no longer in the order of a hash table, which differed from run to run"),
    ]

    private static func outcome(of vector: RecordedVector) -> (Outcome, Diagnostics.SourceLocation?) {
        do {
            let template = TemplateSource(path: "t.stencil", text: vector.template)
            var environment = VectorContext.environment(vector.whitespace)
            environment.moment = TemplateMoment(secondsSince1970: 1_767_225_600)
            return (.output(try environment.compile(template).render(VectorContext.values)), nil)
        } catch {
            let places = [error.diagnostics[0].location] + error.diagnostics[0].notes.map(\.location)
            return (.error(error.diagnostics[0].message), places.last ?? nil)
        }
    }

    @Test("every recorded behaviour is kept, save those that are mended by name", arguments: RecordedVector.all)
    func vector(_ vector: RecordedVector) {
        let (outcome, location) = Self.outcome(of: vector)
        let mend = Self.mended.first { $0.template == vector.template && vector.mode == "plain" }
        let recorded = vector.output.map { Outcome.output($0) } ?? vector.error.map { .error($0) }
        #expect(outcome == mend?.instead ?? recorded)
        if let mend {
            #expect(location?.column == mend.column)
        } else if let place = vector.place {
            #expect(location?.line == place.line && location?.column == place.column + 1, "at \(location?.description ?? "-")")
        }
    }

    @Test("all 216 behaviours are there, and 206 of them are kept as they are")
    func count() {
        let kept = RecordedVector.all.filter { vector in
            let (outcome, _) = Self.outcome(of: vector)
            let recorded = vector.output.map { Outcome.output($0) } ?? vector.error.map { .error($0) }
            return outcome == recorded && !Self.mended.contains { $0.template == vector.template }
        }
        #expect(RecordedVector.all.count == 216)
        #expect(kept.count == 206)
        #expect(Self.mended.allSatisfy { mend in RecordedVector.all.contains { $0.template == mend.template } })
        print(
            "TemplateEngine: \(kept.count) of \(RecordedVector.all.count) recorded behaviours matched, \(Self.mended.count) mended by name")
    }
}
