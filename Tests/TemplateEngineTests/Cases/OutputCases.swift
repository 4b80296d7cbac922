/// What stands in `{{ … }}`.
enum OutputCases {
    static let text: [TemplateCase] = [
        .init("", ""), .init("plain", "plain"), .init("{", "{"), .init("{ {", "{ {"), .init("}}", "}}"), .init("a}b{c", "a}b{c"),
        .init("{{ name }}", "Ada"), .init("{{name}}", "Ada"), .init("{{   name   }}", "Ada"), .init("{{\nname\n}}", "Ada"),
        .init("{{ name }}{{ name }}", "AdaAda"), .init("é{{ name }}é", "éAdaé"), .init("\r\n{{ name }}\r\n", "\r\nAda\r\n"),
        .init("{# nothing #}", ""), .init("a{# {{ name }} #}b", "ab"), .init("{##}", ""), .init("{# %} }} #}x", "x"),
        .init("{#}x", "x"), .init("{%}x", "x"), .init("{%%}x", "x"), .init("{%  %}x", "x"),
        .init("{{ name }", ""), .init("{{ name", ""), .init("x{% if yes", "x"), .init("x{# name", "x"), .init("{{{ name }}}", "}"),
        .init("{{ '{%' }}", "{%"), .init("{{ \"a'b\" }}", "a'b"), .init("{{ 'a\"b' }}", "a\"b"),
        .fails("{{ }}", "Missing variable name"), .fails("{{}}", "Missing variable name"),
    ]

    static let literals: [TemplateCase] = [
        .init("{{ 'text' }}", "text"), .init("{{ \"text\" }}", "text"), .init("{{ '' }}", ""), .init("{{ 'a b  c' }}", "a b  c"),
        .init("{{ 0 }}", "0"), .init("{{ -7 }}", "-7"), .init("{{ +7 }}", "7"), .init("{{ 007 }}", "7"), .init("{{ 1.0 }}", "1.0"),
        .init("{{ 2.50 }}", "2.5"), .init("{{ .25 }}", "0.25"), .init("{{ 5e-1 }}", "0.5"), .init("{{ 1e10 }}", "1e+10"),
        .init("{{ 0x1f }}", "31.0"), .init("{{ 16777217.0 }}", "16777216.0"), .init("{{ infinity }}", "inf"),
        .init("{{ true }}{{ false }}", "truefalse"), .init("{{ TRUE }}{{ nil }}", ""), .init("{{ 1_0 }}", ""),
        .init("{{ 'a\\nb' }}", "a\\nb"), .init("{{ 9223372036854775807 }}", "9223372036854775807"),
        .init("{{ 9223372036854775808 }}", "9.223372e+18"),
        .init("{{ 1...4 }}", "[1, 2, 3, 4]"), .init("{{ 2...-1 }}", "[2, 1, 0, -1]"), .init("{{ one...two }}", "[1, 2]"),
        .init("{{ 1.9...2.1 }}", "[1, 2]"), .fails("{{ name...2 }}", "'from' value is not an Integer (Ada)"),
        .fails("{{ 1...name }}", "'to' value is not an Integer (Ada)"), .fails("{{ missing...2 }}", "'from' value is not an Integer (nil)"),
        .fails("{{ 1..2 }}", "Unexpected '.' in variable '1..2'"),
        .fails("{{ 1...99999999999 }}", "the range 1...99999999999 is longer than 1000000"),
    ]

    static let values: [TemplateCase] = [
        .init("{{ yes }} {{ no }}", "true false"), .init("{{ half }} {{ whole }} {{ large }}", "0.5 2 123456789"),
        .init("{{ list }}", "[\"x\", \"y\", \"z\"]"), .init("{{ numbers }}", "[3, 1, 2]"), .init("{{ none }}", "[]"),
        .init("{{ noEntries }}", "[:]"), .init("{{ mixed }}", "[1, \"a\", true, nil, 0.5]"), .init("{{ matrix }}", "[[1, 2], [3, 4]]"),
        .init("{{ colors }}", "[\"blue\": \"00f\", \"green\": \"0f0\", \"red\": \"f00\"]"),
        .init("{{ pairs }}", "[(\"k\", 1), (\"l\", 2)]"), .init("{{ point }}", ""), .init("{{ object }}", "a sample"),
        .init("{{ missing }}", ""), .init("{{ pairs.0 }}", ""), .init("{{ lines|split:\"\n\" }}", "[\"a\\nb\\n\\nc\"]"),
    ]

    static let lookup: [TemplateCase] = [
        .init("{{ user.name }}", "Grace"), .init("{{ user.address.city }}", "Arlington"), .init("{{ user.tags.1 }}", "navy"),
        .init("{{ user.missing }}", ""), .init("{{ user.missing.more }}", ""), .init("{{ missing.name }}", ""),
        .init("{{ list.0 }}{{ list.2 }}{{ list.3 }}", "xz"), .init("{{ list.first }}{{ list.last }}", "xz"),
        .init("{{ list.count }}{{ none.count }}", "30"), .init("{{ none.first }}{{ none.last }}", ""),
        .init("{{ colors.count }}", "3"), .init("{{ noEntries.count }}", "0"), .init("{{ list.name }}", ""),
        .init("{{ word.count }}{{ word.2 }}", "5ï"), .init("{{ name.first }}{{ name.last }}{{ name.7 }}", "Aa"),
        .init("{{ empty.first }}{{ empty.last }}{{ empty.count }}", "0"), .init("{{ one.count }}", ""),
        .init("{{ user[field] }}", "Grace"), .init("{{ user['name'] }}", "Grace"), .init("{{ user[\"name\"] }}", "Grace"),
        .init("{{ list[first] }}", "x"), .init("{{ list[0] }}", "x"), .init("{{ matrix[one][first] }}", "3"),
        .init("{{ user.address[\"city\"].0 }}", "A"), .init("{{ matrix.1.0 }}", "3"), .init("{{ types.0.fields.last }}", "name"),
        .init("{{ list[list.count] }}", ""), .init("{{ user[list.0] }}", ""), .init("{{ colors[colors.count] }}", ""),
        .init("{{ object.title }}", "Title"), .init("{{ object.parts.1 }}", "q"), .init("{{ object.nothing }}{{ object.other }}", ""),
        .init("{{ point.x }}{{ point.z }}", "1"), .init("{{ pairs.0.0 }}{{ pairs.1.1 }}", "k2"), .init("{{ name. }}", "Ada"),
        .init("{{ user.name.count }}", "5"), .init("{{ list.-1 }}", ""), .init("{{ 'abc'.0 }}", ""),
        .fails("{{ a..b }}", "Unexpected '.' in variable 'a..b'"), .fails("{{ .name }}", "Unexpected '.' in variable '.name'"),
        .fails("{{ [0] }}", "Unexpected '[' in variable '[0]'"), .fails("{{ list] }}", "Unbalanced ']' in variable 'list]'"),
        .fails("{{ list[0 }}", "Unbalanced subscript brackets in variable 'list[0'"),
        .fails("{{ list[0]x }}", "Unexpected character 'x' in variable 'list[0]x'"),
        .fails("{{ list[] }}", "Unable to resolve subscript '' in variable 'list[]'"),
        .fails("{{ list[missing] }}", "Unable to resolve subscript 'missing' in variable 'list[missing]'"),
        .init("{% if no %}{{ a..b }}{% endif %}ok", "ok"),
    ]

    static let inlineConditions: [TemplateCase] = [
        .init("{{ name if yes }}", "Ada"), .init("{{ name if no }}", ""), .init("{{ name if no else 'x' }}", "x"),
        .init("{{ name if yes else 'x' }}", "Ada"), .init("{{ 'a' if one == 1 and yes else 'b' }}", "a"),
        .init("{{ 'a' if not yes else 'b' }}", "b"), .init("{{ 'a' if (no or yes) else 'b' }}", "a"),
        .init("{{ name|uppercase if yes else name }}", "ADA"), .init("{{ name if no else name|lowercase }}", "ada"),
        .init("{{ name | uppercase if yes }}", "ADA"), .init("{{ 'a' if no else 'b' if no else 'c' }}", "b' if no else 'c"),
        .init("{{ list.0 if list.count > 2 else 'few' }}", "x"), .init("{{ if if yes }}", ""), .init("{{ 'else' if yes }}", "else"),
        .init("{{ one in numbers if yes }}", ""), .fails("{{ name if yes else }}", "Variable tags must include at least 1 argument"),
    ]

    static let expressions: [TemplateCase] = [
        .init("{{ one == 1 }}", "true"), .init("{{ one != 1 }}", "false"), .init("{{ not no }}", "true"),
        .init("{{ yes and no }}", "false"),
        .init("{{ yes or no }}", "true"), .init("{{ 'x' in list }}", "true"), .init("{{ one < two }}", "true"),
        .init("{{ (one == 1) and yes }}", ""), .init("{{ one == 1 and (yes) }}", "true"), .init("{{ name|uppercase == 'ADA' }}", "true"),
        .init("{{ name == }}", ""), .init("{{ name other }}", ""),
    ]
}
