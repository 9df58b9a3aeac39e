import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import { readSaker } from '#db/sak/saker.ts';
import { isDokumentWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { isPlainTitle } from '#domain/names/plain-title.ts';
import { type Filtype, OPEN_DOKUMENT, type Sak } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import { dokumentHiddenFrom, ParterStatus, parterStatus } from '#domain/visibility.ts';

/** What a court sends. */
interface IncomingDocument {
  readonly sakId: string;
  readonly filtype: Filtype;
  readonly domstolInitialer: string;
  readonly filNavn: string;
  readonly tittel: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
}

/** Title and file name as they are to be written; null: the document stays as it is, without its file. */
type Texts = Pick<IncomingDocument, 'tittel' | 'filNavn'> & {
  /** Set on a new document whose texts were replaced. */
  readonly navnFjernet: Date | null;
};

/** Documents and cases of which something was removed, and what that means for a document that comes (again). */
export interface RemovedParts {
  /** Whether anything was removed of this case or its documents; if not, the document is written as it comes. */
  readonly concern: (sakId: string) => boolean;
  readonly judge: (incoming: IncomingDocument, sha256: Buffer) => Promise<Texts | null>;
}

interface RemovedRow {
  readonly id: number;
  readonly sak_id: string;
  readonly filtype: Filtype;
  readonly domstol_initialer: string;
  readonly fil_navn: string;
  readonly tittel: string;
  readonly sha256: Buffer;
  readonly uten_fil: boolean;
  readonly navn_fjernet: Date | null;
  readonly trukket: boolean;
}

/** To be called when retention is shared (locks.ts). */
export async function readRemovedParts(
  trx: Knex,
  sakIds: readonly string[],
  now: Date,
): Promise<RemovedParts> {
  const rows = await rowsOf<RemovedRow>(
    trx,
    sql`select k.id, k.sak_id, k.filtype, k.domstol_initialer, k.fil_navn, k.tittel, k.sha256,
        k.lagernoekkel is null as uten_fil, k.navn_fjernet, ${isDokumentWithdrawn()} as trukket
      from dokument k where k.sak_id = any(${sakIds})
        and (k.lagernoekkel is null or k.navn_fjernet is not null) order by k.id`,
  );
  const unnamed = await rowsOf<{ sak_id: string }>(
    trx,
    sql`select sak_id from sak where sak_id = any(${sakIds}) and navn_fjernet is not null`,
  );
  const concerned = new Set([...rows, ...unnamed].map(({ sak_id }) => sak_id));
  const withoutNames = new Set(unnamed.map(({ sak_id }) => sak_id));
  const saker = new Map((await readSaker(trx, [...concerned])).map((sak) => [sak.sakId, sak]));
  return {
    concern: (sakId) => concerned.has(sakId),
    judge: async (incoming, sha256) => {
      const sak = saker.get(incoming.sakId);
      const known = findKnown(rows, incoming, sha256);
      if (
        known?.uten_fil &&
        known.sha256.equals(sha256) &&
        isStillHidden(known, incoming, sak, now)
      )
        return null;
      const areHidden = !sak || parterStatus(sak, now) !== ParterStatus.Vises;
      if (known?.navn_fjernet) {
        if (areHidden) return { tittel: known.tittel, filNavn: known.fil_navn, navnFjernet: null };
        await giveBackNames(trx, known.id, incoming);
      }
      return areHidden && withoutNames.has(incoming.sakId)
        ? plainTexts(incoming, sha256, now)
        : { ...incoming, navnFjernet: null };
    },
  };
}

/** The document at this address, or, when its address was a name, with this content. */
function findKnown(
  rows: readonly RemovedRow[],
  { sakId, filtype, domstolInitialer, filNavn }: IncomingDocument,
  sha256: Buffer,
): RemovedRow | undefined {
  const own = rows.filter((row) => row.sak_id === sakId && row.filtype === filtype);
  return (
    own.find((row) => row.domstol_initialer === domstolInitialer && row.fil_navn === filNavn) ??
    own.find((row) => row.navn_fjernet && row.sha256.equals(sha256))
  );
}

/** By the dates that come now. Of a hidden case nothing is shown. */
function isStillHidden(
  { trukket }: RemovedRow,
  { filtype, publiseringsdato, avgivelsesdato }: IncomingDocument,
  sak: Sak | undefined,
  now: Date,
): boolean {
  const unnamed = { tittel: '', filNavn: '', domstolInitialer: '' };
  const dokument = { ...OPEN_DOKUMENT, ...unnamed, filtype, publiseringsdato, avgivelsesdato };
  return trukket || !sak || dokumentHiddenFrom(dokument, sak) <= now;
}

/** The names may be seen again, so the document is once more what the court calls it. */
async function giveBackNames(trx: Knex, id: number, incoming: IncomingDocument): Promise<void> {
  await run(
    trx,
    sql`update dokument set fil_navn = ${incoming.filNavn}, tittel = ${incoming.tittel}, navn_fjernet = null
      where id = ${id}`,
  );
}

const TITLES: Readonly<Record<Filtype, string>> = { tiltale: 'Tiltale', avgjoerelse: 'Avgjørelse' };
const HEX_DIGITS = 16;

/** The names of the case are gone, so nobody can tell whether the texts of a new document say one. In doubt they do. */
function plainTexts(incoming: IncomingDocument, sha256: Buffer, now: Date): Texts {
  const { tittel, filNavn, filtype } = incoming;
  const isPlain = isPlainTitle(tittel) && isPlainTitle(filNavn);
  return {
    tittel: isPlainTitle(tittel) ? tittel : TITLES[filtype],
    filNavn: isPlainTitle(filNavn)
      ? filNavn
      : `dokument-${sha256.toString('hex').slice(0, HEX_DIGITS)}.pdf`,
    navnFjernet: isPlain ? null : now,
  };
}
