import Diagnostics
import ProjectModel
import Testing

@Suite("A project printed as Xcode prints it")
struct XcodeTextWriterTests {
    /// The text that a project with the root object and some further objects is printed as.
    private func printed(_ objects: String, version: Int = 77, project: String = "") throws -> String {
        let text = """
            {rootObject = P; objects = {P = {isa = PBXProject; \(project)}; \(objects)}; objectVersion = \(version); classes = {};
            archiveVersion = 1;}
            """
        return try printed(text: text)
    }

    private func printed(text: String) throws -> String {
        var diagnostics: [Diagnostic] = []
        let document = try PBXProjDocument.read(Array(text.utf8), path: "project.pbxproj", diagnostics: &diagnostics)
        return String(decoding: XcodeTextWriter.text(of: document, projectName: "Shop"), as: UTF8.self)
    }

    /// The trimmed lines of a printed text that begin with one of the identifiers.
    private func lines(_ identifiers: String..., in text: String) -> [String] {
        text.split(separator: "\n").map { String($0.drop { $0 == "\t" }) }.filter { line in
            identifiers.contains { line.hasPrefix($0 + " ") || line.hasPrefix($0 + ",") }
        }
    }

    @Test("a comment keeps the form of Unicode that it has in the file, in the comments that quote it as well")
    func composition() throws {
        let text = try printed(
            text: """
                {rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; };
                G = {isa = PBXGroup; children = (F1, F2, F3); };
                F1 /* e\u{301}.swift */ = {isa = PBXFileReference; path = "\u{E9}.swift"; };
                F2 /* e.swift */ = {isa = PBXFileReference; path = "\u{E9}2.swift"; };
                F3 = {isa = PBXFileReference; path = "\u{E9}3.swift"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                }; }
                """)
        let expected = [
            "B1 /* e\u{301}.swift in (null) */ = {isa = PBXBuildFile; fileRef = F1 /* e\u{301}.swift */; };",
            "F1 /* e\u{301}.swift */ = {isa = PBXFileReference; path = \"\u{E9}.swift\"; };",
            "F2 /* \u{E9}2.swift */ = {isa = PBXFileReference; path = \"\u{E9}2.swift\"; };",
            "F3 /* \u{E9}3.swift */ = {isa = PBXFileReference; path = \"\u{E9}3.swift\"; };",
            "F1 /* e\u{301}.swift */,", "F2 /* \u{E9}2.swift */,", "F3 /* \u{E9}3.swift */,",
        ]
        // Texts are equal to `==` in either form, bytes are not.
        #expect(lines("B1", "F1", "F2", "F3", in: text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    /// A whole file, with `>` for each tab.
    private static let layout = """
        // !$*UTF8*$!
        {
        >archiveVersion = 1;
        >classes = {
        >};
        >objectVersion = 77;
        >objects = {

        /* Begin PBXBuildFile section */
        >>B1 /* (null) in Sources */ = {isa = PBXBuildFile; };
        >>B2 /* a-b.h in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* a-b.h */; settings = {ATTRIBUTES = (Weak, ); TAGS = ""; }; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        >>F1 /* a-b.h */ = {isa = PBXFileReference; path = "a-b.h"; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXProject section */
        >>P /* Project object */ = {
        >>>isa = PBXProject;
        >>>attributes = {
        >>>>isa = x;
        >>>>A = F1;
        >>>>b = {
        >>>>};
        >>>};
        >>>mainGroup = G;
        >>>targets = (
        >>>);
        >>};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        >>S1 /* Sources */ = {
        >>>isa = PBXSourcesBuildPhase;
        >>>files = (
        >>>>B2 /* a-b.h in Sources */,
        >>>>B1 /* (null) in Sources */,
        >>>);
        >>>runOnlyForDeploymentPostprocessing = 0;
        >>};
        /* End PBXSourcesBuildPhase section */
        >};
        >rootObject = P /* Project object */;
        }

        """

    @Test("the whole layout: header, root, sections by class, objects by identifier, isa first, tabs")
    func layout() throws {
        let text = try printed(
            """
            S1 = {runOnlyForDeploymentPostprocessing = 0; files = (B2, B1,); isa = PBXSourcesBuildPhase; };
            F1 = {path = "a-b.h"; isa = PBXFileReference; sourceTree = "<group>";};
            B2 = {fileRef = F1; isa = PBXBuildFile; settings = {TAGS = ""; ATTRIBUTES = (Weak);};};
            B1 = {isa = PBXBuildFile;};
            """,
            project: "mainGroup = G; targets = (); attributes = {b = {}; A = F1; isa = x;};"
        )
        let expected = Self.layout.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(repeating: "\t", count: line.prefix { $0 == ">" }.count) + line.drop { $0 == ">" }
        }
        #expect(text == expected.joined(separator: "\n"))
    }

    @Test(
        "each class has its comment",
        arguments: [
            ("isa = PBXGroup; name = N; path = a/b;", "X /* N */ = {"), ("isa = PBXGroup; path = a/b;", "X /* a/b */ = {"),
            ("isa = PBXGroup;", "X = {"), ("isa = PBXNativeTarget; name = \"a b\";", "X /* a b */ = {"),
            ("isa = PBXShellScriptBuildPhase; name = \"Run it\";", "X /* Run it */ = {"),
            ("isa = PBXShellScriptBuildPhase;", "X /* ShellScript */ = {"), ("isa = PBXCopyFilesBuildPhase;", "X /* CopyFiles */ = {"),
            ("isa = PBXContainerItemProxy;", "X /* PBXContainerItemProxy */ = {"),
            ("isa = PBXTargetDependency; name = N;", "X /* PBXTargetDependency */ = {"),
            ("isa = PBXBuildRule;", "X /* PBXBuildRule */ = {"),
            (
                "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://x.io/GRDB.swift.git\";",
                "X /* XCRemoteSwiftPackageReference \"GRDB.swift\" */ = {"
            ),
            (
                "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://x.io/GRMustache.swift\";",
                "X /* XCRemoteSwiftPackageReference \"GRMustache\" */ = {"
            ),
            (
                "isa = XCRemoteSwiftPackageReference; repositoryURL = \"git@x.io:a/.b/\";",
                "X /* XCRemoteSwiftPackageReference \".b\" */ = {"
            ),
            (
                "isa = XCLocalSwiftPackageReference; relativePath = \"../a.b\";",
                "X /* XCLocalSwiftPackageReference \"../a.b\" */ = {"
            ),
            ("isa = XCSwiftPackageProductDependency; productName = \"plugin:Lint\";", "X /* Lint */ = {"),
            ("isa = XCBuildConfiguration; name = Debug;", "X /* Debug */ = {"),
            ("isa = XCConfigurationList;", "X /* Build configuration list for (null) \"(null)\" */ = {"),
            ("isa = PBXNewThing; name = N;", "X /* N */ = {"),
            ("isa = PBXBuildFile; fileRef = GONE;", "X /* (null) in (null) */ = {isa = PBXBuildFile; fileRef = GONE; };"),
            ("isa = PBXGroup; name = \"a*/b**/\";", "X /* a* /b** / */ = {"),
        ]
    )
    func comments(keys: String, expected: String) throws {
        #expect(lines("X", in: try printed("X = {\(keys)};")) == [expected])
    }

    @Test("configuration lists and configurations name their owner; a project is called by the name of its folder")
    func configurations() throws {
        let objects = """
            T = {isa = PBXAggregateTarget; name = "My App"; buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); }; C = {isa = XCBuildConfiguration; name = Debug; };
            M = {isa = XCConfigurationList; buildConfigurations = (D); }; D = {isa = XCBuildConfiguration; name = Debug; };
            """
        let old = try printed(objects, version: 77, project: "buildConfigurationList = M;")
        #expect(
            lines("L", "M", "C", "D", in: old) == [
                "C /* Debug */ = {", "D /* Debug */ = {",
                "L /* Build configuration list for PBXAggregateTarget \"My App\" */ = {", "C /* Debug */,",
                "M /* Build configuration list for PBXProject \"Shop\" */ = {", "D /* Debug */,",
            ])
        let new = try printed(objects, version: 90, project: "buildConfigurationList = M;")
        #expect(
            lines("C", in: new) == [
                "C /* Debug configuration for PBXAggregateTarget \"My App\" */ = {",
                "C /* Debug configuration for PBXAggregateTarget \"My App\" */,",
            ])
        #expect(lines("D", in: new).first == "D /* Debug configuration for PBXProject \"Shop\" */ = {")
    }

    private static let folders = """
        T = {isa = PBXNativeTarget; name = App; buildPhases = (H); };
        H = {isa = PBXCopyFilesBuildPhase; name = Embed; };
        R = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2);
        path = Src; };
        E1 COMMENT1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; };
        E2 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = H; };
        """

    @Test("exception sets name folder, phase and target")
    func exceptionSets() throws {
        let text = try printed(Self.folders.replacing("COMMENT1", with: ""))
        #expect(
            lines("E1", "E2", in: text) == [
                "E1 /* Exceptions for \"Src\" folder in \"App\" target */ = {",
                "E2 /* Exceptions for \"Src\" folder in \"Embed\" phase from \"App\" target */ = {",
                "E1 /* Exceptions for \"Src\" folder in \"App\" target */,",
                "E2 /* Exceptions for \"Src\" folder in \"Embed\" phase from \"App\" target */,",
            ])
        #expect(lines("R", in: text) == ["R /* Src */ = {"])
    }

    @Test("the style of the first releases of Xcode 16 is kept")
    func earlyStyle() throws {
        let text = try printed(
            Self.folders.replacing("COMMENT1", with: "/* PBXFileSystemSynchronizedBuildFileExceptionSet */").replacing(
                ";\npath", with: "; path")
        )
        #expect(
            lines("E1", "E2", in: text) == [
                "E1 /* PBXFileSystemSynchronizedBuildFileExceptionSet */ = {",
                "E2 /* PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet */ = {",
            ])
        #expect(
            lines("R", in: text) == [
                "R /* Src */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = ("
                    + "E1 /* PBXFileSystemSynchronizedBuildFileExceptionSet */, "
                    + "E2 /* PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet */, ); path = Src; };"
            ])
    }

    @Test("a file that a later Xcode has written in format 77 keeps the long comments of configurations")
    func longComments() throws {
        let text = try printed(
            """
            T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C /* Debug configuration for PBXNativeTarget "App" */ = {isa = XCBuildConfiguration; name = Debug; };
            """
        )
        #expect(lines("C", in: text).first == "C /* Debug configuration for PBXNativeTarget \"App\" */ = {")
    }

    @Test("strings that only look like identifiers have no comment")
    func noComments() throws {
        let text = try printed(
            """
            F = {isa = PBXFileReference; path = F; name = F; };
            X = {isa = PBXContainerItemProxy; remoteGlobalIDString = F; containerPortal = F; };
            C = {isa = XCBuildConfiguration; buildSettings = {A = F; B = (F); }; };
            """,
            project: "attributes = {TargetAttributes = {F = {TestTargetID = F; }; }; };"
        )
        #expect(text.split(separator: "/* F */").count - 1 == 2)
        #expect(text.contains("\t\tF /* F */ = {isa = PBXFileReference; name = F; path = F; };\n"))
        #expect(text.contains("\t\t\tcontainerPortal = F /* F */;\n\t\t\tremoteGlobalIDString = F;\n"))
    }

    @Test("every line of a script that is a list has quotation marks, a script that is one text only where it needs them")
    func scripts() throws {
        let text = try printed(
            "R = {isa = PBXBuildRule; script = (fi, \"a b\", \"\", R); }; S = {isa = PBXShellScriptBuildPhase; shellScript = R; };")
        #expect(text.contains("\t\t\tscript = (\n\t\t\t\t\"fi\",\n\t\t\t\t\"a b\",\n\t\t\t\t\"\",\n\t\t\t\t\"R\",\n\t\t\t);\n"))
        #expect(text.contains("\t\t\tshellScript = R;\n"))
    }

    @Test("references to other projects are sorted by name without case, other lists are not")
    func projectReferences() throws {
        let text = try printed(
            """
            A = {isa = PBXFileReference; path = zoo/b.xcodeproj; }; B = {isa = PBXFileReference; name = C.xcodeproj; path = a; };
            C = {isa = PBXFileReference; path = A.xcodeproj; };
            """,
            project: "projectReferences = ({ProjectRef = B; }, {ProjectRef = A; }, {ProjectRef = C; }); knownRegions = (en, de);"
        )
        #expect(
            lines("ProjectRef", in: text) == [
                "ProjectRef = C /* A.xcodeproj */;", "ProjectRef = A /* zoo/b.xcodeproj */;", "ProjectRef = B /* C.xcodeproj */;",
            ])
        #expect(text.contains("\t\t\t\ten,\n\t\t\t\tde,\n"))
    }

    @Test("duplicate identifiers and keys, objects without a class and values that are no dictionaries are kept")
    func damage() throws {
        let text = try printed(
            "X = {isa = PBXGroup; name = a; name = b; }; N = {k = (); }; S = \"no object\"; X = {isa = PBXGroup; name = c; };")
        #expect(
            lines("X", "name", "N", "S", in: text) == [
                "N = {", "S = \"no object\";", "X /* b */ = {", "name = a;", "name = b;", "X /* c */ = {", "name = c;",
            ])
    }

    @Test("of objects with the same identifier and different classes, the one that counts is still the last one")
    func duplicateIdentifiers() throws {
        let text = try printed(
            "X = {isa = XCVersionGroup; name = a; }; X = {isa = PBXGroup; name = b; }; G = {isa = PBXGroup; children = (X); };")
        #expect(
            lines("X", "isa", in: text).prefix(6) == [
                "isa = PBXGroup;", "X /* b */,", "X /* a */ = {", "isa = XCVersionGroup;", "X /* b */ = {", "isa = PBXGroup;",
            ])
        #expect(!text.contains("Begin XCVersionGroup"))
    }

    @Test("an XML project is printed as text")
    func xml() throws {
        let text = try printed(
            text: """
                <plist><dict><key>objects</key><dict><key>P</key><dict><key>isa</key><string>PBXProject</string>
                <key>n</key><integer>-1</integer><key>t</key><true/></dict></dict>
                <key>rootObject</key><string>P</string><key>objectVersion</key><string>77</string></dict></plist>
                """
        )
        #expect(text.contains("\t\tP /* Project object */ = {\n\t\t\tisa = PBXProject;\n\t\t\tn = \"-1\";\n\t\t\tt = YES;\n\t\t};\n"))
        #expect(text.hasSuffix("\trootObject = P /* Project object */;\n}\n"))
    }

    @Test("a long name is in no comment, so that it is not repeated without end")
    func longNames() throws {
        let name = String(repeating: "n", count: 4097)
        let text = try printed("F = {isa = PBXFileReference; path = \(name); }; B = {isa = PBXBuildFile; fileRef = F; };")
        #expect(lines("F", in: text) == ["F = {isa = PBXFileReference; path = \(name); };"])
        #expect(lines("B", in: text) == ["B /* (null) in (null) */ = {isa = PBXBuildFile; fileRef = F; };"])
    }
}
