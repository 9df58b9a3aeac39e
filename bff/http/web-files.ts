import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface WebFile {
  readonly bytes: Buffer;
  readonly etag: string;
  /** The variants that the build has compressed (`x.js.br`, `x.js.gz`), by encoding, best first. */
  readonly compressed: ReadonlyMap<string, Buffer>;
}

/** The built page in memory, by address. An address is only looked up here; it never becomes a path on disk. */
export interface WebFiles {
  readonly index: string;
  readonly files: ReadonlyMap<string, WebFile>;
}

const PRECOMPRESSED: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** Reads the folder of the built page; null when it holds no index.html. */
export async function readWebFiles(dir: string): Promise<WebFiles | null> {
  const contents = await readAll(dir);
  const index = contents.get('/index.html');
  if (!index) return null;
  const files = new Map<string, WebFile>();
  for (const [address, bytes] of contents)
    if (!isPrecompressed(address)) files.set(address, toWebFile(address, bytes, contents));
  return { index: index.toString('utf8'), files };
}

function toWebFile(address: string, bytes: Buffer, contents: ReadonlyMap<string, Buffer>): WebFile {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const compressed = Object.entries(PRECOMPRESSED).flatMap(([ending, encoding]) => {
    const found = contents.get(address + ending);
    return found ? [[encoding, found] as const] : [];
  });
  return { bytes, etag, compressed: new Map(compressed) };
}

async function readAll(dir: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const address = `/${relative(dir, path).split(sep).join('/')}`;
        return [address, await readFile(path)] as const;
      }),
    ),
  );
}

function isPrecompressed(address: string): boolean {
  return Object.keys(PRECOMPRESSED).some((ending) => address.endsWith(ending));
}
