import ObjectFiles
import Testing

@Suite struct PlatformTests {
    @Test(
        "each number of a platform has its words in an xcframework and its SDK",
        arguments: [
            (1, "macos", nil, "macosx"), (2, "ios", nil, "iphoneos"), (3, "tvos", nil, "appletvos"), (4, "watchos", nil, "watchos"),
            (6, "ios", "maccatalyst", "macosx"), (7, "ios", "simulator", "iphonesimulator"), (8, "tvos", "simulator", "appletvsimulator"),
            (9, "watchos", "simulator", "watchsimulator"), (10, "driverkit", nil, "driverkit"), (11, "xros", nil, "xros"),
            (12, "xros", "simulator", "xrsimulator"),
        ] as [(UInt32, String, String?, String)])
    func words(number: UInt32, supported: String, variant: String?, sdk: String) throws {
        let platform = try #require(ApplePlatform(rawValue: number))
        #expect(platform.supportedPlatform == supported)
        #expect(platform.variant == variant)
        #expect(platform.sdkName == sdk)
        #expect(ApplePlatform(supportedPlatform: supported, variant: variant) == platform)
    }

    @Test("bridgeOS is a platform that no xcframework has, and 13 is none")
    func others() {
        #expect(ApplePlatform(rawValue: 5)?.supportedPlatform == nil)
        #expect(ApplePlatform(rawValue: 13) == nil)
        #expect(ApplePlatform(supportedPlatform: "macos", variant: "simulator") == nil)
    }

    @Test("a device and its simulator name each other")
    func simulators() {
        let pairs: [(ApplePlatform, ApplePlatform)] = [
            (.iOS, .iOSSimulator), (.tvOS, .tvOSSimulator), (.watchOS, .watchOSSimulator), (.visionOS, .visionOSSimulator),
        ]
        for (device, simulator) in pairs {
            #expect(device.simulator == simulator)
            #expect(simulator.device == device)
            #expect(simulator.isSimulator && !device.isSimulator)
        }
        #expect(ApplePlatform.macOS.simulator == nil)
        #expect(ApplePlatform.iOS.device == nil)
    }

    @Test("a version prints without a third number that is zero", arguments: ["15.0", "10.13.6", "65535.255.255", "0.0"])
    func versions(text: String) {
        #expect(PackedVersion(text)?.description == text)
    }

    @Test("a version with a number that does not fit is none", arguments: ["", "a", "1.256", "65536", "1.2.3.4", "1..2", "+1", "1.-2"])
    func noVersions(text: String) {
        #expect(PackedVersion(text) == nil)
    }

    @Test(
        "architectures have the names that lipo prints",
        arguments: [
            (0x0100_000c, 0, "arm64"), (0x0100_000c, 1, "arm64"), (0x0100_000c, 0x8000_0002, "arm64e"), (0x0200_000c, 1, "arm64_32"),
            (12, 9, "armv7"), (12, 11, "armv7s"), (12, 12, "armv7k"), (0x0100_0007, 0x8000_0003, "x86_64"), (0x0100_0007, 8, "x86_64h"),
            (7, 3, "i386"), (12, 99, "cputype 12 subtype 99"),
        ] as [(UInt32, UInt32, String)])
    func architectures(type: UInt32, subtype: UInt32, name: String) {
        #expect(Architecture(cpuType: type, subtype: subtype).name == name)
    }

    @Test("the version of pointer authentication does not make another architecture")
    func capabilities() {
        let plain = Architecture(cpuType: 0x0100_000c, subtype: 2)
        #expect(plain.matches(Architecture(cpuType: 0x0100_000c, subtype: 0x8100_0002)))
        #expect(!plain.matches(Architecture(cpuType: 0x0100_000c, subtype: 0)))
    }
}
