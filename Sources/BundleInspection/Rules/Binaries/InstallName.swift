import Diagnostics
import SystemSupport

/// A library by whose name nobody finds it.
struct InstallName: InspectionRule {
    let explanation = RuleExplanation(
        "install-name", "library by whose name nobody finds it", .error,
        audiences: .everyone,
        cause: "Whoever links a library takes over its install name and looks for it there when the program starts. A path of the "
            + "machine that built it, or a name that differs from the file, is not found in an app.",
        bad: "X.framework/X: install name /usr/local/lib/X",
        good: "X.framework/X: install name @rpath/X.framework/X",
        remedy: "Set LD_DYLIB_INSTALL_NAME, or `-install_name` of the linker, to `@rpath/` and the path of the binary; a finished "
            + "one is changed by `install_name_tool -id`.",
        source: "How dyld resolves names; the defaults of Xcode.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.products(.framework, .dynamicLibrary).compactMap { product in
            guard let path = product.binaryPath, let binary = inspection.binary(at: path), binary.kind == .dynamicLibrary else {
                return nil
            }
            for slice in binary.slices where slice.format == .machO {
                let accepted = accepted(path, of: product)
                guard let name = slice.installName else {
                    return RuleFinding(path, "the code for \(slice.architecture) has no install name; it should be '\(accepted[0])'")
                }
                if accepted.contains(name) { continue }
                if name.hasPrefix("/usr/lib/swift/libswift") { continue }
                return RuleFinding(path, "the install name is '\(name)'; it should be '\(accepted[0])'")
            }
            return nil
        }
    }

    private func accepted(_ path: String, of product: Product) -> [String] {
        guard product.kind == .framework else { return ["@rpath/" + PathText.lastComponent(of: path)] }
        let folder = PathText.lastComponent(of: product.path)
        let long = "@rpath/\(folder)/" + path.dropFirst(product.path.count + 1)
        return product.isDeep ? [long, "@rpath/\(folder)/\(PathText.lastComponent(of: path))"] : [long]
    }
}
