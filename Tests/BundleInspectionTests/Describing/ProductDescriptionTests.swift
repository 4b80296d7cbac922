import BundleInspection
import JSON
import Reports
import TestSupport
import Testing

@Suite struct ProductDescriptionTests {
    private func text(_ product: ExampleProduct) -> [String] {
        ProductDescription.all(of: product.inspection).flatMap(\.rows).map { $0.joined(separator: " | ") }
    }

    @Test("a framework is described by its property list, its code and its modules")
    func framework() {
        var binary = ExampleBinary(platform: 2, architectures: ["arm64", "arm64e"])
        binary.weakDependencies = ["@rpath/Y.framework/Y"]
        binary.runPaths = ["@loader_path/Frameworks"]
        binary.isSigned = true
        var product = ExampleProduct()
        product.addFramework("X", at: "X.framework", binary)
        product.add("X.framework/PrivacyInfo.xcprivacy", ExamplePropertyList.text([("NSPrivacyTracking", false)]))
        let size = product.paths.reduce(0) { $0 + product.bytes(of: $1).count }
        let expected = [
            "X.framework | framework, dynamic library, com.example.X, 1.2.0 (7), from 15.0 on, signed, 7 files, \(SizeText.text(size))",
            "  arm64 | ios 15.0, @rpath/X.framework/X, 5A5A5A5A-5A5A-5A5A-5A5A-5A5A5A5A5A05",
            "  arm64e | ios 15.0, @rpath/X.framework/X, 5A5A5A5A-5A5A-5A5A-5A5A-5A5A5A5A5A06",
            "  loads | /usr/lib/libSystem.B.dylib",
            " | @rpath/Y.framework/Y (if it is there)",
            "  search paths | @loader_path/Frameworks",
            "  modules | X",
            "  headers | 1",
            "  privacy manifest | PrivacyInfo.xcprivacy",
        ]
        #expect(text(product) == expected)
    }

    @Test("an xcframework lists its libraries, and what is in it by the path below it")
    func xcframework() {
        let lines = text(CleanProducts.phone)
        #expect(lines[0].hasPrefix("X.xcframework | xcframework, 6 files, "))
        #expect(lines[1] == "  ios-arm64 | X.framework for ios: arm64")
        #expect(lines[2].hasPrefix("  ios-arm64/X.framework | framework, dynamic library, "))
    }

    @Test("an artifact bundle lists its variants and the libraries in it")
    func artifactBundle() {
        let lines = text(CleanProducts.libraryBundle)
        #expect(lines[1] == "  core | staticLibrary 'linux/libcore.a' for x86_64-unknown-linux-gnu")
        #expect(lines.contains("    x86_64 | elf, 1 member"))
    }

    @Test("the JSON has every fact in a fixed order")
    func json() {
        var product = ExampleProduct()
        product.add("libX.a", ExampleBinary(platform: 7, fileType: 1).archive())
        let json = JSONWriter.text(ProductDescription.json(ProductDescription.all(of: product.inspection)))
        let expected = """
            {
              "schema": "trellis-package/inspect/1",
              "products": [
                {
                  "path": "libX.a",
                  "kind": "static-library",
                  "depth": 0,
                  "identifier": null,
                  "version": null,
                  "build": null,
                  "minimumSystem": null,
                  "sizeBytes": \(product.bytes(of: "libX.a").count),
                  "fileCount": 1,
                  "binary": {
                    "kind": "static-library",
                    "slices": [
                      {
                        "architecture": "arm64",
                        "format": "mach-o",
                        "platforms": [
                          "ios-simulator"
                        ],
                        "minimumSystem": "15.0",
                        "uuid": null,
                        "installName": null,
                        "dependencies": [],
                        "searchPaths": [],
                        "isSigned": false,
                        "memberCount": 1
                      }
                    ]
                  },
                  "modules": [],
                  "headerCount": 0,
                  "hasPrivacyManifest": false,
                  "isSigned": false,
                  "libraries": [],
                  "variants": []
                }
              ]
            }

            """
        #expect(json == expected)
    }
}
