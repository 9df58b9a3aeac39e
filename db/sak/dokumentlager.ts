import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { access, mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StoredDokument {
  /** `ab/abcdef….pdf`: from the content alone, so the same file is stored once. */
  readonly noekkel: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

/** First and last byte, both inclusive, as in HTTP's Range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the documents lie. Keys come from the database, never from an address. */
export interface Dokumentlager {
  readonly put: (content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<StoredDokument>;
  /** Throws when `noekkel` is not a key; the stream fails with ENOENT when there is no such document. */
  readonly open: (noekkel: string, range?: ByteRange) => Readable;
  /** Bytes; null when there is no such document, or it can't be read. */
  readonly size: (noekkel: string) => Promise<number | null>;
  /** Throws when the folder can't be read. */
  readonly ping: () => Promise<void>;
  /** The keys of all documents, and the names of what was left by writers that died (`.….part`). */
  readonly list: () => AsyncIterable<string>;
  /** Removes what `list` gives; it may be gone already. */
  readonly remove: (name: string) => Promise<void>;
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{64}\.pdf$/;
const FOLDER = /^[0-9a-f]{2}$/;
const LEFT_BEHIND = /^\.[0-9a-f-]{36}\.part$/;

/** A document store in a folder, which is created when it is missing. */
export function openDokumentlager(dir: string): Dokumentlager {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const pathOf = (noekkel: string) => {
    if (!KEY.test(noekkel)) throw new Error('Not a key of the document store');
    return join(dir, noekkel);
  };
  return {
    put: (content) => put(dir, content),
    open: (noekkel, range) => createReadStream(pathOf(noekkel), range ?? {}),
    size: (noekkel) => sizeOf(pathOf(noekkel)),
    ping: async () => {
      await (await opendir(dir)).close();
    },
    list: () => list(dir),
    remove: (name) => rm(LEFT_BEHIND.test(name) ? join(dir, name) : pathOf(name), { force: true }),
  };
}

/** Null for everything but a file that can be read: a folder that is not mounted, one without the right to enter it. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    const [found] = await Promise.all([stat(path), access(path, constants.R_OK)]);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}

async function* list(dir: string): AsyncGenerator<string> {
  for await (const entry of await opendir(dir)) {
    if (LEFT_BEHIND.test(entry.name)) yield entry.name;
    if (!entry.isDirectory() || !FOLDER.test(entry.name)) continue;
    for await (const file of await opendir(join(dir, entry.name))) {
      const key = `${entry.name}/${file.name}`;
      if (KEY.test(key)) yield key;
    }
  }
}

/** Writes beside the final place and then moves: a reader never sees half a document. */
async function put(
  dir: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<StoredDokument> {
  const temporary = join(dir, `.${randomUUID()}.part`);
  const hash = createHash('sha256');
  let bytes = 0;
  const source = content instanceof Uint8Array ? Readable.from([content]) : content;
  try {
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(temporary, { mode: 0o600 }),
    );
    const sha256 = hash.digest();
    const hex = sha256.toString('hex');
    const noekkel = `${hex.slice(0, 2)}/${hex}.pdf`;
    await mkdir(dirname(join(dir, noekkel)), { recursive: true, mode: 0o700 });
    await rename(temporary, join(dir, noekkel));
    return { noekkel, bytes, sha256 };
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
