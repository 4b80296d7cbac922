import Diagnostics
import SystemSupport
import TemplateEngine
import TestSupport
import Testing

@Suite("damaged templates")
struct MutationTests {
    private static let template = """
        {% extends "base" %}{% block body %}{{ block.super }}{# note #}
        {% macro item node depth %}{{ node.name|default:"x"|uppercase }}
        {% if depth > 0 %}{% call item node.tags 0 %}{% endif %}{% endmacro %}
        {%- outer: for k, v in colors where k != "red" and not (v in list) -%}
          {{ forloop.counter }}: {{ k|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }} =
          {{ matrix[one][first] if yes else 'no' }}
          {% for i in 1...3 %}{% if i == 2 %}{% continue outer %}
          {% elif i >= 3 %}{% break %}{% else %}{{ i }}{% endif %}{% empty %}e{% endfor %}
        {% endfor %}
        {% set a %}{{ lines|indent:2,"-",true }}{% endset %}{% set b a|replace:"(a+)|[b-z]*","<$1>","regex" %}{{ b }}
        {% map list into m using x %}{{ x|camelToSnakeCase:"no" }}{{ maploop.last }}{% endmap %}
        {{ m|join:", "|split:", "|filter:"join:'+'" }}
        {% filter lowercase|removeNewlines:"leading" %}{% include "part" user %}{% import "macros" %}{% endfilter %}{% call item user 1 %}
        {% ifnot no %}{{ path|basename|dirname }}{{ "ff"|hexToInt|int255toFloat|percent }}{% else %}{% now "yyyy" %}{% endif %}
        {% endblock %}
        """
    private static let structure = "{}%#|:,.'\"()[]-+ \t\n=!<>$\\*"

    /// How many copies each of eight seeds makes; `TRELLIS_TEMPLATE_MUTATIONS=12500` makes 100,000 in all.
    private static let count = ProcessEnvironment.variable("TRELLIS_TEMPLATE_MUTATIONS").flatMap(Int.init) ?? 600

    private static let environments = [WhitespaceMode.sourcery, .swiftgen, .plain, .strict].map { mode in
        var environment = TemplateEnvironment(whitespace: mode, loader: CaseContext.templates)
        environment.limits.loopCount = 5000
        environment.limits.outputSizeBytes = 200_000
        environment.moment = TemplateMoment(secondsSince1970: 0)
        return environment
    }

    @Test("a damaged template is rendered or refused with a place, and linted", arguments: 1...8 as ClosedRange<UInt64>)
    func templates(seed: UInt64) {
        for (index, bytes) in Mutations(of: Array(Self.template.utf8), structure: Self.structure, count: Self.count, seed: seed)
            .enumerated()
        {
            let environment = Self.environments[index % Self.environments.count]
            let source = TemplateSource(path: "t.stencil", bytes: bytes)
            let context = Self.damaged(CaseContext.values, seed: seed &* 1_000_003 &+ UInt64(index))
            do {
                let template = try environment.compile(source)
                let output = try template.bytes(context)
                #expect(try template.bytes(context) == output)
            } catch {
                let location = error.diagnostics[0].location
                #expect(location?.line != nil && location?.column != nil, "seed \(seed), copy \(index)")
            }
            #expect(environment.lint(source).allSatisfy { $0.location?.line != nil })
        }
    }

    /// Values with some others in the places of theirs.
    private static func damaged(_ value: TemplateValue, seed: UInt64) -> TemplateValue {
        var generator = SeededGenerator(seed: seed)
        guard case .dictionary(let dictionary) = value else { return value }
        let all = dictionary.entries.map(\.value)
        return .dictionary(
            TemplateDictionary(
                dictionary.entries.map { entry in
                    let isKept = Int.random(in: 0..<6, using: &generator) > 0
                    return (entry.key, isKept ? entry.value : all.randomElement(using: &generator) ?? .null)
                }))
    }

    @Test("the same template gives the same bytes on every thread")
    func threads() async throws {
        let template = try Self.environments[0].compile(TemplateSource(path: "t.stencil", text: Self.template))
        let expected = try template.bytes(CaseContext.values)
        #expect(!expected.isEmpty)
        let equal = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<64 { group.addTask { try template.bytes(CaseContext.values) == expected } }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(equal == 64)
    }
}
