import CommandLineSupport

@main
struct Main {
    static func main() {
        let program = Program(TrellisLint.declaration, version: TrellisVersion.text, run: TrellisLint.run)
        program.main(TrellisLint.completed(Array(CommandLine.arguments.dropFirst())))
    }
}
