import CommandLineSupport

@main
struct Main {
    static func main() {
        Program(TrellisBundle.declaration, version: TrellisVersion.text, commands: TrellisBundle.commands).main()
    }
}
