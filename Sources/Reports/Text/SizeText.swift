/// Numbers of bytes for people, in texts and on pages the same.
package enum SizeText {
    /// The units, each a thousand of the one before.
    private static let units = ["kB", "MB", "GB"]

    /// A number of bytes in the greatest unit that it reaches, rounded to a tenth of it; halves are rounded up.
    ///
    ///     SizeText.text(999)     // "999 bytes"
    ///     SizeText.text(5_250)   // "5.3 kB"
    package static func text(_ bytes: Int) -> String {
        let count = bytes.magnitude
        let sign = bytes < 0 ? "\u{2212}" : ""
        guard count >= 1000 else { return sign + (count == 1 ? "1 byte" : "\(count) bytes") }
        // In whole numbers, so that no rounding of fractions is in play.
        var tenth: UInt = 100
        var unit = 0
        func tenths() -> UInt { count / tenth + (count % tenth >= tenth / 2 ? 1 : 0) }
        while tenths() >= 10_000, unit + 1 < units.count {
            tenth *= 1000
            unit += 1
        }
        return "\(sign)\(tenths() / 10).\(tenths() % 10) \(units[unit])"
    }

    /// The same as a function `bytes` for the scripts of pages.
    package static let script = #"""
        function bytes(count) {
          const units = ['kB', 'MB', 'GB'], size = Math.abs(count), sign = count < 0 ? '−' : '';
          if (size < 1000) return sign + size + (size === 1 ? ' byte' : ' bytes');
          let tenth = 100, unit = 0;
          const tenths = () => Math.floor(size / tenth) + (size % tenth >= tenth / 2 ? 1 : 0);
          while (tenths() >= 10000 && unit + 1 < units.length) { tenth *= 1000; unit += 1; }
          return sign + Math.floor(tenths() / 10) + '.' + tenths() % 10 + ' ' + units[unit];
        }
        """#
}
