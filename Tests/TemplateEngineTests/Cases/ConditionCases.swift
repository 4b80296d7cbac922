/// `if`, `ifnot`, and their operators.
enum ConditionCases {
    private static func test(_ condition: String, _ isTrue: Bool) -> TemplateCase {
        .init("{% if \(condition) %}T{% else %}F{% endif %}", isTrue ? "T" : "F")
    }

    static let truth: [TemplateCase] = [
        test("yes", true), test("no", false), test("missing", false), test("nil", false), test("one", true), test("zero", false),
        test("minus", false), test("half", true), test("name", true), test("empty", false), test("list", true), test("none", false),
        test("colors", true), test("noEntries", false), test("point", true), test("object", true), test("'false'", true), test("''", false),
        test("0.0", false), test("0.1", true), test("true", true), test("false", false), test("name.first", true), test("list.9", false),
    ]

    static let equality: [TemplateCase] = [
        test("one == 1", true), test("one == 1.0", true), test("one == '1'", false), test("name == 'Ada'", true),
        test("name == \"Ada\"", true), test("name != 'Bob'", true), test("yes == true", true), test("no == false", true),
        test("zero == false", false), test("one == true", false), test("missing == nil", true), test("name == nil", false),
        test("name != nil", true), test("missing == other", true), test("list == list", false), test("list != list", true),
        test("colors == colors", false), test("half == 0.5", true), test("whole == two", true), test("empty == ''", true),
        test("name.first == 'A'", false), test("'Ada' == name", true), test("object == object", false), test("nilText == nil", false),
    ]

    static let order: [TemplateCase] = [
        test("one < 2", true), test("two <= 2", true), test("two > 1", true), test("two >= 3", false), test("minus < zero", true),
        test("half < one", true), test("'a' < 'b'", false), test("missing < 1", false), test("one > missing", false),
        test("1 < 2 < 3", false), test("list.count > 2", true), test("yes > no", false),
    ]

    static let membership: [TemplateCase] = [
        test("'x' in list", true), test("'q' in list", false), test("3 in numbers", true), test("3.0 in numbers", true),
        test("'3' in numbers", false), test("'da' in name", true), test("'DA' in name", false), test("'' in name", true),
        test("nil in missing", true), test("nil in list", false), test("2 in 1...3", true), test("4 in 1...3", false),
        test("'red' in colors", false), test("true in mixed", true), test("0.5 in mixed", true), test("name in 'Ada Lovelace'", true),
        test("not ('q' in list)", true), test("not 'q' in list", false), test("no or 'x' in list", false), test("'x' in list or no", false),
        test("('x' in list) and yes", true),
    ]

    static let logic: [TemplateCase] = [
        test("yes and yes", true), test("yes and no", false), test("no or yes", true), test("no or no", false), test("not no", true),
        test("not yes", false), test("not not yes", true), test("no and yes or yes", true), test("yes or no and no", true),
        test("not no and yes", true), test("not yes or yes", true), test("not (yes and no)", true), test("(yes)", true),
        test("((yes))", true), test("(no or (yes and yes))", true), test("not one == 2", true), test("one == 1 and two == 2", true),
        test("missing or name", true), test("yes == (one == 1)", false), test("yes != (one == 1)", true),
        test("name|lowercase == 'ada'", true), test("list|join:'' == 'xyz'", true), test("not list|join:',' == 'x'", true),
        test("one==1", false), test("one>0", false), test("name|default:'x' == 'Ada'", true),
    ]

    static let branches: [TemplateCase] = [
        .init("{% if yes %}a{% endif %}", "a"), .init("{% if no %}a{% endif %}", ""), .init("{% if no %}a{% else %}b{% endif %}", "b"),
        .init("{% if no %}a{% elif yes %}b{% else %}c{% endif %}", "b"), .init("{% if no %}a{% elif no %}b{% else %}c{% endif %}", "c"),
        .init("{% if yes %}a{% elif yes %}b{% endif %}", "a"), .init("{% if no %}a{% elif no %}b{% elif one == 1 %}c{% endif %}", "c"),
        .init("{% if yes %}{% if no %}a{% else %}b{% endif %}{% endif %}", "b"), .init("{%if yes%}a{%else%}b{%endif%}", "a"),
        .init("{% if yes %}{% set a 1 %}{{ a }}{% endif %}[{{ a }}]", "1[]"),
        .init("{% if\n  yes\n  and yes\n%}a{% endif %}", "a"),
        .init("{% ifnot no %}a{% endif %}", "a"), .init("{% ifnot yes %}a{% endif %}", ""),
        .init("{% ifnot yes %}a{% else %}b{% endif %}", "b"), .init("{% ifnot missing %}a{% else %}b{% endif %}", "a"),
        .init("{% ifnot list|join %}a{% else %}b{% endif %}", "b"),
    ]

    static let errors: [TemplateCase] = [
        .fails("{% if %}x{% endif %}", "'if' expression error: end"), .fails("{% if yes and %}x{% endif %}", "'if' expression error: end"),
        .fails("{% if not %}x{% endif %}", "'if' expression error: end"),
        .fails("{% if yes no %}x{% endif %}", "'if' expression error: dangling token"),
        .fails("{% if and yes %}x{% endif %}", "'if' expression error: infix operator 'and' doesn't have a left hand side"),
        .fails("{% if yes not no %}x{% endif %}", "'if' expression error: prefix operator 'not' was called with a left hand side"),
        .fails("{% if (yes %}x{% endif %}", "'if' expression error: missing closing bracket"),
        .fails("{% if yes ) %}x{% endif %}", "'if' expression error: missing opening bracket"),
        .fails("{% if ( ) %}x{% endif %}", "'if' expression error: end"), .fails("{% if yes %}x", "`endif` was not found."),
        .fails("{% if yes %}x{% else %}y", "`endif` was not found."),
        .fails("{% if yes %}x{% else if no %}y{% endif %}", "`endif` was not found."),
        .fails("{% if yes %}x{% endif now %}", "`endif` was not found."), .fails("{% else %}", "Unknown template tag 'else'"),
        .fails("{% elif yes %}", "Unknown template tag 'elif'"), .fails("{% ifnot yes %}x", "`endif` was not found."),
        .fails("{% ifnot %}x{% endif %}", "'ifnot' statements should use the following syntax 'ifnot condition'."),
        .fails("{% if yes %}{{ }}{% endif %}", "Missing variable name"),
        .fails("{% nonsense %}", "Unknown template tag 'nonsense'"), .fails("{% end %}", "Unknown template tag 'end'"),
    ]
}
