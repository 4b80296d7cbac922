/// Entries of catalogs with what they are compiled to, derived by hand from the rules.
enum CompileCases {
    static let all = plain + plurals + positions + substitutions + devices + states

    private static func de(_ translation: String) -> String { CatalogText.localizations("\"de\": \(translation)") }

    private static let plain = [
        CompileCase("R1: a text", de(CatalogText.unit("Ja")), ["de.strings{key=Ja}"]),
        CompileCase(
            "R1: a file for each language, sorted",
            CatalogText.localizations("\"fr\": \(CatalogText.unit("Oui")), \"de\": \(CatalogText.unit("Ja"))"),
            ["de.strings{key=Ja}", "fr.strings{key=Oui}"]),
        CompileCase("R1: a language with nothing has no file", CatalogText.localizations("\"de\": {}"), []),
        CompileCase("R1: an empty text is a text", de(CatalogText.unit("")), ["de.strings{key=}"]),
        CompileCase("R3: a key without localizations is not written", "", []),
        CompileCase("R3: nor one with none", "\"localizations\": {}", []),
        CompileCase(
            "R3: the source language is written where it has a text", CatalogText.localizations("\"en\": \(CatalogText.unit("Yes"))"),
            ["en.strings{key=Yes}"]),
        CompileCase("R11: specifiers are not touched in a text", de(CatalogText.unit("%s %d %@ 100%")), ["de.strings{key=%s %d %@ 100%}"]),
        CompileCase(
            "R12: what is not to be translated is compiled like the rest", "\"shouldTranslate\": false, " + de(CatalogText.unit("Ja")),
            ["de.strings{key=Ja}"], isUnsettled: true),
        CompileCase(
            "R12: a stale key is compiled like the rest", "\"extractionState\": \"stale\", " + de(CatalogText.unit("Ja")),
            ["de.strings{key=Ja}"], isUnsettled: true),
    ]

    private static let states = [
        CompileCase("R4: a new text is not written", de(CatalogText.unit("Ja", "new")), []),
        CompileCase(
            "R4: a new text of a manual key is written", "\"extractionState\": \"manual\", " + de(CatalogText.unit("Ja", "new")),
            ["de.strings{key=Ja}"]),
        CompileCase("R4: a text that needs review is written", de(CatalogText.unit("Ja", "needs_review")), ["de.strings{key=Ja}"]),
        CompileCase("R4: a stale text is written", de(CatalogText.unit("Ja", "stale")), ["de.strings{key=Ja}"]),
        CompileCase("R4: a text of an unknown state is written", de(CatalogText.unit("Ja", "later")), ["de.strings{key=Ja}"]),
        CompileCase(
            "R4: a plural all of whose texts are new is not written",
            de(
                "{\"variations\": {\"plural\": {\"one\": \(CatalogText.unit("%d a", "new")), \"other\": "
                    + "\(CatalogText.unit("%d b", "new"))}}}"
            ), [],
            isUnsettled: true),
        CompileCase(
            "R4: a plural with one text that counts is written whole",
            de("{\"variations\": {\"plural\": {\"one\": \(CatalogText.unit("%d a")), \"other\": \(CatalogText.unit("%d b", "new"))}}}"),
            ["de.stringsdict{key={format=%#@value@; value={type=d; one=%d a; other=%d b}}}"], isUnsettled: true),
    ]

    private static let plurals = [
        CompileCase(
            "R5: one argument", de(CatalogText.plural([("one", "%lld Datei"), ("other", "%lld Dateien")])),
            ["de.stringsdict{key={format=%#@value@; value={type=lld; one=%lld Datei; other=%lld Dateien}}}"]),
        CompileCase(
            "R5: categories stand in their usual order", de(CatalogText.plural([("other", "%d n"), ("zero", "keine"), ("one", "%d e")])),
            ["de.stringsdict{key={format=%#@value@; value={type=d; zero=keine; one=%d e; other=%d n}}}"]),
        CompileCase(
            "R5: all categories are copied, whatever the language needs", de(CatalogText.plural([("two", "%d z"), ("many", "%d v")])),
            ["de.stringsdict{key={format=%#@value@; value={type=d; two=%d z; many=%d v}}}"]),
        CompileCase(
            "R5: 'other' is not enforced", de(CatalogText.plural([("one", "%d e")])),
            ["de.stringsdict{key={format=%#@value@; value={type=d; one=%d e}}}"]),
        CompileCase(
            "R5: the type is as it is written: unsigned", de(CatalogText.plural([("other", "%lu n")])),
            ["de.stringsdict{key={format=%#@value@; value={type=lu; other=%lu n}}}"]),
        CompileCase(
            "R5: the type is as it is written: float, without its precision", de(CatalogText.plural([("other", "%.1f km")])),
            ["de.stringsdict{key={format=%#@value@; value={type=f; other=%.1f km}}}"]),
        CompileCase(
            "R5: the type is taken from the text that has a number", de(CatalogText.plural([("one", "eine"), ("other", "%d n")])),
            ["de.stringsdict{key={format=%#@value@; value={type=d; one=eine; other=%d n}}}"]),
        CompileCase(
            "R5: a single argument with a position", de(CatalogText.plural([("one", "%1$lld e"), ("other", "%1$lld n")])),
            ["de.stringsdict{key={format=%#@value@; value={type=lld; one=%1$lld e; other=%1$lld n}}}"]),
        CompileCase(
            "R5: percent signs are no arguments", de(CatalogText.plural([("other", "%d%% of 100% done")])),
            ["de.stringsdict{key={format=%#@value@; value={type=d; other=%d%% of 100% done}}}"]),
    ]

    private static let positions = [
        CompileCase(
            "R5: several arguments carry numbers",
            de(CatalogText.plural([("one", "%1$@ hat %2$lld Ding"), ("other", "%1$@ hat %2$lld Dinge")])),
            ["de.stringsdict{key={format=%2$#@value@; value={type=lld; one=%1$@ hat %2$lld Ding; other=%1$@ hat %2$lld Dinge}}}"]),
        CompileCase(
            "R5: or get them", de(CatalogText.plural([("one", "%@ hat ein Ding"), ("other", "%@ hat %lld Dinge")])),
            ["de.stringsdict{key={format=%2$#@value@; value={type=lld; one=%1$@ hat ein Ding; other=%1$@ hat %2$lld Dinge}}}"]),
        CompileCase(
            "R5: the number is the first argument", de(CatalogText.plural([("other", "%lld in %@")])),
            ["de.stringsdict{key={format=%1$#@value@; value={type=lld; other=%1$lld in %2$@}}}"]),
        CompileCase(
            "R5: the number is the third argument", de(CatalogText.plural([("other", "%1$@ und %2$@ und %3$lld")])),
            ["de.stringsdict{key={format=%3$#@value@; value={type=lld; other=%1$@ und %2$@ und %3$lld}}}"]),
        CompileCase(
            "R5: only the second argument is mentioned", de(CatalogText.plural([("other", "%2$lld Dinge")])),
            ["de.stringsdict{key={format=%2$#@value@; value={type=lld; other=%2$lld Dinge}}}"], isUnsettled: true),
        CompileCase(
            "R5: of two numbers the first decides", de(CatalogText.plural([("other", "%lld von %d")])),
            ["de.stringsdict{key={format=%1$#@value@; value={type=lld; other=%1$lld von %2$d}}}"], isUnsettled: true),
        CompileCase(
            "R6: a translation without a number takes that of the source language",
            CatalogText.localizations(
                "\"de\": \(CatalogText.plural([("other", "viele")])), \"en\": \(CatalogText.plural([("other", "%2$lu of %1$@")]))"),
            [
                "de.stringsdict{key={format=%2$#@value@; value={type=lu; other=viele}}}",
                "en.stringsdict{key={format=%2$#@value@; value={type=lu; other=%2$lu of %1$@}}}",
            ], isUnsettled: true),
    ]

    private static let substitutions = [
        CompileCase(
            "R7: one substitution",
            de(
                CatalogText.substituted(
                    "Es sind %#@files@",
                    [CatalogText.substitution("files", argument: 1, [("one", "%arg Datei"), ("other", "%arg Dateien")])])),
            ["de.stringsdict{key={format=Es sind %1$#@files@; files={type=lld; one=%1$lld Datei; other=%1$lld Dateien}}}"]),
        CompileCase(
            "R7: two substitutions",
            de(
                CatalogText.substituted(
                    "%#@a@, %#@b@",
                    [
                        CatalogText.substitution("a", argument: 1, [("other", "%arg A")]),
                        CatalogText.substitution("b", argument: 2, specifier: "d", [("other", "%arg B")]),
                    ])),
            ["de.stringsdict{key={format=%1$#@a@, %2$#@b@; a={type=lld; other=%1$lld A}; b={type=d; other=%2$d B}}}"]),
        CompileCase(
            "R7: the order of the text gives the numbers that are missing",
            de(
                CatalogText.substituted(
                    "%#@b@, %#@a@",
                    [CatalogText.substitution("a", [("other", "%arg A")]), CatalogText.substitution("b", [("other", "%arg B")])])),
            ["de.stringsdict{key={format=%1$#@b@, %2$#@a@; a={type=lld; other=%2$lld A}; b={type=lld; other=%1$lld B}}}"], isUnsettled: true
        ),
        CompileCase(
            "R7: other specifiers stay as they are",
            de(CatalogText.substituted("%1$lld, %#@left@", [CatalogText.substitution("left", argument: 2, [("other", "%arg übrig")])])),
            ["de.stringsdict{key={format=%1$lld, %2$#@left@; left={type=lld; other=%2$lld übrig}}}"]),
        CompileCase(
            "R7: an argument before the substitution takes the first number",
            de(CatalogText.substituted("%@: %#@n@", [CatalogText.substitution("n", [("other", "%arg")])])),
            ["de.stringsdict{key={format=%@: %2$#@n@; n={type=lld; other=%2$lld}}}"], isUnsettled: true),
        CompileCase(
            "R7: a name that carries its number keeps it",
            de(CatalogText.substituted("%2$#@n@ %1$@", [CatalogText.substitution("n", argument: 2, [("other", "%arg")])])),
            ["de.stringsdict{key={format=%2$#@n@ %1$@; n={type=lld; other=%2$lld}}}"]),
        CompileCase(
            "R7: specifiers of old catalogs stay in the texts",
            de(CatalogText.substituted("%#@n@", [CatalogText.substitution("n", argument: 1, [("other", "%lld Dateien")])])),
            ["de.stringsdict{key={format=%1$#@n@; n={type=lld; other=%lld Dateien}}}"]),
        CompileCase(
            "R7: the number may stand in a text several times",
            de(
                CatalogText.substituted("%#@n@", [CatalogText.substitution("n", argument: 1, specifier: "d", [("other", "%arg und %arg")])])
            ),
            ["de.stringsdict{key={format=%1$#@n@; n={type=d; other=%1$d und %1$d}}}"]),
        CompileCase(
            "R7: an object as specifier",
            de(CatalogText.substituted("%#@n@", [CatalogText.substitution("n", argument: 1, specifier: "@", [("other", "%arg")])])),
            ["de.stringsdict{key={format=%1$#@n@; n={type=@; other=%1$@}}}"], isUnsettled: true),
        CompileCase(
            "R7: a missing specifier is a long long",
            de(CatalogText.substituted("%#@n@", [CatalogText.substitution("n", argument: 1, specifier: nil, [("other", "%arg")])])),
            ["de.stringsdict{key={format=%1$#@n@; n={type=lld; other=%1$lld}}}"], isUnsettled: true),
        CompileCase(
            "R7: a substitution in a substitution",
            de(
                CatalogText.substituted(
                    "%#@a@",
                    [
                        CatalogText.substitution("a", argument: 1, [("other", "%arg in %#@b@")]),
                        CatalogText.substitution("b", argument: 2, [("other", "%arg")]),
                    ])),
            ["de.stringsdict{key={format=%1$#@a@; a={type=lld; other=%1$lld in %2$#@b@}; b={type=lld; other=%2$lld}}}"], isUnsettled: true),
    ]

    private static let devices = [
        CompileCase(
            "R8: texts by device, with 'other' in both files",
            de(CatalogText.devices([("mac", CatalogText.unit("Klick")), ("other", CatalogText.unit("Tipp"))])),
            ["de.strings{key=Tipp}", "de.stringsdict{key={device={mac=Klick; other=Tipp}}}"], isUnsettled: true),
        CompileCase(
            "R8: texts by device without 'other'",
            de(CatalogText.devices([("mac", CatalogText.unit("Klick")), ("iphone", CatalogText.unit("Tipp"))])),
            ["de.stringsdict{key={device={iphone=Tipp; mac=Klick}}}"], isUnsettled: true),
        CompileCase(
            "R8: all devices",
            de(
                CatalogText.devices(
                    ["applevision", "appletv", "applewatch", "mac", "ipod", "ipad", "iphone"].map { ($0, CatalogText.unit($0)) })),
            [
                "de.stringsdict{key={device={iphone=iphone; ipad=ipad; ipod=ipod; mac=mac; applewatch=applewatch; appletv=appletv; "
                    + "applevision=applevision}}}"
            ], isUnsettled: true),
        CompileCase(
            "R8: plurals by device",
            de(CatalogText.devices([("mac", CatalogText.plural([("other", "%d Klicks")])), ("other", CatalogText.unit("Tipp"))])),
            [
                "de.strings{key=Tipp}",
                "de.stringsdict{key={device={mac={format=%#@value@; value={type=d; other=%d Klicks}}; other=Tipp}}}",
            ], isUnsettled: true),
        CompileCase(
            "R8: a plural whose texts tell devices apart is turned inside out",
            de(
                "{\"variations\": {\"plural\": {\"other\": "
                    + CatalogText.devices([("mac", CatalogText.unit("%d m")), ("other", CatalogText.unit("%d o"))]) + "}}}"
            ),
            [
                "de.stringsdict{key={device={mac={format=%#@value@; value={type=d; other=%d m}}; "
                    + "other={format=%#@value@; value={type=d; other=%d o}}}}}"
            ], isUnsettled: true),
        CompileCase(
            "R8: a substitution by device",
            de(
                CatalogText.substituted(
                    "%#@n@",
                    [
                        "\"n\": {\"argNum\": 1, \"formatSpecifier\": \"d\", "
                            + CatalogText.devices([
                                ("mac", CatalogText.plural([("other", "%arg m")])), ("other", CatalogText.plural([("other", "%arg o")])),
                            ])
                            .dropFirst()
                    ])),
            [
                "de.stringsdict{key={device={mac={format=%1$#@n@; n={type=d; other=%1$d m}}; "
                    + "other={format=%1$#@n@; n={type=d; other=%1$d o}}}}}"
            ], isUnsettled: true),
    ]
}
