import { isAscii } from 'node:buffer';
import type { Tegnsett } from '#domain/importer.ts';

/** Text of a row, or null when its bytes are not text of the file's encoding. */
export type Decode = (bytes: Uint8Array) => string | null;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The signs of the bytes 0x80 to 0x9f, which Latin-1 has not. Node's own decoder of Windows-1252 leaves them out in some versions. */
const SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80]!);
}

/** How the rows of a file are read. */
export function decoderFor(tegnsett: Tegnsett): Decode {
  if (tegnsett === 'utf-8') return decodeUtf8;
  return (bytes) => {
    if (isAscii(bytes)) return decodeUtf8(bytes);
    // A row that is UTF-8 in a file that is not has come from elsewhere: read as Windows-1252 its names would be wrong.
    return decodeUtf8(bytes) === null ? decodeWindows1252(bytes) : null;
  };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Marks of Norwegian text that Windows-1252 has outside its letters. DOS and Macintosh have letters at the places of the others,
 * so a file from there is not read as Windows-1252.
 */
const MARKS = new Set([
  ...[0x80, 0x85, 0x8a, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x9a, 0x9e],
  ...[0xa0, 0xa7, 0xab, 0xad, 0xb0, 0xb4, 0xb7, 0xbb, 0xbd],
]);
/** Signs among the letters, and those that are left of a UTF-8 letter which has lost its second byte. */
const NO_LETTERS = new Set([0xc2, 0xc3, 0xd7, 0xf7, 0xff]);
const isUsual = (byte: number) => MARKS.has(byte) || (byte >= 0xc0 && !NO_LETTERS.has(byte));
/** Of so many odd bytes one may be something else, in a file that is read as Windows-1252. */
const ONE_OF = 10;

/**
 * Whether a whole file is Windows-1252, as older systems export it: it has bytes that are not UTF-8, nearly all of them letters and
 * marks of Norwegian text, and hardly anything that is UTF-8. Everything else counts as UTF-8: a wrong byte in it costs one row.
 */
export async function tegnsettOf(chunks: AsyncIterable<Uint8Array>): Promise<Tegnsett> {
  const scan = new Utf8Scan();
  for await (const chunk of chunks) scan.push(chunk);
  scan.end();
  const { characters, usual, unusual } = scan;
  return usual > 0 && (characters + unusual) * ONE_OF <= usual ? 'windows-1252' : 'utf-8';
}

/** Counts the characters of several bytes that are UTF-8, and the bytes that are not. */
class Utf8Scan {
  characters = 0;
  usual = 0;
  unusual = 0;
  /** The bytes of a character that is not complete yet. */
  private begun: number[] = [];
  private missing = 0;

  push(chunk: Uint8Array): void {
    // UTF-16 has them, text of one byte a letter has none.
    if (chunk.includes(0)) this.unusual += chunk.length;
    if (this.missing === 0 && isAscii(chunk)) return;
    for (const byte of chunk) this.take(byte);
  }

  end(): void {
    for (const byte of this.begun) this.odd(byte);
    this.begun = [];
    this.missing = 0;
  }

  private take(byte: number): void {
    if (this.missing > 0) {
      if ((byte & 0xc0) === 0x80) return this.follow(byte);
      this.end();
    }
    if (byte < 0x80) return;
    this.missing = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
    if (byte < 0xc2 || byte > 0xf4) {
      this.missing = 0;
      this.odd(byte);
    } else this.begun.push(byte);
  }

  private follow(byte: number): void {
    this.begun.push(byte);
    this.missing -= 1;
    if (this.missing > 0) return;
    // Not every such sequence is a character, which the decoder knows.
    if (decodeUtf8(Uint8Array.from(this.begun)) === null) return this.end();
    this.characters += 1;
    this.begun = [];
  }

  private odd(byte: number): void {
    if (isUsual(byte)) this.usual += 1;
    else this.unusual += 1;
  }
}
