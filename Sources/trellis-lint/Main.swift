import CommandLineSupport

@main
struct Main {
    static func main() {
        let program = Program(TrellisLint.declaration, version: TrellisVersion.text, commands: TrellisLint.commands)
        program.main(TrellisLint.completed(Array(CommandLine.arguments.dropFirst())))
    }
}
