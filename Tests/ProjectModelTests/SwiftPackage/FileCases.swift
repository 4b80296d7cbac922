extension RuleCase {
    private static func inA(_ names: String...) -> [String] { names.map { "Sources/A/" + $0 } }

    /// What becomes of files.
    static let files: [RuleCase] = [
        RuleCase(
            rule: "extensions of Swift targets since tools 6.0, in which case matters",
            package: SamplePackage(
                tools: "6.0",
                targets: [SampleTarget("A")],
                files: inA(
                    "a.swift", "b.SWIFT", "x.h", "x.H", "x.h++", "x.ipp", "x.def", "x.modulemap", "x.apinotes", "x.docc", "x.xcprivacy",
                    "x.xib", "x.xcstrings", "x.txt", "x.inl", "noext", ".hidden.swift", "x.xcodeproj", "x.playground"
                )
            ),
            expected: """
                A library.static
                    source Sources/A/a.swift
                    unhandled Sources/A/b.SWIFT
                    unhandled Sources/A/noext
                    header Sources/A/x.H
                    ignored Sources/A/x.apinotes
                    header Sources/A/x.def
                    ignored Sources/A/x.docc
                    header Sources/A/x.h
                    header Sources/A/x.h++
                    unhandled Sources/A/x.inl
                    header Sources/A/x.ipp
                    module-map Sources/A/x.modulemap
                    unhandled Sources/A/x.txt
                    ignored Sources/A/x.xcprivacy
                    process in Xcode Sources/A/x.xcstrings
                    process in Xcode Sources/A/x.xib

                """,
            isLive: true
        ),
        RuleCase(
            rule: "tools 5.3 and 5.4 process the types of Apple's tools everywhere",
            package: SamplePackage(
                tools: "5.4",
                targets: [SampleTarget("A")],
                files: inA(
                    "a.swift", "x.metal", "x.nib", "x.storyboard", "x.xcdatamodel", "x.xcdatamodeld", "x.xcmappingmodel", "x.xib",
                    "x.xcstrings", "x.xcprivacy", "x.docc", "M.xcassets/Contents.json"
                )
            ),
            expected: """
                A library.static
                    process Sources/A/M.xcassets
                    source Sources/A/a.swift
                    unhandled Sources/A/x.docc
                    process Sources/A/x.metal
                    process Sources/A/x.nib
                    process Sources/A/x.storyboard
                    process Sources/A/x.xcdatamodel
                    process Sources/A/x.xcdatamodeld
                    process Sources/A/x.xcmappingmodel
                    unhandled Sources/A/x.xcprivacy
                    unhandled Sources/A/x.xcstrings
                    process Sources/A/x.xib

                """
        ),
        RuleCase(
            rule: "before tools 5.3 there are no resources and no folders for languages",
            package: SamplePackage(
                tools: "5.2", targets: [SampleTarget("A")],
                files: inA("a.swift", "x.xib", "en.lproj/l.swift", "G.bundle/g.swift", "W.xcworkspace/w.swift")
            ),
            expected: """
                A library.static
                    source Sources/A/G.bundle/g.swift
                    source Sources/A/a.swift
                    unhandled Sources/A/x.xib

                """
        ),
        RuleCase(
            rule: "until tools 5.5 a folder with any extension is one item",
            package: SamplePackage(
                tools: "5.5", targets: [SampleTarget("A")], files: inA("a.swift", "G.foo/b.swift", "v1.2/c.swift", "D.docc/d.md")
            ),
            expected: """
                A library.static
                    ignored Sources/A/D.docc
                    unhandled Sources/A/G.foo
                    source Sources/A/a.swift
                    unhandled Sources/A/v1.2

                """
        ),
        RuleCase(
            rule: "since tools 5.6 only the packages of known types are one item",
            package: SamplePackage(
                tools: "5.6", targets: [SampleTarget("A")],
                files: inA(
                    "a.swift", "G.foo/b.swift", "M.xcassets/m.swift", "D.docc/d.swift", "F.bundle/f.swift", "X.xcframework/x.swift",
                    "N.nib/n.swift", "P.xcprivacy/p.swift", "S.scnassets/s.swift", "h.h/h.swift", "s.xcstrings/s.swift"
                )
            ),
            expected: """
                A library.static
                    ignored Sources/A/D.docc
                    source Sources/A/F.bundle/f.swift
                    source Sources/A/G.foo/b.swift
                    process in Xcode Sources/A/M.xcassets
                    process in Xcode Sources/A/N.nib
                    unhandled Sources/A/P.xcprivacy
                    source Sources/A/S.scnassets/s.swift
                    source Sources/A/X.xcframework/x.swift
                    source Sources/A/a.swift
                    source Sources/A/h.h/h.swift
                    unhandled Sources/A/s.xcstrings

                """
        ),
        RuleCase(
            rule: "headers of a target in C are public below include",
            package: SamplePackage(
                targets: [SampleTarget("A")],
                files: inA("a.c", "b.m", "c.mm", "d.cc", "e.cpp", "f.cxx", "g.s", "h.S", "i.C", "p.h", "include/a.h", "include/deep/b.hpp")
            ),
            expected: """
                A library.static
                    source Sources/A/a.c
                    source Sources/A/b.m
                    source Sources/A/c.mm
                    source Sources/A/d.cc
                    source Sources/A/e.cpp
                    source Sources/A/f.cxx
                    source Sources/A/g.s
                    source Sources/A/h.S
                    unhandled Sources/A/i.C
                    public-header Sources/A/include/a.h
                    public-header Sources/A/include/deep/b.hpp
                    header Sources/A/p.h

                """
        ),
        RuleCase(
            rule: "headers are public in the folder that the manifest names, and include is nothing special then",
            package: SamplePackage(
                targets: [SampleTarget("A", headers: "pub"), SampleTarget("B", headers: ".")],
                files: inA("a.c", "pub/a.h", "include/b.h") + ["Sources/B/b.c", "Sources/B/b.h", "Sources/B/module.modulemap"]
            ),
            expected: """
                A library.static
                    source Sources/A/a.c
                    header Sources/A/include/b.h
                    public-header Sources/A/pub/a.h
                B library.static
                    source Sources/B/b.c
                    public-header Sources/B/b.h
                    module-map Sources/B/module.modulemap

                """
        ),
        RuleCase(
            rule: "a target of headers alone is one in C",
            package: SamplePackage(targets: [SampleTarget("A")], files: inA("include/a.h")),
            expected: "A library.static\n    public-header Sources/A/include/a.h\n"
        ),
        RuleCase(
            rule: "exclusion comes before all else, and does not reach into folders that are copied",
            package: SamplePackage(
                targets: [
                    SampleTarget(
                        "A", exclude: ["./R/no/", "Q/no", "deep/../x.swift", "C", "y"], resources: ["copy:R", "process:Q", "copy:C"])
                ],
                files: inA("a.swift", "x.swift", "R/no/x.txt", "R/y.txt", "Q/no/x.txt", "Q/q.txt", "C/c.txt", "Y/y.swift", "y/y.swift")
            ),
            expected: """
                A library.static
                    excluded Sources/A/C
                    excluded Sources/A/Q/no
                    process Sources/A/Q/q.txt
                    copy Sources/A/R
                    source Sources/A/Y/y.swift
                    source Sources/A/a.swift
                    excluded Sources/A/x.swift
                    excluded Sources/A/y

                """
        ),
        RuleCase(
            rule: "resources that are declared come before sources and headers",
            package: SamplePackage(
                localization: "en",
                targets: [SampleTarget("A", resources: ["process:Res", "copy:Copy", "process:one.txt", "embedInCode:emb.bin"])],
                files: inA(
                    "a.swift", "Res/a.txt", "Res/b/c.json", "Res/en.lproj/L.strings", "Res/d.swift", "Res/h.h", "Res/m.modulemap",
                    "Res/I.xcassets/Contents.json", "Res/.hidden", "Copy/x/y.txt", "Copy/z.swift", "one.txt", "emb.bin"
                )
            ),
            expected: """
                A library.static
                    copy Sources/A/Copy
                    process Sources/A/Res/I.xcassets
                    process Sources/A/Res/a.txt
                    process Sources/A/Res/b/c.json
                    process Sources/A/Res/d.swift
                    process[en] Sources/A/Res/en.lproj/L.strings
                    process Sources/A/Res/h.h
                    process Sources/A/Res/m.modulemap
                    source Sources/A/a.swift
                    embedInCode Sources/A/emb.bin
                    process Sources/A/one.txt

                """,
            isLive: true
        ),
        RuleCase(
            rule: "every file of a folder is embedded",
            package: SamplePackage(
                targets: [SampleTarget("A", resources: ["embedInCode:R"])], files: inA("a.swift", "R/x.txt", "R/deep/y.txt")),
            expected: """
                A library.static
                    embedInCode Sources/A/R/deep/y.txt
                    embedInCode Sources/A/R/x.txt
                    source Sources/A/a.swift

                """
        ),
        RuleCase(
            rule: "languages come from the rule or from the folder, in lower case but for Base",
            package: SamplePackage(
                localization: "de",
                targets: [SampleTarget("A", resources: ["process@default:Res", "process@base:B"])],
                files: inA(
                    "a.swift", "Res/a.txt", "B/v.xib", "en.lproj/L.strings", "Base.lproj/V.txt", "pt-BR.lproj/c.strings",
                    "EN.lproj/k.swift",
                    "EN.lproj/k.h"
                )
            ),
            expected: """
                A library.static
                    process[Base] Sources/A/B/v.xib
                    process[Base] Sources/A/Base.lproj/V.txt
                    header Sources/A/EN.lproj/k.h
                    source Sources/A/EN.lproj/k.swift
                    process[de] Sources/A/Res/a.txt
                    source Sources/A/a.swift
                    process[en] Sources/A/en.lproj/L.strings
                    process[pt-br] Sources/A/pt-BR.lproj/c.strings

                """
        ),
        RuleCase(
            rule: "a copy has no language",
            package: SamplePackage(
                localization: "en",
                targets: [SampleTarget("A", resources: ["copy:en.lproj", "copy:fr.lproj/x.txt", "process:de.lproj"])],
                files: inA("a.swift", "en.lproj/a.strings", "fr.lproj/x.txt", "fr.lproj/y.txt", "de.lproj/z.txt")
            ),
            expected: """
                A library.static
                    source Sources/A/a.swift
                    process[de] Sources/A/de.lproj/z.txt
                    copy Sources/A/en.lproj
                    copy Sources/A/fr.lproj/x.txt
                    process[fr] Sources/A/fr.lproj/y.txt

                """
        ),
        RuleCase(
            rule: "what is declared to be a source is one whatever its extension, and nothing else is",
            package: SamplePackage(
                localization: "en",
                targets: [SampleTarget("A", sources: ["in", "one.swift", "w.txt", "in/a.swift"])],
                files: inA("one.swift", "two.swift", "in/a.swift", "in/b.txt", "in/c.h", "w.txt", "z.h", "L.lproj/a.txt", "L.lproj/b.swift")
            ),
            expected: """
                A library.static
                    process[l] Sources/A/L.lproj/a.txt
                    process[l] Sources/A/L.lproj/b.swift
                    source Sources/A/in/a.swift
                    source Sources/A/in/b.txt
                    header Sources/A/in/c.h
                    source Sources/A/one.swift
                    unhandled Sources/A/two.swift
                    source Sources/A/w.txt
                    header Sources/A/z.h

                """
        ),
        RuleCase(
            rule: "before tools 5.3 a declared source needs the extension of one",
            package: SamplePackage(tools: "5.2", targets: [SampleTarget("A", sources: ["in"])], files: inA("in/a.swift", "in/b.txt")),
            expected: "A library.static\n    source Sources/A/in/a.swift\n    unhandled Sources/A/in/b.txt\n"
        ),
        RuleCase(
            rule: "an empty list of sources is none, and the folder itself is everything",
            package: SamplePackage(
                targets: [SampleTarget("A", sources: []), SampleTarget("B", sources: ["."])],
                files: inA("a.swift") + ["Sources/B/b.swift", "Sources/B/t.txt"]
            ),
            expected: """
                A library.static
                    source Sources/A/a.swift
                B library.static
                    source Sources/B/b.swift
                    source Sources/B/t.txt

                """
        ),
        RuleCase(
            rule: "an exclusion wins over a declared source",
            package: SamplePackage(
                targets: [SampleTarget("A", exclude: ["a.swift"], sources: ["a.swift", "b.swift"])], files: inA("a.swift", "b.swift")),
            expected: "A library.static\n    excluded Sources/A/a.swift\n    source Sources/A/b.swift\n"
        ),
        RuleCase(
            rule: "what is declared outside of the folder matches nothing",
            package: SamplePackage(
                targets: [SampleTarget("A", resources: ["copy:../B/x.txt"]), SampleTarget("B")],
                files: inA("a.swift") + ["Sources/B/b.swift", "Sources/B/x.txt"]
            ),
            expected: """
                A library.static
                    source Sources/A/a.swift
                B library.static
                    source Sources/B/b.swift
                    unhandled Sources/B/x.txt

                """
        ),
        RuleCase(
            rule: "a source that is declared as a resource too is compiled",
            package: SamplePackage(
                targets: [SampleTarget("A", sources: ["in"], resources: ["process:in/r.txt"])], files: inA("in/a.swift", "in/r.txt")),
            expected: "A library.static\n    source Sources/A/in/a.swift\n    source Sources/A/in/r.txt\n",
            isRefused: true
        ),
        RuleCase(
            rule: "assembler is compiled since tools 5.0",
            package: SamplePackage(tools: "4.2", targets: [SampleTarget("A")], files: inA("a.c", "b.s", "include/a.h")),
            expected: "A library.static\n    source Sources/A/a.c\n    unhandled Sources/A/b.s\n    public-header Sources/A/include/a.h\n"
        ),
    ]
}
