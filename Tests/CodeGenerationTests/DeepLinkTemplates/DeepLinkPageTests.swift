import Foundation
import TestSupport
import Testing

/// The template DeepLinkPage, as text.
@Suite struct DeepLinkPageTests {
    @Test("what the sources say cannot end the script that holds it")
    func hostileText() throws {
        let source = """
            /// </script><script>alert(1)</script><!-- <script>
            // trellis: deeplinks, scheme = app
            enum L: Equatable {
                /// </script><!--<script> & "quotes" \\ é
                // trellis: route = "/a/{name}"
                case a(name: String)
            }
            """
        let page = try ShopLinks.output("DeepLinkPage", to: "page.html", arguments: "title: '</title><b>&'", source: source)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(!page.contains("<b>"))
        let model = try #require(page.components(separatedBy: "id=\"model\">").last?.components(separatedBy: "</script>").first)
        let value = try #require(try JSONSerialization.jsonObject(with: Data(model.utf8)) as? [String: Any])
        let types = try #require(value["types"] as? [[String: Any]])
        let route = try #require((types[0]["routes"] as? [[String: Any]])?.first)
        #expect(value["title"] as? String == "</title><b>&")
        #expect(route["documentation"] as? [String] == ["</script><!--<script> & \"quotes\" \\ é"])
    }

    @Test("the page asks the network for nothing, and forbids itself to")
    func selfContained() throws {
        let page = try ShopLinks.output("DeepLinkPage", to: "page.html")
        #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"))
        #expect(!page.contains("src=\"") && !page.contains("@import") && !page.contains("url("))
    }

    @Test("text and background differ enough in both schemes", arguments: ["light", "dark"])
    func contrast(scheme: String) throws {
        let page = try ShopLinks.output("DeepLinkPage", to: "page.html")
        let blocks = page.components(separatedBy: ":root {")
        let colors = Self.colors(blocks[scheme == "light" ? 1 : 2])
        let pairs = [
            ("ink", "paper"), ("ink", "sheet"), ("ink", "wash"), ("muted", "paper"), ("muted", "sheet"), ("muted", "wash"),
            ("accent", "paper"), ("accent", "wash"), ("accent-ink", "accent"), ("amber", "amber-wash"), ("red", "sheet"),
        ]
        for (text, background) in pairs {
            let ratio = Self.contrast(try #require(colors[text]), try #require(colors[background]))
            #expect(ratio >= 4.5, "\(scheme): \(text) on \(background) is \(ratio)")
        }
        // The frame of a field has to be seen as well.
        #expect(Self.contrast(try #require(colors["field"]), try #require(colors["sheet"])) >= 3)
    }

    private static func colors(_ block: String) -> [String: [Double]] {
        var colors: [String: [Double]] = [:]
        for line in block.prefix(while: { $0 != "}" }).split(separator: "\n") {
            let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ;-")) }
            guard parts.count == 2, parts[1].hasPrefix("#"), let number = Int(parts[1].dropFirst(), radix: 16) else { continue }
            colors[parts[0]] = [number >> 16, number >> 8 & 255, number & 255].map { Double($0) / 255 }
        }
        return colors
    }

    /// The ratio of the guidelines for accessible pages, version 2.
    private static func contrast(_ first: [Double], _ second: [Double]) -> Double {
        func luminance(_ color: [Double]) -> Double {
            let parts = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (light, dark) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
        return (light + 0.05) / (dark + 0.05)
    }
}
