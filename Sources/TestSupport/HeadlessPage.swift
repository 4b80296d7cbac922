import Foundation
import SystemSupport

/// A page in a browser without a window.
package struct HeadlessPage {
    /// The browser on this machine.
    package static let browser: String? = {
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let applications = [
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium",
        ]
        return names.lazy.compactMap { ExecutableSearch.find($0, path: ProcessEnvironment.variable("PATH") ?? "") }.first
            ?? applications.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Why tests of pages do not run where there is no browser.
    package static let absence = "no chromium on PATH; .ci/prerequisites browser installs it"

    /// The page.
    package let html: String
    /// The width of the window.
    package let width: Int
    /// The height of the window.
    package let height: Int

    /// Takes a page, in a window of a desk unless another size is given.
    package init(html: String, width: Int = 1280, height: Int = 900) {
        self.html = html
        self.width = width
        self.height = height
    }

    /// What a script that runs behind those of the page gives back, as JSON.
    ///
    /// - Parameter script: the body of an asynchronous function.
    /// - Throws: when the script throws, or does not end.
    package func result<Value: Decodable>(_ script: String, as type: Value.Type = Value.self) throws -> Value {
        let wrapped = """
            <script>
            (async () => {
              const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
              const element = (id) => document.getElementById(id);
              const put = (id, value) => {
                element(id).value = value;
                element(id).dispatchEvent(new Event("input", { bubbles: true }));
              };
            \(script)
            })().then((value) => ({ value }), (error) => ({ error: String(error) })).then((result) => {
              const bytes = Array.from(new TextEncoder().encode(JSON.stringify(result)), (byte) => String.fromCharCode(byte));
              document.documentElement.dataset.result = btoa(bytes.join(""));
            });
            </script>
            """
        let dom = try self.dom(html.replacingOccurrences(of: "</body>", with: wrapped + "</body>"))
        let encoded = dom.components(separatedBy: "data-result=\"").dropFirst().first?.components(separatedBy: "\"").first ?? ""
        let result = try JSONDecoder().decode(Result<Value>.self, from: Data(base64Encoded: encoded) ?? Data())
        guard let value = result.value else { throw Failure(text: result.error ?? dom) }
        return value
    }

    /// What leaves the page sideways in a window of some width, after the width that the page takes and the one that there is.
    ///
    /// - Parameters:
    ///   - width: that of the window; browsers make none as narrow as a phone, but a frame in the page.
    ///   - selector: what has to be there, so that the page is known to have drawn itself.
    package func overflow(atWidth width: Int, having selector: String) throws -> [String] {
        var inner = html
        for (text, escaped) in [("&", "&amp;"), ("\"", "&quot;"), ("<", "&lt;")] {
            inner = inner.replacingOccurrences(of: text, with: escaped)
        }
        let frame = "<html><body><iframe id=\"frame\" width=\"\(width)\" height=\"844\" srcdoc=\"\(inner)\"></iframe></body></html>"
        return try HeadlessPage(html: frame, width: width + 200).result(
            """
            let inner = element("frame").contentDocument;
            while (!inner.querySelector("\(selector)")) { await wait(); inner = element("frame").contentDocument; }
            const root = inner.documentElement;
            const leaves = (node) => {
              const box = node.getBoundingClientRect();
              return box.width > 0 && (box.right > root.clientWidth + 0.5 || box.left < -0.5) && !node.closest(".scroll");
            };
            const found = [...inner.querySelectorAll("body *")].filter(leaves);
            return [root.scrollWidth + " of " + root.clientWidth, ...found.map((node) => node.tagName + " " + node.className + node.id)];
            """)
    }

    private struct Result<Value: Decodable>: Decodable {
        var value: Value?
        var error: String?
    }

    private struct Failure: Error {
        var text: String
    }

    private func dom(_ html: String) throws -> String {
        try ScratchFolder.with { folder in
            try folder.write(html, to: "page.html")
            let options = [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--user-data-dir=" + folder.path("profile"),
                "--window-size=\(width),\(height)", "--virtual-time-budget=20000", "--dump-dom", "file://" + folder.path("page.html"),
            ]
            // Its profile is its own, and its complaints about the machine are nobody's.
            return try ShellScript.run("\"$@\" 2>/dev/null", [Self.browser ?? "chromium"] + options, in: folder.path)
        }
    }
}
