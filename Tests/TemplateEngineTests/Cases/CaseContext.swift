import TemplateEngine

/// The values of the cases.
enum CaseContext {
    static let values: TemplateValue = [
        "yes": true, "no": false, "one": 1, "two": 2, "zero": 0, "minus": -4, "half": 0.5, "whole": 2.0, "large": 123_456_789,
        "name": "Ada", "empty": "", "word": "naïve", "text": "hello world", "lines": "a\nb\n\nc", "nilText": "nil",
        "list": ["x", "y", "z"], "numbers": [3, 1, 2], "none": [], "noEntries": [:], "mixed": [1, "a", true, nil, 0.5],
        "matrix": [[1, 2], [3, 4]], "maybe": ["a", nil],
        "user": ["name": "Grace", "age": 36, "tags": ["math", "navy"], "address": ["city": "Arlington", "zip": "22201"]],
        "types": [
            ["name": "Person", "kind": "struct", "fields": ["id", "name"]], ["name": "Place", "kind": "class", "fields": []],
            ["name": "Kind", "kind": "enum", "fields": ["raw"]],
        ],
        "pairs": [.record(.tuple(["k", 1])), .record(.tuple(["l", 2]))],
        "point": .record(.structure([("x", 1), ("y", 2)])),
        "colors": ["red": "f00", "blue": "00f", "green": "0f0"],
        "object": .object(SampleObject()),
        "field": "name", "first": 0, "file": "part", "path": "Sources/App/Main.swift",
        "camel": "someURLThing", "snake": "some_url_thing",
    ]

    static let templates = MemoryTemplateLoader(
        [
            "part": "<{{ name }}>", "item": "({{ item }})", "self": "{{ n }}{% if n < 3 %}!{% endif %}",
            "sets": "{% set made 'here' %}", "macros": "{% macro hi who %}hi {{ who }}{% endmacro %}ignored",
            "base": "[{% block head %}H{% endblock %}|{% block body %}B{% endblock %}]",
            "middle": "{% extends 'base' %}{% block body %}M{{ block.super }}{% endblock %}",
            "nested": "{% block outer %}o{% block inner %}i{% endblock %}{% endblock %}",
            "loopBase": "{% for i in numbers %}{% block row %}{{ i }}{% endblock %},{% endfor %}",
            "again": "{% include 'again' %}", "wrong": "\n  {{ name|nothing }}",
        ], loaderName: "memory")
}
