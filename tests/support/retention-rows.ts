import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { giveAccess, SOEKNAD_COLUMNS } from '#tests/support/access/persons.ts';

export const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
export const hash = () => randomBytes(32);
const key = () => randomBytes(8).toString('hex');

/** Puts in what a step removes, as if its period began at `at`; gives how to count what is left of it. */
export type PutIn = (at: Date) => Promise<() => Promise<number>>;

export async function insertRow(db: Knex, table: string, row: Record<string, unknown>, id: string) {
  const [stored] = await db(table).insert(row).returning<Record<string, unknown>[]>(id);
  return async () => (await db(table).where({ [id]: stored![id] })).length;
}
/** Counts the row while it has content. */
async function insertEmptied(db: Knex, table: string, row: Record<string, unknown>) {
  const [stored] = await db(table).insert(row).returning<{ id: string }[]>('id');
  const { id } = stored!;
  return { id, left: async () => (await db(table).where({ id, slettet: null })).length };
}

export const applicant = (at: Date) => ({
  ...{ identitet_hash: hash(), fornavn: 'Siv', etternavn: 'Søker', ...SOEKNAD_COLUMNS },
  soeknadsdato: at,
});
const question = (at: Date) => ({
  ...{ identitet_hash: hash(), navn: 'Siv Søker', stilling: 'x', redaksjon: 'x', begrunnelse: 'x' },
  ...{ kontaktperson_navn: 'x', kontaktperson_organisasjon: 'x', kontaktperson_epost: 'x' },
  ...{ opprettet: at, utloeper: plus(at, 1) },
});
const NO_TEXT = { til: null, data: null };
const mail = (at: Date) => ({
  ...{ mal: 'x', til: 'a@b.example', data: '{}', identitet_hash: hash(), noekkel: key() },
  ...{ opprettet: at, neste_forsoek: at },
});
const session = (at: Date) => ({
  ...{ token_hash: hash(), slag: 'presse', identitet_hash: hash(), data: '{}' },
  ...{ opprettet: plus(at, -1000), sist_brukt: at, utloeper: at },
});
export const logged = (at: Date) => ({
  ...{ tidspunkt: at, identitet_hash: hash(), rolle: 'presse', handling: 'soek' },
});

/** By step. */
export function retentionRows(db: Knex, now: Date): Readonly<Record<string, PutIn>> {
  const insert = (...row: [string, Record<string, unknown>, string]) => insertRow(db, ...row);
  let months = 0;
  /** The review of a month that has none yet. */
  const review = async (opprettet: Date) => {
    const maaned = `${2000 + (months += 1)}-01-01`;
    await db('gjennomgang').insert({ maaned, opprettet, hendelser: 1 });
    return maaned;
  };
  return {
    sessions: (at) => insert('sesjon', session(at), 'token_hash'),
    signIns: (at) =>
      insert(
        'innlogging',
        {
          ...{ state_hash: hash(), slag: 'presse', nonce: 'x', kodeverifikator: 'x', retur: '/' },
          utloeper: at,
        },
        'state_hash',
      ),
    logoutTokens: (at) => insert('utlogging', { jti_hash: hash(), utloeper: at }, 'jti_hash'),
    calls: (at) => insert('rategrense', { noekkel: hash(), antall: 1, slutter: at }, 'noekkel'),
    mailUnsent: (at) => insert('epost_utboks', { ...mail(at), status: 'doed', feil: 'x' }, 'id'),
    mailSent: (at) =>
      insert('epost_utboks', { ...mail(at), ...NO_TEXT, status: 'sendt', sendt: at }, 'id'),
    news: async (at) => {
      const pressebruker_id = await giveAccess(db, {
        ...{ identitetHash: hash(), fornavn: 'Per', etternavn: 'Presse', from: at },
        to: plus(now, 1000),
      });
      const soek = { pressebruker_id, navn: key(), soek: '', lagret: at };
      const [saved] = await db('lagret_soek').insert(soek).returning<{ id: number }[]>('id');
      const told = { pressebruker_id, sak_id: 'S1', lagret_soek_id: saved!.id, tidspunkt: at };
      return insert('nyhet', told, 'id');
    },
    typedWords: async (at) => {
      const [row] = await db('revisjon').insert(logged(now)).returning<{ id: number }[]>('id');
      return insert(
        'revisjon_ord',
        { revisjon_id: row!.id, tidspunkt: at, kryptert: Buffer.from('{}') },
        'revisjon_id',
      );
    },
    rebuildOrders: (at) =>
      insert(
        'indeks_oppdrag',
        { status: 'ferdig', bedt_om: at, bedt_av: hash(), startet: at, ferdig: at },
        'id',
      ),
    imports: (at) => insert('importfil', { fil: key(), begynt: at }, 'id'),
    uploads: async (at) => {
      const [file] = await db('importfil')
        .insert({ fil: key(), begynt: now })
        .returning<{ id: number }[]>('id');
      const before = { importfil_id: file!.id, sak_id: key(), tidspunkt: at, foer: '{}' };
      return insert('importfil_foer', before, 'sak_id');
    },
    deadLetters: (at) =>
      insert('doedbrev', { sak_id: key(), grunn: 'avvist', sist_feilet: at }, 'sak_id'),
    rebuildOrdersBeside: (at) =>
      insert(
        'spor_b.indeks_oppdrag',
        { status: 'ferdig', bedt_om: at, bedt_av: hash(), startet: at, ferdig: at },
        'id',
      ),
    deadLettersBeside: (at) =>
      insert('spor_b.doedbrev', { sak_id: key(), grunn: 'avvist', sist_feilet: at }, 'sak_id'),
    applications: async (at) => {
      const { id, left } = await insertEmptied(db, 'soeknad', applicant(plus(at, -5000)));
      const reviewed = { status: 2, behandlet: at, avslag_begrunnelse: 'Nei.' };
      await db('soeknad').where({ id }).update(reviewed);
      return left;
    },
    employers: async (at) =>
      (await insertEmptied(db, 'arbeidsgiver_bekreftelse', question(at))).left,
    answers: async (at) => {
      const left = await insert('arbeidsgiver_bekreftelse', question(at), 'id');
      const empty = { navn: null, stilling: null, redaksjon: null, begrunnelse: null };
      const contact = ['navn', 'organisasjon', 'epost'].map((one) => [
        `kontaktperson_${one}`,
        null,
      ]);
      await db('arbeidsgiver_bekreftelse')
        .where({ opprettet: at })
        .update({ ...empty, ...Object.fromEntries(contact), slettet: at });
      return left;
    },
    decisions: async (at) => {
      const left = await insert('soeknad', applicant(at), 'id');
      const columns = [...Object.keys(SOEKNAD_COLUMNS), 'fornavn', 'etternavn'];
      const empty = columns
        .filter((name) => !name.startsWith('aksept'))
        .map((name) => [name, null]);
      await db('soeknad')
        .where({ soeknadsdato: at })
        .update({ ...Object.fromEntries(empty), slettet: at });
      return left;
    },
    archived: (at) =>
      insert(
        'arkivpakke',
        {
          ...{ soeknad_id: randomUUID(), versjon: 1, behandlet: at, tatt: at, skrevet: at },
          ...{ manifest_sha256: hash(), kvittert: at, kvittering: 'fil', fjernet: at },
        },
        'id',
      ),
    administrators: (at) =>
      insert(
        'administrator',
        { identitet_hash: hash(), navn: 'Ada Admin', sist_innlogget: at },
        'identitet_hash',
      ),
    withdrawals: (at) =>
      insert(
        'tilbaketrekking',
        {
          ...{ sak_id: 'S1', omfang: 'parter', grunn: 'feil', forklaring: 'x', skjult: at },
          ...{ opphevet: at, opphevet_forklaring: 'x' },
        },
        'id',
      ),
    restrictions: (at) =>
      insert(
        'begrensning',
        {
          ...{ sak_id: 'S1', type: 'referatforbud', tekst: 'x', satt: at },
          ...{ opphevet: at, opphevet_forklaring: 'x' },
        },
        'id',
      ),
    reviewedRows: async (at) => {
      const maaned = await review(now);
      const row = { maaned, nr: 1, slag: 'natt', tidspunkt: at, identitet_hash: hash(), ord: 'x' };
      await db('gjennomgang_rad').insert(row);
      return async () => (await db('gjennomgang_rad').where({ maaned, ord: 'x' })).length;
    },
    reviews: async (at) => {
      const maaned = await review(at);
      return async () => (await db('gjennomgang').where({ maaned })).length;
    },
    audit: (at) => insert('revisjon', logged(at), 'id'),
    ordered: async (at) => {
      const identitetHash = hash();
      const id = await giveAccess(db, {
        ...{ identitetHash, fornavn: 'Per', etternavn: 'Presse', from: plus(at, -5000), to: now },
        columns: { slettes_fra: at, slettes_bestilt: plus(at, -1000), slettes_bestilt_av: hash() },
      });
      return async () => (await db('pressebruker').where({ id })).length;
    },
    accounts: async (at) => {
      const identitetHash = hash();
      const id = await giveAccess(db, {
        ...{ identitetHash, fornavn: 'Per', etternavn: 'Presse', from: plus(at, -5000), to: at },
      });
      await db('favoritt').insert({ pressebruker_id: id, sak_id: 'S1', opprettet: at });
      await db('sesjon').insert({
        ...{ ...session(now), utloeper: plus(now, 1000) },
        ...{ identitet_hash: identitetHash, pressebruker_id: id },
      });
      const left = async (table: string, where: object) => (await db(table).where(where)).length;
      return async () =>
        (await left('pressebruker', { id })) +
        (await left('favoritt', { pressebruker_id: id })) +
        (await left('sesjon', { identitet_hash: identitetHash })) +
        (await left('soeknad', { identitet_hash: identitetHash, slettet: null }));
    },
    strangers: (at) =>
      insert(
        'identitet',
        { person: hash(), hash: hash(), noekkel: 'x', opprettet: at, sist_sett: at },
        'person',
      ),
  };
}
