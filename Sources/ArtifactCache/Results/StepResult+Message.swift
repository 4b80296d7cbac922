import Checksums

extension StepResult {
    /// The fields of an `ActionResult` that are used here.
    private enum Field {
        static let outputFiles = 2
        static let standardOutput = 5
        static let standardError = 7
    }

    /// The fields of an `OutputFile`.
    private enum FileField {
        static let path = 1
        static let digest = 2
        static let isExecutable = 4
    }

    /// The fields of a `Digest`.
    private enum DigestField {
        static let hash = 1
        static let sizeBytes = 2
    }

    /// How many outputs a result may have.
    static let outputCountLimit = 100_000

    /// The message of the API, byte for byte the same for the same result.
    ///
    /// - Parameter seal: stands where the API has the standard output; empty for none.
    func encoded(seal: [UInt8] = []) -> [UInt8] {
        var message = MessageWriter()
        for output in outputs {
            var digest = MessageWriter()
            digest.add(DigestField.hash, Array(output.digest.text.utf8))
            digest.add(DigestField.sizeBytes, UInt64(output.sizeBytes))
            var file = MessageWriter()
            file.add(FileField.path, Array(output.path.utf8))
            file.add(FileField.digest, digest.bytes)
            if output.isExecutable { file.add(FileField.isExecutable, 1) }
            message.add(Field.outputFiles, file.bytes)
        }
        if !seal.isEmpty { message.add(Field.standardOutput, seal) }
        if !report.isEmpty { message.add(Field.standardError, report) }
        return message.bytes
    }

    /// Reads a message; what it says beyond what is known here is left out.
    ///
    /// - Returns: `nil` when it is no such message, or names a file outside its folder, or one twice.
    static func decode(_ bytes: [UInt8]) -> (result: StepResult, seal: [UInt8])? {
        guard let fields = MessageReader.fields(of: bytes[...]) else { return nil }
        var outputs: [StepOutput] = []
        var report: [UInt8] = []
        var seal: [UInt8] = []
        for field in fields {
            switch (field.number, field.value) {
            case (Field.outputFiles, .bytes(let file)):
                guard outputs.count < outputCountLimit, let output = output(file) else { return nil }
                outputs.append(output)
            case (Field.standardOutput, .bytes(let text)): seal = Array(text)
            case (Field.standardError, .bytes(let text)): report = Array(text)
            default: continue
            }
        }
        guard Set(outputs.map(\.path)).count == outputs.count else { return nil }
        return (StepResult(outputs: outputs, report: report), seal)
    }

    private static func output(_ bytes: ArraySlice<UInt8>) -> StepOutput? {
        guard let fields = MessageReader.fields(of: bytes) else { return nil }
        var path: String?
        var content: (digest: Digest, sizeBytes: Int)?
        var isExecutable = false
        for field in fields {
            switch (field.number, field.value) {
            case (FileField.path, .bytes(let text)): path = String(validating: text, as: UTF8.self)
            case (FileField.digest, .bytes(let message)): content = self.content(message)
            case (FileField.isExecutable, .number(let number)): isExecutable = number != 0
            default: continue
            }
        }
        guard let path, StepOutput.isSafe(path), let content else { return nil }
        return StepOutput(path: path, digest: content.digest, sizeBytes: content.sizeBytes, isExecutable: isExecutable)
    }

    private static func content(_ bytes: ArraySlice<UInt8>) -> (digest: Digest, sizeBytes: Int)? {
        guard let fields = MessageReader.fields(of: bytes) else { return nil }
        var digest: Digest?
        // A size of nothing is left out of a message.
        var sizeBytes = 0
        for field in fields {
            switch (field.number, field.value) {
            case (DigestField.hash, .bytes(let text)): digest = Digest(text: String(decoding: text, as: UTF8.self))
            case (DigestField.sizeBytes, .number(let number)):
                guard let size = Int(exactly: number) else { return nil }
                sizeBytes = size
            default: continue
            }
        }
        return digest.map { ($0, sizeBytes) }
    }
}
