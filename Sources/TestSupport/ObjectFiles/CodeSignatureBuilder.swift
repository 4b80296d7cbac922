/// Makes the bytes of a code signature for tests, written down a second time as the oracle of its reader.
///
///     var builder = CodeSignatureBuilder(identifier: "com.example.App")
///     builder.entitlements = [("get-task-allow", true)]
///     let bytes = builder.bytes()
package struct CodeSignatureBuilder: Sendable {
    /// The identifier of what is signed.
    package var identifier: String
    /// The team; `nil` for the form before teams.
    package var team: String?
    /// The flags; 2 is a signature without a certificate.
    package var flags: UInt32 = 0
    /// The entitlements in the property list; `nil` for none.
    package var entitlements: [(String, ExamplePropertyList.Value)]?
    /// The entitlements in DER; `nil` for none.
    package var encodedEntitlements: [(String, ExamplePropertyList.Value)]?
    /// Whether DER has the form from before 2020.
    package var isOldEncoding = false
    /// What stands in the place of the entitlements in DER.
    package var damage: [UInt8]?

    /// Begins a signature.
    package init(identifier: String = "com.example.App", team: String? = "A1B2C3D4E5") {
        self.identifier = identifier
        self.team = team
    }

    /// A signature with the same entitlements in both forms.
    package static func entitled(_ entitlements: [(String, ExamplePropertyList.Value)]) -> CodeSignatureBuilder {
        var builder = CodeSignatureBuilder()
        builder.entitlements = entitlements
        builder.encodedEntitlements = entitlements
        return builder
    }

    /// The signature.
    package func bytes() -> [UInt8] {
        var parts: [(slot: UInt32, bytes: [UInt8])] = [(0, directory())]
        if let entitlements { parts.append((5, Self.part(0xfade_7171, Array(ExamplePropertyList.text(entitlements).utf8)))) }
        if let encodedEntitlements { parts.append((7, Self.part(0xfade_7172, encoded(encodedEntitlements)))) }
        if let damage { parts.append((7, Self.part(0xfade_7172, damage))) }
        parts.append((0x1_0000, Self.part(0xfade_0b01, flags & 2 == 0 ? [1, 2, 3, 4] : [])))
        var index: [UInt8] = []
        var content: [UInt8] = []
        for part in parts {
            index += Self.word(part.slot) + Self.word(UInt32(12 + 8 * parts.count + content.count))
            content += part.bytes
        }
        return Self.part(0xfade_0cc0, Self.word(UInt32(parts.count)) + index + content)
    }

    private func directory() -> [UInt8] {
        let name = Array(identifier.utf8) + [0]
        let fixed = 44 + (team == nil ? 0 : 8)
        var fields: [UInt32] = [team == nil ? 0x2_0001 : 0x2_0200, flags, UInt32(fixed + name.count + (team?.utf8.count ?? -1) + 1)]
        fields += [UInt32(fixed), 0, 0, 0x4000]
        var bytes = fields.flatMap(Self.word) + [32, 2, 0, 12] + Self.word(0)
        if team != nil { bytes += Self.word(0) + Self.word(UInt32(fixed + name.count)) }
        bytes += name
        if let team { bytes += Array(team.utf8) + [0] }
        return Self.part(0xfade_0c02, bytes)
    }

    private func encoded(_ entitlements: [(String, ExamplePropertyList.Value)]) -> [UInt8] {
        let pairs = entitlements.flatMap(Self.pair)
        return isOldEncoding ? Self.element(0x31, pairs) : Self.element(0x70, [0x02, 0x01, 0x01] + Self.element(0xb0, pairs))
    }

    private static func pair(_ key: String, _ value: ExamplePropertyList.Value) -> [UInt8] {
        element(0x30, element(0x0c, Array(key.utf8)) + encoded(value))
    }

    private static func encoded(_ value: ExamplePropertyList.Value) -> [UInt8] {
        switch value {
        case .text(let text): element(0x0c, Array(text.utf8))
        case .truth(let truth): element(0x01, [truth ? 0xff : 0])
        case .list(let items): element(0x30, items.flatMap(encoded))
        case .dictionary(let pairs): element(0xb0, pairs.flatMap(pair))
        }
    }

    private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        if content.count < 0x80 { return [tag, UInt8(content.count)] + content }
        if content.count < 0x100 { return [tag, 0x81, UInt8(content.count)] + content }
        return [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 0xff)] + content
    }

    private static func part(_ magic: UInt32, _ content: [UInt8]) -> [UInt8] { word(magic) + word(UInt32(8 + content.count)) + content }

    private static func word(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * UInt32($0)) & 0xff) } }
}
