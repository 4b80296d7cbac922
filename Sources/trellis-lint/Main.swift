import CommandLineSupport

@main
struct Main {
    static func main() {
        Program(TrellisLint.declaration, version: TrellisVersion.text, run: TrellisLint.run).main()
    }
}
