// Templates/DeepLinkRegistrations.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkRegistrationsText = ##"""
        {#
        Registers deep links with a router that takes patterns and closures.

        It extends each enum of deep links with one function. It adds every path of every route, in an order in which a router that takes
        the first match finds the right one, those that need somebody to be signed in with a function of their own. The closures read a
        link with the generated parser, so that values are typed in one place:

            DeepLink.register(
                add: { pattern, read in router.add(pattern) { url in open(try read(url)) } },
                addAuthorized: { pattern, read in router.addAuthorized(pattern) { url in open(try read(url)) } }
            )

        Arguments: 'before' and 'after' are what the router writes around the name of a value, ":" and nothing when they are left out;
        'wildcard' is what stands for any number of components, "*" when it is left out.

        The file needs what the template DeepLinks generates, in the same module. Enums that are private, fileprivate or
        generic are left out.

        Annotations: route, deeplink_route, alias, deprecated, auth, deeplink_authorized
        #}{% set before argument.before|default:":" %}{%
        set after argument.after|default:"" %}{%
        set wildcard argument.wildcard|default:"*" %}{% map types.enums|deepLinkTables into accesses using links %}{% if links.isExtensible %}{{ links.access }}{% endif %}{% endmap %}{%
        set importing %}{% if "public" in accesses %}public {% elif "package" in accesses %}package {% endif %}{% endset %}{%
        set made %}{% for links in types.enums|deepLinkTables where links.isExtensible and links.routes %}{%
        set access %}{% if links.access != "internal" %}{{ links.access }} {% endif %}{% endset %}{%
        newline %}extension {{ links.name }} {
            /// Adds every path to a router, in the order in which it has to try them.
            ///
            /// - Parameters:
            ///   - add: takes a pattern, and what reads a link that matches it.
            ///   - addAuthorized: the same for links that need somebody to be signed in.
            {{ access }}static func register(
                add: (_ pattern: String, _ read: @escaping @Sendable (URL) throws -> {{ links.name }}) -> Void,
                addAuthorized: (_ pattern: String, _ read: @escaping @Sendable (URL) throws -> {{ links.name }}) -> Void
            ) {
                let read: @Sendable (URL) throws -> {{ links.name }} = { url in try {{ links.name }}(url: url) }
        {% for registration in links|registrations %}{%
        set pattern %}{% for component in registration.path.components %}/{% if component.kind == "literal" %}{{ component.text }}{%
        elif component.kind == "parameter" %}{{ before }}{{ component.name }}{{ after }}{% else %}{{ wildcard }}{% endif %}{%
        empty %}/{% endfor %}{% endset %}
                {% if registration.route.requiresAuthorization %}addAuthorized{% else %}add{% endif %}({{ pattern|swiftText }}, read)
        {% endfor %}
            }
        }
        {% endfor %}{% endset %}{% if made %}{% newline %}// swift-format-ignore-file
        // swiftlint:disable all

        {{ importing }}import Foundation
        {{ made }}{% endif %}

        """##
}
