import CodeGeneration
import SystemSupport
import TestSupport
import Testing

/// Whatever is edited, a run that remembers what it did before gives what a run gives that remembers nothing.
@Suite struct RandomEditTests {
    /// Templates that look at types in many ways: through what they inherit, contain, are named after, and what their members are made of.
    private static let templates = [
        "Members": """
        {% for t in types.types %}{{ t.globalName }} {{ t.kind }} {{ t.accessLevel }} {{ t.isGeneric }} {{ t.documentation|join:"/" }}
        {% for v in t.allVariables %}{{ v.name }}:{{ v.typeName }}/{{ v.actualTypeName }} {{ v.type.name }} {{ v.type.accessLevel }} \
        {{ v.definedInTypeName }} {{ v.annotations.mark }} {{ v.typeName.isSendable }} {{ v.isOptional }}
        {% endfor %}{% for m in t.allMethods %}{{ m.name }} {{ m.returnTypeName }} {{ m.parameters|count }} \
        {% for p in m.parameters %}{{ p.name }}:{{ p.typeName }} {{ p.type.kind }}{% endfor %}
        {% endfor %}{% endfor %}
        """,
        "Relations": """
        {% for t in types.all where t.annotations.mark or t.based.P0 %}{% if forloop.first %}first {% endif %}{{ t.name }}: \
        {{ t.inheritedTypes|join:"," }} super={{ t.supertype.name }}{{ t.supertype.annotations.mark }} parent={{ t.parent.name }} \
        {% for i in t.implements %}{{ i.key }}={{ i.value.variables|count }} {% endfor %}{% for c in t.containedTypes %}{{ c.localName }}\
        {{ c.variables|count }} {% endfor %}{% for a in t.typealiases %}{{ a.value.aliasName }}={{ a.value.typeName }} {% endfor %}\
        {{ t.isSendable }} {{ t.imports|count }} {{ t.allImports|count }} {{ t.rawTypeName }} {{ t.hasAssociatedValues }}
        {% endfor %}
        """,
        "Macros": """
        {% macro line t depth %}{{ depth }} {{ t.name }} {{ count }} {% for n in t.containedTypes %}{% call line n t.name %}{% endfor %}\
        {% endmacro %}\
        {% set count %}{{ types.all|count }}{% endset %}{% for t in types.all %}{% call line t 0 %}
        {% endfor %}{% for t in types.protocols %}{{ forloop.counter }} {{ t.name }} {{ t.associatedTypes|count }} \
        {% for s in types.implementing[t.name] %}{{ s.name }}:{{ s.storedVariables|count }} {% endfor %}
        {% endfor %}
        """,
        "Cases": """
        {% for e in types.enums %}{{ e.name }} {% for c in e.cases %}{{ c.name }}{% for a in c.associatedValues %} {{ a.typeName }} \
        {{ a.type.variables|count }}{% endfor %} {{ c.annotations.mark }}{% if not forloop.last %},{% endif %}{% endfor %}
        {% endfor %}{% for t in types.extensions %}{{ t.name }} {{ t.variables|count }} {{ t.methods|count }}
        {% endfor %}
        """,
    ]

    private static let configuration = "sources: [Sources]\ntemplates: [T]\noutput: Out\n"

    @Test("three hundred edits of a project give what a run gives that remembers nothing", arguments: [1, 2, 3] as [UInt64])
    func edits(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var sources = RandomSources(&random)
        var files = sources.files
        files[".sourcery.yml"] = Self.configuration
        for (name, text) in Self.templates { files["T/\(name).stencil"] = text }
        try DiskProject.with(files) { project in
            var total = StepCounts()
            for edit in 0..<100 {
                let session = try project.session
                let result = try session.result()
                _ = try session.write(result, session.states(result))
                total.remembered += result.entries[0].steps.remembered
                var other = project
                other.settings.cache = nil
                let written = try other.run().written
                #expect(written == [], "edit \(edit)")
                guard written.isEmpty else { return }
                for name in sources.edit(&random) {
                    if let text = sources.files[name] {
                        try project.write(text, to: name)
                    } else {
                        FileRemoval.remove(project.folder.path("project/" + name))
                    }
                }
            }
            #expect(total.remembered > 1000)
        }
    }
}
