import Diagnostics
import Packaging
import Testing

@Suite("Command lines for artifact bundles")
struct ArtifactBundleArgumentsTests {
    private func request(_ change: (inout ArtifactBundleArguments) -> Void) throws -> ArtifactBundleRequest {
        var arguments = ArtifactBundleArguments()
        change(&arguments)
        return try arguments.request()
    }

    private func message(_ change: (inout ArtifactBundleArguments) -> Void) -> String? {
        #expect(throws: DiagnosticError.self) { try request(change) }?.description
    }

    @Test("one artifact owns all files")
    func single() throws {
        let made = try request {
            $0.staticLibraries = ["Fast"]
            $0.variants = ["a-b-c=x=y", "d-e-f=z"]
            $0.headers = ["include=1"]
            $0.moduleMaps = ["Fast=map"]
            $0.version = "1"
        }
        let kind = ArtifactBundleRequest.Kind.staticLibrary(headers: "include=1", moduleMap: "map")
        let variants = [ArtifactBundleRequest.Variant(triple: "a-b-c", path: "x=y"), .init(triple: "d-e-f", path: "z")]
        #expect(made == ArtifactBundleRequest(artifacts: [.init(name: "Fast", kind: kind, variants: variants)], version: "1"))
    }

    @Test("several artifacts are told apart by their names")
    func several() throws {
        let made = try request {
            $0.executables = ["tool"]
            $0.staticLibraries = ["A", "B"]
            $0.variants = ["tool:t=1", "A:t=2:3", "B:t=4"]
            $0.headers = ["A=a", "B=b"]
        }
        #expect(
            made.artifacts == [
                .init(name: "tool", kind: .executable, variants: [.init(triple: "t", path: "1")]),
                .init(name: "A", kind: .staticLibrary(headers: "a", moduleMap: nil), variants: [.init(triple: "t", path: "2:3")]),
                .init(name: "B", kind: .staticLibrary(headers: "b", moduleMap: nil), variants: [.init(triple: "t", path: "4")]),
            ])
    }

    @Test("what is not clear is an error")
    func unclear() {
        #expect(
            message {
                $0.executables = ["a", "b"]
                $0.variants = ["t=1"]
            } == "error: '--variant t=1' may belong to any of 2 artifacts; write 'NAME:TRIPLE=PATH' [invalid-bundle-arguments]")
        #expect(
            message {
                $0.executables = ["tool"]
                $0.variants = ["tol:t=1"]
            } == "error: '--variant' names 'tol', which is neither '--executable' nor '--static-library'; did you mean 'tool'? "
                + "[invalid-bundle-arguments]")
        for variant in ["t", "t="] {
            #expect(
                message {
                    $0.executables = ["tool"]
                    $0.variants = [variant]
                } == "error: '--variant \(variant)' has no file; write 'TRIPLE=PATH' [invalid-bundle-arguments]")
        }
        #expect(
            message {
                $0.executables = ["tool"]
                $0.headers = ["h"]
            } == "error: '--headers h' belongs to no static library; write 'NAME=PATH' with the name of one [invalid-bundle-arguments]")
        #expect(
            message {
                $0.staticLibraries = ["A", "B"]
                $0.headers = ["h"]
            } == "error: '--headers h' may belong to any of several libraries; write 'NAME=PATH' with the name of one "
                + "[invalid-bundle-arguments]")
        #expect(
            message {
                $0.staticLibraries = ["A"]
                $0.moduleMaps = ["m", "A=n"]
            } == "error: 'A' has '--module-map' twice [invalid-bundle-arguments]")
    }
}
