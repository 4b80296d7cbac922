import TestSupport
import Testing

/// The template AutoLenses.
@Suite struct LensTests {
    @Test(
        "lenses read parts and make copies with other ones",
        .enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
    func program() throws { try FixtureProgram.expectSuccess("lenses", templates: ["AutoLenses"], minimum: 34) }

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

    @Test(
        "what no lens can do is told with its place",
        arguments: [
            ("struct S: ~Copyable {\n    var number: Int\n}", "2:8: error: 'S' cannot be copied, and a lens makes copies"),
            (
                "class C {}\n@MainActor struct S {\n    var number: Int\n    var c: C\n}",
                "5:9: error: 'c' belongs to the actor of 'S', and a lens is used anywhere; leave 'c' out with 'skipLens'"
            ),
            (
                "struct S {\n    let a: Int\n    init?(a: Int) { nil }\n}",
                "3:9: error: 'a' cannot be set, and no initializer takes (a:); add one, or 'skipLens'"
            ),
            (
                "struct S {\n    let a: Int\n    #if A\n    var b: Int\n    #endif\n    #if B\n    var c: Int\n    #endif\n}",
                "3:9: error: 'a' cannot be set, and the conditions of 'b' and 'c' say in more than one way what else an initializer takes; "
                    + "make it a variable, or 'skipLens'"
            ),
        ])
    func refused(declaration: String, message: String) {
        let rendering = StockRendering(["A.swift": "// trellis:file: AutoLenses\n\(declaration)\n"], templates: ["AutoLenses"])
        #expect(rendering.messages() == ["Sources/A.swift:\(message) [lens-unsupported]"])
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
