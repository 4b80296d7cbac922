import CommandLineSupport

@main
struct Main {
    static func main() {
        let program = Program(TrellisPackage.declaration, version: TrellisVersion.text, commands: TrellisPackage.commands)
        program.main(TrellisPackage.prepared(Array(CommandLine.arguments.dropFirst())))
    }
}
