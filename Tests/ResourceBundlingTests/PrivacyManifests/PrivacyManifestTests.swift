import Diagnostics
import Foundation
import ResourceBundling
import TestSupport
import Testing

@Suite("Privacy manifests in bundles")
struct PrivacyManifestTests {
    private func build(_ folder: ScratchFolder, _ paths: [String]) throws -> BundleOutcome {
        var request = try BundleExample.request(folder)
        request.resources = paths.map {
            Resource(source: "\(folder.path)/Resources/\($0)", path: $0, destination: "PrivacyInfo.xcprivacy")
        }
        return try BundleBuilder(request).build()
    }

    private func write(_ manifest: [String: Any], to part: String, in folder: ScratchFolder) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: manifest, format: .xml, options: 0)
        try folder.write(String(decoding: data, as: UTF8.self), to: "Resources/\(part)/PrivacyInfo.xcprivacy")
    }

    private func manifest(_ folder: ScratchFolder) throws -> NSDictionary? {
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Build/Shop.bundle/PrivacyInfo.xcprivacy"))
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary
    }

    @Test("the manifests of the parts of a target become one, whatever their order")
    func merge() throws {
        let name = "NSPrivacyCollectedDataType"
        func data(isLinked: Bool, _ purpose: String) -> [[String: Any]] {
            [[name: name + "Name", name + "Linked": isLinked, name + "Tracking": false, name + "Purposes": [name + "Purpose" + purpose]]]
        }
        func access(_ category: String, _ reasons: String...) -> [String: Any] {
            ["NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategory" + category, "NSPrivacyAccessedAPITypeReasons": reasons]
        }
        let first: [String: Any] = [
            "NSPrivacyTracking": true, "NSPrivacyTrackingDomains": ["b.example", "a.example", "b.example"],
            "NSPrivacyCollectedDataTypes": data(isLinked: false, "Analytics"),
            "NSPrivacyAccessedAPITypes": [access("UserDefaults", "CA92.1")],
        ]
        let second: [String: Any] = [
            "NSPrivacyTracking": false,
            "NSPrivacyCollectedDataTypes": data(isLinked: true, "AppFunctionality"),
            "NSPrivacyAccessedAPITypes": [access("UserDefaults", "1C8F.1", "CA92.1"), access("DiskSpace", "E174.1")],
        ]
        let expected: NSDictionary = [
            "NSPrivacyTracking": true, "NSPrivacyTrackingDomains": ["a.example", "b.example"],
            "NSPrivacyCollectedDataTypes": [
                [
                    name: name + "Name", name + "Linked": true, name + "Tracking": false,
                    name + "Purposes": [name + "PurposeAnalytics", name + "PurposeAppFunctionality"],
                ]
            ],
            "NSPrivacyAccessedAPITypes": [access("DiskSpace", "E174.1"), access("UserDefaults", "1C8F.1", "CA92.1")],
        ]
        for order in [["A/PrivacyInfo.xcprivacy", "B/PrivacyInfo.xcprivacy"], ["B/PrivacyInfo.xcprivacy", "A/PrivacyInfo.xcprivacy"]] {
            try ScratchFolder.with { folder throws in
                try write(first, to: "A", in: folder)
                try write(second, to: "B", in: folder)
                #expect(try build(folder, order).diagnostics == [])
                #expect(try manifest(folder) == expected)
            }
        }
    }

    @Test("a manifest alone stays as it is, and what the store refuses in it is told")
    func content() throws {
        try ScratchFolder.with { folder throws in
            let text = "{ NSPrivacyTraking = 1; }"
            try folder.write(text, to: "Resources/PrivacyInfo.xcprivacy")
            let outcome = try build(folder, ["PrivacyInfo.xcprivacy"])
            #expect(
                outcome.diagnostics.map(\.description) == [
                    "PrivacyInfo.xcprivacy:1:3: warning: 'NSPrivacyTraking' is no key of a privacy manifest [privacy-manifest-content]"
                ])
            #expect(folder.text("Build/Shop.bundle/PrivacyInfo.xcprivacy") == text)
            try folder.write("(a)", to: "Resources/PrivacyInfo.xcprivacy")
            let error = #expect(throws: DiagnosticError.self) { try build(folder, ["PrivacyInfo.xcprivacy"]) }
            #expect(error?.diagnostics.map(\.code) == ["privacy-manifest"])
        }
    }
}
