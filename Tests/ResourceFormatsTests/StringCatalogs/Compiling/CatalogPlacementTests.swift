import Diagnostics
import ResourceFormats
import Testing

/// Where string catalogs may lie.
@Suite struct CatalogPlacementTests {
    @Test(
        "the place of a catalog names its table and the folder of its results",
        arguments: [
            ("T.xcstrings", "T", "", false), ("A/B/T.xcstrings", "T", "A/B", false), ("A/mul.lproj/Main.xcstrings", "Main", "A", true),
            ("mul.lproj/Main.xcstrings", "Main", "", true), ("/a/T.x.xcstrings", "T.x", "/a", false),
        ])
    func places(path: String, table: String, folder: String, isPair: Bool) throws {
        let placement = try CatalogPlacement(path: path)
        #expect(placement.table == table)
        #expect(placement.folder == folder)
        #expect(placement.isInterfacePair == isPair)
    }

    @Test("R10: no catalog lies in the folder of one language")
    func languageFolder() {
        #expect(
            throws: DiagnosticError(
                "catalog-in-language", "a string catalog holds all languages and may not lie in 'de.lproj'; move it beside the folder",
                at: SourceLocation(path: "A/de.lproj/T.xcstrings"))
        ) { try CatalogPlacement(path: "A/de.lproj/T.xcstrings") }
    }

    private func conflicts(_ paths: [String]) -> [String] { CatalogPlacement.conflicts(among: paths).map(\.description) }

    @Test("R10: a table comes from a catalog or from files of texts")
    func tables() {
        #expect(
            conflicts(["en.lproj/T.stringsdict", "T.xcstrings", "de.lproj/T.strings", "en.lproj/U.strings"]) == [
                "de.lproj/T.strings: error: the table 'T' also has a string catalog; move the texts into it [table-conflict]\n"
                    + "T.xcstrings: note: the other one is here",
                "en.lproj/T.stringsdict: error: the table 'T' also has a string catalog; move the texts into it [table-conflict]\n"
                    + "T.xcstrings: note: the other one is here",
            ])
    }

    @Test("R10: two catalogs of one name make one table")
    func catalogs() {
        #expect(
            conflicts(["B/T.xcstrings", "A/T.xcstrings"]) == [
                "B/T.xcstrings: error: two string catalogs make the table 'T'; rename one [table-conflict]\n"
                    + "A/T.xcstrings: note: the other one is here"
            ])
    }

    @Test("R10: a catalog of several languages belongs to a storyboard or xib")
    func interfaces() {
        #expect(conflicts(["Base.lproj/Main.storyboard", "mul.lproj/Main.xcstrings", "Base.lproj/V.xib", "mul.lproj/V.xcstrings"]) == [])
        #expect(
            conflicts(["mul.lproj/Main.xcstrings"]) == [
                "mul.lproj/Main.xcstrings: error: there is no storyboard or xib 'Main' that the catalog in 'mul.lproj' belongs to "
                    + "[missing-interface]"
            ])
        #expect(
            conflicts(["Base.lproj/Main.storyboard", "mul.lproj/Main.xcstrings", "de.lproj/Main.strings"]).first?.hasPrefix(
                "de.lproj/Main.strings: error: the table 'Main' also has a string catalog") == true)
    }
}
