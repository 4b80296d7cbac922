import TemplateEngine

/// `set`, `macro`, `call`, and `filter`.
enum DefinitionCases {
    private static let setSyntax =
        "'set' tag takes at least one argument (the name of the variable to set) and optionally the value expression."

    static let set: [TemplateCase] = [
        .init("{% set a 'v' %}{{ a }}", "v"), .init("{% set a 1 %}{% set a 2 %}{{ a }}", "2"), .init("{% set a name %}{{ a }}", "Ada"),
        .init("{% set a list|join:'+' %}{{ a }}", "x+y+z"), .init("{% set a %}b{{ name }}{% endset %}{{ a }}", "bAda"),
        .init("{% set a %}{% endset %}[{{ a }}]", "[]"), .init("{% set name 'Bob' %}{{ name }}", "Bob"),
        .init("{% set name missing %}[{{ name }}]", "[]"),
        .init("{% set a 1...3 %}{{ a.count }}", "3"), .init("{% set a user %}{{ a.address.city }}", "Arlington"),
        .init("{% set a 1 %}{% if yes %}{% set a 2 %}{{ a }}{% endif %}{{ a }}", "21"),
        .init("{% set a 1 %}{% for i in list %}{{ a }}{% set a i %}{% endfor %}{{ a }}", "1111"),
        .init("{% set a %}{% set b 'in' %}{% endset %}{{ b }}", "in"),
        .init("{% set a %}x{% set b %}y{% endset %}{{ b }}{% endset %}{{ a }}", "xy"),
        .fails("{% set %}", setSyntax), .fails("{% set a b c %}", setSyntax), .fails("{% set a one == 1 %}", setSyntax),
        .fails("{% set a %}x", "`endset` was not found."), .fails("{% endset %}", "Unknown template tag 'endset'"),
    ]

    static let macro: [TemplateCase] = [
        .init("{% macro m %}x{% endmacro %}", ""), .init("{% macro m %}x{% endmacro %}{% call m %}{% call m %}", "xx"),
        .init("{% macro m a %}<{{ a }}>{% endmacro %}{% call m 'v' %}{% call m name %}{% call m 3 %}", "<v><Ada><3>"),
        .init("{% macro m a b %}{{ a }}{{ b }}{% endmacro %}{% call m 1 list.0|uppercase %}", "1X"),
        .init("{% macro m %}{{ i }}{% endmacro %}{% for i in list %}{% call m %}{% endfor %}", "xyz"),
        .init("{% macro m name %}{{ name }}{% endmacro %}{% call m 'in' %}{{ name }}", "inAda"),
        .init("{% macro m %}{% set a 1 %}{{ a }}{% endmacro %}{% call m %}[{{ a }}]", "1[]"),
        .init(
            "{% macro m n %}{{ n }}{% if n.count > 1 %}{% call m 'z' %}{% endif %}{% endmacro %}{% call m list %}", "[\"x\", \"y\", \"z\"]z"
        ),
        .init("{% macro m a %}{{ a.count }}{% endmacro %}{% call m 1...4 %}", "4"),
        .init("{% macro m %}a{% endmacro %}{% macro m %}b{% endmacro %}{% call m %}", "b"),
        .init("{% macro a %}1{% call b %}{% endmacro %}{% macro b %}2{% endmacro %}{% call a %}", "12"),
        .init("{% macro m %}x{% endmacro %}{{ m }}", ""),
        .init("{% macro m a %}[{{ a }}]{% endmacro %}{% call m missing %}", "[]"),
        .init(
            "{% macro tree node %}{{ node.name }}{% for n in node.tags %}({{ n }}){% endfor %}{% endmacro %}{% call tree user %}",
            "Grace(math)(navy)"),
        .fails("{% call m %}", "Call to undefined block 'm'."), .fails("{% call name %}", "Call to undefined block 'name'."),
        .fails("{% macro m a %}{% endmacro %}{% call m %}", "Block 'm' accepts 1 parameters, 0 given."),
        .fails("{% macro m %}{% endmacro %}{% call m 1 2 %}", "Block 'm' accepts 0 parameters, 2 given."),
        .fails("{% if yes %}{% macro m %}{% endmacro %}{% endif %}{% call m %}", "Call to undefined block 'm'."),
        .fails("{% macro m %}x", "`endmacro` was not found."),
        .fails("{% macro %}x{% endmacro %}", "'macro' tag takes at least one argument, the name of the variable to set."),
        .fails("{% call %}", "'call' tag takes at least one argument, the name of the block to call."),
        .fails(
            "{% macro m %}{% call m %}{% endmacro %}{% call m %}",
            "macros, templates and tags run in each other more than \(TemplateLimits().depth) deep"),
    ]

    static let filter: [TemplateCase] = [
        .init("{% filter uppercase %}a{{ name }}{% endfilter %}", "AADA"), .init("{% filter uppercase|lowercase %}aB{% endfilter %}", "ab"),
        .init("{% filter replace:\"a\",\"b\" %}banana{% endfilter %}", "bbnbnb"),
        .init("{% filter indent:2 %}a\nb{% endfilter %}", "a\n  b"),
        .init("{% filter default:'x' %}nil{% endfilter %}", "x"), .init("{% filter split:',' %}a,b{% endfilter %}", "[\"a\", \"b\"]"),
        .init("{% filter uppercase %}{% set a 'v' %}{% endfilter %}{{ a }}", "v"),
        .init("{% filter lowercase %}{% filter uppercase %}a{% endfilter %}B{% endfilter %}", "ab"),
        .fails("{% filter %}x{% endfilter %}", "'filter' tag takes one argument, the filter expression"),
        .fails("{% filter a b %}x{% endfilter %}", "'filter' tag takes one argument, the filter expression"),
        .fails("{% filter uppercase %}x", "`endfilter` was not found."),
        .fails("{% filter uppercas %}x{% endfilter %}", "Unknown filter 'uppercas'. Found similar filters: 'uppercase'."),
        .fails("{% now 'yyyy' %}", "'now' has no moment to print; the caller has to give one"),
        .fails("{% now 'a' 'b' %}", "'now' tags may only have one argument: the format string."),
    ]
}
