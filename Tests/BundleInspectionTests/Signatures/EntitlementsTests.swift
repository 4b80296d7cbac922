import BundleInspection
import TestSupport
import Testing

@Suite struct EntitlementsTests {
    private static let pairs: [(String, ExamplePropertyList.Value)] = [
        ("application-identifier", "A1B2C3D4E5.com.example.App"), ("get-task-allow", false),
        ("com.apple.security.application-groups", ["group.a", "group.b"]),
        ("nested", .dictionary([("deep", .dictionary([("text", .text(String(repeating: "long ", count: 60)))]))])),
    ]

    private func facts(_ change: (inout CodeSignatureBuilder) -> Void) -> SignatureFacts? {
        var program = ExampleBinary.program()
        var signature = CodeSignatureBuilder.entitled(Self.pairs)
        change(&signature)
        program.signature = signature
        var product = ExampleProduct()
        product.addApp("App", at: "App.app", program)
        return product.inspection.binary(at: "App.app/App")?.slices.first?.signature
    }

    @Test("both forms of entitlements say the same", arguments: [false, true])
    func forms(isOld: Bool) throws {
        let facts = try #require(facts { $0.isOldEncoding = isOld })
        let values = try #require(facts.entitlements?.values)
        #expect(facts.encodedEntitlements?.values == values)
        #expect(facts.team == "A1B2C3D4E5")
        #expect(facts.fault == nil)
        #expect(values["get-task-allow"] == .truth(false))
        #expect(values["com.apple.security.application-groups"] == .list([.text("group.a"), .text("group.b")]))
        #expect(
            values["nested"] == .dictionary(["deep": .dictionary(["text": .text(String(repeating: "long ", count: 60))])]))
        #expect(facts.entitlements?.applicationIdentifier == "A1B2C3D4E5.com.example.App")
    }

    @Test("numbers in DER have a sign")
    func numbers() {
        func value(_ number: [UInt8]) -> Entitlements.Value? {
            let pair: [UInt8] = [0x0c, 1, 0x61, 0x02, UInt8(number.count)] + number
            let dictionary: [UInt8] = [0x30, UInt8(pair.count)] + pair
            let bytes: [UInt8] = [0x70, UInt8(5 + dictionary.count), 2, 1, 1, 0xb0, UInt8(dictionary.count)] + dictionary
            return facts {
                $0.encodedEntitlements = nil
                $0.damage = bytes
            }?.encodedEntitlements?.values["a"]
        }
        #expect(value([5]) == .number(5))
        #expect(value([0xff]) == .number(-1))
        #expect(value([0x01, 0x00]) == .number(256))
        #expect(value([0x80, 0, 0, 0, 0, 0, 0, 0]) == .number(.min))
        #expect(value([]) == nil)
        #expect(value([UInt8](repeating: 1, count: 9)) == nil)
    }

    @Test("DER that is nested too deep, or leads out, is a fault", arguments: [40, 3000])
    func depth(levels: Int) {
        var nested: [UInt8] = []
        for _ in 0..<levels { nested = [0x30, 0x84] + (0..<4).map { UInt8(nested.count >> (24 - 8 * $0) & 0xff) } + nested }
        func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
            [tag, 0x84] + (0..<4).map { UInt8(content.count >> (24 - 8 * $0) & 0xff) } + content
        }
        let bytes = element(0x70, [2, 1, 1] + element(0xb0, element(0x30, [0x0c, 1, 0x61] + nested)))
        let fault = "the entitlements in DER are damaged"
        #expect(facts { ($0.encodedEntitlements, $0.damage) = (nil, bytes) }?.fault == fault)
        for damage: [UInt8] in [
            [], [0x70], [0x70, 0x80], [0x70, 0x85, 1, 1, 1, 1, 1], [0x70, 0x84, 0xff, 0xff, 0xff, 0xff], [0x70, 0], [5, 0],
        ] {
            #expect(facts { ($0.encodedEntitlements, $0.damage) = (nil, damage) }?.fault == fault, "\(damage)")
        }
    }
}
