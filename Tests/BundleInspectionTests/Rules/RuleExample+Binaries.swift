import Checksums
import Foundation
import TestSupport

extension RuleExample {
    private static let framework = "X.framework"

    static let binaries: [RuleExample] = [
        RuleExample("binary-missing", "a name that no file has", of: single()) {
            $0.replace(
                "<key>CFBundleExecutable</key>\n<string>X<", with: "<key>CFBundleExecutable</key>\n<string>Y<", in: "X.framework/Info.plist"
            )
        } finds: {
            ["X.framework/Info.plist:5 error: CFBundleExecutable is 'Y', but no such file is in 'X.framework'"]
        },
        RuleExample("binary-missing", "no binary at all", of: single()) {
            $0.remove("X.framework/X")
            $0.replace("CFBundleExecutable", with: "Executable", in: "X.framework/Info.plist")
            $0.replace("<key>Executable</key>", with: "<key>CFBundleExecutable</key>", in: "X.framework/Info.plist")
        } finds: {
            ["X.framework/Info.plist:5 error: CFBundleExecutable is 'X', but no such file is in 'X.framework'"]
        },
        RuleExample("unreadable-file", "a pointer in the place of the file", of: single()) {
            $0.add("X.framework/X", "version https://git-lfs.github.com/spec/v1\n", permissions: 0o755)
        } finds: {
            ["X.framework/X:1 error: the file is no Mach-O, ELF or static library"]
        },
        RuleExample("unreadable-file", "code that is cut off", of: single()) {
            $0.add("X.framework/X", Array($0.bytes(of: "X.framework/X").prefix(100)), permissions: 0o755)
        } finds: {
            [
                "X.framework/X:1 error: the file cannot be read: X [arm64]: load commands of 328 bytes does not fit into its 100 bytes "
                    + "at byte 0x20"
            ]
        },
        RuleExample("mixed-platforms", "device and simulator in one file", of: slices()) {
            var universal = UniversalBuilder()
            universal.add(cpuType: 0x0100_000c, subtype: 0, alignmentPower: 14, ExampleBinary(platform: 2, fileType: 1).bytes())
            let simulator = ExampleBinary(platform: 7, architectures: ["x86_64"], fileType: 1)
            universal.add(cpuType: 0x0100_0007, subtype: 3, alignmentPower: 12, simulator.bytes())
            $0.add("libX.a", universal.bytes())
        } finds: {
            ["libX.a:1 error: the binary is for several platforms: arm64 (ios), x86_64 (ios-simulator)"]
        },
        RuleExample("minimum-system-mismatch", "code that needs a newer system", of: single()) {
            $0.replace(">15.0<", with: ">13.0<", in: "X.framework/Info.plist")
        } finds: {
            ["X.framework/Info.plist:19 error: the system may be as old as 13.0, but the code for arm64 needs 15.0"]
        },
        RuleExample("install-name", "a path of another machine", of: single()) { product in
            product = single { $0.installName = "/usr/local/lib/X" }
        } finds: {
            ["X.framework/X:1 error: the install name is '/usr/local/lib/X'; it should be '@rpath/X.framework/X'"]
        },
        RuleExample("install-name", "a library without a name", of: library(named: "@rpath/libX.dylib")) { product in
            product = library(named: nil)
        } finds: {
            ["libX.dylib:1 error: the code for arm64 has no install name; it should be '@rpath/libX.dylib'"]
        },
        RuleExample("machine-path", "a folder in the flags of an interface", of: single()) {
            let path = "X.framework/Modules/X.swiftmodule/arm64-apple-ios.swiftinterface"
            $0.replace("-module-name X", with: "-module-name X -I \(secret)/include", in: path)
        } finds: {
            [
                "X.framework/Modules/X.swiftmodule/arm64-apple-ios.swiftinterface:2 warning: '\(secret)/include' is a path of the "
                    + "machine that built it"
            ]
        },
        RuleExample("machine-path", "a source in the code", of: single()) { product in
            product = single { $0.text = Array("\0\(secret)/X.swift\0".utf8) }
        } finds: {
            ["X.framework/X:1 warning: '\(secret)/X.swift' is a path of the machine that built it"]
        },
        RuleExample("machine-path", "a header of an app's Swift", of: single()) {
            $0.add("X.framework/Headers/X-Swift.h", "// made\n#import \"\(secret)/X.h\"\n")
        } finds: {
            ["X.framework/Headers/X-Swift.h:2 warning: '\(secret)/X.h' is a path of the machine that built it"]
        },
        RuleExample("executable-bit", "a library that nobody may run", of: single()) {
            $0.setPermissions(0o644, of: "X.framework/X")
        } finds: {
            ["X.framework/X:1 warning: the library has lost the right to be run, which the linker gives it"]
        },
        RuleExample("executable-bit", "a tool that nobody may run", of: CleanProducts.programBundle) {
            $0.setPermissions(0o644, of: "tool.artifactbundle/linux/tool")
        } finds: {
            ["tool.artifactbundle/linux/tool:1 error: nobody may run the program; it needs the permissions 755"]
        },
        RuleExample("code-signature-broken", "a file that was changed, and one that is gone", of: signed()) {
            $0.add("X.framework/Headers/X.h", "int y(void);\n")
            $0.remove("X.framework/Data.txt")
        } finds: {
            [
                "X.framework/Data.txt:1 error: the signature covers 'Data.txt', which is not there",
                "X.framework/Headers/X.h:1 error: the file was changed after it was signed",
            ]
        },
        RuleExample("code-signature-broken", "entitlements that are cut off", of: entitled(damage: [])) {
            $0 = entitled(damage: [0x70, 0x20, 0x02])
        } finds: {
            ["X.framework/X:1 error: the signature of the code cannot be read: the entitlements in DER are damaged"]
        },
        RuleExample("code-signature-leftover", "a seal around code without a signature", of: single()) {
            $0.add("X.framework/_CodeSignature/CodeResources", ExamplePropertyList.text([("files2", .dictionary([]))]))
        } finds: {
            ["X.framework/_CodeSignature:1 warning: the folder is left over: 'X.framework/X' carries no signature"]
        },
    ]

    /// A folder that only one machine has.
    private static let secret = "/builds/ci"

    private static func single(_ change: (inout ExampleBinary) -> Void = { _ in }) -> ExampleProduct {
        var binary = ExampleBinary()
        change(&binary)
        var product = ExampleProduct()
        product.addFramework("X", at: framework, binary)
        return product
    }

    private static func library(named name: String?) -> ExampleProduct {
        var binary = ExampleBinary()
        binary.installName = name
        var product = ExampleProduct()
        product.add("libX.dylib", binary.bytes(), permissions: 0o755)
        return product
    }

    private static func slices() -> ExampleProduct {
        var product = ExampleProduct()
        product.add("libX.a", ExampleBinary(platform: 2, fileType: 1).archive())
        return product
    }

    /// A framework whose code is signed; with damage, its entitlements are nonsense.
    private static func entitled(damage: [UInt8]) -> ExampleProduct {
        single {
            $0.signature = CodeSignatureBuilder()
            if !damage.isEmpty { $0.signature?.damage = damage }
        }
    }

    /// A framework with a seal that fits.
    private static func signed() -> ExampleProduct {
        var product = single { $0.isSigned = true }
        product.add("X.framework/Data.txt", "one\n")
        let seals = ["Data.txt", "Headers/X.h"].map { name -> String in
            let digest = SHA256.digest(of: product.bytes(of: "X.framework/" + name))
            return "<key>\(name)</key><dict><key>hash2</key><data>\(base64(digest.bytes))</data></dict>"
        }
        let optional = "<key>en.lproj/a</key><dict><key>hash2</key><data>AAAA</data><key>optional</key><true/></dict>"
        let text = "<plist version=\"1.0\"><dict><key>files2</key><dict>\(seals.joined())\(optional)</dict></dict></plist>\n"
        product.add("X.framework/_CodeSignature/CodeResources", text)
        return product
    }

    private static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
