// Templates/DeepLinkPage.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkPageText = ##"""
        {#
        Writes a page on which people try deep links by hand.

        One file of HTML that needs no network and no server: a list of all routes to search in, for each a form for its values, and from
        what is typed the link itself, byte for byte as the generated code prints it, to be copied, opened or scanned as a QR code, with
        the lines for a simulator and for an Android device:

            codegen:
              - sources: Sources
                templates: DeepLinkPage
                output: docs/deep-links.html
                args: { title: Recipes, package: example.recipes }

        Arguments: 'title', "Deep links" when it is left out; 'package', the name of the app on Android, so that no other app is asked;
        'schemes' and 'hosts', for routes that name none.

        Annotations: route, deeplink_route, alias, deprecated, auth, deeplink_authorized, flag, scheme, host
        #}{% set title argument.title|default:"Deep links" %}<!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'">
        <title>{{ title|xml }}</title>
        <link rel="icon" href="data:,">
        <style>
        \##(deepLinkPageStyle)
        </style>
        </head>
        <body class="all">
        <a class="skip" href="#name">Skip to the link</a>
        <nav class="index" aria-label="Links">
          <h1>{{ title|xml }}</h1>
          <p class="count" id="count"></p>
          <div class="search" role="search">
            <label class="hidden" for="search">Search the links</label>
            <input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">
            <p class="hidden" id="found" role="status"></p>
          </div>
          <p class="none" id="none" hidden>No link has these words.</p>
          <div id="groups"></div>
        </nav>
        <main>
          <a class="back" href="#">‹ All links</a>
          <div class="head">
            <h2 id="name" tabindex="-1"></h2>
            <p class="summary" id="summary"></p>
            <div class="badges" id="badges"></div>
            <p class="pattern" id="pattern"></p>
          </div>
          <section class="sheet" aria-labelledby="values-title">
            <div class="title">
              <h3 id="values-title">Values</h3>
              <button class="button small" id="example" type="button">Fill in examples</button>
            </div>
            <form id="form" novalidate></form>
          </section>
          <section class="sheet" aria-labelledby="link-title">
            <h3 id="link-title">Link</h3>
            <div class="result">
              <div>
                <output class="url mono" id="link" for="form" aria-live="polite"></output>
                <div class="actions">
                  <button class="button main" type="button" data-copies="link">Copy</button>
                  <a class="button" id="open" role="link">Open</a>
                </div>
              </div>
              <div class="code" id="code"></div>
            </div>
          </section>
          <section class="sheet" id="shells" aria-labelledby="shell-title">
            <h3 id="shell-title">On a device</h3>
            <div class="shell">
              <div class="line">
                <div class="title"><span>Simulator</span><button class="button small" type="button" data-copies="simulator">Copy</button></div>
                <pre id="simulator" tabindex="0" aria-label="Line for the simulator"></pre>
              </div>
              <div class="line">
                <div class="title"><span>Android</span><button class="button small" type="button" data-copies="device">Copy</button></div>
                <pre id="device" tabindex="0" aria-label="Line for Android"></pre>
              </div>
            </div>
          </section>
          <p class="hidden" id="said" role="status"></p>
        </main>
        <noscript><p>This page makes links with JavaScript, which is switched off.</p></noscript>
        <script type="application/json" id="model">{% filter replace:"<","\u003C" %}{
        "title": {{ title|json }},
        "application": {{ argument.package|default:""|json }},
        "schemes": {% if argument.schemes %}{{ argument.schemes|toArray|json }}{% else %}[]{% endif %},
        "hosts": {% if argument.hosts %}{{ argument.hosts|toArray|json }}{% else %}[]{% endif %},
        "types": [
        {% for links in types.enums|deepLinkTables %}
        { "name": {{ links.name|json }}, "hosts": {{ links.hosts|json }}, "routes": [
        {% for route in links.routes %}
        { "case": {{ route.case.name|json }}, "kind": {{ route.kind|json }}, "template": {{ route.template|json }},
        "documentation": {{ route.case.documentation|json }}, "requiresAuthorization": {{ route.requiresAuthorization|json }},
        "flags": {{ route.flags|json }}, "schemes": {{ route.schemes|json }}, "hosts": {{ route.hosts|json }},
        "paths": {{ route.paths|json }},
        "query": {{ route.query|json }},
        "parameters": {{ route.parameters|json }} }{{ "," if not forloop.last }}
        {% endfor %}
        ] }{{ "," if not forloop.last }}
        {% endfor %}
        ]
        }{% endfilter %}</script>
        <script>
        \##(deepLinkPageCode)
        \##(deepLinkPageLinks)
        \##(deepLinkPagePage)
        </script>
        </body>
        </html>

        """##
}
