import BuildSettings
import Testing

@Suite("conditions")
struct ConditionTests {
    static let cases: [SettingsCase] = [
        .init("4.4 sdk", ["target A = 1", "target A[sdk=iphoneos] = 2"], "A", "2", "sdk=iphoneos"),
        .init("4.4 sdk that does not match", ["target A = 1", "target A[sdk=iphoneos] = 2"], "A", "1", "sdk=macosx"),
        .init("4.4 star", ["target A[sdk=iphone*] = 2"], "A", "2", "sdk=iphonesimulator"),
        .init("4.4 star alone", ["target A[sdk=*] = 2"], "A", "2", "sdk=macosx"),
        .init("4.4 question mark", ["target A[arch=arm6?] = 2"], "A", "2", "arch=arm64"),
        .init("4.4 question mark takes one", ["target A[arch=arm?] = 2"], "A", nil, "arch=arm64"),
        .init("4.4 set", ["target A[arch=x86_[0-9]4] = 2"], "A", nil, "arch=x86_64"),
        .init("4.4 the whole value must match", ["target A[sdk=iphone] = 2"], "A", nil, "sdk=iphoneos"),
        .init("4.4 case counts", ["target A[config=debug] = 2"], "A", nil, "config=Debug"),
        .init("4.4 config", ["target A[config=Debug] = 2", "target A[config=Release] = 3"], "A", "2", "config=Debug"),
        .init("4.4 config with pattern", ["target A[config=Debug*] = 2"], "A", "2", "config=Debug-Beta"),
        .init("4.4 arch", ["target A[arch=arm64] = 2"], "A", "2", "arch=arm64"),
        .init("4.4 variant", ["target A[variant=debug] = 2"], "A", "2", "variant=debug"),
        .init("4.4 compiler", ["target A[compiler=*clang*] = 2"], "A", "2", "compiler=com.apple.clang"),
        .init("4.4 all must match", ["target A[sdk=iphone*][arch=arm64] = 2"], "A", "2", "sdk=iphoneos arch=arm64"),
        .init("4.4 one that fails is enough", ["target A[sdk=iphone*][arch=arm64] = 2"], "A", nil, "sdk=iphoneos arch=x86_64"),
        .init("4.4 three", ["target A[config=D*][sdk=*][arch=*] = 2"], "A", "2", "config=Debug"),
        .init("4.4 unbound matches star", ["target A[arch=*] = 2"], "A", "2"),
        .init("4.4 unbound matches star only", ["target A[arch=a*] = 2"], "A", nil),
        .init("4.4 unbound matches not two stars", ["target A[arch=**] = 2"], "A", nil),
        .init("4.4 unbound sdk", ["target A = 1", "target A[sdk=iphoneos*] = 2"], "A", "1"),
        .init("4.4 a comma is part of the pattern", ["target A[sdk=iphoneos*,arch=arm64] = 2"], "A", nil, "sdk=iphoneos arch=arm64"),
        .init("4.4 unknown conditions match star only", ["target A[platform=ios] = 1", "target B[platform=*] = 2"], "A", nil),
        .init("4.4 unknown conditions match star", ["target B[platform=*] = 2"], "B", "2"),
        .init("4.4 blanks between conditions", ["target A[sdk=i*] [arch=a*] = 2"], "A", "2", "sdk=iphoneos arch=arm64"),
        .init("4.4 versioned sdk matches its pattern", ["target A[sdk=iphoneos17*] = 2"], "A", "2", "sdk=iphoneos17.5"),
        .init("4.4 versioned sdk falls back to the family", ["target A[sdk=iphoneos] = 2"], "A", "2", "sdk=iphoneos17.5"),
        .init(
            "4.4 the family is tried last", ["target A[sdk=iphoneos17.5] = 1", "target A[sdk=iphoneos] = 2"], "A", "1", "sdk=iphoneos17.5"),
        .init(
            "4.4 one name for all levels", ["project A[sdk=iphoneos17.5] = 1", "target A[sdk=iphoneos] = 2"], "A", "1", "sdk=iphoneos17.5"),
        .init(
            "4.4 the name is chosen per setting", ["target A[sdk=iphoneos17.5] = 1", "target B[sdk=iphoneos] = 2"], "B", "2",
            "sdk=iphoneos17.5"),
        .init("4.4 an sdk without version has no fallback", ["target A[sdk=iphoneos17.5] = 1"], "A", nil, "sdk=iphoneos"),
        .init("4.4 internal sdk falls back", ["target A[sdk=macosx] = 1"], "A", "1", "sdk=macosx14.0.internal"),
        .init("4.4 internal sdk without version", ["target A[sdk=macosx] = 1"], "A", "1", "sdk=macosx.internal"),
        .init("4.4 internal sdk's own name", ["target A[sdk=macosx*.internal] = 1"], "A", "1", "sdk=macosx14.0.internal"),
        .init(
            "4.4 a condition on another setting's reference", ["target A = $(B)", "target B[sdk=mac*] = 1", "project B = 2"], "A", "2",
            "sdk=iphoneos"),
        .init("4.4 later line wins among matches", ["target A[sdk=*] = 1", "target A[sdk=iphone*] = 2"], "A", "2", "sdk=iphoneos"),
        .init(
            "4.4 more conditions win nothing", ["target A[sdk=i*][arch=a*] = 1", "target A[sdk=i*] = 2"], "A", "2",
            "sdk=iphoneos arch=arm64"),
        .init("4.4 list with condition", ["project ARCHS = a", "target ARCHS[sdk=i*] = $(inherited) b"], "ARCHS", "[a|b]", "sdk=iphoneos"),
    ]

    @Test("conditions", arguments: cases)
    func condition(_ settingsCase: SettingsCase) { settingsCase.check() }

    @Test("a key whose brackets are broken is a name", arguments: ["A[sdk=x", "A[sdk]", "A]", "A[sdk=x]y[arch=z]"])
    func brokenKey(key: String) {
        let assignment = SettingAssignment(key: key, "1")
        #expect(assignment.name == key)
        #expect(assignment.conditions == [])
    }

    @Test("a key is split into its name and its conditions")
    func key() {
        let assignment = SettingAssignment(key: "A[sdk=iphone*][config=a=b][x=]", "1")
        #expect(assignment.name == "A")
        #expect(assignment.conditions == [.init(.sdk, "iphone*"), .init(.configuration, "a=b"), .init(.other("x"), "")])
        #expect(assignment.key == "A[sdk=iphone*][config=a=b][x=]")
    }
}
