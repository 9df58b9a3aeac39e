import { type Decode, decoderFor } from './encoding.ts';

/** One row of a file as text, or why it could not be read. `line` counts from 1. */
export type RawRow =
  | { readonly line: number; readonly json: string }
  | { readonly line: number; readonly problem: string };

/** Longer rows are skipped, so that no file can fill the memory. */
const MAX_ROW_BYTES = 4 * 1024 * 1024;
export const TOO_LONG = `is longer than ${MAX_ROW_BYTES / 1024 / 1024} MB and was skipped`;

export const WRONG_ENCODING = 'is not text in the encoding of the file';
const WRONG_COUNT = 'has another count than its list has rows';
export const CUT_OFF = 'is where the file ends, before its list does';

const LINE_FEED = 0x0a;

/** How a file is read. */
export interface Reading {
  readonly maxBytes?: number;
  readonly decode?: Decode;
}
const AS_UTF8 = decoderFor('utf-8');

/** The bytes as text, or what is wrong with them; null when they are only white space. */
function decodeRow(line: number, bytes: Uint8Array, decode: Decode): RawRow | null {
  const json = decode(bytes)?.trim();
  if (json === undefined) return { line, problem: WRONG_ENCODING };
  return json === '' ? null : { line, json };
}

/** The lines of a JSON Lines file without the empty ones. Holds at most one line of `maxBytes` in memory. */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  { maxBytes = MAX_ROW_BYTES, decode = AS_UTF8 }: Reading = {},
): AsyncGenerator<RawRow> {
  let line = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): RawRow | null => {
    const row =
      length > maxBytes
        ? { line, problem: TOO_LONG }
        : decodeRow(line, Buffer.concat(parts), decode);
    parts = [];
    length = 0;
    return row;
  };
  for await (const chunk of chunks) {
    let from = 0;
    while (from <= chunk.length) {
      const end = chunk.indexOf(LINE_FEED, from);
      const part = chunk.subarray(from, end < 0 ? chunk.length : end);
      length += part.length;
      if (length <= maxBytes) parts.push(part);
      else parts = [];
      if (end < 0) break;
      const row = take();
      if (row) yield row;
      line += 1;
      from = end + 1;
    }
  }
  const last = take();
  if (last) yield last;
}

/**
 * The elements of `hits` in one JSON document `{count, hits: […]}`, which may be larger than memory. Every element
 * is cut out and parsed by itself, so that a broken one does not spoil the others: an object that begins with a
 * hit's first key begins a new hit, whatever was left open before it. (Inside a JSON string that cannot happen,
 * because quotes are escaped there.)
 *
 * With `complete` the list must also have as many rows as its `count` says, if it has one: a page of a longer list
 * has fewer.
 *
 * This is our own code because stream-json 3.8 stops at the first fault, does not know line numbers, and keeps a
 * value of any length in memory.
 */
export async function* splitHits(
  chunks: AsyncIterable<Uint8Array>,
  { complete = false, ...reading }: Reading & { readonly complete?: boolean } = {},
): AsyncGenerator<RawRow> {
  const scanner = new HitScanner(reading);
  let rows = 0;
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      const row = scanner.push(byte);
      if (!row) continue;
      rows += 1;
      yield row;
    }
  }
  for (const row of scanner.end()) {
    if ('json' in row) rows += 1;
    yield row;
  }
  const count = complete ? scanner.count() : null;
  if (count !== null && count !== rows) yield { line: 1, problem: WRONG_COUNT };
}

/** Bytes from an object's brace to the end of its first key. With more, the object is not a hit. */
const MAX_OPENING = 200;
const FIRST_KEYS = new Set(['id', 'sakId', 'saksnummer']);
const [LF, QUOTE, COMMA, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [
  10, 34, 44, 92, 123, 125, 91, 93,
];
const isSpace = (byte: number) => byte === 32 || byte === 9 || byte === 10 || byte === 13;

/** The beginning of the list. */
export const HEAD = /"hits"\s*:\s*\[/;
/** How many rows the list says that it has, before or after them. */
const COUNT = /"count"\s*:\s*(\d+)/;
/** So much is kept of what stands before and after the list. */
const MARGIN = 200;

class HitScanner {
  private line = 1;
  private state: 'head' | 'between' | 'element' | 'tail' = 'head';
  private head = '';
  private after = '';
  private depth = 0;
  private inString = false;
  private escaped = false;
  private readonly decode: Decode;
  private readonly element: ByteBuffer;
  private elementLine = 1;
  /** An object that has just begun, and what has been read of its first key. */
  private opening: { readonly at: number; readonly line: number; key: string | null } | null = null;

  constructor({ maxBytes = MAX_ROW_BYTES, decode = AS_UTF8 }: Reading) {
    this.decode = decode;
    this.element = new ByteBuffer(maxBytes);
  }

  push(byte: number): RawRow | null {
    if (byte === LF) this.line += 1;
    if (this.state === 'head') return this.pushHead(byte);
    if (this.state === 'element') return this.pushElement(byte);
    if (this.state === 'tail') return this.pushTail(byte);
    if (byte === CLOSE_LIST) this.state = 'tail';
    else if (!isSpace(byte) && byte !== COMMA) this.begin(byte);
    return null;
  }

  /** Nothing when the list was whole; otherwise its last element, if there is one, and that the rest is missing. */
  end(): RawRow[] {
    if (this.state === 'tail') return [];
    const last = this.state === 'element' && !this.element.isEmpty ? this.cut() : null;
    return [...(last ? [last] : []), { line: this.line, problem: CUT_OFF }];
  }

  /** The number of rows that the file gives; null when it gives none. */
  count(): number | null {
    const [, count] = COUNT.exec(this.head) ?? COUNT.exec(this.after) ?? [];
    return count === undefined ? null : Number(count);
  }

  private pushHead(byte: number): null {
    // Only the end of the head is needed to find the list.
    this.head = (this.head + String.fromCharCode(byte)).slice(-MARGIN);
    if (byte === OPEN_LIST && HEAD.test(this.head)) this.state = 'between';
    return null;
  }

  private begin(byte: number): void {
    this.state = 'element';
    this.elementLine = this.line;
    this.depth = 0;
    this.inString = this.escaped = false;
    this.pushElement(byte);
  }

  private pushElement(byte: number): RawRow | null {
    const beganAt = this.followOpening(byte);
    if (beganAt !== null && beganAt > 0) return this.restart(beganAt, byte);
    const ends = !this.inString && this.depth === 0;
    if (ends && (byte === COMMA || byte === CLOSE_LIST)) {
      this.state = byte === COMMA ? 'between' : 'tail';
      return this.cut();
    }
    if (this.inString) this.pushInString(byte);
    else this.pushStructure(byte);
    this.element.push(byte);
    return null;
  }

  private pushStructure(byte: number): void {
    if (byte === QUOTE) this.inString = true;
    else if (byte === OPEN || byte === OPEN_LIST) this.depth += 1;
    else if (byte === CLOSE || byte === CLOSE_LIST) this.depth = Math.max(0, this.depth - 1);
  }

  private pushInString(byte: number): void {
    if (this.escaped) this.escaped = false;
    else if (byte === BACKSLASH) this.escaped = true;
    // JSON has no line end inside a string: a quote is missing, and the string is taken to end here.
    else if (byte === QUOTE || byte === LF) this.inString = false;
  }

  /** After the list, everything is ignored, unless a stray bracket ended the list too early. */
  private pushTail(byte: number): null {
    if (this.after.length < MARGIN) this.after += String.fromCharCode(byte);
    if (byte === OPEN) this.element.clear();
    else if (!this.opening) return null;
    if (this.followOpening(byte) !== null) {
      this.state = 'element';
      this.after = '';
      this.restart(0, byte);
    } else this.element.push(byte);
    return null;
  }

  /** Follows `{ "key"`. When the key is a hit's first key, gives where the object begins in the element. */
  private followOpening(byte: number): number | null {
    if (byte === OPEN) this.opening = { at: this.element.length, line: this.line, key: null };
    const { opening } = this;
    if (!opening || byte === OPEN) return null;
    if (this.element.length - opening.at > MAX_OPENING) this.opening = null;
    else if (opening.key === null) {
      if (byte === QUOTE) opening.key = '';
      else if (!isSpace(byte)) this.opening = null;
    } else if (byte !== QUOTE) opening.key += String.fromCharCode(byte);
    else if (FIRST_KEYS.has(opening.key)) return opening.at;
    else this.opening = null;
    return null;
  }

  /** A hit has begun inside the current element: cuts that off as it is, and goes on reading the hit. */
  private restart(at: number, byte: number): RawRow | null {
    const { line } = this.opening!;
    const opened = this.element.takeFrom(at);
    const broken = at > 0 ? this.cut() : null;
    this.elementLine = line;
    this.depth = 1;
    this.inString = this.escaped = false;
    this.opening = null;
    for (const kept of [...opened, byte]) this.element.push(kept);
    return broken;
  }

  private cut(): RawRow | null {
    const line = this.elementLine;
    const row = this.element.isTooLong
      ? { line, problem: TOO_LONG }
      : decodeRow(line, this.element.bytes(), this.decode);
    this.element.clear();
    this.opening = null;
    return row;
  }
}

/** Grows up to a limit, then only counts; the last bytes stay readable for a restart. */
class ByteBuffer {
  length = 0;
  private store = Buffer.alloc(64 * 1024);
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isEmpty(): boolean {
    return this.length === 0;
  }

  get isTooLong(): boolean {
    return this.length > this.limit;
  }

  push(byte: number): void {
    if (this.length === this.store.length && this.length < this.limit)
      this.store = Buffer.concat([this.store], Math.min(this.limit, this.length * 2));
    // Beyond the limit the store is a ring: only the possible beginning of the next hit is read again.
    this.store[this.length % this.store.length] = byte;
    this.length += 1;
  }

  takeFrom(at: number): number[] {
    const taken: number[] = [];
    for (let index = at; index < this.length; index += 1)
      taken.push(this.store[index % this.store.length]!);
    this.length = at;
    return taken;
  }

  bytes(): Uint8Array {
    return this.store.subarray(0, this.length);
  }

  clear(): void {
    this.length = 0;
    // Gives the memory of a long element back.
    if (this.store.length > 1024 * 1024) this.store = Buffer.alloc(64 * 1024);
  }
}
