import Diagnostics
import ProjectModel
import Testing

@Suite("Finding objects by their identifiers")
struct IdentifierIndexTests {
    private func document(_ identifiers: [String]) throws -> PBXProjDocument {
        let groups = identifiers.enumerated().map { "\"\($1)\" = {isa = PBXGroup; name = \($0); };" }.joined(separator: "\n")
        let text = "{ objectVersion = 77; rootObject = P; objects = { P = {isa = PBXProject; };\n\(groups) }; }"
        var diagnostics: [Diagnostic] = []
        return try PBXProjDocument.read(Array(text.utf8), path: "project.pbxproj", diagnostics: &diagnostics)
    }

    @Test("identifiers of every length up to 80 bytes are found, and their beginnings are not taken for them")
    func lengths() throws {
        let identifiers = (2...80).filter { $0 % 2 == 0 }.map { String(repeating: "é", count: $0 / 2) }
        let document = try document(identifiers)
        for (number, identifier) in identifiers.enumerated() {
            #expect(document.object(identifier)?.text("name") == "\(number)")
            #expect(document.object(identifier + "x") == nil)
        }
    }

    @Test("identifiers that differ behind their first 24 bytes, or in escapes, are different objects")
    func sharedBeginning() throws {
        let beginning = "0123456789ABCDEF01234567"
        let document = try document([beginning, beginning + "A", beginning + "B", "tab\\tstop", "tab stop"])
        #expect(document.object(beginning)?.text("name") == "0")
        #expect(document.object(beginning + "A")?.text("name") == "1")
        #expect(document.object(beginning + "B")?.text("name") == "2")
        #expect(document.object(beginning + "C") == nil)
        #expect(document.object("tab\tstop")?.text("name") == "3")
        #expect(document.object("tab stop")?.text("name") == "4")
    }

    @Test("identifiers of 24 hexadecimal digits are told from those with any other letter in any place")
    func digits() throws {
        let digits = Array("0123456789ABCDEF01234567")
        var identifiers = [String(digits)]
        for place in digits.indices {
            for letter in "G@O`af/:" {
                var changed = digits
                changed[place] = letter
                identifiers.append(String(changed))
            }
            var changed = digits
            changed[place] = digits[place] == "F" ? "0" : "F"
            identifiers.append(String(changed))
        }
        let document = try document(identifiers)
        #expect(document.shadowedObjects.isEmpty)
        for (number, identifier) in identifiers.enumerated() { #expect(document.object(identifier)?.text("name") == "\(number)") }
        #expect(document.object("0123456789ABCDEF0123456H") == nil)
    }

    @Test("of equal identifiers of 24 hexadecimal digits the last one counts, however many others stand between them")
    func shadowedDigits() throws {
        let others = (100..<300).map { "0123456789ABCDEF01234" + "\($0)" }
        let document = try document(others + others.reversed())
        #expect(document.shadowedObjects.map { $0.text("name") } == (0..<200).map { "\($0)" })
        for (number, other) in others.enumerated() { #expect(document.object(other)?.text("name") == "\(399 - number)") }
    }

    @Test("of equal identifiers longer than 24 bytes the last one counts, and the first one is listed as shadowed")
    func shadowed() throws {
        let long = "SAME_IDENTIFIER_WITH_MORE_THAN_24_BYTES"
        let document = try document([long, "OTHER", long])
        #expect(document.object(long)?.text("name") == "2")
        #expect(document.shadowedObjects.map { $0.text("name") } == ["0"])
    }
}
