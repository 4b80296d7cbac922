import ProjectModel
import Testing

@Suite("Setting and unsetting build settings")
struct SettingEditTests {
    private let sample = EditSample.plain

    @Test("some keys have lists, others the words of one text; conditions belong to the key")
    func values() throws {
        let lines = try sample.lines {
            try $0.setSetting("OTHER_LDFLAGS[sdk=iphoneos*]", to: ["-a", "-b"], target: "App")
            try $0.setSetting("SWIFT_FLAGS", to: ["-a", "b c"])
            try $0.setSetting("OTHER_CFLAGS", to: ["-x"], target: "App", appends: true)
        }
        #expect(
            lines.joined(separator: "\n") == """
                +SWIFT_FLAGS = "-a \\"b c\\"";
                +OTHER_CFLAGS = (
                +"$(inherited)",
                +"-x",
                +);
                +"OTHER_LDFLAGS[sdk=iphoneos*]" = (
                +"-a",
                +"-b",
                +);
                """)
    }

    @Test("what is set anew and unset leaves the file as it was, and so does the old value")
    func inverse() throws {
        let set = try sample.after { try $0.setSetting("OTHER_LDFLAGS", to: ["-a", "-b"], target: "App", configurations: ["Debug"]) }
        #expect(try set.edited { try $0.unsetSetting("OTHER_LDFLAGS", target: "App") } == sample.text)
        let other = try sample.after { try $0.setSetting("PRODUCT_NAME", to: ["Other"], target: "App") }
        #expect(try other.edited { try $0.setSetting("PRODUCT_NAME", to: ["$(TARGET_NAME)"], target: "App") } == sample.text)
    }

    @Test("values are put behind those that are there, in the form that the setting then has")
    func appending() throws {
        func value(of key: String, _ text: String, appending values: [String]) throws -> String {
            let sample = EditSample(
                text: sample.text.replacing("SDKROOT = iphoneos;", with: "\(key) = \(text);"), files: sample.files)
            let lines = try sample.lines { try $0.setSetting(key, to: values, appends: true) }
            return lines.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }.joined(separator: " ")
        }
        #expect(try value(of: "OTHER_LDFLAGS", "\"-a -b\"", appending: ["-c"]) == "OTHER_LDFLAGS = ( \"-a\", \"-b\", \"-c\", );")
        #expect(try value(of: "OTHER_SWIFT_FLAGS", "\"-a -b\"", appending: ["-c"]) == "OTHER_SWIFT_FLAGS = \"-a -b -c\";")
        #expect(try value(of: "OTHER_SWIFT_FLAGS", "(\n\t\t\t\t\t\"-a\",\n\t\t\t\t)", appending: ["-c"]) == "\"-c\",")
    }

    @Test("a configuration file is one that the project has")
    func configurationFile() throws {
        let known = try sample.after { try $0.addFile("App/Notes.xcconfig") }
        let set = try known.after { try $0.setConfigurationFile("App/Notes.xcconfig", target: "App") }
        #expect(set.text.ranges(of: "baseConfigurationReference = ").count == 1)
        #expect(try set.edited { try $0.unsetConfigurationFile(target: "App") } == known.text)
        let synced = try sample.after { try $0.addFolder("Synced") }
        let anchored = try synced.after { try $0.setConfigurationFile("Synced/Sub/Base.xcconfig") }
        #expect(anchored.text.contains("\t\t\tbaseConfigurationReferenceRelativePath = Sub/Base.xcconfig;\n"))
        #expect(try anchored.edited { try $0.unsetConfigurationFile() } == synced.text)
    }

    @Test("keys are told from other texts")
    func keys() throws {
        for key in ["A", "_a1", "A[sdk=iphoneos*]", "A[sdk=*][arch=arm64]", "A[sdk=macosx*,arch=x86_64]"] {
            #expect(try sample.message { try $0.setSetting(key, to: ["x"]) } == "")
        }
        for key in ["", "1A", "A B", "A[", "A[]", "A[sdk]", "A[sdk=]", "A[sdk=x", "A[sdk=x]y", "[sdk=x]", "Ä"] {
            #expect(try sample.message { try $0.setSetting(key, to: ["x"]) }.hasSuffix("[wrong-setting]"), "\(key)")
        }
    }

    @Test("what cannot be is refused, with words that say what to do")
    func faults() throws {
        let faults: [(String, (inout ProjectEdit) throws -> Void)] = [
            (
                "the project does not set 'A'; 'trellis-project settings --explain' tells who does [not-set]", { try $0.unsetSetting("A") }
            ),
            (
                "the target 'App' has no configuration 'Beta'; it has 'Debug' [no-such-configuration]",
                { try $0.setSetting("A", to: ["x"], target: "App", configurations: ["Beta"]) }
            ),
            (
                "'App/Main.swift' is no file of settings, whose names end in '.xcconfig' [no-configuration-file]",
                { try $0.setConfigurationFile("App/Main.swift") }
            ),
            ("the configurations of the project that are meant have no file of settings [not-set]", { try $0.unsetConfigurationFile() }),
        ]
        for (message, change) in faults {
            let actual = try sample.message(change)
            #expect(actual.hasSuffix("error: " + message), "\(actual)")
        }
    }
}
