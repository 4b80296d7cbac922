import Foundation
import PackagePlugin

/// Runs `trellis-codegen` in the folder of a package: `swift package trellis-codegen [ARGUMENT...]`.
@main
struct TrellisCodegenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "trellis-codegen").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            Diagnostics.error("trellis-codegen ended with status \(process.terminationStatus)")
            return
        }
    }
}
