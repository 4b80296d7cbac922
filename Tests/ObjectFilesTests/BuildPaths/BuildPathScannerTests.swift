import ObjectFiles
import TestSupport
import Testing

@Suite struct BuildPathScannerTests {
    @Test(
        "a path of a machine is found with what it begins with",
        arguments: [
            ("\(macHome)/App/A.swift", .users), ("\(linuxHome)/x", .home), ("/ro" + "ot/x", .home),
            ("/private/var/folders/x", .privateFolder),
            ("/private/tmp/x", .privateFolder), ("/var/folders/ab/cd", .privateFolder), ("/Volumes/Disk/x", .volumes),
            ("/tmp/x.o", .temporary),
            ("/builds/group/x", .builds), ("/__w/repo/repo", .builds),
            ("/Library/Developer/Xcode/DerivedData/App-abc/Build", .derivedData), ("/opt/DerivedData/x", .derivedData),
        ] as [(String, BuildPathRoot)])
    func found(text: String, root: BuildPathRoot) {
        for (before, after) in [
            ("", ""), ("\u{0}", "\u{0}"), ("-I", " -O"), ("\"", "\""), ("flag=", ":"), ("-isystem", "\n"), ("file://", "'"),
        ] {
            let bytes = Array((before + text + after).utf8)
            #expect(BuildPathScanner.scan(bytes) == [BuildPath(offset: before.utf8.count, text: text, root: root)], "\(before)")
        }
    }

    @Test(
        "paths of the system, relative paths, addresses and folders alone are none",
        arguments: [
            "/usr/lib/libSystem.B.dylib", "/System/Library/Frameworks/UIKit.framework/UIKit", "/AppleInternal/BuildRoot/x",
            "/Applications/Xcode.app/Contents/Developer/Platforms/iPhoneOS.platform/x", "/Library/Developer/CommandLineTools/usr/lib",
            "Sources/Users/List.swift", "./home/x", "~/tmp/x", "$(HOME)/tmp/x", "${ROOT}/builds/x", "@rpath/tmp/x", "%s/tmp/x",
            "https://example.com/Users/me", "https:/" + "/ho" + "me/x", "http://tmp/x",
            "/Users/", "/tmp/", "App/DerivedData/x", "/user/home/x",
            "/Userspace/x",
        ])
    func ignored(text: String) {
        #expect(BuildPathScanner.scan(Array(text.utf8)) == [])
        #expect(BuildPathScanner.scan(Array(" \(text) ".utf8)) == [])
    }

    @Test("a path in a path is reported once, two beside each other twice")
    func nested() {
        let text = "\(macHome)/tmp/builds/Library/DerivedData/x:/tmp/y,\(linuxHome)/z"
        let found = BuildPathScanner.scan(Array(text.utf8))
        #expect(found.map(\.text) == ["\(macHome)/tmp/builds/Library/DerivedData/x", "/tmp/y", "\(linuxHome)/z"])
    }

    @Test("a single byte of something binary before a path does not hide it")
    func binary() {
        for byte in UInt8.min...255 where !"/.~)}%$@#+^".utf8.contains(byte) && byte != UInt8(ascii: ">") {
            #expect(BuildPathScanner.scan([0, byte] + Array("\(macHome)/x".utf8)).count == 1, "\(byte)")
        }
    }

    @Test("a path ends where something binary follows it, and letters of all languages belong to it")
    func characters() {
        #expect(BuildPathScanner.scan(Array("/tmp/größe/日本".utf8) + [0xff, 0x80, 0x41]).map(\.text) == ["/tmp/größe/日本"])
    }

    @Test("a long path is cut off, and nothing in it is reported again")
    func long() {
        let text = "/Users/" + String(repeating: "a/tmp/", count: 1000)
        let found = BuildPathScanner.scan(Array(text.utf8))
        #expect(found.map(\.offset) == [0])
        #expect(found.first?.text.utf8.count == BuildPathScanner.textLimit)
    }

    @Test("the limit ends the search")
    func limit() {
        let bytes = Array(String(repeating: "/tmp/x ", count: 50).utf8)
        #expect(BuildPathScanner.scan(bytes).count == 50)
        #expect(BuildPathScanner.scan(bytes, limit: 7).count == 7)
        #expect(BuildPathScanner.scan(bytes, limit: 0).isEmpty)
    }

    @Test("a path is found wherever the pieces of a large file end in it")
    func pieces() throws {
        let piece = 1 << 18
        for text in ["\(macHome)/x", "\(macHome)/DerivedData/x", "/Library/Developer/Xcode/DerivedData/x", "-I\(linuxHome)/x"] {
            for shift in 0...text.utf8.count {
                var bytes = [UInt8](repeating: 0, count: 2 * piece)
                bytes.replaceSubrange(piece - shift..<piece - shift + text.utf8.count, with: Array(text.utf8))
                let found = try BuildPathScanner.scan(ByteSource(bytes, path: "file"))
                #expect(found == BuildPathScanner.scan(bytes), "\(text) \(shift)")
                #expect(found.count == 1)
            }
        }
    }

    @Test("in pieces as in one the same is found in bytes full of what paths consist of")
    func random() throws {
        let words = ["/Users/", "/tmp/", "/DerivedData/", "a", "/", " ", "\u{0}", "-I", "x/y", ":", "//", "file://", "home/", "Users"]
        var generator = SeededGenerator(seed: 7)
        var bytes: [UInt8] = []
        while bytes.count < 700_000 { bytes += Array(words[Int.random(in: 0..<words.count, using: &generator)].utf8) }
        let limit = 1_000_000
        #expect(try BuildPathScanner.scan(ByteSource(bytes, path: "file"), limit: limit) == BuildPathScanner.scan(bytes, limit: limit))
    }

    @Test(
        "who wants the bytes as well gets each of them once, also behind the last path that is told", arguments: [0, 1, 300_000, 700_000])
    func visiting(count: Int) throws {
        var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        for place in stride(from: 100, to: count - 100, by: 50_000) {
            bytes.replaceSubrange(place..<place + 7, with: Array(" /tmp/x".utf8))
        }
        for limit in [0, 2, 1000] {
            var visited: [UInt8] = []
            let found = try BuildPathScanner.scan(ByteSource(bytes, path: "file"), limit: limit) { visited += $0 }
            #expect(visited == bytes)
            #expect(found == BuildPathScanner.scan(bytes, limit: limit))
        }
    }
}
