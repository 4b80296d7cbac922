import CommandLineSupport

@main
struct Main {
    static func main() {
        let program = Program(TrellisCodegen.declaration, version: TrellisVersion.text, commands: TrellisCodegen.commands)
        program.main(TrellisCodegen.completed(Array(CommandLine.arguments.dropFirst())))
    }
}
