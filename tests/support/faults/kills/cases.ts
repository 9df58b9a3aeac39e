import type { Knex } from 'knex';
import { CHANGING, STEADY, wordOf, type PlannedWrite, type WriteKind } from './plan.ts';

/** What a case says: words that occur nowhere else. Null: it does not say that. */
interface Said {
  readonly tema: string;
  readonly navn: string | null;
  readonly tekst: string | null;
}

/** As Postgres has it. */
export interface StoredCase extends Said {
  readonly sakId: string;
  readonly hidden: 'sak' | 'parter' | null;
}

/** Every sixth case had its hearing so long ago that its names and texts are hidden from the start. */
const isOld = (sakId: string): boolean => Number(sakId.slice(1)) % 6 === 5;
const hearing = (sakId: string) => (isOld(sakId) ? '2026-02-02' : '2026-03-20');
export const idOf = (nr: number): string => `C${String(nr).padStart(4, '0')}`;
export const STEADY_IDS = Array.from({ length: STEADY }, (_, nr) => idOf(CHANGING + nr));

/** The words by which the case must be found; no other case has them. */
export function visibleWords({ sakId, tema, navn, tekst, hidden }: StoredCase): string[] {
  if (hidden === 'sak') return [];
  const names = isOld(sakId) || hidden === 'parter' ? [] : [navn, tekst];
  return [tema, ...names].filter((word) => word !== null);
}

/** Inserts every case, with words of its own. */
export async function insertCases(db: Knex, random: () => number): Promise<void> {
  for (let nr = 0; nr < CHANGING + STEADY; nr++) await insertCase(db, idOf(nr), wordOf(random));
}

async function insertCase(db: Knex, sakId: string, word: string): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('sak').insert({
      sak_id: sakId,
      saksnummer: `26-${sakId.slice(1).padStart(6, '0')}MED-TSOS/TSAR`,
      domstol_id: 'TSOS',
      foerst_sett: '2026-01-01T08:00:00Z',
      saks_tema: `Tyveri ${word}`,
      sakstype: 'Meddomsrettssak',
      parter: partiesOf(nameIn(word)),
    });
    const day = hearing(sakId);
    await trx('rettsmoete').insert({
      sak_id: sakId,
      start: `${day}T08:00:00Z`,
      slutt: `${day}T14:00:00Z`,
      rettsmoetetype: 'Hovedforhandling',
    });
  });
}

async function isThere(db: Knex, sakId: string): Promise<boolean> {
  return (await db('sak').where({ sak_id: sakId }).pluck('sak_id')).length > 0;
}

/** Another word for the name, so that one write says two. */
const nameIn = (word: string) => [...word].reverse().join('');
const partiesOf = (name: string) =>
  `Påtalemyndigheten mot Even ${name.charAt(0).toUpperCase()}${name.slice(1)}`;

type Change = (db: Knex, sakId: string, word: string) => Promise<unknown>;

/** What a write does to a case in Postgres. Each is one transaction. */
export const CHANGES: Readonly<Record<Exclude<WriteKind, 'favourite' | 'application'>, Change>> = {
  rename: (db, sakId, word) =>
    db('sak')
      .where({ sak_id: sakId })
      .update({ saks_tema: `Ran ${word}` }),
  otherName: (db, sakId, word) =>
    db('sak')
      .where({ sak_id: sakId })
      .update({ parter: partiesOf(word) }),
  noName: (db, sakId) => db('sak').where({ sak_id: sakId }).update({ parter: null }),
  delete: (db, sakId) => db('sak').where({ sak_id: sakId }).delete(),
  insert: async (db, sakId, word) => {
    const there = await isThere(db, sakId);
    if (!there) await insertCase(db, sakId, word);
  },
  document: async (db, sakId, word) =>
    db.transaction(async (trx) => {
      const there = await isThere(trx, sakId);
      await trx('dokument').where({ sak_id: sakId }).delete();
      if (there) await insertDocument(trx, sakId, word);
    }),
  noDocument: (db, sakId) => db('dokument').where({ sak_id: sakId }).delete(),
  withdraw: (db, sakId) => hide(db, sakId, 'sak'),
  withdrawParter: (db, sakId) => hide(db, sakId, 'parter'),
  lift: (db, sakId) =>
    db('tilbaketrekking')
      .where({ sak_id: sakId, opphevet: null })
      .update({ opphevet: db.raw('clock_timestamp()'), opphevet_forklaring: 'Prøve' }),
};

async function insertDocument(trx: Knex, sakId: string, word: string): Promise<void> {
  const sha256 = Buffer.alloc(32, word);
  const [row] = await trx('dokument')
    .insert({
      ...{ sak_id: sakId, filtype: 'tiltale', tittel: 'Tiltale', fil_navn: `${sakId}.pdf` },
      ...{ domstol_initialer: 'TSOS', publiseringsdato: '2026-03-01', bytes: 10, sha256 },
      lagernoekkel: `ab/${sha256.toString('hex')}.pdf`,
    })
    .returning<{ id: number }[]>('id');
  await trx('dokument_tekst').insert({
    ...{ dokument_id: row!.id, sak_id: sakId, sha256, kode: 'lest', leser: 1 },
    ...{ tekst: `Tiltalen gjelder ${word} den dagen.`, lest: '2026-03-01T08:00:00Z' },
  });
}

async function hide(db: Knex, sakId: string, omfang: 'sak' | 'parter'): Promise<void> {
  const held = await db('tilbaketrekking').where({ sak_id: sakId, opphevet: null }).pluck('id');
  if (held.length > 0) return;
  const why = { grunn: 'feil', forklaring: 'Prøve', skjult: '2026-03-10T11:00:00Z' };
  await db('tilbaketrekking').insert({ sak_id: sakId, omfang, ...why });
}

/** Whether the write shows something that was hidden, so that its words may be found from then on. */
export const shows = ({ kind }: PlannedWrite): boolean => kind === 'lift';

/** Every case as Postgres has it now, read by statements of this file alone. */
export async function readCases(db: Knex): Promise<ReadonlyMap<string, StoredCase>> {
  const { rows } = await db.raw<{
    rows: {
      sak_id: string;
      tema: string;
      parter: string | null;
      tekst: string | null;
      hidden: 'sak' | 'parter' | null;
    }[];
  }>(
    `select sak.sak_id, saks_tema as tema, parter, tekst,
       (select omfang from tilbaketrekking t where t.sak_id = sak.sak_id and opphevet is null) as hidden
     from sak left join dokument_tekst using (sak_id) where sak.sak_id like 'C%' order by sak.sak_id`,
  );
  const word = (text: string | null, at: RegExp) => at.exec(text ?? '')?.[1]?.toLowerCase() ?? null;
  return new Map(
    rows.map(({ sak_id: sakId, tema, parter, tekst, hidden }) => [
      sakId,
      {
        ...{ sakId, hidden, tema: word(tema, / (\w+)$/)! },
        ...{ navn: word(parter, /Even (\w+)$/), tekst: word(tekst, /gjelder (\w+) den/) },
      },
    ]),
  );
}
