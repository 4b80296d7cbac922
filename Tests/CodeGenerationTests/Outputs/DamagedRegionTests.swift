import CodeGeneration
import Diagnostics
import TestSupport
import Testing

/// Whatever stands in sources and in what templates print, it is split into its parts, or refused with a place.
@Suite struct DamagedRegionTests {
    private static let rendered = """
        main
        // sourcery:file:Sub/One.swift
        one
        // sourcery:end
        // sourcery:inline:Key
        x
        // sourcery:end
        // sourcery:inline:auto:A.Mine
        var y = 1
        // sourcery:end
        // sourcery:inline:after-auto:B.Mine
        var z = 1
        // sourcery:end

        """
    private static let source = """
        struct A {
            // sourcery:inline:Key
            old
            // sourcery:end
        }
        struct B { }
        // trellis:inline:auto:B.Other\r
        // trellis:end\r

        """
    private static let structure = "/\n\r\t :.-{}e"

    private func exercise(_ project: MemoryProject) {
        do {
            for (name, text) in try project.outputs() { #expect(!name.hasPrefix("../") && text != nil) }
        } catch let error as DiagnosticError {
            #expect(error.diagnostics.allSatisfy { $0.location != nil }, "\(error)")
        } catch {
            Issue.record(error)
        }
    }

    @Test("every damaged output of a template")
    func outputs() {
        for bytes in Mutations(of: Array(Self.rendered.utf8), structure: Self.structure, count: 3_000, seed: 6) {
            exercise(MemoryProject(template: String(decoding: bytes, as: UTF8.self), source: Self.source))
        }
    }

    @Test("every damaged source")
    func sources() {
        for bytes in Mutations(of: Array(Self.source.utf8), structure: Self.structure, count: 3_000, seed: 7) {
            exercise(MemoryProject(template: Self.rendered, source: String(decoding: bytes, as: UTF8.self)))
        }
    }
}
