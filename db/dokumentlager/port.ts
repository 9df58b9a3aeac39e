import type { Readable } from 'node:stream';
import { OwnWords } from '#domain/own-words.ts';

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

export interface OpenedDokument {
  /** Of the whole document, also when a part was asked for. */
  readonly bytes: number;
  /**
   * Fails before its last byte when fewer bytes come than there are; of a whole document also when they are not the
   * bytes that its key was made of. So half a document, or another one, never looks like a whole one.
   */
  readonly content: Readable;
}

/**
 * Where the documents lie: in a folder (folder.ts) or in a bucket (s3/store.ts). Both pass tests/contract/dokumentlager/. Keys
 * come from the database, never from an address; what is not a key is refused with an ordinary error.
 */
export interface Dokumentlager {
  /** Stores all of it or nothing. Throws when `content` does, and when the store can't take it. */
  readonly put: (content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<StoredDokument>;
  /** Null when there is no such document. Throws `DokumentlagerUnavailable` when the store can't tell or give it. */
  readonly open: (noekkel: string, range?: ByteRange) => Promise<OpenedDokument | null>;
  /** Bytes, without opening it; null and errors as of `open`. */
  readonly size: (noekkel: string) => Promise<number | null>;
  /** Throws when the store can't be read. */
  readonly ping: () => Promise<void>;
  /** The keys of all documents, and the names of what was left by writers that died. */
  readonly list: () => AsyncIterable<string>;
  /** Removes what `list` gives; it may be gone already. */
  readonly remove: (name: string) => Promise<void>;
}

/** The store does not answer, or not as a store does. It may be able to again. */
export class DokumentlagerUnavailable extends OwnWords {
  override readonly name = 'DokumentlagerUnavailable';
}

/** What lies under the key is not what was put there. Putting the document again mends it. */
export class DokumentDamaged extends DokumentlagerUnavailable {}

const KEY = /^[0-9a-f]{2}\/([0-9a-f]{64})\.pdf$/;

export const isKey = (text: string): boolean => KEY.test(text);

export function keyOf(sha256: Buffer): string {
  const hex = sha256.toString('hex');
  return `${hex.slice(0, 2)}/${hex}.pdf`;
}

/** The hash of the content that is kept under this key. Throws when it is none. */
export function sha256Of(noekkel: string): Buffer {
  const hex = KEY.exec(noekkel)?.[1];
  if (hex === undefined) throw new Error('Not a key of the document store');
  return Buffer.from(hex, 'hex');
}
