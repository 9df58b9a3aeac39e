import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ByteRange,
  type Dokumentlager,
  DokumentlagerUnavailable,
  isKey,
  keyOf,
  type OpenedDokument,
  sha256Of,
  type StoredDokument,
} from './port.ts';
import { expectedOf, verified } from './verified.ts';

const FOLDER = /^[0-9a-f]{2}$/;
const LEFT_BEHIND = /^\.[0-9a-f-]{36}\.part$/;

/** A document store in a folder, which is created when it is missing. */
export function openFolderStore(dir: string): Dokumentlager {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const pathOf = (noekkel: string) => {
    sha256Of(noekkel);
    return join(dir, noekkel);
  };
  const find = async (noekkel: string) => openFile(dir, pathOf(noekkel));
  return {
    put: (content) => put(dir, content),
    open: async (noekkel, range) => {
      const file = await find(noekkel);
      return file && contentOf(file, noekkel, range);
    },
    size: async (noekkel) => {
      const file = await find(noekkel);
      await file?.handle.close();
      return file?.bytes ?? null;
    },
    ping: () => ping(dir),
    list: () => list(dir),
    remove: (name) => rm(LEFT_BEHIND.test(name) ? join(dir, name) : pathOf(name), { force: true }),
  };
}

async function ping(dir: string): Promise<void> {
  await (await opendir(dir)).close();
}

interface OpenFile {
  readonly handle: FileHandle;
  readonly bytes: number;
}

/** Null when the folder is there and the file is not. Throws for everything else, such as a folder that is not mounted. */
async function openFile(dir: string, path: string): Promise<OpenFile | null> {
  let handle: FileHandle | null = null;
  try {
    handle = await open(path, 'r');
    const found = await handle.stat();
    if (!found.isFile()) throw new DokumentlagerUnavailable('The document is not a file');
    return { handle, bytes: found.size };
  } catch (error) {
    await handle?.close();
    if (codeOf(error) === 'ENOENT' && (await canBeRead(dir))) return null;
    if (error instanceof DokumentlagerUnavailable) throw error;
    throw new DokumentlagerUnavailable(`The document can't be read (${codeOf(error)})`);
  }
}

function canBeRead(dir: string): Promise<boolean> {
  return ping(dir).then(
    () => true,
    () => false,
  );
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';

async function contentOf(
  { handle, bytes }: OpenFile,
  noekkel: string,
  range: ByteRange | undefined,
): Promise<OpenedDokument> {
  if (range && range.end >= bytes) {
    await handle.close();
    throw new DokumentlagerUnavailable('The document is shorter than it was');
  }
  const content = await verified(
    handle.createReadStream(range ?? {}),
    expectedOf(noekkel, bytes, range),
  );
  return { bytes, content };
}

async function* list(dir: string): AsyncGenerator<string> {
  for await (const entry of await opendir(dir)) {
    if (LEFT_BEHIND.test(entry.name)) yield entry.name;
    if (!entry.isDirectory() || !FOLDER.test(entry.name)) continue;
    for await (const file of await opendir(join(dir, entry.name))) {
      const key = `${entry.name}/${file.name}`;
      if (isKey(key)) yield key;
    }
  }
}

/** Writes beside the final place, to the disk itself, and then moves: a reader never sees half a document. */
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
      createWriteStream(temporary, { mode: 0o600, flush: true }),
    );
    const sha256 = hash.digest();
    const noekkel = keyOf(sha256);
    await mkdir(dirname(join(dir, noekkel)), { recursive: true, mode: 0o700 });
    await rename(temporary, join(dir, noekkel));
    return { noekkel, bytes, sha256 };
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
