import { LENKER, LENKER_META, type Lenker } from '#domain/lenker.ts';

/** Where the courts' own pages are: the server says it in the page. While the page is developed, no server does. */
export function readLenker(page?: ParentNode): Lenker {
  const content = page?.querySelector<HTMLMetaElement>(`meta[name="${LENKER_META}"]`)?.content;
  const said = content ? (JSON.parse(content) as Lenker) : null;
  return said ?? ({ ...(import.meta.env.DEV && LENKER) } as Lenker);
}

/** A server that makes the page puts in what it knows. */
export const lenker = readLenker(globalThis.document);
