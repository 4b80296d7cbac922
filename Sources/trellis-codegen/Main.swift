import CommandLineSupport

@main
struct Main {
    static func main() {
        let program = Program(TrellisCodegen.declaration, version: TrellisVersion.text, run: TrellisCodegen.run)
        program.main(TrellisCodegen.completed(Array(CommandLine.arguments.dropFirst())))
    }
}
