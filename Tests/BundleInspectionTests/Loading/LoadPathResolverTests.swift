import BundleInspection
import Testing

@Suite struct LoadPathResolverTests {
    private static let program = "App.app/App"
    private static let extensionProgram = "App.app/PlugIns/E.appex/E"

    /// A resolver over files that are there; a file without code is none that can be loaded.
    private func resolver(_ images: LoadImage..., files: Set<String> = []) -> LoadPathResolver {
        let paths = files.union(images.map(\.path))
        return LoadPathResolver(images: images) { path in
            var parts: [Substring] = []
            for part in path.split(separator: "/") {
                if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
            }
            let normal = parts.joined(separator: "/")
            return paths.contains(normal) ? normal : nil
        }
    }

    private func image(_ path: String, loads: [String] = [], searches: [String] = []) -> LoadImage {
        LoadImage(path: path, dependencies: loads.map { BinaryDependency($0) }, searchPaths: searches)
    }

    @Test("a framework is found in the folder of the program's frameworks")
    func programFolder() {
        let app = image(Self.program, loads: ["@rpath/X.framework/X"], searches: ["@executable_path/Frameworks"])
        let loaded = resolver(app, image("App.app/Frameworks/X.framework/X")).load(Self.program)
        #expect(loaded.map(\.resolution) == [.found("App.app/Frameworks/X.framework/X")])
    }

    @Test("of an extension, the program is the extension's own", arguments: ["@executable_path", "@loader_path"])
    func extensionFolder(word: String) {
        let own = image(Self.extensionProgram, loads: ["@rpath/X.framework/X"], searches: ["\(word)/../../Frameworks"])
        let loaded = resolver(own, image("App.app/Frameworks/X.framework/X")).load(Self.extensionProgram)
        #expect(loaded.map(\.resolution) == [.found("App.app/Frameworks/X.framework/X")])
    }

    @Test("an extension that looks into its own folder only finds nothing, and says where it looked")
    func missing() {
        let own = image(
            Self.extensionProgram, loads: ["@rpath/X.framework/X"], searches: ["@executable_path/Frameworks", "@loader_path/../F"])
        let loaded = resolver(own, image("App.app/Frameworks/X.framework/X")).load(Self.extensionProgram)
        let tried = ["App.app/PlugIns/E.appex/Frameworks/X.framework/X", "App.app/PlugIns/E.appex/../F/X.framework/X"]
        #expect(loaded.map(\.resolution) == [.missing(tried: tried)])
    }

    @Test("a framework of a framework is found through the search paths of the program")
    func chain() {
        let app = image(Self.program, loads: ["@rpath/A.framework/A"], searches: ["@executable_path/Frameworks"])
        let first = image("App.app/Frameworks/A.framework/A", loads: ["@rpath/B.framework/B"])
        let loaded = resolver(app, first, image("App.app/Frameworks/B.framework/B")).load(Self.program)
        #expect(loaded.map(\.resolution) == [.found("App.app/Frameworks/A.framework/A"), .found("App.app/Frameworks/B.framework/B")])
        #expect(loaded.map(\.loader) == [Self.program, "App.app/Frameworks/A.framework/A"])
    }

    @Test("the search paths of who loads come before those of the program")
    func order() {
        let app = image(Self.program, loads: ["@rpath/A.framework/A"], searches: ["@executable_path/Frameworks"])
        let first = image(
            "App.app/Frameworks/A.framework/A", loads: ["@rpath/B.framework/B"], searches: ["@loader_path/Frameworks"])
        let inner = image("App.app/Frameworks/A.framework/Frameworks/B.framework/B")
        let loaded = resolver(app, first, inner, image("App.app/Frameworks/B.framework/B")).load(Self.program)
        #expect(loaded.last?.resolution == .found("App.app/Frameworks/A.framework/Frameworks/B.framework/B"))
    }

    @Test("'@loader_path' in a search path is the folder of the binary that has it, not of the one that loads")
    func loaderOfSearchPath() {
        let app = image(Self.program, loads: ["@rpath/A.framework/A"], searches: ["@loader_path/Frameworks"])
        let first = image("App.app/Frameworks/A.framework/A", loads: ["@rpath/B.framework/B"])
        let loaded = resolver(app, first, image("App.app/Frameworks/B.framework/B")).load(Self.program)
        #expect(loaded.last?.resolution == .found("App.app/Frameworks/B.framework/B"))
    }

    @Test("names may begin with the loader or the program instead of a search path")
    func direct() {
        let app = image(Self.program, loads: ["@executable_path/Frameworks/libA.dylib"])
        let first = image("App.app/Frameworks/libA.dylib", loads: ["@loader_path/libB.dylib"])
        let loaded = resolver(app, first, image("App.app/Frameworks/libB.dylib")).load(Self.program)
        #expect(loaded.map(\.resolution) == [.found("App.app/Frameworks/libA.dylib"), .found("App.app/Frameworks/libB.dylib")])
    }

    @Test(
        "libraries of the system are taken as there",
        arguments: ["/usr/lib/libSystem.B.dylib", "/System/Library/Frameworks/UIKit.framework/UIKit", "/usr/lib/swift/libswiftCore.dylib"])
    func system(name: String) {
        #expect(resolver(image(Self.program, loads: [name])).load(Self.program).map(\.resolution) == [.system])
    }

    @Test("the libraries of Swift are part of the system where the search path says so, and nothing else is")
    func swiftLibraries() {
        let names = ["@rpath/libswift_Concurrency.dylib", "@rpath/X.framework/X"]
        let app = image(Self.program, loads: names, searches: ["/usr/lib/swift", "@executable_path/Frameworks"])
        let tried = ["/usr/lib/swift/X.framework/X", "App.app/Frameworks/X.framework/X"]
        #expect(resolver(app).load(Self.program).map(\.resolution) == [.system, .missing(tried: tried)])
        let other = image(Self.program, loads: [names[0]], searches: ["@executable_path/Frameworks"])
        let expected = LoadResolution.missing(tried: ["App.app/Frameworks/libswift_Concurrency.dylib"])
        #expect(resolver(other).load(Self.program).map(\.resolution) == [expected])
    }

    @Test("absolute paths outside of the system are not found, and neither are words that nobody knows")
    func absolute() {
        let names = ["/usr/local/lib/X", "@nowhere/X", "@loader_pathX", "Frameworks/X"]
        let expected: [LoadResolution] = [.missing(tried: ["/usr/local/lib/X"])] + Array(repeating: .missing(tried: []), count: 3)
        #expect(resolver(image(Self.program, loads: names)).load(Self.program).map(\.resolution) == expected)
    }

    @Test("libraries that load each other end")
    func circle() {
        let app = image(Self.program, loads: ["@rpath/A"], searches: ["@loader_path"])
        let loaded = resolver(app, image("App.app/A", loads: ["@rpath/B"]), image("App.app/B", loads: ["@rpath/A"])).load(Self.program)
        #expect(loaded.map(\.resolution) == [.found("App.app/A"), .found("App.app/B"), .found("App.app/A")])
    }

    @Test("a program that is not there loads nothing")
    func noProgram() {
        #expect(resolver(image("App.app/App")).load("App.app/Other") == [])
    }

    @Test("a program at the top of a tree finds what lies beside it")
    func topLevel() {
        let app = image(
            "tool", loads: ["@rpath/libA.dylib", "@executable_path/libA.dylib"], searches: ["@executable_path", "@loader_path/."])
        #expect(resolver(app, image("libA.dylib")).load("tool").map(\.resolution) == [.found("libA.dylib"), .found("libA.dylib")])
    }
}
