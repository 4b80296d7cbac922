// Templates/DeepLinkTests.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkTestsText = ##"""
        {#
        Tests the links of enums that DeepLinks extends.

        For each route it reads links that have example values, one with everything that the route can have and one with as little as
        possible, looks whether they open the case, prints the case, and reads what was printed:

            DeepLinkTests, with the argument module = App, writes tests that import App
            DeepLinkTests, with the argument framework = XCTest, writes test cases in place of tests for Swift Testing

        Examples follow from the types; a type that nobody knows needs one before the associated value:

            case show(/* trellis: example = 1.2 */ version: Version)

        Routes without one are left out, which a comment in the output tells.

        Annotations: example
        #}{% map types.enums into found using enum %}{% set links enum|deepLinks %}{{ "yes" if links.isExtensible }}{% endmap %}{%
        if "yes" in found %}{% set isXCTest %}{{ "yes" if argument.framework == "XCTest" }}{% endset %}{%
        newline %}// swift-format-ignore-file
        // swiftlint:disable all

        import Foundation
        import {% if isXCTest %}XCTest{% else %}Testing{% endif %}

        {% if argument.module %}
        @testable import {{ argument.module }}
        {% endif %}
        {% for enum in types.enums %}{% set links enum|deepLinks %}{% if links.isExtensible %}

        {% if isXCTest %}
        final class {{ links.name|replace:".","" }}DeepLinkTestCase: XCTestCase {
        {% else %}
        @Suite struct {{ links.name|replace:".","" }}DeepLinkTests {
        {% endif %}
        {% for route in links.routes %}
        {% if route.case.condition %}
            #if {{ route.case.condition }}
        {% endif %}
        {% if not route.exampleURLs %}
            // '{{ route.template }}' has a type without an example.
        {% endif %}
        {% for link in route.exampleURLs %}
        {% if isXCTest %}
            func testRoute{{ route.index }}Link{{ forloop.counter0 }}() throws {
        {% else %}
            @Test({{ link|swiftText }})
            func route{{ route.index }}Link{{ forloop.counter0 }}() throws {
        {% endif %}
                let url = try {% if isXCTest %}XCTUnwrap{% else %}#require{% endif %}(URL(string: {{ link|swiftText }}))
                let intent: {{ links.name }} = try {{ links.name }}(url: url)
                guard case .{{ route.case.name|escapeReservedKeywords }} = intent else {
                    {% if isXCTest %}return XCTFail("{% else %}Issue.record("{% endif %}opens \(intent)")
        {% ifnot isXCTest %}
                    return
        {% endif %}
                }
        {% if route.isPrinted %}
                let printed = try {% if isXCTest %}XCTUnwrap{% else %}#require{% endif %}(intent.url(scheme: url.scheme, host: {% if route.isWeb %}url.host{% else %}nil{% endif %}))
                let again: {{ links.name }} = try {{ links.name }}(url: printed)
                {% if isXCTest %}XCTAssertEqual(String(describing: again), String(describing: intent)){% else %}#expect(String(describing: again) == String(describing: intent)){% endif %}

        {% endif %}
            }

        {% endfor %}
        {% if route.case.condition %}
            #endif
        {% endif %}
        {% endfor %}
        }
        {% endif %}{% endfor %}
        {% endif %}

        """##
}
