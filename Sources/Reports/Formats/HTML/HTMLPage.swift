package import JSON

/// One page for a browser that holds everything it shows, in the look that all pages have.
///
/// It loads nothing, so that it can be mailed and kept. Data is never markup: a script makes text of it.
package enum HTMLPage {
    /// The page.
    ///
    /// - Parameters:
    ///   - title: what the window is called, as plain text.
    ///   - style: what this page adds to the style that all pages share.
    ///   - body: the markup before the data.
    ///   - data: what the script reads as `data`.
    ///   - script: what the page does; it begins behind the functions that all pages share.
    package static func text(title: String, style: String, body: String, data: JSONValue, script: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>\(MarkupText.escaped(title))</title>
        <style>
        \(HTMLStyle.shared)
        \(style)
        </style>
        </head>
        <body>
        \(body)
        <script type="application/json" id="data">\(inScript(CompactJSON.text(data)))</script>
        <script>
        \(HTMLSharedScript.text)
        \(script)
        </script>
        </body>
        </html>

        """
    }

    /// Text as markup that shows it.
    package static func escaped(_ text: String) -> String { MarkupText.escaped(text) }

    /// Data in a script ends where the text of a closing tag begins, whatever the data means.
    private static func inScript(_ json: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.utf8.count)
        for byte in json.utf8 {
            if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
