import TemplateEngine

/// The filters of the language.
enum FilterCases {
    static let calls: [TemplateCase] = [
        .init("{{ name|uppercase|lowercase }}", "ada"), .init("{{ name | uppercase }}", "ADA"), .init("{{ name |uppercase }}", "ADA"),
        .init("{{ name| uppercase }}", "ADA"), .init("{{ list|join:', ' }}", "x, y, z"), .init("{{ list | join : ', ' }}", "x, y, z"),
        .init("{{ missing|default:\"a|b\" }}", "a|b"), .init("{{ missing|default:'a:b,c' }}", "a:b,c"),
        .init("{{ missing|default:user.name }}", "Grace"),
        .init("{{ missing|default:list[0] }}", "x"), .init("{{ missing|default:one }}", "1"),
        .fails("{{ name|nope }}", "Unknown filter 'nope'. Found similar filters: 'join'."),
        .fails("{{ name|capitalise }}", "Unknown filter 'capitalise'. Found similar filters: 'capitalize'."),
        .fails("{{ name|x }}", "Unknown filter 'x'. Found similar filters: 'hexToInt'."),
        .fails("{{ name|uppercase:1 }}", "Can't invoke filter with an argument"),
        .fails("{{ name|basename:'x' }}", "Can't invoke filter with an argument"),
        .fails("{{ 'ab'|replace:a..b,'x' }}", "Unexpected '.' in variable 'a..b'"),
    ]

    static let fallback: [TemplateCase] = [
        .init("{{ name|default:'x' }}", "Ada"), .init("{{ missing|default:'x' }}", "x"), .init("{{ missing|default:none2,'y' }}", "y"),
        .init("{{ empty|default:'x' }}", ""), .init("{{ zero|default:'x' }}", "0"), .init("{{ no|default:'x' }}", "false"),
        .init("{{ nilText|default:'x' }}", "x"), .init("{{ missing|default }}", ""), .init("{{ none|default:'x' }}", "[]"),
        .init("{{ user.missing|default:'x' }}", "x"), .init("{% for i in missing|default:list %}{{ i }}{% endfor %}", "xyz"),
    ]

    static let letters: [TemplateCase] = [
        .init("{{ text|capitalize }}", "Hello World"), .init("{{ 'fOO bAR'|capitalize }}", "Foo Bar"),
        .init("{{ \"it's o_k a-b\"|capitalize }}", "It's O_K A-B"),
        .init("{{ 'a1b c2'|capitalize }}", "A1B C2"), .init("{{ list|capitalize }}", "[\"X\", \"Y\", \"Z\"]"),
        .init("{{ 'élan'|capitalize }}", "Élan"),
        .init("{{ missing|capitalize }}", ""), .init("{{ text|uppercase }}", "HELLO WORLD"), .init("{{ 'straße'|uppercase }}", "STRASSE"),
        .init("{{ list|uppercase }}", "[\"X\", \"Y\", \"Z\"]"), .init("{{ one|uppercase }}", "1"),
        .init("{{ mixed|uppercase }}", "[\"1\", \"A\", \"TRUE\", \"\", \"0.5\"]"),
        .init("{{ 'ÀB'|lowercase }}", "àb"), .init("{{ list|lowercase|join }}", "xyz"), .init("{{ 'ABC'|lowerFirstLetter }}", "aBC"),
        .init("{{ ''|lowerFirstLetter }}", ""), .init("{{ 'abc def'|upperFirstLetter }}", "Abc def"),
        .init("{{ 'éa'|upperFirstLetter }}", "Éa"),
        .init("{{ ''|upperFirstLetter }}", ""), .init("{{ 'some title'|titlecase }}", "Some title"), .init("{{ one|titlecase }}", "1"),
        .fails("{{ missing|titlecase }}", "invalidInputType"), .fails("{{ list|lowerFirstLetter }}", "invalidInputType"),
    ]

    static let lists: [TemplateCase] = [
        .init("{{ list|join }}", "xyz"), .init("{{ list|join:'-' }}", "x-y-z"), .init("{{ numbers|join:one }}", "31112"),
        .init("{{ mixed|join:',' }}", "1,a,true,,0.5"),
        .init("{{ none|join:',' }}", ""), .init("{{ name|join:',' }}", "Ada"), .init("{{ missing|join:',' }}", ""),
        .init("{{ matrix|join:';' }}", "[1, 2];[3, 4]"),
        .fails("{{ list|join:1,2 }}", "'join' filter takes at most one argument"), .init("{{ 'a b c'|split }}", "[\"a\", \"b\", \"c\"]"),
        .init("{{ 'a,b,,c'|split:',' }}", "[\"a\", \"b\", \"\", \"c\"]"), .init("{{ 'a'|split:',' }}", "[\"a\"]"),
        .init("{{ ''|split:',' }}", "[\"\"]"),
        .init("{{ 'abc'|split:'' }}", "[\"abc\"]"), .init("{{ 'a--b'|split:'--'|join:'+' }}", "a+b"),
        .init("{{ list|split:',' }}", "[\"x\", \"y\", \"z\"]"),
        .init("{{ one|split:',' }}", "1"), .fails("{{ 'a'|split:1,2 }}", "'split' filter takes at most one argument"),
        .init("{{ name|filter:'uppercase' }}", "ADA"), .init("{{ list|filter:'join:\"+\"' }}", "x+y+z"),
        .init("{% set f 'lowercase' %}{{ name|filter:f }}", "ada"),
        .init("{{ name|filter:'uppercase|lowercase' }}", "ada"),
        .fails(
            "{% set f 'filter:f' %}{{ name|filter:f }}",
            "macros, templates and tags run in each other more than \(TemplateLimits().depth) deep"),
        .fails("{{ name|filter }}", "'filter' filter takes one argument"),
        .fails("{{ name|filter:'uppercas' }}", "Unknown filter 'uppercas'. Found similar filters: 'uppercase'."),
        .fails("{% set f 'uppercas' %}{{ name|filter:f }}", "Unknown filter 'uppercas'. Found similar filters: 'uppercase'."),
    ]

    static let indent: [TemplateCase] = [
        .init("{{ lines|indent }}", "a\n    b\n\n    c"), .init("{{ lines|indent:1 }}", "a\n b\n\n c"),
        .init("{{ lines|indent:2,'-' }}", "a\n--b\n\n--c"),
        .init("{{ lines|indent:1,'\t',true }}", "\ta\n\tb\n\n\tc"), .init("{{ lines|indent:0 }}", "a\nb\n\nc"),
        .init("{{ lines|indent:3,'' }}", "a\nb\n\nc"),
        .init("{{ one|indent }}", "1"), .init("{{ missing|indent }}", ""), .init("{{ 'a\r\nb'|indent:1 }}", "a b"),
        .fails("{{ lines|indent:'2' }}", "'indent' filter width argument must be an Integer (Optional(\"2\"))"),
        .fails("{{ lines|indent:missing }}", "'indent' filter width argument must be an Integer (nil)"),
        .fails("{{ lines|indent:1,2 }}", "'indent' filter indentation argument must be a String (Optional(2)"),
        .fails("{{ lines|indent:1,' ',1 }}", "'indent' filter indentFirst argument must be a Bool"),
        .fails("{{ lines|indent:1,' ',true,1 }}", "'indent' filter can take at most 3 arguments"),
        .fails("{{ lines|indent:-1 }}", "'indent' filter width argument must lie between 0 and 1000000 (-1)"),
    ]

    static let tests: [TemplateCase] = [
        .init("{{ text|contains:'lo w' }}", "true"), .init("{{ text|contains:'LO' }}", "false"),
        .init("{{ text|!contains:'lo' }}", "false"),
        .init("{{ text|contains:'' }}", "true"), .init("{{ text|hasPrefix:'hell' }}", "true"), .init("{{ text|hasPrefix:'ell' }}", "false"),
        .init("{{ text|!hasPrefix:'ell' }}", "true"), .init("{{ text|hasSuffix:'rld' }}", "true"),
        .init("{{ text|hasSuffix:'longer than hello world' }}", "false"),
        .init("{{ text|!hasSuffix:'x' }}", "true"), .init("{{ large|contains:345 }}", "true"),
        .init("{{ object|hasPrefix:'a s' }}", "true"),
        .init("{% if text|contains:'w' %}y{% endif %}", "y"), .fails("{{ text|contains }}", "invalidInputType"),
        .fails("{{ list|contains:'x' }}", "invalidInputType"),
        .fails("{{ missing|hasPrefix:'x' }}", "invalidInputType"), .fails("{{ text|hasSuffix:missing }}", "invalidInputType"),
    ]

    static let replace: [TemplateCase] = [
        .init("{{ 'banana'|replace:'an','' }}", "ba"), .init("{{ 'a.b'|replace:'.','-' }}", "a-b"),
        .init("{{ 'é.é.'|replace:'.','-' }}", "é-é-"), .init("{{ 'é.é.'|replace:'.','ü' }}", "éüéü"), .init("{{ ''|replace:'.','-' }}", ""),
        .init("{{ 'aaa'|replace:'aa','b' }}", "ba"),
        .init("{{ 'abc'|replace:'','x' }}", "abc"), .init("{{ 'abc'|replace:'z','x' }}", "abc"),
        .init("{{ 'a$1'|replace:'$1','b' }}", "ab"),
        .init("{{ 'a1b22'|replace:'[0-9]+','#','regex' }}", "a#b#"),
        .init("{{ 'John Smith'|replace:'(\\w+) (\\w+)','$2 $1','regex' }}", "Smith John"),
        .init("{{ 'abc'|replace:'b','[$0]','regex' }}", "a[b]c"), .init("{{ 'abc'|replace:'b','\\$0','regex' }}", "a$0c"),
        .init("{{ 'abc'|replace:'(','x','regex' }}", "abc"), .init("{{ 'a.b'|replace:'.','x','regex' }}", "xxx"),
        .init("{{ 'abc'|replace:'x*','-','regex' }}", "-a-b-c-"),
        .init("{{ 'ab'|replace:'b','c','normal' }}", "ac"), .init("{{ one|replace:'1','2' }}", "2"),
        .init("{% set p '[a-c]' %}{{ 'abcd'|replace:p,'.','regex' }}", "...d"),
        .fails("{{ 'a'|replace:'a' }}", "invalidInputType"), .fails("{{ 'a'|replace }}", "invalidInputType"),
        .fails("{{ 'a'|replace:'a','b','other' }}", "invalidOption(option: \"other\")"),
        .fails("{{ missing|replace:'a','b' }}", "invalidInputType"),
        .init("{{ lines|removeNewlines }}", "abc"), .init("{{ ' a b\n c '|removeNewlines }}", "abc"),
        .init("{{ ' a b\n  c '|removeNewlines:'leading' }}", "a b c"),
        .init("{{ lines|removeNewlines:'all' }}", "abc"), .fails("{{ lines|removeNewlines:'x' }}", "invalidOption(option: \"x\")"),
    ]

    static let words: [TemplateCase] = [
        .init("{{ 'PeoplePicker'|lowerFirstWord }}", "peoplePicker"), .init("{{ 'URLSession'|lowerFirstWord }}", "urlSession"),
        .init("{{ 'URL'|lowerFirstWord }}", "url"),
        .init("{{ 'already'|lowerFirstWord }}", "already"), .init("{{ 'A'|lowerFirstWord }}", "a"),
        .init("{{ 'Ab'|lowerFirstWord }}", "ab"),
        .init("{{ 'ABc'|lowerFirstWord }}", "aBc"), .init("{{ 'ÉCole'|lowerFirstWord }}", "éCole"),
        .init("{{ 'AB1c'|lowerFirstWord }}", "ab1c"), .init("{{ ''|lowerFirstWord }}", ""),
        .init("{{ camel|camelToSnakeCase }}", "some_url_thing"), .init("{{ camel|camelToSnakeCase:'false' }}", "some_URL_Thing"),
        .init("{{ camel|camelToSnakeCase:false }}", "some_url_thing"), .init("{{ 'a-B'|camelToSnakeCase }}", "a_b"),
        .init("{{ 'abc1Def'|camelToSnakeCase }}", "abc1_def"),
        .init("{{ 'HTTPServer'|camelToSnakeCase:'no' }}", "HTTP_Server"), .init("{{ ''|camelToSnakeCase }}", ""),
        .fails("{{ camel|camelToSnakeCase:'maybe' }}", "invalidInputType"),
        .init("{{ snake|snakeToCamelCase }}", "SomeUrlThing"), .init("{{ '_a_b'|snakeToCamelCase }}", "_AB"),
        .init("{{ '__a_b'|snakeToCamelCase:'yes' }}", "AB"),
        .init("{{ '_a_b'|snakeToCamelCase:true }}", "_AB"), .init("{{ 'ALL_CAPS'|snakeToCamelCase }}", "AllCaps"),
        .init("{{ 'ALLCAPS'|snakeToCamelCase }}", "Allcaps"),
        .init("{{ 'some_URL'|snakeToCamelCase }}", "SomeURL"), .init("{{ '___'|snakeToCamelCase }}", "___"),
        .fails("{{ list|snakeToCamelCase }}", "invalidInputType"),
    ]

    static let identifiers: [TemplateCase] = [
        .init("{{ 'hello world'|swiftIdentifier }}", "Hello_World"), .init("{{ 'hello world'|swiftIdentifier:'pretty' }}", "HelloWorld"),
        .init("{{ 'hello world'|swiftIdentifier:'valid' }}", "hello_world"), .init("{{ '2nd'|swiftIdentifier }}", "_2nd"),
        .init("{{ 'a--b'|swiftIdentifier }}", "A__B"),
        .init("{{ 'a--b'|swiftIdentifier:'pretty' }}", "AB"), .init("{{ 'ICON_SMALL'|swiftIdentifier:'pretty' }}", "IconSmall"),
        .init("{{ 'élan vital'|swiftIdentifier }}", "Élan_Vital"),
        .init("{{ 'a/b.png'|swiftIdentifier:'pretty' }}", "ABPng"), .init("{{ '1 2'|swiftIdentifier:'pretty' }}", "_12"),
        .init("{{ ''|swiftIdentifier:'pretty' }}", ""),
        .init("{{ 'x1'|swiftIdentifier }}", "X1"), .init("{{ '漢字'|swiftIdentifier }}", "漢字"),
        .fails("{{ 'a'|swiftIdentifier:'nice' }}", "invalidOption(option: \"nice\")"),
        .fails("{{ none|swiftIdentifier }}", "invalidInputType"), .init("{{ 'class'|escapeReservedKeywords }}", "`class`"),
        .init("{{ 'Class'|escapeReservedKeywords }}", "Class"),
        .init("{{ 'self'|escapeReservedKeywords }}{{ 'Self'|escapeReservedKeywords }}", "`self``Self`"),
        .init("{{ 'async'|escapeReservedKeywords }}", "async"),
        .init("{{ 'default'|escapeReservedKeywords }}", "`default`"), .init("{{ '#if'|escapeReservedKeywords }}", "`#if`"),
        .init("{{ 'willSet'|escapeReservedKeywords }}", "`willSet`"),
        .init("{{ 'Default value'|swiftIdentifier:'pretty'|lowerFirstWord|escapeReservedKeywords }}", "defaultValue"),
        .init("{{ 'default'|swiftIdentifier:'pretty'|lowerFirstWord|escapeReservedKeywords }}", "`default`"),
    ]

    static let paths: [TemplateCase] = [
        .init("{{ path|basename }}", "Main.swift"), .init("{{ path|dirname }}", "Sources/App"), .init("{{ 'a'|basename }}", "a"),
        .init("{{ 'a'|dirname }}", "."),
        .init("{{ '/a'|dirname }}", "/"), .init("{{ '/a/b/'|basename }}", "b"), .init("{{ '/a/b/'|dirname }}", "/a"),
        .init("{{ '/'|basename }}", "/"),
        .init("{{ ''|basename }}", ""), .init("{{ 'a//b'|dirname }}", "a"), .init("{{ path|dirname|basename }}", "App"),
        .fails("{{ list|basename }}", "invalidInputType"),
    ]

    static let numbers: [TemplateCase] = [
        .init("{{ 'ff'|hexToInt }}", "255"), .init("{{ 'FF'|hexToInt }}", "255"), .init("{{ '0'|hexToInt }}", "0"),
        .init("{{ 'xyz'|hexToInt }}", ""),
        .init("{{ 'zz'|hexToInt|default:'none' }}", "none"), .fails("{{ one|hexToInt }}", "invalidInputType"),
        .init("{{ 255|int255toFloat }}", "1.0"),
        .init("{{ 0|int255toFloat }}", "0.0"), .init("{{ 51|int255toFloat }}", "0.2"),
        .fails("{{ 'a'|int255toFloat }}", "invalidInputType"),
        .init("{{ 0.5|percent }}", "50%"), .init("{{ 1.0|percent }}", "100%"), .init("{{ '80'|hexToInt|int255toFloat|percent }}", "50%"),
        .fails("{{ one|percent }}", "invalidInputType"), .fails("{{ nan|percent }}", "invalidInputType"),
        .fails("{{ inf|percent }}", "invalidInputType"),
    ]
}
