// Templates/DeepLinkPage/Code.js, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkPageCode = ##"""
        // Makes QR codes by ISO/IEC 18004: bytes at error level M, in the smallest of all 40 versions.
        const quickResponse = (() => {
          // For each version from 1: the check bytes of a block, and the number of blocks.
          const checkBytes = [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
            26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
          ];
          const blockCounts = [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
            17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
          ];
          const masks = [
            (row, column) => (row + column) % 2,
            (row) => row % 2,
            (row, column) => column % 3,
            (row, column) => (row + column) % 3,
            (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
            (row, column) => ((row * column) % 2) + ((row * column) % 3),
            (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
            (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2,
          ];

          // The field of 256 elements, by powers of its generator.
          const powers = new Uint8Array(510);
          const logarithms = new Uint8Array(256);
          for (let exponent = 0, value = 1; exponent < 255; exponent++) {
            powers[exponent] = powers[exponent + 255] = value;
            logarithms[value] = exponent;
            value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
          }
          const product = (a, b) => (a && b ? powers[logarithms[a] + logarithms[b]] : 0);

          const sideOf = (version) => 17 + 4 * version;

          // The rows, and columns, in which the centres of the small squares stand.
          function centres(version) {
            if (version === 1) return [];
            const gaps = Math.floor(version / 7) + 1;
            const step = version === 32 ? 26 : 2 * Math.ceil((sideOf(version) - 13) / (2 * gaps));
            const result = [6];
            for (let gap = gaps - 1; gap >= 0; gap--) result.push(sideOf(version) - 7 - gap * step);
            return result;
          }

          // A square of modules, those of the fixed patterns marked as taken.
          function frame(version) {
            const side = sideOf(version);
            const dark = Array.from({ length: side }, () => new Uint8Array(side));
            const taken = Array.from({ length: side }, () => new Uint8Array(side));
            const put = (row, column, value) => {
              if (row < 0 || column < 0 || row >= side || column >= side) return;
              dark[row][column] = value ? 1 : 0;
              taken[row][column] = 1;
            };
            const square = (row, column, reach, isDark) => {
              for (let y = -reach; y <= reach; y++) {
                for (let x = -reach; x <= reach; x++) put(row + y, column + x, isDark(Math.max(Math.abs(y), Math.abs(x))));
              }
            };
            for (let at = 8; at < side - 8; at++) {
              put(6, at, at % 2 === 0);
              put(at, 6, at % 2 === 0);
            }
            for (const [row, column] of [[3, 3], [3, side - 4], [side - 4, 3]]) {
              square(row, column, 4, (distance) => distance !== 2 && distance !== 4);
            }
            const places = centres(version);
            for (const row of places) {
              for (const column of places) {
                const isAtFinder = (row === 6 && (column === 6 || column === side - 7)) || (column === 6 && row === side - 7);
                if (!isAtFinder) square(row, column, 2, (distance) => distance !== 1);
              }
            }
            writeFormat(put, side, 0);
            if (version > 6) writeVersion(put, side, version);
            return { side, dark, taken, put };
          }

          // A number with the remainder of its division behind it.
          function withRemainder(number, divisor, bits) {
            let rest = number << bits;
            for (let bit = 31 - Math.clz32(rest); bit >= bits; bit--) {
              if ((rest >> bit) & 1) rest ^= divisor << (bit - bits);
            }
            return (number << bits) | rest;
          }

          // The level M is 0; the mask stands in three bits.
          function writeFormat(put, side, mask) {
            const word = withRemainder(mask, 0x537, 10) ^ 0x5412;
            for (let bit = 0; bit < 15; bit++) {
              const value = (word >> bit) & 1;
              const row = bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit;
              put(row, 8, value);
              const column = bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit;
              put(8, column, value);
            }
            put(side - 8, 8, 1);
          }

          function writeVersion(put, side, version) {
            const word = withRemainder(version, 0x1f25, 12);
            for (let bit = 0; bit < 18; bit++) {
              const near = Math.floor(bit / 3);
              const far = side - 11 + (bit % 3);
              put(near, far, (word >> bit) & 1);
              put(far, near, (word >> bit) & 1);
            }
          }

          // How many bytes of data and checks a version holds.
          function capacity(version) {
            const side = sideOf(version);
            const count = centres(version).length;
            const small = count ? 25 * (count * count - 3) - 10 * (count - 2) : 0;
            const fixed = 3 * 64 + 2 * (side - 16) + 31 + small + (version > 6 ? 36 : 0);
            return Math.floor((side * side - fixed) / 8);
          }

          const dataBytes = (version) => capacity(version) - checkBytes[version - 1] * blockCounts[version - 1];
          const lengthBits = (version) => (version < 10 ? 8 : 16);

          function smallestVersion(count) {
            for (let version = 1; version <= 40; version++) {
              if (4 + lengthBits(version) + 8 * count <= 8 * dataBytes(version)) return version;
            }
            return 0;
          }

          // Mode, length, content, end, and what fills the rest.
          function codewords(bytes, version) {
            const result = new Uint8Array(dataBytes(version));
            let position = 0;
            const append = (value, bits) => {
              for (let bit = bits - 1; bit >= 0; bit--, position++) {
                if ((value >> bit) & 1) result[position >> 3] |= 128 >> (position & 7);
              }
            };
            append(4, 4);
            append(bytes.length, lengthBits(version));
            for (const byte of bytes) append(byte, 8);
            append(0, Math.min(4, 8 * result.length - position));
            let filler = 0xec;
            for (let at = Math.ceil(position / 8); at < result.length; at++, filler ^= 0xec ^ 0x11) result[at] = filler;
            return result;
          }

          function generator(degree) {
            let result = [1];
            for (let exponent = 0; exponent < degree; exponent++) {
              const next = [...result, 0];
              result.forEach((factor, at) => (next[at + 1] ^= product(factor, powers[exponent])));
              result = next;
            }
            return result;
          }

          function checks(data, divisor) {
            const rest = new Uint8Array(data.length + divisor.length - 1);
            rest.set(data);
            for (let at = 0; at < data.length; at++) {
              const factor = rest[at];
              if (factor) divisor.forEach((value, offset) => (rest[at + offset] ^= product(value, factor)));
            }
            return rest.slice(data.length);
          }

          // The blocks with their checks, byte by byte in turns; the last blocks are one byte longer.
          function interleaved(data, version) {
            const count = blockCounts[version - 1];
            const divisor = generator(checkBytes[version - 1]);
            const short = Math.floor(data.length / count);
            const blocks = [];
            for (let index = 0, start = 0; index < count; index++) {
              const length = short + (index >= count - (data.length % count) ? 1 : 0);
              blocks.push(data.slice(start, start + length));
              start += length;
            }
            const result = [];
            const append = (parts) => {
              const longest = Math.max(...parts.map((part) => part.length));
              for (let at = 0; at < longest; at++) {
                for (const part of parts) if (at < part.length) result.push(part[at]);
              }
            };
            append(blocks);
            append(blocks.map((block) => checks(block, divisor)));
            return result;
          }

          // Upwards and downwards in columns of two, from the right; the column of the timing pattern is skipped.
          function fill({ side, dark, taken }, bytes) {
            let position = 0;
            for (let right = side - 1, isUpward = true; right > 0; right -= 2, isUpward = !isUpward) {
              if (right === 6) right = 5;
              for (let step = 0; step < side; step++) {
                const row = isUpward ? side - 1 - step : step;
                for (const column of [right, right - 1]) {
                  if (taken[row][column]) continue;
                  if (position < 8 * bytes.length) dark[row][column] = (bytes[position >> 3] >> (7 - (position & 7))) & 1;
                  position++;
                }
              }
            }
          }

          function toggle({ side, dark, taken }, mask) {
            for (let row = 0; row < side; row++) {
              for (let column = 0; column < side; column++) {
                if (!taken[row][column] && masks[mask](row, column) === 0) dark[row][column] ^= 1;
              }
            }
          }

          // How hard a code is to read: runs, blocks, what looks like a corner, and too much of one colour.
          function penalty({ side, dark }) {
            let result = 0;
            let darkCount = 0;
            const lines = [...dark, ...dark.map((_, column) => dark.map((row) => row[column]))];
            for (const line of lines) {
              const text = line.join("");
              for (const run of text.match(/0{5,}|1{5,}/g) || []) result += run.length - 2;
              for (const pattern of ["10111010000", "00001011101"]) {
                for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) result += 40;
              }
            }
            for (let row = 0; row < side; row++) {
              for (let column = 0; column < side; column++) {
                const value = dark[row][column];
                darkCount += value;
                const isBlock = row + 1 < side && column + 1 < side && value === dark[row][column + 1]
                  && value === dark[row + 1][column] && value === dark[row + 1][column + 1];
                if (isBlock) result += 3;
              }
            }
            return result + 10 * Math.floor(Math.abs((100 * darkCount) / (side * side) - 50) / 5);
          }

          // Rows of 0 and 1 without the quiet zone; nothing when the text is too long for any code.
          return function matrix(text) {
            const bytes = new TextEncoder().encode(text);
            const version = smallestVersion(bytes.length);
            if (!version) return null;
            const code = frame(version);
            fill(code, interleaved(codewords(bytes, version), version));
            let best = 0;
            let least = Infinity;
            for (let mask = 0; mask < masks.length; mask++) {
              toggle(code, mask);
              writeFormat(code.put, code.side, mask);
              const cost = penalty(code);
              if (cost < least) [best, least] = [mask, cost];
              toggle(code, mask);
            }
            toggle(code, best);
            writeFormat(code.put, code.side, best);
            return code.dark;
          };
        })();
        """##
}
