// Templates/AndroidDeepLinks.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let androidDeepLinksText = ##"""
        {#
        Writes a manifest of Android with the intent filters of all deep links.

        One filter for each host, verified, with the paths of its routes, and one for the schemes of the app, which takes all their links.
        The manifest merger joins it with that of the app, for example as src/release/AndroidManifest.xml:

            codegen:
              - sources: Sources
                templates: AndroidDeepLinks
                output: Android/app/src/release/AndroidManifest.xml
                args: { activity: .MainActivity }

        A wildcard that something follows stands for three components at most, because Android matches without going back.

        Arguments: 'activity', the name of the activity that takes the links.

        Annotations: route, deeplink_route, alias, deprecated, scheme, host
        #}{%
        require argument.activity else "the argument 'activity' is missing; add the activity that takes links, such as .MainActivity" %}{%
        macro filter_head %}
                        <action android:name="android.intent.action.VIEW" />
                        <category android:name="android.intent.category.DEFAULT" />
                        <category android:name="android.intent.category.BROWSABLE" />
        {% endmacro %}<?xml version="1.0" encoding="utf-8"?>
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">
            <application>
                <activity android:name="{{ argument.activity|xml }}" android:exported="true">
        {% for host in types.enums|deepLinkHosts %}
                    <intent-filter android:autoVerify="true">
        {% call filter_head %}
                        <data android:scheme="https" />
                        <data android:host="{{ host|xml }}" />
        {% for path in types.enums|androidPaths:host %}
                        <data android:{{ path.name }}="{{ path.value|xml }}" />
        {% endfor %}
                    </intent-filter>
        {% endfor %}{% for scheme in types.enums|deepLinkSchemes %}{% if forloop.first %}
                    <intent-filter>
        {% call filter_head %}
        {% endif %}
                        <data android:scheme="{{ scheme|xml }}" />
        {% if forloop.last %}
                    </intent-filter>
        {% endif %}{% endfor %}
                </activity>
            </application>
        </manifest>

        """##
}
