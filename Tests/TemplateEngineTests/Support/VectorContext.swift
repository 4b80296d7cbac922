import TemplateEngine

/// The values and the templates that the recorded behaviours were recorded with.
enum VectorContext {
    static let values: TemplateValue = [
        "name": "Kyle", "empty": "", "zero": 0, "one": 1, "neg": -3, "pi": 3.5, "t": true, "f": false,
        "items": ["a", "b", "c"], "nums": [1, 2, 3], "none": [], "dict": ["b": 2, "a": 1],
        "mixed": ["x": ["y": ["z", "w"]]],
        "p": .record(.structure([("name", "N"), ("opt", nil), ("n", 4)])),
        "key": "y", "idx": 1,
        "tuples": [.record(.tuple([1, "A"])), .record(.tuple([2, "B"]))],
        "optarr": [1, nil, 3], "html": "<b>", "ml": "l1\nl2\n\nl3", "badRange": "x", "path": "a/b/c.txt",
        "dcount": ["count": "shadow"], "str": "héllo", "keyed": ["some key": 1, "foo-bar": 2],
    ]

    static let templates = MemoryTemplateLoader(
        [
            "inc.stencil": "[{{ name }}{{ forloop.counter }}{{ x }}]",
            "base.stencil": "A{% block b %}base{% endblock %}Z{{ block.b }}",
            "mac.stencil": "junk{% macro m a %}<{{ a }}>{% endmacro %}{% set q 'v' %}",
            "mid.stencil": "{% extends 'base.stencil' %}{% block b %}mid({{ block.super }}){% endblock %}",
            "bad.stencil": "line1\n{{ x|nope }}",
        ], loaderName: "Stencil.DictionaryLoader")

    static func environment(_ mode: WhitespaceMode) -> TemplateEnvironment {
        TemplateEnvironment(whitespace: mode, loader: templates)
    }

    /// What a template gives with the recorded values.
    static func render(_ template: String, _ mode: WhitespaceMode = .plain) throws -> String {
        try environment(mode).compile(TemplateSource(path: "t.stencil", text: template)).render(values)
    }
}
