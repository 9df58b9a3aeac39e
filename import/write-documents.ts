import { createReadStream } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Knex } from 'knex';
import { upsertDokumenter, type DokumentRow } from '#db/sak/dokumenter.ts';
import type { Dokumentlager, StoredDokument } from '#db/sak/dokumentlager.ts';
import { findSakIdBySaksnummer } from '#db/sak/saker.ts';
import type { DokumentLinje } from './schema.ts';
import type { Counts } from './write-cases.ts';

interface DocumentWrite {
  readonly line: number;
  readonly dokument: DokumentLinje;
}
interface DocumentReject {
  readonly write: DocumentWrite;
  readonly field: string;
  readonly reason: string;
}
interface Placed extends DocumentWrite {
  readonly sakId: string;
}

/** Puts the documents of a manifest into store and database. A refused document leaves nothing in either. */
export async function writeDocuments(
  trx: Knex,
  lager: Dokumentlager,
  manifest: string,
  writes: readonly DocumentWrite[],
): Promise<
  Counts & { readonly rejects: readonly DocumentReject[]; readonly sakIds: readonly string[] }
> {
  const rejects: DocumentReject[] = [];
  const ready: (Placed & { stored: StoredDokument })[] = [];
  for (const write of writes) {
    const placed = await place(trx, write);
    if ('reason' in placed) {
      rejects.push(placed);
      continue;
    }
    const file = await checkedFile(manifest, write.dokument);
    if ('reason' in file) rejects.push({ write, field: 'fil', reason: file.reason });
    else ready.push({ ...placed, stored: await lager.put(createReadStream(file.path)) });
  }
  const { created, changed } = await upsertDokumenter(trx, ready.map(toRow));
  const sakIds = ready.map(({ sakId }) => sakId);
  return { created, changed, unchanged: ready.length - created - changed, rejects, sakIds };
}

/** Finds the document's case. An address that belongs to a document of another case is refused. */
async function place(trx: Knex, write: DocumentWrite): Promise<Placed | DocumentReject> {
  const { dokument } = write;
  const field = dokument.sakId === undefined ? 'saksnummer' : 'sakId';
  const sakId = await findSakId(trx, dokument);
  if (sakId === null) return { write, field, reason: 'no such case has been imported' };
  const holder = await trx<DokumentRow>('dokument')
    .where({
      filtype: dokument.filtype,
      domstol_initialer: dokument.domstolInitialer,
      fil_navn: dokument.filNavn,
    })
    .first('sak_id');
  if (holder && holder.sak_id !== sakId)
    return { write, field: 'filNavn', reason: `belongs to the case ${holder.sak_id} already` };
  return { ...write, sakId };
}

/** The id of the case that the line names, by sakId or by number; null when there is none. */
async function findSakId(
  trx: Knex,
  { sakId, saksnummer = '' }: DokumentLinje,
): Promise<string | null> {
  if (sakId === undefined) return findSakIdBySaksnummer(trx, saksnummer);
  return (await trx('sak').where({ sak_id: sakId }).first('sak_id')) ? sakId : null;
}

/** The PDF in the manifest's folder or below it; links and `..` do not lead out of that folder. */
async function checkedFile(
  manifest: string,
  dokument: DokumentLinje,
): Promise<{ readonly path: string } | { readonly reason: string }> {
  try {
    const folder = await realpath(dirname(manifest));
    const path = await realpath(resolve(folder, dokument.fil ?? dokument.filNavn));
    if (!path.startsWith(folder + sep)) return { reason: "lies outside the manifest's folder" };
    const problem = await pdfProblem(path);
    return problem === null ? { path } : { reason: problem };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { reason: 'is missing' };
    if (code === 'EACCES' || code === 'EISDIR') return { reason: `cannot be read (${code})` };
    throw error;
  }
}

function toRow({ sakId, dokument, stored }: Placed & { stored: StoredDokument }): DokumentRow {
  return {
    sak_id: sakId,
    filtype: dokument.filtype,
    tittel: dokument.tittel,
    fil_navn: dokument.filNavn,
    domstol_initialer: dokument.domstolInitialer,
    publiseringsdato: dokument.publiseringsdato,
    avgivelsesdato: dokument.avgivelsesdato,
    lagernoekkel: stored.noekkel,
    bytes: stored.bytes,
    sha256: stored.sha256,
  };
}

const EDGE = 1024;
/** Larger than any court document, so that a wrong path does not fill the store. */
const MAX_PDF_BYTES = 200 * 1024 * 1024;

/**
 * Why a file is not a PDF document; null when it looks like one: it has the header at the beginning, and the
 * pointer to the cross-reference table and the end mark at the end. Throws what the file system throws.
 */
export async function pdfProblem(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const info = await file.stat();
    if (!info.isFile()) return 'is no file';
    const { size } = info;
    if (size === 0) return 'is empty';
    if (size > MAX_PDF_BYTES) return `is larger than ${MAX_PDF_BYTES / 1024 / 1024} MB`;
    const head = await read(0, Math.min(size, EDGE));
    if (!head.startsWith('%PDF-')) return 'is no PDF: it does not begin with %PDF-';
    const tail = await read(Math.max(0, size - EDGE), Math.min(size, EDGE));
    if (!/startxref\s+\d+\s+%%EOF/.test(tail)) return 'is no whole PDF: its end is missing';
    return null;
  } finally {
    await file.close();
  }

  async function read(position: number, length: number): Promise<string> {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1');
  }
}
