import Testing

@Suite("templates by tag and filter")
struct CaseTests {
    @Test("text, comments and delimiters", arguments: OutputCases.text) func text(_ row: TemplateCase) { row.check() }
    @Test("literals and ranges", arguments: OutputCases.literals) func literals(_ row: TemplateCase) { row.check() }
    @Test("how values print", arguments: OutputCases.values) func values(_ row: TemplateCase) { row.check() }
    @Test("members and subscripts", arguments: OutputCases.lookup) func lookup(_ row: TemplateCase) { row.check() }
    @Test("conditions in a variable", arguments: OutputCases.inlineConditions) func inline(_ row: TemplateCase) { row.check() }
    @Test("operators in a variable", arguments: OutputCases.expressions) func expressions(_ row: TemplateCase) { row.check() }

    @Test("what is true", arguments: ConditionCases.truth) func truth(_ row: TemplateCase) { row.check() }
    @Test("==, !=", arguments: ConditionCases.equality) func equality(_ row: TemplateCase) { row.check() }
    @Test("<, <=, >, >=", arguments: ConditionCases.order) func order(_ row: TemplateCase) { row.check() }
    @Test("in", arguments: ConditionCases.membership) func membership(_ row: TemplateCase) { row.check() }
    @Test("and, or, not", arguments: ConditionCases.logic) func logic(_ row: TemplateCase) { row.check() }
    @Test("if, elif, else, ifnot", arguments: ConditionCases.branches) func branches(_ row: TemplateCase) { row.check() }
    @Test("conditions that cannot be read", arguments: ConditionCases.errors) func conditionErrors(_ row: TemplateCase) { row.check() }

    @Test("for", arguments: LoopCases.values) func loops(_ row: TemplateCase) { row.check() }
    @Test("for with several variables", arguments: LoopCases.pairs) func pairs(_ row: TemplateCase) { row.check() }
    @Test("for with where", arguments: LoopCases.conditions) func loopConditions(_ row: TemplateCase) { row.check() }
    @Test("forloop", arguments: LoopCases.forloop) func forloop(_ row: TemplateCase) { row.check() }
    @Test("break, continue", arguments: LoopCases.jumps) func jumps(_ row: TemplateCase) { row.check() }
    @Test("loops that cannot be read", arguments: LoopCases.errors) func loopErrors(_ row: TemplateCase) { row.check() }
    @Test("map", arguments: LoopCases.map) func map(_ row: TemplateCase) { row.check() }

    @Test("set", arguments: DefinitionCases.set) func set(_ row: TemplateCase) { row.check() }
    @Test("macro, call", arguments: DefinitionCases.macro) func macro(_ row: TemplateCase) { row.check() }
    @Test("the tags filter and now", arguments: DefinitionCases.filter) func filterTag(_ row: TemplateCase) { row.check() }

    @Test("include, import", arguments: CompositionCases.include) func include(_ row: TemplateCase) { row.check() }
    @Test("extends, block", arguments: CompositionCases.inheritance) func inheritance(_ row: TemplateCase) { row.check() }
    @Test("marks beside tags", arguments: CompositionCases.marks) func marks(_ row: TemplateCase) { row.check() }
    @Test("the mode swiftgen", arguments: CompositionCases.smart) func smart(_ row: TemplateCase) { row.check() }
    @Test("the mode sourcery", arguments: CompositionCases.sourcery) func sourcery(_ row: TemplateCase) { row.check() }
    @Test("the mode all", arguments: CompositionCases.all) func all(_ row: TemplateCase) { row.check() }

    @Test("filters and their arguments", arguments: FilterCases.calls) func calls(_ row: TemplateCase) { row.check() }
    @Test("default", arguments: FilterCases.fallback) func fallback(_ row: TemplateCase) { row.check() }
    @Test("capitalize, uppercase, lowercase, first letters", arguments: FilterCases.letters) func letters(_ row: TemplateCase) {
        row.check()
    }
    @Test("join, split, filter", arguments: FilterCases.lists) func lists(_ row: TemplateCase) { row.check() }
    @Test("indent", arguments: FilterCases.indent) func indent(_ row: TemplateCase) { row.check() }
    @Test("contains, hasPrefix, hasSuffix", arguments: FilterCases.tests) func tests(_ row: TemplateCase) { row.check() }
    @Test("replace, removeNewlines", arguments: FilterCases.replace) func replace(_ row: TemplateCase) { row.check() }
    @Test("lowerFirstWord, snake and camel case", arguments: FilterCases.words) func words(_ row: TemplateCase) { row.check() }
    @Test("swiftIdentifier, escapeReservedKeywords", arguments: FilterCases.identifiers) func identifiers(_ row: TemplateCase) {
        row.check()
    }
    @Test("basename, dirname", arguments: FilterCases.paths) func paths(_ row: TemplateCase) { row.check() }
    @Test("hexToInt, int255toFloat, percent", arguments: FilterCases.numbers) func numbers(_ row: TemplateCase) { row.check() }

    private static let tables: [[TemplateCase]] = [
        OutputCases.text, OutputCases.literals, OutputCases.values, OutputCases.lookup, OutputCases.inlineConditions,
        OutputCases.expressions,
        ConditionCases.truth, ConditionCases.equality, ConditionCases.order, ConditionCases.membership, ConditionCases.logic,
        ConditionCases.branches, ConditionCases.errors, LoopCases.values, LoopCases.pairs, LoopCases.conditions, LoopCases.forloop,
        LoopCases.jumps, LoopCases.errors, LoopCases.map, DefinitionCases.set, DefinitionCases.macro, DefinitionCases.filter,
        CompositionCases.include, CompositionCases.inheritance, CompositionCases.marks, CompositionCases.smart, CompositionCases.sourcery,
        CompositionCases.all, FilterCases.calls, FilterCases.fallback, FilterCases.letters, FilterCases.lists, FilterCases.indent,
        FilterCases.tests, FilterCases.replace, FilterCases.words, FilterCases.identifiers, FilterCases.paths, FilterCases.numbers,
    ]

    @Test("there are more than 400 cases")
    func count() {
        let count = Self.tables.reduce(0) { $0 + $1.count }
        #expect(count > 400)
        print("TemplateEngine: \(count) cases by tag and filter")
    }
}
