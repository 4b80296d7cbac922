/// `for`, `break`, `continue`, and `map`.
enum LoopCases {
    static let values: [TemplateCase] = [
        .init("{% for i in list %}{{ i }}{% endfor %}", "xyz"), .init("{% for i in none %}{{ i }}{% endfor %}", ""),
        .init("{% for i in none %}a{% empty %}b{% endfor %}", "b"), .init("{% for i in missing %}a{% empty %}b{% endfor %}", "b"),
        .init("{% for i in name %}a{% empty %}b{% endfor %}", "b"), .init("{% for i in one %}a{% empty %}b{% endfor %}", "b"),
        .init("{% for i in list %}{% empty %}b{% endfor %}", ""), .init("{% for i in 1...3 %}{{ i }}{% endfor %}", "123"),
        .init("{% for i in 3...1 %}{{ i }}{% endfor %}", "321"), .init("{% for i in one...list.count %}{{ i }}{% endfor %}", "123"),
        .init("{% for i in list|join:',' %}a{% empty %}b{% endfor %}", "b"),
        .init("{% for i in 'a,b'|split:',' %}{{ i }}-{% endfor %}", "a-b-"),
        .init("{% for t in types %}{{ t.name }} {% endfor %}", "Person Place Kind "),
        .init("{% for t in types %}{% for f in t.fields %}{{ f }},{% endfor %}{% endfor %}", "id,name,raw,"),
        .init("{% for row in matrix %}{% for n in row %}{{ n }}{% endfor %};{% endfor %}", "12;34;"),
        .init("{% for i in maybe %}[{{ i }}]{% endfor %}", "[a][]"), .init("{% for p in object %}{{ p }} {% endfor %}", "parts title "),
        .init("{% for k, v in object %}{{ k }}={{ v }};{% endfor %}", "parts=[\"p\", \"q\"];title=Title;"),
        .init("{% for name in list %}{{ name }}{% endfor %}{{ name }}", "xyzAda"),
    ]

    static let pairs: [TemplateCase] = [
        .init("{% for k, v in colors %}{{ k }}={{ v }};{% endfor %}", "blue=00f;green=0f0;red=f00;"),
        .init("{% for k,v in colors %}{{ k }}{% endfor %}", "bluegreenred"),
        .init("{% for k in colors %}{{ k }};{% endfor %}", "blue;green;red;"),
        .init("{% for _, v in colors %}{{ v }};{% endfor %}", "00f;0f0;f00;"),
        .init("{% for k, v in noEntries %}a{% empty %}b{% endfor %}", "b"),
        .init("{% for a, b in pairs %}{{ a }}{{ b }};{% endfor %}", "k1;l2;"), .init("{% for a in pairs %}{{ a }};{% endfor %}", "k;l;"),
        .init("{% for a, _ in pairs %}{{ a }};{% endfor %}", "k;l;"), .init("{% for _, b in pairs %}{{ b }};{% endfor %}", "1;2;"),
        .init("{% for a, name in list %}{{ a }}{{ name }};{% endfor %}", "xAda;yAda;zAda;"),
        .init("{% for k, v in point %}{{ k }}{{ v }};{% endfor %}", "x1;y2;"),
        .fails("{% for a, b, c in pairs %}x{% endfor %}", "Tuple '(\"k\", 1)' has less values than loop variables"),
        .fails("{% for a, b, c in colors %}x{% endfor %}", "Tuple '(key: \"blue\", value: \"00f\")' has less values than loop variables"),
        .fails("{% for , in list %}a{% endfor %}", "Unknown template tag 'for,in'"),
    ]

    static let conditions: [TemplateCase] = [
        .init("{% for i in numbers where i > 1 %}{{ i }}{% endfor %}", "32"),
        .init("{% for i in numbers where i > 9 %}a{% empty %}b{% endfor %}", "b"),
        .init("{% for i in numbers where i > 1 %}{{ forloop.counter }}/{{ forloop.length }} {% endfor %}", "1/2 2/2 "),
        .init("{% for t in types where t.kind == 'struct' or t.kind == 'enum' %}{{ t.name }} {% endfor %}", "Person Kind "),
        .init("{% for t in types where t.fields %}{{ t.name }} {% endfor %}", "Person Kind "),
        .init("{% for i in list where forloop.first %}a{% empty %}b{% endfor %}", "b"),
        .init("{% for k, v in colors where v == '00f' %}{{ k }}{% endfor %}", "blue"),
        .init("{% for i in list where not (i == 'y') %}{{ i }}{% endfor %}", "xz"),
        .init("{% for i in list %}{% for j in list where forloop.first %}{{ j }}{% endfor %};{% endfor %}", "xyz;;;"),
    ]

    static let forloop: [TemplateCase] = [
        .init("{% for i in list %}{{ forloop.counter }}{{ forloop.counter0 }}{% endfor %}", "102132"),
        .init("{% for i in list %}{{ forloop.first }} {{ forloop.last }};{% endfor %}", "true false;false false;false true;"),
        .init("{% for i in list %}{{ i }}{% if not forloop.last %}, {% endif %}{% endfor %}", "x, y, z"),
        .init("{% for i in list %}{{ ', ' if not forloop.first }}{{ i }}{% endfor %}", "x, y, z"),
        .init("{% for i in list %}{% if forloop.counter == 2 %}{{ i }}{% endif %}{% endfor %}", "y"),
        .init("{{ forloop.counter }}{{ forloop }}", ""), .init("{% for i in list %}{% endfor %}{{ forloop.counter }}", ""),
        .init(
            "{% for i in list %}{% for j in numbers %}{{ forloop.counter }}{% endfor %}{{ forloop.counter }};{% endfor %}",
            "1231;1232;1233;"),
        .init("{% outer: for i in list %}{% for j in numbers %}{{ forloop.outer.counter }}{% endfor %};{% endfor %}", "111;222;333;"),
        .init(
            "{% a: for i in list %}{% b: for j in list %}{% for k in list %}{{ forloop.a.first }}{% break a %}{% endfor %}"
                + "{% endfor %}{% endfor %}", "true"),
        .init("{% a: for i in list %}{{ forloop.label }}{{ forloop.length }}{% endfor %}", "a3a3a3"),
        .init("{% for i in list %}{% set f forloop %}{{ f.counter }}{% endfor %}", "123"),
        .init(
            "{% for i in 1...1 %}{{ forloop }}{% endfor %}",
            "[\"counter\": 1, \"counter0\": 0, \"first\": true, \"last\": true, \"length\": 1]"),
        .init("{% for i in list %}{{ forloop[\"counter\"] }}{% endfor %}", "123"),
        .init("{% for i in list %}{{ forloop.nothing }}{% endfor %}", ""),
        .init("{% for i in list %}{% include 'item' %}{% endfor %}", "()()()"),
        .init("{% for item in list %}{% include 'item' %}{% endfor %}", "(x)(y)(z)"),
    ]

    static let jumps: [TemplateCase] = [
        .init("{% for i in list %}{% if i == 'y' %}{% break %}{% endif %}{{ i }}{% endfor %}", "x"),
        .init("{% for i in list %}{% if i == 'y' %}{% continue %}{% endif %}{{ i }}{% endfor %}", "xz"),
        .init("{% for i in list %}{{ i }}{% break %}never{% endfor %}", "x"),
        .init("{% for i in list %}{{ i }}{% continue %}never{% endfor %}", "xyz"),
        .init("{% for i in list %}{% for j in list %}{% break %}{% endfor %}{{ i }}{% endfor %}", "xyz"),
        .init("{% o: for i in list %}{% for j in list %}{{ j }}{% break o %}{% endfor %}{{ i }}{% endfor %}", "x"),
        .init("{% o: for i in list %}{% for j in list %}{{ j }}{% continue o %}{% endfor %}{{ i }}{% endfor %}", "xxx"),
        .init("{% o : for i in list %}{% continue o %}never{% endfor %}", ""),
        .init("{% macro stop %}{% break %}{% endmacro %}{% for i in list %}{{ i }}{% call stop %}never{% endfor %}", "x"),
        .init("{% for i in list %}{% set a %}b{% break %}c{% endset %}{{ a }}{% endfor %}", ""),
        .fails("{% break %}", "'break' can be used only inside loop body"),
        .fails("{% continue %}", "'continue' can be used only inside loop body"),
        .fails("{% for i in list %}{% endfor %}{% break %}", "'break' can be used only inside loop body"),
        .fails("{% for i in list %}{% continue out %}{% endfor %}", "No loop labeled 'out' is currently running"),
        .fails("{% for i in list %}{% break a b %}{% endfor %}", "'break' can accept only one parameter"),
    ]

    private static let syntax = "'for' statements should use the syntax: `for <x> in <y> [where <condition>]`."

    static let errors: [TemplateCase] = [
        .fails("{% for %}{% endfor %}", syntax), .fails("{% for i %}{% endfor %}", syntax), .fails("{% for i in %}{% endfor %}", syntax),
        .fails("{% for i of list %}{% endfor %}", syntax), .fails("{% for i in list where %}{% endfor %}", syntax),
        .fails("{% for i in list if i %}{% endfor %}", syntax), .fails("{% for i , j in list k %}{% endfor %}", syntax),
        .fails("{% for i in list %}x", "`endfor` was not found."), .fails("{% endfor %}", "Unknown template tag 'endfor'"),
        .fails("{% for i in a..b %}x{% endfor %}", "Unexpected '.' in variable 'a..b'"),
        .fails("{% empty %}", "Unknown template tag 'empty'"),
    ]

    private static let mapSyntax = "'map' statements should use the following syntax '{% map {array} into {varname} [using {element}] %}'."

    static let map: [TemplateCase] = [
        .init("{% map list into r %}{{ maploop.item }}!{% endmap %}{{ r|join:',' }}", "x!,y!,z!"),
        .init("{% map list into r using i %}{{ i|uppercase }}{% endmap %}{{ r }}", "[\"X\", \"Y\", \"Z\"]"),
        .init("{% map list into r %}{{ maploop.counter }}{% endmap %}{{ r|join }}", "012"),
        .init("{% map list into r %}{{ maploop.first }}{{ maploop.last }} {% endmap %}{{ r|join }}", "truefalse falsefalse falsetrue "),
        .init("{% map none into r %}x{% endmap %}[{{ r }}]", "[]"), .init("{% map name into r %}x{% endmap %}[{{ r }}]", "[]"),
        .init("{% map missing into r %}x{% endmap %}[{{ r }}]", "[]"), .init("{% map colors into r %}x{% endmap %}[{{ r }}]", "[]"),
        .init("{% map types into names using t %}{{ t.name }}{% endmap %}{% for n in names %}{{ n }};{% endfor %}", "Person;Place;Kind;"),
        .init("{% map 1...3 into r using n %}<{{ n }}>{% endmap %}{{ r|join }}", "<1><2><3>"),
        .init("{% map list into r %}a{% empty %}{% endmap %}{{ r.count }}", "3"),
        .init("{% map list into r using name %}{% endmap %}{{ name }}", "Ada"),
        .fails("{% map list %}{% endmap %}", mapSyntax), .fails("{% map list to r %}{% endmap %}", mapSyntax),
        .fails("{% map list into r using %}{% endmap %}", mapSyntax), .fails("{% map list into r %}", "`endmap` was not found."),
    ]
}
