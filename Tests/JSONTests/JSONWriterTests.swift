import JSON
import Testing

@Suite("writing JSON")
struct JSONWriterTests {
    @Test("two blanks for each level, members in the order given, one line end")
    func layout() {
        let value: JSONValue = [
            "name": "Trellis", "count": .integer(-3), "truth": .boolean(false), "nothing": .optional(nil), "empty": [], "bare": [:],
            "list": [.strings(["a/b"]), ["k": .null]],
        ]
        let expected = """
            {
              "name": "Trellis",
              "count": -3,
              "truth": false,
              "nothing": null,
              "empty": [],
              "bare": {},
              "list": [
                [
                  "a/b"
                ],
                {
                  "k": null
                }
              ]
            }

            """
        #expect(JSONWriter.text(value) == expected)
    }

    @Test("quotation marks, backslashes and control characters are escaped, letters are not")
    func escapes() {
        #expect(JSONWriter.text("\"\\/\n\r\t\u{0}\u{1F}\u{7F}é😀") == "\"\\\"\\\\/\\n\\r\\t\\u0000\\u001f\\u007fé😀\"\n")
    }

    @Test("in Xcode's style a blank stands before colons, an empty line in what is empty, and a backslash before slashes")
    func xcodeStyle() {
        let value: JSONValue = [
            "a": ["x/y", "\u{8}\u{C}\n\u{1}\u{7F}é\"\\"], "b": [] as JSONValue, "c": .object([]), "d/": ["e": .object([])],
        ]
        #expect(
            JSONWriter.text(value, style: .xcode) == """
                {
                  "a" : [
                    "x\\/y",
                    "\\b\\f\\n\\u0001\u{7F}é\\"\\\\"
                  ],
                  "b" : [

                  ],
                  "c" : {

                  },
                  "d\\/" : {
                    "e" : {

                    }
                  }
                }

                """
        )
    }
}
