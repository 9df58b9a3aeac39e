import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type ByteRange, DokumentlagerUnavailable } from '#db/dokumentlager/port.ts';
import type { S3Response } from './send.ts';

/** What is believed of an object store's answers. Everything else is an outage, told by its code, never by its words. */

/** ms without a byte, after which an answer has ended. */
const STALLED = 5_000;
/** A page of a listing is at most 1,000 keys of some hundred bytes. */
const MAX_TEXT = 2_000_000;

/** The bytes of an answer. Fails when nothing comes for `STALLED` ms; a reader who takes long does no harm. */
export async function* unlessStalled(body: IncomingMessage): AsyncGenerator<Uint8Array> {
  const begin = () =>
    setTimeout(
      () => body.destroy(new DokumentlagerUnavailable('The object store stopped in its answer')),
      STALLED,
    );
  let timer = begin();
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      clearTimeout(timer);
      yield chunk;
      timer = begin();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** The whole answer as text. */
export async function textOf({ body }: S3Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of unlessStalled(body)) {
      bytes += chunk.length;
      if (bytes > MAX_TEXT) throw new Error('is too long');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof DokumentlagerUnavailable) throw error;
    throw new DokumentlagerUnavailable('The object store broke off its answer');
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The code of an error, such as `NoSuchKey`; '' when the answer has none. */
export async function codeOf(response: S3Response): Promise<string> {
  return /<Error>.*?<Code>([A-Za-z]{1,64})<\/Code>/s.exec(await textOf(response))?.[1] ?? '';
}

/** Throws what an answer that is not the wanted one means. */
export async function refuse(response: S3Response): Promise<never> {
  const code = await codeOf(response);
  throw new DokumentlagerUnavailable(
    `The object store answered ${response.status}${code === '' ? '' : ` ${code}`}`,
  );
}

/** How large the whole document is, by the headers of the answer. Throws when they don't fit what was asked for. */
export function bytesOf(headers: IncomingHttpHeaders, range: ByteRange | undefined): number {
  const length = wholeNumber(headers['content-length']);
  if (!range) return length;
  const [, start, end, total] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  if (
    Number(start) !== range.start ||
    Number(end) !== range.end ||
    length !== range.end - range.start + 1
  )
    throw new DokumentlagerUnavailable(
      'The object store answered with another part than asked for',
    );
  return wholeNumber(total);
}

function wholeNumber(text: string | undefined): number {
  if (!/^\d{1,15}$/.test(text ?? ''))
    throw new DokumentlagerUnavailable('The object store does not say how large the document is');
  return Number(text);
}

interface KeyPage {
  readonly keys: readonly string[];
  /** Null after the last page. */
  readonly next: string | null;
}

/** One page of ListObjectsV2. Throws when it is not one: a page of a proxy must not look like an empty bucket. */
export function readListing(xml: string): KeyPage {
  const isListing = /<ListBucketResult[\s>].*<\/ListBucketResult>\s*$/s.test(xml);
  const isTruncated = /<IsTruncated>(true|false)<\/IsTruncated>/.exec(xml)?.[1];
  const next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1];
  if (!isListing || !isTruncated || (isTruncated === 'true' && next === undefined))
    throw new DokumentlagerUnavailable('The object store answered something that is not a listing');
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => unescaped(key!));
  return { keys, next: isTruncated === 'true' ? unescaped(next!) : null };
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name]!);
}
