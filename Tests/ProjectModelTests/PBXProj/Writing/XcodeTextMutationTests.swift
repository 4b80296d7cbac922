import Diagnostics
import ProjectModel
import PropertyLists
import TestSupport
import Testing

@Suite("Damaged projects printed anew")
struct XcodeTextMutationTests {
    private static let sample = """
        // !$*UTF8*$!
        {archiveVersion = 1; objectVersion = 90; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; targets = (T); projectReferences = ({ProjectRef = F; }); };
        T = {isa = PBXNativeTarget; name = "A*/"; buildConfigurationList = L; buildPhases = (S, K); };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {A = "é"; }; };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; K = {isa = PBXShellScriptBuildPhase; shellScript = (fi, "\\n"); };
        B /* x */ = {isa = PBXBuildFile; fileRef = F; }; F = {isa = PBXFileReference; path = "a-b"; data = <01ff>; };
        R = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, G); path = Src; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; };
        G = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S; };
        U = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.io/y.git"; };
        }; }
        """

    @Test("whatever is read is printed, and what is printed has the same values and is printed the same again")
    func mutations() throws {
        var printedCount = 0
        for bytes in Mutations(of: Array(Self.sample.utf8), structure: "{}()<>;,=\"'\\/*", count: 40_000, seed: 4) {
            var diagnostics: [Diagnostic] = []
            guard let document = try? PBXProjDocument.read(bytes, path: "f", diagnostics: &diagnostics) else { continue }
            printedCount += 1
            let text = XcodeTextWriter.text(of: document, projectName: "A*/")
            let again = try PBXProjDocument.read(text, path: "f", diagnostics: &diagnostics)
            // Bytes that are no UTF-8 are kept, but become U+FFFD where an escape beside them has to be undone.
            let isText = !diagnostics.contains { $0.code == "invalid-utf8" }
            let hasSameText = XcodeTextWriter.text(of: again, projectName: "A*/") == text
            #expect(hasSameText || !isText, "\(String(decoding: bytes, as: UTF8.self))")
            let hasSameValues = values(again) == values(document)
            #expect(hasSameValues, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(printedCount > 4000)
    }

    private func values(_ document: PBXProjDocument) -> [UInt8] {
        OpenStepWriter.bytes(of: PropertyListTree(document.propertyList.root))
    }
}
