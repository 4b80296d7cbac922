// Templates/DeepLinkReadme.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkReadmeText = ##"""
        {#
        Writes a table of all deep links in Markdown.

        One section for each enum: where its links come from, and a row for each route with an example, the case it opens, its values and
        whether somebody has to be signed in. Nobody has to keep it by hand:

            codegen:
              - sources: Sources
                templates: DeepLinkReadme
                output: docs/deep-links.md
                args: { title: Links of the app }

        Arguments: 'title', "Deep links" when it is left out; 'level' 2 makes the title a heading of the second level, for a part of a page.

        Annotations: route, deeplink_route, alias, deprecated, auth, deeplink_authorized, flag, scheme, host
        #}{% macro code text %}{%
        if text|contains:"`" %}`` {{ text|replace:"|","\|" }} ``{% else %}`{{ text|replace:"|","\|" }}`{% endif %}{% endmacro %}{%
        macro list values %}{% for value in values %}{% call code value %}{{ ", " if not forloop.last }}{% endfor %}{% endmacro %}{%
        set mark %}{% if argument.level == 2 %}##{% else %}#{% endif %}{% endset %}{{ mark }} {{ argument.title|default:"Deep links" }}
        {% for links in types.enums|deepLinkTables %}

        {{ mark }}# {{ links.name }}

        {% if links.schemes %}
        - Schemes: {% call list links.schemes %}
        {% endif %}
        {% if links.hosts %}
        - Hosts: {% call list links.hosts %}
        {% endif %}
        {% if links.schemes or links.hosts %}

        {% endif %}
        | Link | Opens | Values | Signed in | Example |
        |---|---|---|---|---|
        {% for route in links.routes %}
        | {% call code route.template %}{%
        if route.isAlias %} (alias){% elif route.isDeprecated %} (deprecated){% endif %}{%
        for flag in route.flags %} _{{ flag|replace:"|","\|" }}_{% endfor %} | {% call code route.case.name %}{%
        for line in route.case.documentation %}{{ ": " if forloop.first else " " }}{{ line|replace:"|","\|" }}{% endfor %} | {%
        for parameter in route.parameters %}{% call code parameter.name %} {% call code parameter.typeName %}{%
        if parameter.defaultText %} = {% call code parameter.defaultText %}{% endif %}{{ ", " if not forloop.last }}{% endfor %} | {%
        if route.requiresAuthorization %}yes{% else %}no{% endif %} | {%
        if route.exampleURL %}{% call code route.exampleURL %}{% elif route.examplePath %}{% call code route.examplePath %}{% endif %} |
        {% endfor %}
        {% endfor %}

        """##
}
