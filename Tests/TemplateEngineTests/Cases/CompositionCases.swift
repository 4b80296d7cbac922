import TemplateEngine

/// `include`, `import`, `extends`, `block`, and white space.
enum CompositionCases {
    static let include: [TemplateCase] = [
        .init("{% include 'part' %}", "<Ada>"), .init("{% include \"part\" %}", "<Ada>"), .init("{% include file %}", "<Ada>"),
        .init("{% set name 'B' %}{% include 'part' %}", "<B>"), .init("{% include 'part' user %}{{ name }}", "<Grace>Ada"),
        .init("{% include 'part' missing %}", "<Ada>"), .init("{% include 'part' list %}", "<Ada>"),
        .init("{% include 'sets' %}[{{ made }}]", "[]"), .init("{% import 'sets' %}[{{ made }}]", "[here]"),
        .init("{% import 'macros' %}{% call hi 'you' %}", "hi you"), .init("{% import 'part' %}", ""),
        .init("{% for n in 1...4 %}{% include 'self' %}{% endfor %}", "1!2!34"),
        .init("{% if no %}{% include 'none' %}{% endif %}ok", "ok"),
        .init("{% if no %}{% include 'wrong' %}{% endif %}ok", "ok"), .init("{% include 'part' %}{% include 'part' %}", "<Ada><Ada>"),
        .fails("{% include 'none' %}", "Template named `none` does not exist in loader memory"),
        .fails("{% include missing %}", "'Variable(variable: \"missing\")' could not be resolved as a string"),
        .fails("{% include one %}", "'Variable(variable: \"one\")' could not be resolved as a string"),
        .fails("{% include 'wrong' %}", "Unknown filter 'nothing'. Found similar filters: 'contains'."),
        .fails("{% include 'again' %}", "macros, templates and tags run in each other more than \(TemplateLimits().depth) deep"),
        .fails("{% import 'none' %}", "Template named `none` does not exist in loader memory"),
        .fails("{% import %}", "'import' tag requires one argument, the template file to be imported."),
        .fails(
            "{% include %}",
            "'include' tag requires one argument, the template file to be included. A second optional argument can be used to specify "
                + "the context that will be passed to the included file"),
    ]

    static let inheritance: [TemplateCase] = [
        .init("{% block a %}x{% endblock %}", "x"), .init("{% block a %}x{% endblock a %}", "x"),
        .init("{% block a %}x{% endblock %}{{ block.a }}", "xx"),
        .init("{% extends 'base' %}", "[H|B]"), .init("{% extends 'base' %}{% block head %}h{% endblock %}", "[h|B]"),
        .init("{% extends 'base' %}ignored{% block body %}b{% endblock %}ignored", "[H|b]"),
        .init("{% extends 'base' %}{% block body %}b{{ block.super }}{% endblock %}", "[H|bB]"),
        .init("{% extends 'base' %}{% block body %}{% if yes %}{{ block.super }}{% endif %}{% endblock %}", "[H|B]"),
        .init("{% extends 'middle' %}", "[H|MB]"), .init("{% extends 'middle' %}{% block body %}t{% endblock %}", "[H|t]"),
        .init("{% extends 'middle' %}{% block body %}t{{ block.super }}{% endblock %}", "[H|tMB]"),
        .init("{% extends 'middle' %}{% block head %}t{% endblock %}", "[t|MB]"),
        .init("{% extends 'nested' %}{% block inner %}I{% endblock %}", "oI"),
        .init("{% extends 'nested' %}{% block outer %}O{% endblock %}", "O"),
        .init("{% extends 'base' %}{% block other %}x{% endblock %}", "[H|B]"),
        .init("{% extends 'base' %}{% block head %}a{% endblock %}{% block head %}b{% endblock %}", "[a|B]"),
        .init("{% extends 'base' %}{% block head %}{{ name }}{% endblock %}", "[Ada|B]"), .init("{{ block.none }}{{ block.super }}", ""),
        .init("{% include 'base' %}", "[H|B]"),
        .fails("{% extends 'none' %}", "Template named `none` does not exist in loader memory"),
        .fails("{% extends %}", "'extends' takes one argument, the template file to be extended"),
        .fails("{% extends 'base' %}{% extends 'base' %}", "'extends' cannot appear more than once in the same template"),
        .fails("{% extends missing %}", "'Variable(variable: \"missing\")' could not be resolved as a string"),
        .fails("{% block %}{% endblock %}", "'block' tag takes one argument, the block name"),
        .fails("{% block a b %}{% endblock %}", "'block' tag takes one argument, the block name"),
    ]

    static let marks: [TemplateCase] = [
        .init("a {%- if yes %} b {% endif %} c", "a b  c"), .init("a {% if yes -%} b {% endif %} c", "a b  c"),
        .init("a {%- if yes -%} b {%- endif -%} c", "abc"), .init("a\n\n{%- if yes -%}\n\nb\n{%- endif -%}\n\nc", "abc"),
        .init("a {%+ if yes +%} b {%+ endif +%} c", "a  b  c"), .init("{%- for i in list -%} {{ i }} {%- endfor -%}", "xyz"),
        .init("a {#- c -#} b", "a  b"), .init("a {{- name -}} b", "a  b"), .init("a {%-%} b", "a b"),
        .init("{%-if yes-%} a {%-endif-%}", "a"),
    ]

    static let smart: [TemplateCase] = [
        .init("{% if yes %}\na\n{% endif %}\nb", "a\nb", .swiftgen), .init("  {% if yes %}\n  a\n  {% endif %}\nb", "  a\nb", .swiftgen),
        .init("{% for i in list %}\n{{ i }}\n{% endfor %}\n", "x\ny\nz\n", .swiftgen),
        .init("a {% if yes %}b{% endif %} c", "ab c", .swiftgen),
        .init("{% if yes %}a{% endif %}\n\nb", "a\nb", .swiftgen), .init("{# c #}\na", "\na", .swiftgen),
        .init("{{ name }}\na", "Ada\na", .swiftgen),
        .init("a\n{%+ if yes +%}\nb{% endif %}", "a\n\nb", .swiftgen), .init("a\n\t{% if yes %}\t\nb{% endif %}", "a\nb", .swiftgen),
        .init("a  \n{% if yes %}b{% endif %}", "a\nb", .swiftgen),
    ]

    static let sourcery: [TemplateCase] = [
        .init("a\n{% if yes %}\nb\n{% endif %}\nc", "a\nb\nc", .sourcery),
        .init("a\n\n{% if yes %}\nb\n{% endif %}\nc", "a\n\nb\nc", .sourcery),
        .init("a\n\n\nb", "a\n\n\nb", .sourcery), .init("a\n  \nb", "a\nb", .sourcery), .init("{{ lines }}", "a\nb\nc", .sourcery),
        .init("{% for i in list %}\n{{ i }}\n{% endfor %}", "\nx\ny\nz\n", .sourcery),
        .init("{% set a 1 %}\n{% set b 2 %}\nx", "\nx", .sourcery),
        .init("a\n\n{%- if yes -%}\n\nb{% endif %}", "ab", .sourcery), .init("{% if yes %}\n\n{% endif %}", "\n\n", .sourcery),
        .init("{% filter indent:2 %}a\n\nb{% endfilter %}", "a\n  b", .sourcery),
        .init("{% include 'part' %}\n\nx", "<Ada>\n\nx", .sourcery),
        .init("a  \n\t\n  b", "a  \n  b", .sourcery),
    ]

    static let all: [TemplateCase] = [
        .init("a\n {% if yes %} b {% endif %}\n c", "abc", .all), .init("{% for i in list %}\n {{ i }}\n{% endfor %}", "xyz", .all),
        .init("a {%+ if yes +%} b {% endif %}c", "a  bc", .all),
    ]
}
