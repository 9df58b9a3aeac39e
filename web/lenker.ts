import { LENKER, LENKER_META, type Lenker } from '#domain/lenker.ts';

/** Where the courts' own pages are: as the server says in the page, else as usual. */
export function readLenker(page?: ParentNode): Lenker {
  const content = page?.querySelector<HTMLMetaElement>(`meta[name="${LENKER_META}"]`)?.content;
  return { ...LENKER, ...(content ? (JSON.parse(content) as Partial<Lenker>) : {}) };
}

/** A server that makes the page puts in what it knows. */
export const lenker = readLenker(globalThis.document);
