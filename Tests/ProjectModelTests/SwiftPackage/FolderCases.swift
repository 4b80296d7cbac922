extension RuleCase {
    /// Where the folders of targets are.
    static let folders: [RuleCase] = [
        RuleCase(
            rule: "the usual folder is the first that exists, for all targets alike",
            package: SamplePackage(
                targets: [SampleTarget("A"), SampleTarget("T", "testTarget")],
                files: ["srcs/A/a.swift", "srcs/T/t.swift"]
            ),
            expected: """
                A library.static
                    source srcs/A/a.swift
                T bundle.unit-test
                    source srcs/T/t.swift

                """
        ),
        RuleCase(
            rule: "the only target of its sort may have the usual folder to itself",
            package: SamplePackage(
                targets: [SampleTarget("A"), SampleTarget("T", "testTarget"), SampleTarget("P", "plugin")],
                files: ["Sources/a.swift", "Sources/deep/b.swift", "Tests/t.swift", "Plugins/p.swift", "Plugins/p.txt", "Plugins/p.h"]
            ),
            expected: """
                A library.static
                    source Sources/a.swift
                    source Sources/deep/b.swift
                T bundle.unit-test
                    source Tests/t.swift
                P swift-package.plugin
                    unhandled Plugins/p.h
                    source Plugins/p.swift
                    unhandled Plugins/p.txt

                """
        ),
        RuleCase(
            rule: "before tools 5.9 no target has the usual folder to itself",
            package: SamplePackage(tools: "5.8", targets: [SampleTarget("A")], files: ["Sources/a.swift"]),
            expected: "A library.static\n",
            isRefused: true
        ),
        RuleCase(
            rule: "a system library counts among the targets that share the usual folder",
            package: SamplePackage(
                targets: [SampleTarget("A"), SampleTarget("C", "systemLibrary", path: "C")],
                files: ["Sources/a.swift", "C/module.modulemap"]
            ),
            expected: "A library.static\nC swift-package.system-library\n    module-map C/module.modulemap\n",
            isRefused: true
        ),
        RuleCase(
            rule: "a target beside a folder of its name elsewhere is not found",
            package: SamplePackage(
                targets: [SampleTarget("A"), SampleTarget("B")], files: ["Source/A/a.swift", "Sources/B/b.swift"]
            ),
            expected: "A library.static\nB library.static\n    source Sources/B/b.swift\n",
            isRefused: true
        ),
        RuleCase(
            rule: "the package's own folder without the manifests, and with whole nested packages",
            package: SamplePackage(
                targets: [SampleTarget("A", path: ".", exclude: ["Tests"]), SampleTarget("T", "testTarget")],
                files: [
                    "a.swift", "Package.resolved.txt", "Inner/Package.swift", "Inner/Sources/I/i.swift", "Tests/T/t.swift",
                    "Package@swift-99.swift", "Snippets/s.swift", ".build/x.swift", "README.md",
                ]
            ),
            expected: """
                A library.static
                    source Inner/Package.swift
                    source Inner/Sources/I/i.swift
                    unhandled Package.resolved.txt
                    unhandled README.md
                    source Snippets/s.swift
                    excluded Tests
                    source a.swift
                T bundle.unit-test
                    source Tests/T/t.swift

                """,
            isLive: true
        ),
        RuleCase(
            rule: "manifests elsewhere than in the package's own folder are sources",
            package: SamplePackage(
                targets: [SampleTarget("A", path: "B/")], files: ["B/Package.swift", "B/Package@swift-5.swift", "B/b.swift"]),
            expected: """
                A library.static
                    source B/Package.swift
                    source B/Package@swift-5.swift
                    source B/b.swift

                """
        ),
        RuleCase(
            rule: "two targets share a folder and divide it by their sources",
            package: SamplePackage(
                targets: [SampleTarget("A", path: ".", sources: ["S"]), SampleTarget("T", "testTarget", path: ".", sources: ["T"])],
                files: ["S/a.swift", "T/t.swift"]
            ),
            expected: """
                A library.static
                    source S/a.swift
                    unhandled T/t.swift
                T bundle.unit-test
                    unhandled S/a.swift
                    source T/t.swift

                """
        ),
        RuleCase(
            rule: "the folder of a target in that of another is not left out by itself",
            package: SamplePackage(
                targets: [SampleTarget("A", path: "S"), SampleTarget("B", path: "S/B")], files: ["S/a.swift", "S/B/b.swift"]
            ),
            expected: """
                A library.static
                    source S/B/b.swift
                    source S/a.swift
                B library.static
                    source S/B/b.swift

                """,
            isRefused: true
        ),
        RuleCase(
            rule: "one file may be a resource of two targets",
            package: SamplePackage(
                targets: [
                    SampleTarget("A", path: "S", exclude: ["B/b.swift"], resources: ["process:B/x.txt"]),
                    SampleTarget("B", path: "S/B", resources: ["copy:x.txt"]),
                ],
                files: ["S/a.swift", "S/B/b.swift", "S/B/x.txt"]
            ),
            expected: """
                A library.static
                    excluded S/B/b.swift
                    process S/B/x.txt
                    source S/a.swift
                B library.static
                    source S/B/b.swift
                    copy S/B/x.txt

                """
        ),
        RuleCase(
            rule: "a main makes a program of a target, whatever its case and its language",
            package: SamplePackage(
                tools: "6.0",
                targets: ["A", "B", "C", "D"].map { SampleTarget($0) } + [
                    SampleTarget("E", "executableTarget"), SampleTarget("T", "testTarget"),
                ],
                files: [
                    "Sources/A/deep/main.swift", "Sources/B/Main.swift", "Sources/C/main.c", "Sources/D/main.x.swift", "Sources/E/e.swift",
                    "Tests/T/main.swift",
                ]
            ),
            expected: """
                A tool
                    source Sources/A/deep/main.swift
                B tool
                    source Sources/B/Main.swift
                C tool
                    source Sources/C/main.c
                D library.static
                    source Sources/D/main.x.swift
                E tool
                    source Sources/E/e.swift
                T bundle.unit-test
                    source Tests/T/main.swift

                """,
            isLive: true
        ),
        RuleCase(
            rule: "a system library has headers and a module map, and compiles nothing",
            package: SamplePackage(
                targets: [SampleTarget("C", "systemLibrary"), SampleTarget("A")],
                files: ["Sources/C/module.modulemap", "Sources/C/shim.h", "Sources/C/x.c", "Sources/A/a.swift"]
            ),
            expected: """
                C swift-package.system-library
                    module-map Sources/C/module.modulemap
                    public-header Sources/C/shim.h
                    unhandled Sources/C/x.c
                A library.static
                    source Sources/A/a.swift

                """
        ),
        RuleCase(
            rule: "macros lie among the sources",
            package: SamplePackage(
                targets: [SampleTarget("M", "macro"), SampleTarget("A")],
                files: ["Sources/M/m.swift", "Sources/M/x.txt", "Sources/A/a.swift"]
            ),
            expected: """
                M tool.host-build
                    source Sources/M/m.swift
                    unhandled Sources/M/x.txt
                A library.static
                    source Sources/A/a.swift

                """
        ),
        RuleCase(
            rule: "an excluded folder of the target leaves nothing",
            package: SamplePackage(
                targets: [SampleTarget("A", exclude: ["."]), SampleTarget("B")], files: ["Sources/A/a.swift", "Sources/B/b.swift"]
            ),
            expected: "A library.static\nB library.static\n    source Sources/B/b.swift\n"
        ),
    ]
}
