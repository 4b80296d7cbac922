package import Diagnostics
import Synchronization
package import SystemSupport

/// The disk, with one effect that fails: for tests that an output is there whole or not at all, whatever happens.
///
///     try FaultyTreeWriting.everyFault(.fullDisk) { writing in
///         #expect(throws: DiagnosticError.self) { try OutputWriter(force: true, writing: writing).write(tree, to: path) }
///         // … the old output is intact
///     }
package final class FaultyTreeWriting: Sendable {
    /// What goes wrong.
    package enum Fault: Sendable, Hashable, CaseIterable {
        /// No space is left; of the bytes that are to be added a half is still written.
        case fullDisk
        /// The system refuses.
        case permission
        /// The file that is to be copied is gone.
        case vanishedInput
        /// The process ends: nothing has an effect any more, not even tidying up.
        case kill
    }

    private struct State {
        var effectCount = 0
        var hasFailed = false
    }

    private let disk = DiskTreeWriting()
    private let failing: Int
    private let fault: Fault
    private let canExchange: Bool
    private let state = Mutex(State())

    /// Makes a disk that fails once.
    ///
    /// - Parameters:
    ///   - number: which effect fails, counted from 1.
    ///   - fault: how.
    ///   - canExchange: whether the file system can let two names change places.
    package init(failingAt number: Int, _ fault: Fault, canExchange: Bool = true) {
        failing = number
        self.fault = fault
        self.canExchange = canExchange
    }

    /// Whether the fault has happened.
    package var hasFailed: Bool { state.withLock { $0.hasFailed } }

    /// Calls `body` with a disk on which the first effect fails, then with one on which the second does, and so on, until a run of
    /// `body` comes to its end before the fault.
    ///
    /// - Returns: how many faults there were.
    @discardableResult
    package static func everyFault(
        _ fault: Fault,
        canExchange: Bool = true,
        _ body: (FaultyTreeWriting) throws -> Void
    ) rethrows -> Int {
        var number = 1
        while true {
            let writing = FaultyTreeWriting(failingAt: number, fault, canExchange: canExchange)
            try body(writing)
            guard writing.hasFailed else { return number - 1 }
            number += 1
        }
    }

    /// How an effect goes.
    private enum Course {
        case success
        case failure(DiagnosticError)
    }

    private func course(_ path: String, isCopy: Bool = false) -> Course {
        state.withLock { state in
            if state.hasFailed { return fault == .kill ? .failure(Self.killed) : .success }
            if fault == .vanishedInput, !isCopy { return .success }
            state.effectCount += 1
            guard state.effectCount == failing else { return .success }
            state.hasFailed = true
            switch fault {
            case .fullDisk: return .failure(DiagnosticError("write-failed", "cannot write '\(path)': no space is left"))
            case .permission: return .failure(DiagnosticError("write-failed", "cannot write '\(path)': permission denied"))
            case .vanishedInput: return .failure(DiagnosticError("read-failed", "cannot read '\(path)': no such file or folder"))
            case .kill: return .failure(Self.killed)
            }
        }
    }

    private static let killed = DiagnosticError("killed", "the process was killed")

    private func attempt(_ path: String, isCopy: Bool = false) throws(DiagnosticError) {
        if case .failure(let error) = course(path, isCopy: isCopy) { throw error }
    }
}

extension FaultyTreeWriting: TreeWriting {
    package func occupant(of path: String) -> PathOccupant? { disk.occupant(of: path) }

    package func makeFolder(_ path: String) throws(DiagnosticError) {
        try attempt(path)
        try disk.makeFolder(path)
    }

    package func makeFile(_ path: String, isExecutable: Bool) throws(DiagnosticError) -> OpenOutputFile {
        try attempt(path)
        return try disk.makeFile(path, isExecutable: isExecutable)
    }

    package func append(_ bytes: UnsafeRawBufferPointer, to file: OpenOutputFile) throws(DiagnosticError) {
        guard case .failure(let error) = course(file.path) else { return try disk.append(bytes, to: file) }
        try disk.append(UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count / 2)]), to: file)
        throw error
    }

    package func close(_ file: OpenOutputFile, isDurable: Bool) throws(DiagnosticError) {
        // The system closes the files of a process that ends.
        let course = course(file.path)
        try disk.close(file, isDurable: isDurable)
        if case .failure(let error) = course { throw error }
    }

    package func copyFile(
        _ source: String, to path: String, method: OutputTree.CopyMethod, isExecutable: Bool, isDurable: Bool
    ) throws(DiagnosticError) {
        try attempt(fault == .vanishedInput ? source : path, isCopy: true)
        try disk.copyFile(source, to: path, method: method, isExecutable: isExecutable, isDurable: isDurable)
    }

    package func makeLink(_ path: String, to target: String) throws(DiagnosticError) {
        try attempt(path)
        try disk.makeLink(path, to: target)
    }

    package func synchronizeFolder(_ path: String) throws(DiagnosticError) {
        try attempt(path)
        try disk.synchronizeFolder(path)
    }

    package func rename(_ path: String, to newPath: String) throws(DiagnosticError) {
        try attempt(newPath)
        try disk.rename(path, to: newPath)
    }

    package func exchange(_ path: String, _ otherPath: String) throws(DiagnosticError) -> Bool {
        guard canExchange else { return false }
        try attempt(otherPath)
        return try disk.exchange(path, otherPath)
    }

    package func remove(_ path: String) {
        guard case .success = course(path) else { return }
        disk.remove(path)
    }
}
