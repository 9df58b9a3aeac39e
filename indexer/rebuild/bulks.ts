import type { SakDocument } from '#search/document.ts';
import type { Put } from '#indexer/build-writes.ts';

/** Bytes of one bulk, about; Elasticsearch likes a few megabytes best. */
export const BULK_BYTES = 4_000_000;

/** Cuts a page into bulks of at most `most` bytes (estimated); a larger document goes alone. */
export function splitBulks(puts: readonly Put[], most = BULK_BYTES): Put[][] {
  const bulks: Put[][] = [];
  let size = Infinity;
  for (const put of puts) {
    const bytes = estimateBytes(put.document);
    if (size + bytes > most) {
      bulks.push([]);
      size = 0;
    }
    bulks.at(-1)!.push(put);
    size += bytes;
  }
  return bulks;
}

/** Roughly what the document takes as JSON, without making it. */
export function estimateBytes(document: SakDocument): number {
  const texts = [
    ...Object.values(document.tekst),
    ...document.rettsmoeter.map((moete) => moete.type),
  ];
  const words = texts.flatMap((text) => [...text.segments, ...text.stems]);
  const structure = 600 + 120 * (document.rettsmoeter.length + document.tiltaler.length);
  return words.reduce((sum, word) => sum + word.length + 3, structure);
}
