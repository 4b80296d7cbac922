// Templates/AndroidAssetLinks.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let androidAssetLinksText = ##"""
        {#
        Writes the file that lets an app open links of a website on Android.

        The file belongs to https://HOST/.well-known/assetlinks.json, for each host that AndroidDeepLinks names:

            codegen:
              - sources: Sources
                templates: AndroidAssetLinks
                output: Website/.well-known/assetlinks.json
                args: { package: example.recipes, fingerprints: ["14:6D:..."] }

        Arguments: 'package', the name of the app; 'fingerprints', one or several SHA-256 checksums of its certificates, as keytool prints
        them, with or without colons.

        Annotations: host
        #}{% require argument.package else "the argument 'package' is missing; add the name of the app, such as example.app" %}{%
        require argument.fingerprints else "the argument 'fingerprints' is missing; add the SHA-256 that 'keytool -list -v' prints" %}{%
        for fingerprint in argument.fingerprints|toArray %}{%
        set rest fingerprint|replace:"^([0-9A-Fa-f]{2}:?){31}[0-9A-Fa-f]{2}$","","regex" %}{%
        set message %}'{{ fingerprint }}' is no SHA-256; write its 32 bytes as 'keytool -list -v' prints them{% endset %}{%
        require not rest else message %}{% endfor %}[
          {
            "relation": ["delegate_permission/common.handle_all_urls"],
            "target": {
              "namespace": "android_app",
              "package_name": {{ argument.package|json }},
              "sha256_cert_fingerprints": [
        {% for fingerprint in argument.fingerprints|toArray %}
                "{{ fingerprint|uppercase|replace:":",""|replace:"(..)(?=.)","$1:","regex" }}"{{ "," if not forloop.last }}
        {% endfor %}
              ]
            }
          }
        ]

        """##
}
