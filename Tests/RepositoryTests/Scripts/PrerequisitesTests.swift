import Foundation
import Testing

/// `.ci/prerequisites` on machines made of stand-ins: nothing else is on PATH.
@Suite struct PrerequisitesTests {
    /// A machine with these programs; what its package manager was told is the log.
    private func run(_ standIns: [String: String], arguments: [String] = []) throws -> (outcome: ShellCommand.Outcome, log: String) {
        try withScratchFolder { folder in
            let bin = folder.appendingPathComponent("bin")
            try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
            for (name, script) in standIns { try writeStandIn(name, script, in: bin) }
            let log = folder.appendingPathComponent("log")
            let outcome = try ShellCommand(
                program: "/bin/sh",
                arguments: [Repository.root.appendingPathComponent(".ci/prerequisites").path] + arguments,
                environment: ["PATH": bin.path, "LOG": log.path]
            ).run(scratch: folder)
            return (outcome, (try? String(contentsOf: log, encoding: .utf8)) ?? "")
        }
    }

    private let linux = ["swift": "", "uname": "echo Linux", "id": "echo 1000"]
    private let logging = "echo \"$@\" >> \"$LOG\""
    /// Runs the rest of a command line after the assignments.
    private let env = "while case $1 in *=*) true ;; *) false ;; esac; do shift; done; \"$@\""
    /// Succeeds as soon as something has been installed.
    private let afterInstallation = "[ -e \"$LOG\" ]"

    @Test("nothing is said when all is there")
    func complete() throws {
        let (outcome, log) = try run(linux.merging(["pkg-config": ""]) { $1 })
        #expect(outcome == ShellCommand.Outcome(status: 0, output: "", error: ""))
        #expect(log == "")
    }

    @Test("without Swift it says where Swift is to be had")
    func noSwift() throws {
        let (outcome, _) = try run(["uname": "echo Linux"])
        #expect(outcome.status == 2)
        #expect(outcome.error == "error: no swift on PATH; get Swift 6.1 or newer from https://www.swift.org/install\n")
    }

    @Test("who may not install gets the one line to run")
    func notRoot() throws {
        let (outcome, log) = try run(linux.merging(["apt-get": logging]) { $1 })
        #expect(outcome.status == 2)
        #expect(
            outcome.error
                == "error: missing: pkg-config libyaml-dev libxml2-dev libarchive-dev libfreetype-dev libcurl4-openssl-dev libssl-dev; "
                + "run: sudo apt-get install -y pkg-config libyaml-dev libxml2-dev libarchive-dev libfreetype-dev libcurl4-openssl-dev libssl-dev\n"
        )
        #expect(log == "")
    }

    @Test("root installs what is missing, and nothing else")
    func root() throws {
        let machine = ["id": "echo 0", "env": env, "apt-get": logging, "pkg-config": afterInstallation]
        let (outcome, log) = try run(linux.merging(machine) { $1 })
        #expect(
            outcome
                == ShellCommand.Outcome(
                    status: 0, output: "",
                    error: "installing libyaml-dev libxml2-dev libarchive-dev libfreetype-dev libcurl4-openssl-dev libssl-dev\n"))
        #expect(log == "install -y -qq libyaml-dev libxml2-dev libarchive-dev libfreetype-dev libcurl4-openssl-dev libssl-dev\n")
    }

    @Test("sudo without a password is used")
    func sudo() throws {
        let machine = ["sudo": "shift; \"$@\"", "true": "", "env": env, "apt-get": logging, "pkg-config": afterInstallation]
        let (outcome, log) = try run(linux.merging(machine) { $1 })
        #expect(outcome.status == 0)
        #expect(log == "install -y -qq libyaml-dev libxml2-dev libarchive-dev libfreetype-dev libcurl4-openssl-dev libssl-dev\n")
    }

    @Test("an installation that changes nothing is an error")
    func failedInstallation() throws {
        let machine = ["id": "echo 0", "env": env, "apt-get": logging, "pkg-config": "exit 1"]
        let (outcome, _) = try run(linux.merging(machine) { $1 })
        #expect(outcome.status == 2)
        #expect(
            outcome.error
                == "installing libyaml-dev libxml2-dev libarchive-dev libfreetype-dev libcurl4-openssl-dev libssl-dev\n"
                + "error: still missing after the installation: libyaml libxml2 libarchive freetype libcurl libcrypto\n"
        )
    }

    @Test("old package lists are brought up to date, and then it is tried again")
    func oldLists() throws {
        let apt = "\(logging); case $1 in update) : > \"$LOG.updated\" ;; install) [ -e \"$LOG.updated\" ] ;; esac"
        let machine = ["id": "echo 0", "env": env, "apt-get": apt, "pkg-config": "[ -e \"$LOG.updated\" ]"]
        let (outcome, log) = try run(linux.merging(machine) { $1 })
        #expect(outcome.status == 0)
        let installation = "install -y -qq libyaml-dev libxml2-dev libarchive-dev libfreetype-dev libcurl4-openssl-dev libssl-dev\n"
        #expect(log == installation + "update -qq\n" + installation)
    }

    @Test("macOS installs with Homebrew, or says where Homebrew is to be had")
    func macOS() throws {
        let mac = ["swift": "", "uname": "echo Darwin", "pkg-config": afterInstallation]
        let (outcome, log) = try run(mac.merging(["brew": logging]) { $1 })
        #expect(outcome.status == 0)
        #expect(log == "install --quiet libyaml libxml2 libarchive freetype\n")
        let (refusal, _) = try run(mac)
        #expect(refusal.status == 2)
        #expect(
            refusal.error == "error: missing: libyaml libxml2 libarchive freetype; get Homebrew from https://brew.sh, "
                + "then run: brew install libyaml libxml2 libarchive freetype\n"
        )
    }

    @Test("a library that is there is not installed again")
    func oneMissing() throws {
        let yamlOnly = "case \"$2\" in yaml-0.1) true ;; *) [ -e \"$LOG\" ] ;; esac"
        let machine = ["id": "echo 0", "env": env, "apt-get": logging, "pkg-config": yamlOnly]
        let (outcome, log) = try run(linux.merging(machine) { $1 })
        #expect(
            outcome
                == ShellCommand.Outcome(
                    status: 0, output: "", error: "installing libxml2-dev libarchive-dev libfreetype-dev libcurl4-openssl-dev libssl-dev\n")
        )
        #expect(log == "install -y -qq libxml2-dev libarchive-dev libfreetype-dev libcurl4-openssl-dev libssl-dev\n")
    }

    @Test("only the benchmark asks for Python")
    func benchmark() throws {
        let machine = linux.merging(["pkg-config": "", "apt-get": logging, "python3": "exit 1"]) { $1 }
        #expect(try run(machine).outcome.status == 0)
        #expect(
            try run(machine, arguments: ["bench"]).outcome.error
                == "error: missing: python3 python3-pip; run: sudo apt-get install -y python3 python3-pip\n"
        )
    }

    @Test("only what drives a page asks for a browser, and any of its kind will do")
    func browser() throws {
        let machine = linux.merging(["pkg-config": "", "apt-get": logging]) { $1 }
        #expect(try run(machine).outcome.status == 0)
        #expect(
            try run(machine, arguments: ["browser"]).outcome.error
                == "error: missing: chromium; run: sudo apt-get install -y chromium\n"
        )
        let withBrowser = machine.merging(["google-chrome": ""]) { $1 }
        #expect(try run(withBrowser, arguments: ["browser"]).outcome == ShellCommand.Outcome(status: 0, output: "", error: ""))
    }

    @Test("a system with another package manager is told what is missing")
    func otherSystems() throws {
        let (outcome, _) = try run(linux)
        #expect(outcome.status == 2)
        #expect(
            outcome.error.hasPrefix(
                "error: missing: pkg-config libyaml libxml2 libarchive freetype libcurl libcrypto; "
                    + "install it with the package manager of this system"
            ))
    }
}
