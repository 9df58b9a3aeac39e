import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, in pieces: the next is made when the one before has been received. */
export interface Part {
  readonly path: string;
  readonly pieces: Iterable<string> | AsyncIterable<string>;
}

/**
 * A ZIP archive, made while it is read. The sums of a file stand behind it, because nobody knows them before. It has less
 * than four gigabytes: more would need other records.
 */
export async function* zipOf(parts: readonly Part[]): AsyncGenerator<Buffer> {
  let length = 0;
  const directory: Buffer[] = [];
  for (const { path, pieces } of parts) {
    const begin = length;
    const name = Buffer.from(path);
    const sums: Sums = { crc: 0, packed: 0, size: 0 };
    const head = Buffer.concat([longs(0x04_03_4b_50), fileFields(sums, name), name]);
    yield head;
    yield* packed(pieces, sums);
    const foot = longs(0x08_07_4b_50, sums.crc, sums.packed, sums.size);
    yield foot;
    length += head.length + sums.packed + foot.length;
    // No comment, the first disk, no attributes.
    const rest = [shorts(0, 0, 0), longs(0, begin)];
    const entry = [longs(0x02_01_4b_50), shorts(VERSION), fileFields(sums, name), ...rest, name];
    directory.push(Buffer.concat(entry));
  }
  const entries = Buffer.concat(directory);
  const counts = shorts(0, 0, parts.length, parts.length);
  yield Buffer.concat([
    ...[entries, longs(0x06_05_4b_50), counts, longs(entries.length, length), shorts(0)],
  ]);
}

interface Sums {
  crc: number;
  packed: number;
  size: number;
}

/** The pieces in fewer bytes; what they come to is added to the sums. */
async function* packed(pieces: Part['pieces'], sums: Sums): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  }
  // One at a time: what is made ahead is held in memory. An error of the pieces is thrown to whoever reads.
  const source = Readable.from(counted(), { highWaterMark: 1 });
  for await (const bytes of pipeline(source, createDeflateRaw(), () => {})) {
    sums.packed += (bytes as Buffer).length;
    yield bytes as Buffer;
  }
}

const VERSION = 20;
/** Deflated, the sums behind the file, of the first day that the format knows: the same cells are the same bytes. */
const fileFields = ({ crc, packed, size }: Sums, name: Buffer) =>
  Buffer.concat([shorts(VERSION, 8, 8, 0, 33), longs(crc, packed, size), shorts(name.length, 0)]);

const shorts = (...values: readonly number[]) => numbers(values, 2);
const longs = (...values: readonly number[]) => numbers(values, 4);

function numbers(values: readonly number[], bytes: number): Buffer {
  const buffer = Buffer.alloc(values.length * bytes);
  for (const [at, value] of values.entries()) buffer.writeUIntLE(value, at * bytes, bytes);
  return buffer;
}
