import BundleInspection
import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

@Suite("Planning artifact bundles")
struct ArtifactBundlePlanTests {
    private typealias Request = ArtifactBundleRequest
    private static let linux = "x86_64-unknown-linux-gnu"

    private func codes(_ request: ArtifactBundleRequest) -> [String]? {
        #expect(throws: DiagnosticError.self) { try ArtifactBundlePlan(request) }?.diagnostics.map(\.code)
    }

    private func messages(_ request: ArtifactBundleRequest) -> [String]? {
        #expect(throws: DiagnosticError.self) { try ArtifactBundlePlan(request) }?.diagnostics.map(\.message)
    }

    private func program(_ path: String, _ triple: String = linux, name: String = "tool") -> ArtifactBundleRequest {
        Request(artifacts: [.init(name: name, kind: .executable, variants: [.init(triple: triple, path: path)])], version: "1")
    }

    @Test("programs and libraries get their places, sorted, whatever the order of the request")
    func plan() throws {
        try ScratchFolder.with { scratch in
            try scratch.write(BundleInputs.program(), to: "bin/built")
            try scratch.write(BundleInputs.appleProgram("arm64"), to: "mac/built")
            try scratch.write(BundleInputs.library(), to: "libfast.a")
            try scratch.write("module Fast {}", to: "include/module.modulemap")
            try scratch.write("", to: "include/deep/fast.h")
            let tool = Request.Artifact(
                name: "tool", kind: .executable,
                variants: [
                    .init(triple: Self.linux, path: scratch.path("bin/built")),
                    .init(triple: "arm64-apple-macosx", path: scratch.path("mac/built")),
                ])
            let library = Request.Artifact(
                name: "Fast", kind: .staticLibrary(headers: scratch.path("include"), moduleMap: nil),
                variants: [
                    .init(triple: "x86_64-unknown-linux-musl", path: scratch.path("libfast.a")),
                    .init(triple: Self.linux, path: scratch.path("libfast.a")),
                ])
            let plan = try ArtifactBundlePlan(Request(artifacts: [tool, library], version: "1.2"))
            let both = "x86_64-unknown-linux-gnu_x86_64-unknown-linux-musl"
            #expect(
                plan.tree.entries.map(\.path) == [
                    "arm64-apple-macosx", "arm64-apple-macosx/tool", "include", "include/Fast", "include/Fast/deep",
                    "include/Fast/deep/fast.h", "include/Fast/module.modulemap", "info.json", Self.linux, Self.linux + "/tool", both,
                    both + "/libfast.a",
                ])
            let metadata = ArtifactBundleInfo.StaticLibraryMetadata(
                headerPaths: ["include/Fast"], moduleMapPath: "include/Fast/module.modulemap")
            #expect(
                plan.info.artifacts == [
                    .init(
                        name: "Fast", type: .staticLibrary, version: "1.2",
                        variants: [
                            .init(
                                path: both + "/libfast.a", supportedTriples: [Self.linux, "x86_64-unknown-linux-musl"],
                                staticLibraryMetadata: metadata)
                        ]),
                    .init(
                        name: "tool", type: .executable, version: "1.2",
                        variants: [
                            .init(path: "arm64-apple-macosx/tool", supportedTriples: ["arm64-apple-macosx"]),
                            .init(path: Self.linux + "/tool", supportedTriples: [Self.linux]),
                        ]),
                ])
            var turned = Request(artifacts: [library, tool], version: "1.2")
            turned.artifacts[1].variants.reverse()
            #expect(try ArtifactBundlePlan(turned).info == plan.info)
            guard case .copy(_, _, let isExecutable) = plan.tree[path: Self.linux + "/tool"] else { throw Unexpected() }
            #expect(isExecutable)
        }
    }

    private struct Unexpected: Error {}

    @Test("a bundle needs artifacts, files and a version")
    func missing() {
        #expect(codes(Request(artifacts: [], version: "1")) == ["missing-artifact"])
        let tool = Request.Artifact(name: "tool", kind: .executable)
        #expect(
            codes(Request(artifacts: [tool, tool], version: nil)) == [
                "missing-version", "missing-variant", "duplicate-artifact", "missing-variant",
            ])
        #expect(codes(Request(artifacts: [tool], version: "")) == ["missing-version", "missing-variant"])
    }

    @Test("a name that cannot be asked for is refused", arguments: ["", "a b", "a/b", ".a", "a\u{7F}"])
    func names(name: String) throws {
        try ScratchFolder.with { scratch in
            try scratch.write(BundleInputs.program(), to: "tool")
            #expect(codes(program(scratch.path("tool"), name: name)) == ["invalid-artifact-name"])
        }
    }

    @Test("a triple that SwiftPM never meets is refused")
    func triples() throws {
        try ScratchFolder.with { scratch in
            try scratch.write(BundleInputs.program(), to: "tool")
            let path = scratch.path("tool")
            #expect(
                messages(program(path, "x86_64-linux-gnu"))
                    == ["'x86_64-linux-gnu' is compared as it stands, and never met; write 'x86_64-unknown-linux-gnu'"])
            #expect(
                messages(program(path, "linux")) == ["'linux' is no target triple; write one such as 'x86_64-unknown-linux-gnu'"])
            #expect(
                messages(program(path, "aarch64-unknown-linux-gnu")) == [
                    "'\(path)' is given for 'aarch64-unknown-linux-gnu', but it is for x86_64 (x86_64-unknown-linux-gnu, "
                        + "x86_64-swift-linux-musl, x86_64-unknown-linux-musl)"
                ])
            var twice = program(path)
            twice.artifacts[0].variants.append(.init(triple: Self.linux, path: path))
            #expect(messages(twice) == ["'tool' has two files for '\(Self.linux)'"])
        }
    }

    @Test("a file that is not what it should be is refused, and scripts are programs")
    func kinds() throws {
        try ScratchFolder.with { scratch in
            try scratch.write(BundleInputs.library(), to: "libfast.a")
            try scratch.write(ELFBuilder(type: 1, machine: 62).bytes(), to: "fast.o")
            try scratch.write("", to: "empty")
            try scratch.write("#!/bin/sh\n", to: "script")
            try scratch.write([0x4D, 0x5A, 0, 0, 1, 2], to: "tool.exe")
            for (name, reason) in [
                ("libfast.a", "is a static library and no program"), ("fast.o", "is an ELF object file and no program"),
                ("empty", "is neither a program nor a script, but: empty file"),
                ("tool.exe", "is neither a program nor a script, but: unknown file"),
            ] {
                #expect(messages(program(scratch.path(name))) == ["'\(scratch.path(name))' \(reason)"])
            }
            #expect(codes(program(scratch.path("absent"))) == ["read-failed"])
            #expect(try ArtifactBundlePlan(program(scratch.path("script"))).diagnostics == [])
            let windows = try ArtifactBundlePlan(program(scratch.path("tool.exe"), "x86_64-unknown-windows-msvc"))
            #expect(windows.diagnostics.map(\.code) == ["triple-unchecked"])
            #expect(windows.info.artifacts[0].variants[0].path == "x86_64-unknown-windows-msvc/tool.exe")
        }
    }

    private func library(_ path: String, headers: String?, moduleMap: String? = nil, name: String = "Fast") -> ArtifactBundleRequest {
        let kind = Request.Kind.staticLibrary(headers: headers, moduleMap: moduleMap)
        return Request(artifacts: [.init(name: name, kind: kind, variants: [.init(triple: Self.linux, path: path)])], version: "1")
    }

    @Test("a library needs a name that is linked, and a module map that is found")
    func libraries() throws {
        try ScratchFolder.with { scratch in
            for name in ["libfast.a", "fast.a", "libfast.o"] { try scratch.write(BundleInputs.library(), to: name) }
            try scratch.write("", to: "plain/fast.h")
            try scratch.write("module Fast {}", to: "mapped/module.modulemap")
            let (path, plain, mapped) = (scratch.path("libfast.a"), scratch.path("plain"), scratch.path("mapped"))
            let map = mapped + "/module.modulemap"
            for name in ["fast.a", "libfast.o"] {
                #expect(codes(library(scratch.path(name), headers: mapped)) == ["invalid-library-name"])
            }
            #expect(codes(library(path, headers: plain)) == ["missing-module-map"])
            #expect(codes(library(path, headers: nil)) == ["missing-module-map"])
            #expect(codes(library(path, headers: plain, moduleMap: plain + "/absent")) == ["missing-module-map"])
            #expect(codes(library(path, headers: mapped, moduleMap: map)) == ["two-module-maps"])
            #expect(codes(library(path, headers: scratch.path("absent"))) == ["missing-headers"])
            #expect(
                try ArtifactBundlePlan(library(path, headers: plain, moduleMap: map)).tree[path: "include/Fast/module.modulemap"] != nil)

            var clash = library(path, headers: mapped)
            clash.artifacts += library(path, headers: mapped, name: "Faster").artifacts
            #expect(messages(clash) == ["'Fast' and 'Faster' both have 'libfast.a', which SwiftPM copies into one folder"])
        }
    }

    @Test("after each fault the old bundle is intact or the new one is whole", arguments: FaultyTreeWriting.Fault.allCases)
    func faults(fault: FaultyTreeWriting.Fault) throws {
        try FaultyTreeWriting.everyFault(fault) { writing in
            try ScratchFolder.with { scratch in
                try scratch.write(BundleInputs.program(), to: "tool")
                try scratch.write("old", to: "T.artifactbundle/old")
                let writer = OutputWriter(force: true, writing: writing)
                let plan = try ArtifactBundlePlan(program(scratch.path("tool")))
                let output = try BundleOutput(scratch.path("T.artifactbundle"), fileExtension: "artifactbundle", writer: writer)
                try? output.write(plan.tree)
                let names = scratch.names().filter { $0.hasPrefix("T.artifactbundle/") }.map { $0.dropFirst(17) }
                #expect(names == ["old"] || names == ["info.json", Self.linux[...], Self.linux + "/tool"], "\(names)")
            }
        }
    }
}
