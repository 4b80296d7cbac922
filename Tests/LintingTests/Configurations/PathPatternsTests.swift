import Linting
import SystemSupport
import Testing

/// What SwiftLint takes an entry of `excluded` to mean, by the rules of its later versions.
@Suite struct PathPatternsTests {
    private func patterns(_ texts: String..., in folder: String = "/app") -> PathPatterns {
        var patterns = PathPatterns()
        for text in texts { patterns.add(text, in: folder, home: "/me") }
        return patterns
    }

    @Test(
        "a path means itself and what lies in it, a pattern the whole path or a folder on the way",
        arguments: [
            ("Pods", "/app/Pods/A.swift", true), ("Pods", "/app/PodsExtra/A.swift", false), ("Pods/", "/app/Pods/A.swift", true),
            ("./Pods", "/app/Pods/A.swift", true), ("../shared", "/shared/A.swift", true), ("/else", "/else/A.swift", true),
            ("~/x", "/me/x/A.swift", true), ("A.swift", "/app/A.swift", true), ("A.swift", "/app/B/A.swift", false),
            ("**/Gen", "/app/a/b/Gen/A.swift", true), ("**/Gen", "/app/Gen/A.swift", true), ("*/Gen", "/app/a/b/Gen/A.swift", false),
            ("**/*.pb.swift", "/app/x/y.pb.swift", true), ("*.pb.swift", "/app/x/y.pb.swift", false), ("a/**", "/app/a/b/c.swift", true),
            ("../*/Gen", "/lib/Gen/A.swift", true), ("/l*b/Gen", "/lib/Gen/A.swift", true), ("{a,b}", "/app/b/c.swift", true),
            ("[ab]/x", "/app/b/x/c.swift", true), ("[", "/app/[/c.swift", false), ("*", "/other/c.swift", false),
        ]
    )
    func entries(entry: String, path: String, isMeant: Bool) {
        #expect(patterns(entry).matches(path) == isMeant)
        #expect(patterns(entry).match(of: path) == (isMeant ? entry : nil))
    }

    @Test("an entry is relative to the folder of its file")
    func folder() {
        #expect(patterns("Gen", in: "/app/Configs").matches("/app/Configs/Gen/A.swift"))
        #expect(!patterns("Gen", in: "/app/Configs").matches("/app/Gen/A.swift"))
    }
}
