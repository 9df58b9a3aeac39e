import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable, pipeline } from 'node:stream';
import { type ByteRange, DokumentDamaged, DokumentlagerUnavailable, sha256Of } from './port.ts';

/** What is promised of the bytes that come. */
interface Expected {
  readonly bytes: number;
  /** Null: of a part, nobody knows it. */
  readonly sha256: Buffer | null;
}

export function expectedOf(noekkel: string, bytes: number, range: ByteRange | undefined): Expected {
  return range
    ? { bytes: range.end - range.start + 1, sha256: null }
    : { bytes, sha256: sha256Of(noekkel) };
}

/**
 * The same bytes, except that the last ones are held back until all of them have been seen to be the expected ones: otherwise it
 * fails. Settles when the first bytes may be given, so that the failure of a small document is known before anything is
 * sent of it. Whoever takes it may take it later, also when it has failed meanwhile (`errored`).
 */
export async function verified(content: Readable, expected: Expected): Promise<Readable> {
  const out = new PassThrough();
  out.on('error', () => undefined);
  pipeline(
    content,
    (chunks: AsyncIterable<Uint8Array>) => check(chunks, expected),
    out,
    () => undefined,
  );
  try {
    await once(out, 'readable');
  } catch (error) {
    if (error instanceof DokumentlagerUnavailable) throw error;
    throw new DokumentlagerUnavailable('The document broke off');
  }
  return out;
}

async function* check(
  chunks: AsyncIterable<Uint8Array>,
  { bytes, sha256 }: Expected,
): AsyncGenerator<Uint8Array> {
  const hash = sha256 ? createHash('sha256') : null;
  let left = bytes;
  let held: Uint8Array | null = null;
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    left -= chunk.length;
    if (left < 0) throw new DokumentlagerUnavailable('The document is longer than it was');
    hash?.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (left > 0) throw new DokumentlagerUnavailable('The document ended too early');
  if (hash && !hash.digest().equals(sha256!))
    throw new DokumentDamaged('The document is not the one that was stored');
  if (held) yield held;
}
