/**
 * Where the packages for the court's archive lie: `arkiv/ID/FILE` in the document store, beside the documents, whose listing does
 * not show them. In a folder (archive-folder.ts) or in a bucket (s3/archive-bucket.ts); both pass tests/contract/arkivlager/.
 */
export interface Arkivlager {
  /** Stores all of the file or nothing, in place of the one that is there. Throws when the store can't take it. */
  readonly put: (pakke: string, file: string, content: Buffer) => Promise<void>;
  /** A short text; null when there is none. Throws when the store can't tell. */
  readonly read: (pakke: string, file: string) => Promise<string | null>;
  /** Everything in the package's folder, the manifest first: a package that is going does not look whole. It may be gone already. */
  readonly remove: (pakke: string) => Promise<void>;
}

/** The last file of a package that is written: without it, a package is not whole. */
export const MANIFEST = 'manifest-sha256.txt';
/** Put there by the archive. */
export const RECEIPT = 'kvittering.txt';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILE = /^[a-z0-9][a-z0-9-]*\.[a-z]{3,4}$/;

/** The path of a package. Throws for what is none: ids come from the database, or from a command line. */
export function folderOf(pakke: string): string {
  if (!UUID.test(pakke)) throw new Error('Not the id of a package');
  return `arkiv/${pakke}`;
}

export function pathOf(pakke: string, file: string): string {
  if (!FILE.test(file)) throw new Error('Not a file of a package');
  return `${folderOf(pakke)}/${file}`;
}
