import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What the systems are told about deep links, as text and read back.
@Suite struct AssociationTests {
    /// Signs that mean something in the formats and in their patterns.
    private static let hostile = """
        // trellis: deeplinks, host = a.example
        enum L {
            // trellis: route = "/a.b%2Ac%5C%24(/%22%3C%26'%3E)/{x}", caseInsensitive
            case a(x: Int)
            // trellis: route = "/*/b/*/c?k%22={k}&l%5C=%2A%24"
            case b(k: String)
            // trellis: route = "/%5C%22%26"
            case c
        }
        """

    private func json(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

    @Test("apple-app-site-association has the paths of a host, with the keys that every link has")
    func apple() throws {
        let arguments = "appIDs: [ABCDE12345.example.shop, ABCDE12345.example.shop.beta], host: shop.example, webcredentials: true"
        let text = try ShopLinks.output("AppleAppSiteAssociation", to: "web/apple-app-site-association", arguments: arguments)
        #expect(
            text == """
                {
                  "applinks": {
                    "defaults": { "percentEncoded": false },
                    "details": [
                      {
                        "appIDs": ["ABCDE12345.example.shop","ABCDE12345.example.shop.beta"],
                        "components": [
                          { "/": "/products/?*", "comment": "ShopLink.product" },
                          { "/": "/p/?*", "comment": "ShopLink.product" },
                          { "/": "/orders/?*", "comment": "ShopLink.order" },
                          { "/": "/old/?*", "comment": "ShopLink.order" },
                          { "/": "/past/?*", "comment": "ShopLink.order" },
                          { "/": "/orders/new", "comment": "ShopLink.newOrder" },
                          { "/": "/help/?*", "comment": "ShopLink.help" },
                          { "/": "/help", "comment": "ShopLink.help" },
                          { "/": "*/help/?*", "comment": "ShopLink.help" },
                          { "/": "/files", "comment": "ShopLink.files" },
                          { "/": "/files/*", "comment": "ShopLink.files" },
                          { "/": "/search", "?": { "q": "?*", "kind": "a" }, "comment": "ShopLink.search" }
                        ]
                      }
                    ]
                  },
                  "webcredentials": { "apps": ["ABCDE12345.example.shop","ABCDE12345.example.shop.beta"] }
                }

                """)
        #expect(try json(text) is [String: Any])
    }

    @Test("signs that mean something in patterns of Apple stand for any sign, and texts are those of JSON")
    func hostileApple() throws {
        let text = try ShopLinks.output("AppleAppSiteAssociation", to: "a.json", arguments: "appIDs: ABCDE12345.a", source: Self.hostile)
        let root = try #require(try json(text) as? [String: [String: Any]])
        let details = try #require(root["applinks"]?["details"] as? [[String: Any]])
        let components = try #require(details[0]["components"] as? [[String: Any]])
        #expect(
            components.compactMap { $0["/"] as? String } == [
                "/a.b?c\\?/\"<&'>/?*", "/a.b?c\\?/?*", "*/b/c", "*/b/*/c", "/\\\"&",
            ])
        #expect(components[2]["?"] as? [String: String] == ["k\"": "?*", "l\\": "??"])
    }

    @Test("a wildcard matches whole components, and none")
    func wildcards() throws {
        let source = """
            // trellis: deeplinks
            enum L {
                // trellis: route = "/a/*"
                case a
                // trellis: route = "/b/*/c/*"
                case b
                // trellis: route = "/*"
                case c
                // trellis: route = "/"
                case d
            }
            """
        let text = try ShopLinks.output("AppleAppSiteAssociation", to: "a.json", arguments: "appIDs: ABCDE12345.a", source: source)
        let patterns = text.split(separator: "\n").compactMap { line in
            line.components(separatedBy: "{ \"/\": \"").dropFirst().first?.components(separatedBy: "\"").first
        }
        #expect(patterns == ["/a", "/a/*", "/b/c", "/b/c/*", "/b/*/c", "/b/*/c/*", "/", "/*"])
    }

    @Test("the entry of the Info.plist has the schemes of the app, as Foundation reads it")
    func urlTypes() throws {
        let source = """
            // trellis: deeplinks, scheme = a|https
            enum L {
                // trellis: route = "/a", scheme = b.c-d+e
                case a
            }
            // trellis: deeplinks, scheme = a|z
            enum M {
                // trellis: route = "/a"
                case a
            }
            """
        let text = try ShopLinks.output("DeepLinkURLTypes", to: "a.plist", arguments: "name: 'a & <b>', role: Viewer", source: source)
        let value = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? NSDictionary
        let entry: [String: Any] = [
            "CFBundleTypeRole": "Viewer", "CFBundleURLName": "a & <b>", "CFBundleURLSchemes": ["a", "b.c-d+e", "z"],
        ]
        #expect(value == ["CFBundleURLTypes": [entry]] as NSDictionary)
        let empty = try ShopLinks.output("DeepLinkURLTypes", to: "a.plist", arguments: "name: a", source: "enum L {}\n")
        let nothing = try PropertyListSerialization.propertyList(from: Data(empty.utf8), format: nil) as? NSDictionary
        #expect(nothing == ["CFBundleURLTypes": [Any]()] as NSDictionary)
    }

    @Test("assetlinks.json has the checksums of all certificates, however they are written")
    func assetLinks() throws {
        let pairs = (0..<32).map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0 * 8 - 1, radix: 16) }
        let fingerprints = "[\"\(pairs.joined())\", \"\(pairs.joined(separator: ":").uppercased())\"]"
        let text = try ShopLinks.output(
            "AndroidAssetLinks", to: "a.json", arguments: "package: example.shop, fingerprints: \(fingerprints)")
        let expected = pairs.joined(separator: ":").uppercased()
        #expect(
            text == """
                [
                  {
                    "relation": ["delegate_permission/common.handle_all_urls"],
                    "target": {
                      "namespace": "android_app",
                      "package_name": "example.shop",
                      "sha256_cert_fingerprints": [
                        "\(expected)",
                        "\(expected)"
                      ]
                    }
                  }
                ]

                """)
        #expect(try json(text) is [Any])
    }

    @Test("the manifest has a verified filter for each host, and one for the schemes")
    func manifest() throws {
        let text = try ShopLinks.output("AndroidDeepLinks", to: "AndroidManifest.xml", arguments: "activity: .MainActivity")
        let head = """
                            <action android:name="android.intent.action.VIEW" />
                            <category android:name="android.intent.category.DEFAULT" />
                            <category android:name="android.intent.category.BROWSABLE" />
            """
        #expect(
            text == """
                <?xml version="1.0" encoding="utf-8"?>
                <manifest xmlns:android="http://schemas.android.com/apk/res/android">
                    <application>
                        <activity android:name=".MainActivity" android:exported="true">
                            <intent-filter android:autoVerify="true">
                \(head)
                                <data android:scheme="https" />
                                <data android:host="shop.example" />
                                <data android:pathPattern="/products/..*" />
                                <data android:pathPattern="/p/..*" />
                                <data android:pathPattern="/orders/..*" />
                                <data android:pathPattern="/old/..*" />
                                <data android:pathPattern="/past/..*" />
                                <data android:path="/orders/new" />
                                <data android:pathPattern="/help/..*" />
                                <data android:path="/help" />
                                <data android:pathPattern="/..*/help/..*" />
                                <data android:pathPattern="/..*/..*/help/..*" />
                                <data android:pathPattern="/..*/..*/..*/help/..*" />
                                <data android:path="/files" />
                                <data android:pathPrefix="/files/" />
                                <data android:path="/search" />
                            </intent-filter>
                            <intent-filter android:autoVerify="true">
                \(head)
                                <data android:scheme="https" />
                                <data android:host="other.example" />
                                <data android:pathPattern="/é/..*/..*/..*" />
                            </intent-filter>
                            <intent-filter>
                \(head)
                                <data android:scheme="shop" />
                            </intent-filter>
                        </activity>
                    </application>
                </manifest>

                """)
    }

    @Test("signs that mean something in patterns of Android are escaped, and once more for resources and for XML")
    func hostileManifest() throws {
        let text = try ShopLinks.output("AndroidDeepLinks", to: "a.xml", arguments: "activity: '.\"<&>'", source: Self.hostile)
        let lines = text.split(separator: "\n").filter { $0.contains("android:path") || $0.contains("<activity") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            Array(lines.prefix(4)) == [
                "<activity android:name=\".&quot;&lt;&amp;&gt;\" android:exported=\"true\">",
                "<data android:pathPattern=\"/a\\\\.b\\\\*c\\\\\\\\$/&quot;&lt;&amp;&apos;&gt;/..*\" />",
                "<data android:pathPattern=\"/a\\\\.b\\\\*c\\\\\\\\$/..*\" />",
                "<data android:path=\"/b/c\" />",
            ])
        #expect(lines.last == "<data android:path=\"/\\\\&quot;&amp;\" />")
        let delegate = Elements()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = delegate
        #expect(parser.parse())
        #expect(delegate.names.first == ".\"<&>")
    }

    private final class Elements: NSObject, XMLParserDelegate {
        var names: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if element == "activity" { names.append(attributes["android:name"] ?? "") }
        }
    }

    @Test(
        "an argument that is missing or cannot be right is an error that says what to add",
        arguments: [
            ("AppleAppSiteAssociation", "", "the argument 'appIDs' is missing; add identifiers of apps, such as ABCDE12345.example.app"),
            (
                "AppleAppSiteAssociation", "appIDs: [ABCDE12345.example.app, example.app]",
                "'example.app' is no identifier of an app; write the ten signs of the team, a point and the bundle"
            ),
            ("DeepLinkURLTypes", "", "the argument 'name' is missing; add the identifier of the app, such as example.app"),
            ("AndroidAssetLinks", "", "the argument 'package' is missing; add the name of the app, such as example.app"),
            (
                "AndroidAssetLinks", "package: a",
                "the argument 'fingerprints' is missing; add the SHA-256 that 'keytool -list -v' prints"
            ),
            (
                "AndroidAssetLinks", "package: a, fingerprints: '14:6D'",
                "'14:6D' is no SHA-256; write its 32 bytes as 'keytool -list -v' prints them"
            ),
            ("AndroidDeepLinks", "", "the argument 'activity' is missing; add the activity that takes links, such as .MainActivity"),
        ])
    func missingArguments(template: String, arguments: String, message: String) {
        let messages = ShopLinks.messages(template, arguments: arguments)
        #expect(messages.count == 1)
        #expect(messages.first?.contains(": error: \(message)") == true, "\(messages)")
    }
}
