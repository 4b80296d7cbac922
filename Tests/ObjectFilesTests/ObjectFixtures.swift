import ObjectFiles
import SystemSupport
import TestSupport

/// Folders of people, put together here so that no file of ours names one.
let macHome = "/Us" + "ers/me"
let linuxHome = "/ho" + "me/me"

/// C that defines two functions, a common symbol and a hidden one, and needs another.
let oneCode = """
    extern int other(int);
    int one(int x) { return other(x) + 1; }
    static int local(void) { return 3; }
    int common_one;
    int two(void) { return local() + common_one; }
    __attribute__((visibility("hidden"))) int hidden(void) { return 4; }
    """

/// C that defines what the first needs, with data of a great alignment.
let otherCode = """
    int other(int x) { return x * 3; }
    const char *text = "hello";
    double numbers[4] __attribute__((aligned(64)));
    """

/// Triples for each platform that clang knows, old ones too, with the platform, and the old command where there is one.
let appleTriples: [(triple: String, platform: ApplePlatform, isOld: Bool)] = [
    ("arm64-apple-ios15.0", .iOS, false), ("arm64-apple-ios9.0", .iOS, true), ("armv7-apple-ios9.0", .iOS, true),
    ("arm64e-apple-ios15.0", .iOS, false), ("arm64-apple-ios15.0-simulator", .iOSSimulator, false),
    ("x86_64-apple-ios15.0-simulator", .iOSSimulator, false), ("x86_64-apple-ios9.0-simulator", .iOSSimulator, true),
    ("i386-apple-ios9.0-simulator", .iOSSimulator, true), ("arm64-apple-macos12.0", .macOS, false),
    ("x86_64-apple-macos10.12", .macOS, true), ("arm64-apple-ios15.0-macabi", .macCatalyst, false),
    ("arm64-apple-tvos15.0", .tvOS, false), ("arm64-apple-tvos9.0", .tvOS, true), ("arm64-apple-tvos15.0-simulator", .tvOSSimulator, false),
    ("armv7k-apple-watchos2.0", .watchOS, true), ("arm64_32-apple-watchos9.0", .watchOS, false),
    ("arm64-apple-watchos9.0-simulator", .watchOSSimulator, false), ("arm64-apple-xros1.0", .visionOS, false),
    ("arm64-apple-xros1.0-simulator", .visionOSSimulator, false),
]

extension ScratchFolder {
    /// A file of the folder.
    func source(_ name: String) throws -> ByteSource {
        try ByteSource(contentsOf: path(name))
    }

    /// Writes bytes that are read elsewhere into a file of the folder.
    func write(_ source: ByteSource, to name: String) throws {
        let file = try NewFile(path(name))
        var sink = FileSink(file)
        try source.write(to: &sink)
        try file.close()
    }

    /// Whether two files of the folder have the same bytes.
    func haveSameBytes(_ first: String, _ second: String) throws -> Bool {
        try DiskFileSystem().read(path(first)) == DiskFileSystem().read(path(second))
    }
}
