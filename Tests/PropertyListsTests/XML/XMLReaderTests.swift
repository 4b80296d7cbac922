import PropertyLists
import Testing

@Suite("XML property lists")
struct XMLReaderTests {
    private func plist(_ value: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">\(value)</plist>
        """
    }

    @Test(
        "every kind of value is read",
        arguments: [
            ("<dict/>", "{}"), ("<dict><key>a</key><string>b</string></dict>", "{a=b}"),
            ("<array><string/><string></string></array>", "(,)"),
            ("<integer> -12 </integer>", "integer:-12"), ("<integer>0xFF</integer>", "integer:0xFF"), ("<real>1.5e3</real>", "real:1.5e3"),
            ("<true/>", "boolean:true"), ("<false></false>", "boolean:false"),
            ("<date>2024-02-29T12:00:00Z</date>", "date:2024-02-29T12:00:00Z"),
            ("<data>\n SGVs\n bG8= </data>", "<48 65 6c 6c 6f>"), ("<data/>", "<>"), ("<string> a\n b </string>", " a\n b "),
            ("<string>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;</string>", "<&>\"'A😀"),
            ("<string>a<![CDATA[<b>&amp;]]>c</string>", "a<b>&amp;c"),
            ("<string>a<!-- no -->b</string>", "ab"), ("<!-- c --><array><!-- d --><true/></array>", "(boolean:true)"),
        ]
    )
    func values(value: String, shape: String) throws {
        #expect(try Reading.shape(plist(value)) == shape)
    }

    @Test("a value without the element plist around it is read")
    func bareValue() throws {
        #expect(try Reading.shape("<?xml version=\"1.0\"?><array><true/></array>") == "(boolean:true)")
    }

    @Test(
        "every fault is located",
        arguments: [
            ("<plist></plist>", "f:1:8: error: unexpected '</plist>' where a value was expected [unbalanced-tag]"),
            ("<plist/>", "f:1:1: error: the property list has no value [empty-file]"),
            (
                "<plist><dict><string>a</string></dict></plist>",
                "f:1:14: error: unexpected '<string>' where '<key>' was expected [missing-key]"
            ),
            ("<plist><dict><key>a</key></dict></plist>", "f:1:26: error: the last key of the dictionary has no value [missing-value]"),
            ("<plist><array></dict></plist>", "f:1:15: error: unexpected '</dict>' where '</array>' was expected [unbalanced-tag]"),
            ("<plist><set/></plist>", "f:1:8: error: '<set/>' is no element of property lists [unknown-element]"),
            ("<plist><integer>1.5</integer></plist>", "f:1:17: error: '1.5' is no integer of a property list [invalid-integer]"),
            ("<plist><date>today</date></plist>", "f:1:14: error: 'today' is no date of a property list [invalid-date]"),
            ("<plist><data>a</data></plist>", "f:1:14: error: 'a' is no data of a property list [invalid-data]"),
            ("<plist><string>a & b</string></plist>", "f:1:18: error: unknown entity; write '&' as '&amp;' [invalid-entity]"),
            ("<plist><string>a", "f:1:17: error: the file ends before its last element does [unexpected-end]"),
            ("<plist>a</plist>", "f:1:8: error: unexpected text between elements [unexpected-text]"),
            ("<plist><true/></plist>x", "f:1:23: error: text behind the end of the property list [trailing-text]"),
            ("<plist><true/><true/></plist>", "f:1:15: error: unexpected '<true/>' where '</plist>' was expected [trailing-text]"),
            (
                "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>",
                "f:1:1: error: a document type with its own declarations is not read; remove them [document-type]"
            ),
        ]
    )
    func faults(text: String, expected: String) {
        #expect(Reading.failure(text) == expected)
    }

    @Test("containers are read to a depth of 512 and no deeper")
    func depth() {
        func nested(_ depth: Int) -> String {
            "<plist>" + String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth) + "</plist>"
        }
        #expect(Reading.failure(nested(512)) == nil)
        #expect(Reading.failure(nested(513))?.hasSuffix("[nested-too-deeply]") == true)
        #expect(Reading.failure(nested(10_000))?.hasSuffix("[nested-too-deeply]") == true)
    }
}
