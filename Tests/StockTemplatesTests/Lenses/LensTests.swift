import TestSupport
import Testing

/// The template AutoLenses.
@Suite struct LensTests {
    @Test(
        "lenses read parts and make copies with other ones",
        .enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
    func program() throws { try FixtureProgram.expectSuccess("lenses", templates: ["AutoLenses"], minimum: 21) }

    @Test("a property that cannot be set goes through the initializer, any other is set in a copy")
    func shape() throws {
        let source = "// sourcery: AutoLenses\nstruct House { let rooms: Int; public var address: String }\n"
        let output = try StockRendering(
            ["House.swift": source], templates: ["AutoLenses"], arguments: "lensName: Glass, lensOperators: false"
        ).output()
        #expect(
            output.hasSuffix(
                """
                        )
                    }
                }

                extension House {
                    /// The property `rooms`.
                    static let roomsLens = Glass<House, Int>(
                        get: { $0.rooms },
                        set: { part, whole in
                            House(rooms: part, address: whole.address)
                        }
                    )
                    /// The property `address`.
                    static let addressLens = Glass<House, String>(
                        get: { $0.address },
                        set: { part, whole in
                            var copy = whole
                            copy.address = part
                            return copy
                        }
                    )
                }

                """))
        #expect(!output.contains("operator"))
        #expect(output.contains("\nstruct Glass<Whole, Part>: Sendable {\n"))
    }

    @Test("a property that neither can be set nor has an initializer is told")
    func refused() {
        let source = "// sourcery: AutoLenses\nstruct House {\n    let rooms: Int\n    init() { rooms = 1 }\n}\n"
        #expect(
            StockRendering(["House.swift": source], templates: ["AutoLenses"]).messages() == [
                "Sources/House.swift:3:9: error: 'rooms' cannot be set, and no initializer takes (rooms:); add one, or 'skipLens' "
                    + "[lens-unsupported]"
            ])
    }
}
