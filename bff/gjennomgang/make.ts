import type { Knex } from 'knex';
import { type KeyRing, decrypt } from '#bff/session/key-ring.ts';
import {
  type Counted,
  type Month,
  countAtNight,
  countExported,
  countOutside,
  findRows,
  listAskedForNothing,
  readExtent,
} from '#db/gjennomgang/counts.ts';
import {
  type NyRad,
  insertGjennomgang,
  insertRader,
  noteUtelatt,
  readGjennomgang,
} from '#db/gjennomgang/reviews.ts';
import {
  GRENSER,
  type Maaned,
  type Opptelling,
  UTVALG,
  type Uvanlig,
  maanedFoer,
  mestSpurt,
  tidAv,
  trekk,
  velgUvanlige,
} from '#domain/gjennomgang.ts';

/** So many numbers are drawn for each row that is wanted: what the service did by itself is passed over, and some meet the same row. */
const DRAWN = 5;

/**
 * Makes the review of a month, once and for all: what is unusual, and what is drawn. False: there is one, or the log has
 * nothing of the month. Two at once make one; the other waits.
 */
export async function makeReview(
  { db, keys }: { readonly db: Knex; readonly keys: KeyRing },
  maaned: Maaned,
  now: Date,
): Promise<boolean> {
  if (await readGjennomgang(db, maaned)) return false;
  const tid = tidAv(maaned);
  const extent = await readExtent(db, tid);
  if (!extent) return false;
  return db.transaction(async (trx) => {
    const { hendelser } = extent;
    // First of all: another server waits here, and then has nothing to do.
    if (!(await insertGjennomgang(trx, maaned, { hendelser, now }))) return false;
    const talt = await countAll(trx, keys, (slag) => ({
      ...tid,
      personer: null,
      minst: GRENSER[slag],
    }));
    const { rader, utelatt } = velgUvanlige(talt);
    if (utelatt > 0) await noteUtelatt(trx, maaned, utelatt);
    const unusual = await withMonthBefore(trx, keys, maaned, rader);
    await insertRader(trx, maaned, [...unusual, ...(await sampleOf(trx, maaned, extent))]);
    return true;
  });
}

/** How much persons have done of each kind. */
async function countAll(
  db: Knex,
  keys: KeyRing,
  monthOf: (slag: Uvanlig) => Month,
): Promise<Opptelling<Buffer>[]> {
  const count: Readonly<Record<Uvanlig, (month: Month) => Promise<Counted[]>>> = {
    utenfor: (month) => countOutside(db, month),
    samme: (month) => countSame(db, keys, month),
    eksport: (month) => countExported(db, month),
    natt: (month) => countAtNight(db, month),
  };
  const talt: Opptelling<Buffer>[] = [];
  for (const slag of Object.keys(count) as Uvanlig[])
    talt.push(...(await count[slag](monthOf(slag))).map((one) => ({ slag, ...one })));
  return talt;
}

/** The words are compared here, and go no further: nothing but a count is stored or logged. */
async function countSame(db: Knex, keys: KeyRing, month: Month): Promise<Counted[]> {
  const asked = await listAskedForNothing(db, month);
  const opened = asked.flatMap(({ person, noekkel, kryptert }) => {
    const ord = noekkel === null ? kryptert.toString('utf8') : decrypt(keys, { noekkel, kryptert });
    return ord === null ? [] : { person: person.toString('hex'), ord };
  });
  return [...mestSpurt(opened)]
    .map(([person, antall]) => ({ person: Buffer.from(person, 'hex'), antall }))
    .filter(({ antall }) => antall >= month.minst);
}

/** Each with what the same person did of the same kind in the month before. */
async function withMonthBefore(
  db: Knex,
  keys: KeyRing,
  maaned: Maaned,
  rader: readonly Opptelling<Buffer>[],
): Promise<NyRad[]> {
  const before = tidAv(maanedFoer(maaned));
  const personsOf = (slag: Uvanlig) =>
    rader.filter((one) => one.slag === slag).map(({ person }) => person);
  const talt = await countAll(db, keys, (slag) => ({
    ...before,
    personer: personsOf(slag),
    minst: 1,
  }));
  return rader.map(({ slag, person, antall }) => ({
    ...{ slag, antall, identitetHash: person, revisjonId: null, tidspunkt: tidAv(maaned).fra },
    antallFoer: talt.find((one) => one.slag === slag && one.person.equals(person))?.antall ?? 0,
  }));
}

async function sampleOf(
  db: Knex,
  maaned: Maaned,
  { foerste, siste }: { readonly foerste: number; readonly siste: number },
): Promise<NyRad[]> {
  const ids = trekk(maaned, { fra: foerste, til: siste }, UTVALG * DRAWN);
  const found = await findRows(db, ids, { ...tidAv(maaned), siste });
  const rows = new Map(found.map((row) => [row.id, row]));
  return [...rows.values()]
    .slice(0, UTVALG)
    .sort((one, other) => one.tidspunkt.getTime() - other.tidspunkt.getTime() || one.id - other.id)
    .map(({ id, tidspunkt }) => ({
      ...{ slag: 'tilfeldig', tidspunkt, revisjonId: id },
      ...{ identitetHash: null, antall: null, antallFoer: null },
    }));
}
