package import Diagnostics

/// What ``OutputWriter`` does to the disk, one call for each effect, so that a test can let any of them fail.
///
/// Paths are absolute. What is made must not be there yet, but for what ``exchange(_:_:)`` is given.
package protocol TreeWriting: Sendable {
    /// What stands at a path, symbolic links not followed; `nil` when there is nothing.
    func occupant(of path: String) -> PathOccupant?

    /// Makes a folder in a folder that exists.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses.
    func makeFolder(_ path: String) throws(DiagnosticError)

    /// Makes an empty file and keeps it open for ``append(_:to:)``.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses.
    func makeFile(_ path: String, isExecutable: Bool) throws(DiagnosticError) -> OpenOutputFile

    /// Adds bytes to the end of an open file.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses; then a part of the bytes may have been written.
    func append(_ bytes: UnsafeRawBufferPointer, to file: OpenOutputFile) throws(DiagnosticError)

    /// Ends the writing of a file.
    ///
    /// - Parameter isDurable: whether the bytes must be on the disk when this returns.
    /// - Throws: ``DiagnosticError`` when the system says only now that the bytes could not be written. The file is closed all the same.
    func close(_ file: OpenOutputFile, isDurable: Bool) throws(DiagnosticError)

    /// Makes a copy of a file.
    ///
    /// - Throws: ``DiagnosticError`` when there is no readable file at the source, or when the system refuses.
    func copyFile(
        _ source: String, to path: String, method: OutputTree.CopyMethod, isExecutable: Bool, isDurable: Bool
    ) throws(DiagnosticError)

    /// Makes a symbolic link.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses.
    func makeLink(_ path: String, to target: String) throws(DiagnosticError)

    /// Sees to it that the names in a folder are on the disk.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses.
    func synchronizeFolder(_ path: String) throws(DiagnosticError)

    /// Gives something another name; a file may take the place of a file, and nothing else is replaced.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses.
    func rename(_ path: String, to newPath: String) throws(DiagnosticError)

    /// Lets two things change places in one step.
    ///
    /// - Returns: whether it was done: `false` when the system or the file system has no such step.
    /// - Throws: ``DiagnosticError`` when the system refuses.
    func exchange(_ path: String, _ otherPath: String) throws(DiagnosticError) -> Bool

    /// Removes what stands at a path, with everything below it; what cannot be removed stays, in silence.
    func remove(_ path: String)
}

/// What stands at a path, symbolic links not followed.
package enum PathOccupant: Sendable, Hashable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A device, a pipe or a socket.
    case special
}

/// A file that is being written.
package struct OpenOutputFile: Sendable, Hashable {
    /// The path, for messages.
    package let path: String
    /// The number by which the system knows it.
    package let descriptor: Int32

    /// Makes a value for an open file.
    package init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }
}
