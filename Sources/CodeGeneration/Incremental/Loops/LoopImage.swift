import Checksums

/// The records of an entry as bytes.
struct LoopImage: Sendable, Hashable {
    var files: [LoopStore.File]
    var templates: [[LoopRecords]]

    /// Stands for a number that is not there.
    private static let nothing = -1

    init(files: [LoopStore.File], templates: [[LoopRecords]]) {
        (self.files, self.templates) = (files, templates)
    }

    var bytes: [UInt8] {
        var writer = ImageWriter()
        writer.write(files) { file, writer in
            writer.write(file.path)
            writer.write(file.interface.bytes)
        }
        writer.write(templates) { loops, writer in
            writer.write(loops) { loop, writer in
                writer.write(loop.place)
                writer.write(loop.records) { Self.write($0, to: &$1) }
            }
        }
        return writer.bytes
    }

    private static func write(_ record: LoopRecord, to writer: inout ImageWriter) {
        writer.write(record.key.type)
        writer.write(record.key.part ?? nothing)
        writer.write(record.key.isSelection ? 1 : 0)
        writer.write(record.position?.index ?? nothing)
        writer.write(record.position?.count ?? nothing)
        writer.write(record.files) { $1.write($0) }
        writer.write(record.output)
    }

    /// Reads what was written; `nil` when it is nothing of the kind.
    init?(_ bytes: [UInt8]) {
        var reader = ImageReader(bytes)
        do {
            files = try reader.list { reader in
                let path = try reader.string()
                guard let digest = Digest(try reader.text()) else { throw ImageReader.Damage() }
                return LoopStore.File(path: path, interface: digest)
            }
            templates = try reader.list { reader in
                try reader.list { reader in
                    let place = try reader.string()
                    return LoopRecords(place: place, records: try reader.list { try Self.record(&$0) })
                }
            }
        } catch {
            return nil
        }
    }

    private static func record(_ reader: inout ImageReader) throws -> LoopRecord {
        let (type, part, isSelection) = (try reader.number(), try reader.number(), try reader.number() == 1)
        let (index, count) = (try reader.number(), try reader.number())
        return LoopRecord(
            key: LoopRecord.Key(type: type, part: part == nothing ? nil : part, isSelection: isSelection),
            position: index == nothing ? nil : LoopRecord.Position(index: index, count: count),
            files: try reader.list { try $0.number() }, output: try reader.text())
    }
}
