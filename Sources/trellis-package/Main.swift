import CommandLineSupport

@main
struct Main {
    static func main() {
        Program(TrellisPackage.declaration, version: TrellisVersion.text, commands: TrellisPackage.commands).main()
    }
}
