import ProjectInspection
import SystemSupport
import Testing

@Suite("How Xcode would write a project file")
struct FormattedProjectTests {
    private func formatted(_ text: String, name: String) throws -> String {
        let path = "/code/App.xcodeproj/" + name
        let project = try FormattedProject(path, fileSystem: MemoryFileSystem([path: text]))
        return String(decoding: project.formatted, as: UTF8.self)
    }

    @Test("a property list gets the layout of a property list")
    func propertyList() throws {
        let text = "{objectVersion = 77; objects = {R = {isa = PBXProject; targets = (); }; }; rootObject = R;}"
        #expect(
            try formatted(text, name: "project.pbxproj") == """
                // !$*UTF8*$!
                {
                \tobjectVersion = 77;
                \tobjects = {

                /* Begin PBXProject section */
                \t\tR /* Project object */ = {
                \t\t\tisa = PBXProject;
                \t\t\ttargets = (
                \t\t\t);
                \t\t};
                /* End PBXProject section */
                \t};
                \trootObject = R /* Project object */;
                }

                """)
    }

    @Test("the JSON of Xcode 27 gets its own")
    func json() throws {
        let text = "{targets: [{'name': 'App'}], 'mine': 1, configurations: ['Debug']} // by hand"
        #expect(
            try formatted(text, name: "project.xcproj") == """
                {
                  "configurations": [
                    "Debug",
                  ],
                  "targets": [
                    { "name": "App" },
                  ],
                  "mine": 1,
                }

                """)
    }
}
