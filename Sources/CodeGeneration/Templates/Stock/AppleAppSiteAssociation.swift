// Templates/AppleAppSiteAssociation.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let appleAppSiteAssociationText = ##"""
        {#
        Writes the file that lets an app open links of a website on Apple's systems.

        Each route of a host becomes one or more components: something for each value, anything for a wildcard, and the keys of the query
        that every link has. The file belongs to https://HOST/.well-known/apple-app-site-association:

            codegen:
              - sources: Sources
                templates: AppleAppSiteAssociation
                output: Website/.well-known/apple-app-site-association
                args: { appIDs: [ABCDE12345.example.recipes], host: recipes.example }

        Arguments: 'appIDs', one or several identifiers of apps with the identifier of the team in front; 'host', so that routes that name
        other hosts are left out; 'webcredentials' true, so that the apps share passwords with the website.

        Annotations: route, deeplink_route, alias, deprecated, scheme, host, caseInsensitive
        #}{%
        require argument.appIDs else "the argument 'appIDs' is missing; add identifiers of apps, such as ABCDE12345.example.app" %}{%
        set appIDs argument.appIDs|toArray %}{%
        for appID in appIDs %}{% set rest appID|replace:"^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$","","regex" %}{%
        set message %}'{{ appID }}' is no identifier of an app; write the ten signs of the team, a point and the bundle{% endset %}{%
        require not rest else message %}{% endfor %}{
          "applinks": {
            "defaults": { "percentEncoded": false },
            "details": [
              {
                "appIDs": {{ appIDs|json }},
                "components": [
        {% for component in types.enums|appleComponents:argument.host %}
                  { "/": {{ component.pattern|json|replace:"\/","/" }}{%
        if component.query %}, "?": { {%
        for item in component.query %}{{ item.key|json }}: {{ item.value|json|replace:"\/","/" }}{{
        ", " if not forloop.last }}{% endfor %} }{% endif %}{%
        if component.ignoresCase %}, "caseSensitive": false{% endif %}, "comment": {{ component.comment|json }} }{{
        "," if not forloop.last }}
        {% endfor %}
                ]
              }
            ]
          }{% if argument.webcredentials %},
          "webcredentials": { "apps": {{ appIDs|json }} }{% endif %}{% newline %}}

        """##
}
