import CommandLineSupport

@main
struct Main {
    static func main() {
        Program(TrellisProject.declaration, version: TrellisVersion.text, commands: TrellisProject.commands).main()
    }
}
