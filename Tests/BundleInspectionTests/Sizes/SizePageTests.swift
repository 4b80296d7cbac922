import BundleInspection
import TestSupport
import Testing

@Suite struct SizePageTests {
    @Test("the page loads nothing from anywhere, and names cannot end its data or become markup")
    func selfContained() {
        var product = ExampleProduct()
        product.addApp("App", at: "App.app", .program())
        product.add("App.app/<\u{2f}script><img src=x onerror=alert(1)>.txt", "x")
        let page = SizePage.text(of: SizeReportTests.report(product, name: "<b>App</b>.app"))
        #expect(page.split(separator: "</script>").count == 3)
        #expect(!page.contains("<img") && !page.contains("<b>App"))
        #expect(!page.contains("src=\"") && !page.contains("@import") && !page.contains("<link"))
        #expect(page.contains("default-src 'none'"))
    }
}

/// The page in a browser without a window.
@Suite(.enabled(if: HeadlessPage.browser != nil, Comment(rawValue: HeadlessPage.absence)))
struct DrivenSizePageTests {
    private static let tools = """
        const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.innerText.replace(/\\s+/g, " ").trim());
        const key = (name) => document.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
        const rows = () => texts("#files tbody tr td.path");
        const parts = () => texts("#map .part");

        """

    private func drive(_ script: String, comparedWith old: SizeReport? = nil) throws -> [[String]] {
        let page = SizePage.text(of: SizeReportTests.report(SizeReportTests.product), comparedWith: old)
        return try HeadlessPage(html: page).result(Self.tools + script)
    }

    @Test("the map groups by owner, bundle and kind, and opens a part")
    func map() throws {
        let told = try drive(
            """
            const told = [[parts().length + " owners", document.querySelectorAll("#map .copy").length + " copies"]];
            key("3"); told.push(texts("#views [aria-selected=true]"), [parts()[0].split(" ")[0]]);
            document.querySelector("#map .part").click();
            told.push(texts("#trail"), [String(parts().length)]);
            key("Escape"); told.push(texts("#trail"));
            return told;
            """)
        #expect(told[0] == ["3 owners", "3 copies"])
        #expect(told[1] == ["Kind"])
        #expect(told[2] == ["image"])
        #expect(told[3] == ["← everythingimage, 15.0 kB"] || told[3] == ["← everything image, 15.0 kB"])
        #expect(told[4] == ["0"])
        #expect(told[5] == ["Everything by kind"])
    }

    @Test("areas are in the proportion of the sizes, inside of the map, and do not overlap")
    func areas() throws {
        let told = try drive(
            """
            key("3");
            const box = document.getElementById("map").getBoundingClientRect();
            const found = [...document.querySelectorAll("#map .part")].map((node) => node.getBoundingClientRect());
            const inside = found.every((r) => r.left >= box.left - 1 && r.right <= box.right + 1 && r.top >= box.top - 1 &&
              r.bottom <= box.bottom + 1);
            const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
              Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
            let worst = 0;
            for (const a of found) for (const b of found) if (a !== b) worst = Math.max(worst, overlap(a, b));
            const area = found.reduce((sum, r) => sum + r.width * r.height, 0);
            return [[String(inside), String(worst < 2), String(Math.abs(area / (box.width * box.height) - 1) < 0.01)]];
            """)
        #expect(told == [["true", "true", "true"]])
    }

    @Test("areas are more like squares than like stripes")
    func proportions() throws {
        let told = try drive(
            """
            const tiles = layout(Array.from({ length: 12 }, () => ({ size: 1 })), 0, 0, 400, 300);
            const worst = Math.max(...tiles.map((tile) => Math.max(tile.width / tile.height, tile.height / tile.width)));
            return [[String(tiles.length), String(worst < 2)]];
            """)
        #expect(told == [["12", "true"]])
    }

    @Test("the table is searched and sorted, and shows copies")
    func table() throws {
        let told = try drive(
            """
            const told = [[rows()[0]]];
            put("search", "e1.appex photo"); told.push(rows());
            key("Escape"); key("m"); told.push([rows()[0], texts("#measure")[0]]);
            key("c"); told.push([String(rows().length)]);
            key("c"); document.querySelector("#files th button").click(); told.push([rows()[0], texts("#files th[aria-sort]")[0]]);
            told.push(texts("#copies .item b"));
            return told;
            """)
        #expect(told[0] == ["Frameworks/F1.framework/photo.jpg 3 copies"])
        #expect(told[1] == ["PlugIns/E1.appex/photo.jpg 3 copies"])
        #expect(told[2] == ["zeros.dat", "Installed"])
        #expect(told[3] == ["3"])
        #expect(told[4] == ["App", "Path ↑"])
        #expect(told[5] == ["10.0 kB"])
    }

    @Test("a comparison shows what grew, came and went")
    func comparison() throws {
        var old = SizeReportTests.product
        old.remove("App.app/zeros.dat")
        old.add("App.app/gone.png", SizeReportTests.noise(2000))
        let told = try drive(
            """
            put("search", ""); document.getElementById("changedOnly").click();
            return [rows(), texts("#files tbody tr td:last-child"), texts("#gone .item")];
            """, comparedWith: SizeReportTests.report(old, name: "Old.app"))
        #expect(told[0] == ["zeros.dat"])
        #expect(told[1] == ["new"])
        #expect(told[2] == ["−2.0 kB gone.png"])
    }

    /// Names that are long and have no place to break, and an earlier build.
    private static var crowded: String {
        var product = SizeReportTests.product
        let name = String(repeating: "AVeryLongNameWithoutAnyBlank", count: 5)
        for owner in ["App.app", "App.app/PlugIns/E1.appex"] {
            product.add("\(owner)/\(name)/\(name).dat", SizeReportTests.noise(9000))
            product.addResourceBundle(name, at: "\(owner)/\(name).bundle")
        }
        var old = product
        old.add("App.app/\(name)-gone.dat", SizeReportTests.noise(8000))
        let report = SizeReportTests.report(product, name: name + ".ipa")
        return SizePage.text(of: report, comparedWith: SizeReportTests.report(old, name: name + "-old.ipa"))
    }

    @Test("nothing leaves the page sideways, on a desk and on a phone", arguments: [1280, 834, 390, 320])
    func width(of window: Int) throws {
        let told = try HeadlessPage(html: Self.crowded).overflow(atWidth: window, having: "#files tbody tr")
        let width = told.first?.split(separator: " ").last.flatMap { Int($0) } ?? 0
        #expect(told == ["\(width) of \(width)"])
        #expect(width > window - 20)
    }

    @Test("the colours of the map are explained, for what it shows")
    func legend() throws {
        let told = try drive(
            """
            const told = [texts("#legend .kind").slice(0, 1)];
            key("3"); document.querySelector("#map .part").click();
            return [...told, texts("#legend .kind")];
            """)
        #expect(told == [["image 15.0 kB"], ["image 15.0 kB"]])
    }

    @Test("light and dark can be chosen")
    func theme() throws {
        let told = try drive(
            """
            const colour = () => getComputedStyle(document.body).backgroundColor;
            const first = colour(); key("d"); const second = colour(); key("d");
            return [[String(first !== second), String(colour() === first)]];
            """)
        #expect(told == [["true", "true"]])
    }
}
