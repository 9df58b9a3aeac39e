import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import { shareWithRetention } from '#db/retention/locks.ts';
import { type RemovedParts, readRemovedParts } from '#db/retention/returning-documents.ts';
import { upsertDokumenter, type DokumentRow } from '#db/sak/dokumenter.ts';
import type { Dokumentlager, StoredDokument } from '#db/dokumentlager/port.ts';
import { readKnownNames } from '#db/sak/known-names.ts';
import { nameDocuments, type TitleRow } from '#db/sak/names.ts';
import { rowsOf, sql } from '#db/sql.ts';
import { hideLaterTiltaler } from '#db/tilbaketrekking/withdraw.ts';
import { findSakIdBySaksnummer } from '#db/sak/ids.ts';
import type { AvvistGrunn } from '#domain/importer.ts';
import type { DokumentLinje } from './schema.ts';
import { noteChanges, readFilesAsShown } from './shown-changes.ts';
import type { Counts } from './write-cases.ts';

interface DocumentWrite {
  readonly line: number;
  readonly dokument: DokumentLinje;
}
interface DocumentReject {
  readonly write: DocumentWrite;
  readonly field: string;
  readonly reason: string;
  readonly grunn: AvvistGrunn;
}
interface NamedDocument {
  readonly line: number;
  readonly field: string;
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
  now: Date,
): Promise<
  Counts & {
    readonly rejects: readonly DocumentReject[];
    readonly sakIds: readonly string[];
    readonly named: readonly NamedDocument[];
  }
> {
  await shareWithRetention(trx);
  const rejects: DocumentReject[] = [];
  const placed: Placed[] = [];
  // One after the other: a connection answers one question at a time.
  for (const write of writes) {
    const found = await place(trx, write);
    if ('reason' in found) rejects.push(found);
    else placed.push(found);
  }
  const sakIds = placed.map(({ sakId }) => sakId);
  const removed = await readRemovedParts(trx, sakIds, now);
  const ready: Stored[] = [];
  for (const write of placed) {
    const file = await checkedFile(manifest, write.dokument);
    if ('reason' in file) rejects.push({ write, field: 'fil', ...file });
    else ready.push(...(await store(lager, removed, write, file.path)));
  }
  const before = await readFilesAsShown(trx, sakIds, now);
  const { created, changed } = await upsertDokumenter(trx, ready.map(toRow));
  await hideLaterTiltaler(trx, sakIds, now);
  await nameDocuments(trx, sakIds, await readKnownNames(trx, sakIds));
  if (created + changed > 0) await noteChanges(trx, readFilesAsShown, before, sakIds, now);
  const named = await namedAmong(trx, ready);
  return {
    created,
    changed,
    unchanged: writes.length - rejects.length - created - changed,
    rejects,
    sakIds,
    named,
  };
}

interface Stored extends Placed {
  readonly stored: StoredDokument;
  readonly navnFjernet: Date | null;
}

/** Puts the file into the store; nothing when it was removed from there and is hidden still. */
async function store(
  lager: Dokumentlager,
  removed: RemovedParts,
  placed: Placed,
  path: string,
): Promise<Stored[]> {
  const { sakId, dokument } = placed;
  if (!removed.concern(sakId))
    return [{ ...placed, stored: await lager.put(createReadStream(path)), navnFjernet: null }];
  const texts = await removed.judge({ ...dokument, sakId }, await sha256Of(path));
  if (texts === null) return [];
  const { navnFjernet, tittel, filNavn } = texts;
  const stored = await lager.put(createReadStream(path));
  return [{ ...placed, dokument: { ...dokument, tittel, filNavn }, stored, navnFjernet }];
}

async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** Which of the documents say a party's name, and where. */
async function namedAmong(trx: Knex, placed: readonly Placed[]): Promise<NamedDocument[]> {
  const rows = await rowsOf<TitleRow & { readonly filtype: string; readonly initialer: string }>(
    trx,
    sql`select filtype, domstol_initialer as initialer, fil_navn, tittel_uten_navn, fil_navn_uten_navn
      from dokument where sak_id = any(${placed.map(({ sakId }) => sakId)})
        and (tittel_uten_navn is not null or fil_navn_uten_navn is not null)`,
  );
  return placed.flatMap((write) => {
    const { filtype, domstolInitialer, filNavn } = write.dokument;
    const row = rows.find(
      (one) =>
        one.filtype === filtype && one.initialer === domstolInitialer && one.fil_navn === filNavn,
    );
    return [
      ...(row?.tittel_uten_navn ? [{ line: write.line, field: 'tittel' }] : []),
      ...(row?.fil_navn_uten_navn ? [{ line: write.line, field: 'filNavn' }] : []),
    ];
  });
}

/** Finds the document's case. An address that belongs to a document of another case is refused. */
async function place(trx: Knex, write: DocumentWrite): Promise<Placed | DocumentReject> {
  const { dokument } = write;
  const field = dokument.sakId === undefined ? 'saksnummer' : 'sakId';
  const sakId = await findSakId(trx, dokument);
  if (sakId === null)
    return { write, field, reason: 'no such case has been imported', grunn: 'ukjent_sak' };
  const holder = await trx<DokumentRow>('dokument')
    .where({
      filtype: dokument.filtype,
      domstol_initialer: dokument.domstolInitialer,
      fil_navn: dokument.filNavn,
    })
    .first('sak_id');
  if (holder && holder.sak_id !== sakId)
    return {
      ...{ write, field: 'filNavn', reason: 'belongs to another case already' },
      grunn: 'annen_sak',
    };
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

/** What is wrong with the file or its path, and not with the disk. */
const UNREADABLE = new Set(['EACCES', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'EPERM']);

/** The PDF in the manifest's folder or below it; links and `..` do not lead out of that folder. */
async function checkedFile(
  manifest: string,
  dokument: DokumentLinje,
): Promise<{ readonly path: string } | Omit<DocumentReject, 'write' | 'field'>> {
  try {
    const folder = await realpath(dirname(manifest));
    const path = await realpath(resolve(folder, dokument.fil ?? dokument.filNavn));
    if (!path.startsWith(folder + sep))
      return { reason: "lies outside the manifest's folder", grunn: 'fil_mangler' };
    const problem = await pdfProblem(path);
    return problem === null ? { path } : { reason: problem, grunn: 'ikke_pdf' };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return { reason: 'is missing', grunn: 'fil_mangler' };
    if (code !== undefined && UNREADABLE.has(code))
      return { reason: `cannot be read (${code})`, grunn: 'fil_uleselig' };
    throw error;
  }
}

function toRow({ sakId, dokument, stored, navnFjernet }: Stored): DokumentRow {
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
    begrensninger: dokument.begrensninger,
    navn_fjernet: navnFjernet,
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
