import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import { DokumentDamaged, type Dokumentlager } from '#db/dokumentlager/port.ts';
import {
  copyKnownTekster,
  readPendingDokumenter,
  storeTekst,
  type PendingDokument,
  type PendingScope,
} from '#db/sak/dokumenttekster.ts';
import type { ReadText, TextCode } from '#domain/document-text.ts';
import { READER_VERSION, type PdfReader } from './pdf-reader.ts';

interface ExtractTarget {
  readonly db: Knex;
  readonly lager: Dokumentlager;
  readonly reader: PdfReader;
}
interface ExtractOptions extends Omit<PendingScope, 'leser'> {
  /** Stops after the document under way; the next run goes on from there. */
  readonly signal?: AbortSignal;
  readonly onDocument?: (kode: TextCode) => void;
}

/** Documents that are looked up at a time. */
const PAGE = 200;
/** Larger files are pictures; they would only fill the memory. */
const MAX_BYTES = 60 * 1024 * 1024;

/**
 * Reads the texts of the documents whose words may be searched and are not stored yet, one after the other. Running it
 * twice, or beside an import, does no harm: each text is stored by itself, for the file that was read. Throws
 * `DokumentlagerUnavailable` when the store does not answer: what it has not given is not missing.
 */
export async function extractTexts(target: ExtractTarget, options: ExtractOptions): Promise<void> {
  const scope: PendingScope = { ...options, leser: READER_VERSION };
  for (let after: number | null = 0; after !== null;) {
    const page = await readPendingDokumenter(target.db, scope, after, PAGE);
    const copied = new Set(await copyKnownTekster(target.db, page.pending, scope));
    copied.forEach(() => options.onDocument?.('lest'));
    // The same file may be there several times, and is read once.
    const read = new Map<string, ReadText>();
    for (const dokument of page.pending.filter(({ id }) => !copied.has(id))) {
      if (options.signal?.aborted) return;
      const text = read.get(dokument.noekkel) ?? (await readText(target, dokument));
      read.set(dokument.noekkel, text);
      await storeTekst(target.db, dokument, text, scope);
      options.onDocument?.(text.kode);
    }
    after = page.last;
  }
}

async function readText(
  { lager, reader }: ExtractTarget,
  { noekkel }: PendingDokument,
): Promise<ReadText> {
  try {
    const opened = await lager.open(noekkel);
    if (opened === null) return { kode: 'mangler' };
    if (opened.bytes <= MAX_BYTES)
      return await reader.read(new Uint8Array(await buffer(opened.content)));
    opened.content.destroy();
    return { kode: 'for_stor' };
  } catch (error) {
    if (error instanceof DokumentDamaged) return { kode: 'mangler' };
    throw error;
  }
}
