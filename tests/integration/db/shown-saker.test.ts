import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NAME_FINDER } from '#domain/names/case-texts.ts';
import { readSakerFor } from '#db/sak/saker.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { dokument, moete, sak } from '#tests/support/cases/rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

let test: TestDatabase;
let db: Knex;
beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
});
afterAll(() => test.close());

const READER = '00000000-0000-4000-8000-000000000000';
const IDS = ['A', 'B', 'C'];
const kept = async (ids = IDS) => await readShownSaker(db, READER, ids);
const fresh = async (ids = IDS) =>
  (await readSakerFor(db, READER, ids)).map(({ sak: one, erFavoritt }) => ({
    sak: one,
    erFavoritt,
  }));
/** Statements that read whole cases. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const count = ({ sql }: { sql: string }) => (reads += sql.includes('as moeter') ? 1 : 0);
  db.on('query', count);
  await work();
  db.removeListener('query', count);
  return reads;
}

beforeEach(async () => {
  for (const table of ['tilbaketrekking', 'begrensning', 'sak']) await db(table).delete();
  await db('sak').insert([
    { ...sak('A'), saks_tema: 'Tyveri', parter: 'Even Bakkerud mot Kari Li', advokat: 'Ane Li' },
    { ...sak('B'), saksnummer: '25-1MED-TOSL', domstol_id: 'TOSL' },
    { ...sak('C'), saksnummer: '25-2MED-TOSL', domstol_id: 'TOSL' },
  ]);
  await db('rettsmoete').insert([moete('A'), moete('B')]);
  await db('dokument').insert(dokument('A'));
  await kept();
});

describe('a case that is kept', () => {
  it('is not read again while nothing has changed', async () => {
    expect(await readsOf(() => kept())).toBe(0);
    expect(await kept()).toEqual(await fresh());
    expect(await kept(['C', 'A'])).toEqual(await fresh(['C', 'A']));
  });

  it('is read again alone when it has changed', async () => {
    await db('sak').where({ sak_id: 'A' }).update({ saks_tema: 'Ran' });
    expect(await readsOf(() => kept())).toBe(1);
    expect((await kept()).map(({ sak: { saksTema } }) => saksTema)).toEqual(['Ran', null, null]);
  });

  it('is not asked about for a page without cases', async () => {
    let asked = 0;
    const count = () => (asked += 1);
    db.on('query', count);
    expect(await kept([])).toEqual([]);
    db.removeListener('query', count);
    expect(asked).toBe(0);
  });

  it('is not read with the others of a long page, of which most are not kept', async () => {
    const many = Array.from({ length: 400 }, (_, i) => `N${i}`);
    await db('sak').insert(
      many.map((id, i) => ({ ...sak(id), saksnummer: `25-${i + 10}MED-TSOS` })),
    );
    await kept(many.slice(0, 100));
    const read: (readonly string[])[] = [];
    const note = ({ sql, bindings }: { sql: string; bindings: readonly (readonly string[])[] }) =>
      void (sql.includes('as moeter') && read.push(...bindings.filter(Array.isArray)));
    db.on('query', note);
    const given = await kept(many);
    db.removeListener('query', note);
    expect(read.filter((ids) => many.includes(ids[0]!))).toEqual([many.slice(100)]);
    expect(given.map((one) => one.sak.sakId)).toEqual(many);
  });

  it('is given back as new when it was deleted and comes again with the same versions', async () => {
    await db('sak').where({ sak_id: 'A' }).delete();
    expect(await kept()).toEqual(await fresh());
    await db('sak_gravstein').delete();
    await db('sak').insert({ ...sak('A'), parter: 'Nye Navn' });
    await kept(['B', 'C']);
    expect(await kept()).toEqual(await fresh());
  });
});

/** Columns of what a case is read from, each with another value. */
const OTHER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  sak: {
    saksnummer: '25-187798MED-TSOS/TSAR',
    domstol_id: 'TOSL',
    saks_tema: 'Ran',
    saks_tema_uten_navn: 'Ran mot …',
    sakstype: 'Enedommersak',
    parter: 'Kari Annen',
    parter_anonymisert: true,
    begrensninger: ['skjultIdentitet'],
    advokat: null,
    bistandsadvokater: ['Bo By'],
    rettens_administrator: 'Dag Dom',
    er_hentet_fra_sak_api: true,
    beskrivelse: 'Om saken',
    foerst_sett: '2026-02-01T08:00:00Z',
    endret: '2026-03-02T08:00:00Z',
  },
  rettsmoete: {
    start: '2026-03-10T08:30:00Z',
    slutt: '2026-03-10T14:30:00Z',
    sal: '12',
    rettsal_adresse: 'Torget 1',
    rettsmoetetype: 'Planmøte',
    begrensninger: ['lukkedeDoerer'],
    sak_id: 'C',
  },
  dokument: {
    sak_id: 'C',
    filtype: 'avgjoerelse',
    tittel: 'Annen tittel',
    fil_navn: 'annen.pdf',
    domstol_initialer: 'TOSL',
    publiseringsdato: '2026-03-02',
    avgivelsesdato: '2026-03-02',
    begrensninger: ['referatforbud'],
    lagernoekkel: `ab/${'b'.repeat(64)}.pdf`,
    bytes: 11,
    sha256: Buffer.alloc(32, 1),
  },
  domstol: {
    navn: 'Annen tingrett',
    seter: ['Annetsted'],
    andre_navn: ['Another court'],
    tidligere_navn: ['Gammel tingrett'],
  },
  domstol_sete: { sete: 'Annetsted' },
};
/** What no reader's case is made of, or never changes; bookkeeping. */
const NOT_READ = new Set([
  ...['sak.sak_id', 'sak.versjon', 'sak.neste_overgang', 'sak.navn_fjernet', 'sak.navneleser'],
  ...['rettsmoete.id', 'dokument.id', 'dokument.navn_fjernet', 'dokument.fil_fjernet'],
  ...['dokument.navneleser', 'domstol.id', 'domstol.kodestatus', 'domstol.type'],
  ...['domstol.lagmannsrett', 'domstol.orgnr', 'domstol.gyldig_fra', 'domstol.gyldig_til'],
  ...['domstol_sete.domstol_id', 'domstol_sete.suffiks'],
  // They follow from their texts, and are worked out at reading for a case that nobody has looked at.
  ...['dokument.tittel_uten_navn', 'dokument.fil_navn_uten_navn'],
  ...['sak.uten_navn', 'rettsmoete.uten_navn'],
]);
const WHICH: Readonly<Record<string, object>> = {
  domstol: { id: 'TSOS' },
  domstol_sete: { domstol_id: 'TSOS', suffiks: 'TSAR' },
};
/** What changes together with a column: a decision has a day of judgment, a case of a case API a description. */
const decided = { filtype: 'avgjoerelse', avgivelsesdato: '2026-03-02' };
const WITH: Readonly<Record<string, object>> = {
  filtype: decided,
  avgivelsesdato: decided,
  er_hentet_fra_sak_api: { beskrivelse: 'Om saken' },
};

const changes = Object.entries(OTHER).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, value]) => ({ table, column, value })),
);

describe('after a change of', () => {
  it.each(changes)('$column in $table, what is given is what Postgres has', async (change) => {
    const { table, column, value } = change;
    const which = WHICH[table] ?? { sak_id: 'A' };
    const before = (await db(table).where(which).first()) as Record<string, unknown>;
    expect(
      await db(table)
        .where(which)
        .update({ ...WITH[column], [column]: value }),
    ).toBe(1);
    expect(await kept()).toEqual(await fresh());
    // The courts are all tests' of this file.
    if (table in WHICH)
      await db(table)
        .where(which)
        .update({ [column]: before[column] });
    expect(await kept()).toEqual(await fresh());
  });

  it('every column that a case is read from is among them', async () => {
    const rows = await db('information_schema.columns')
      .where({ table_schema: 'public' })
      .whereIn('table_name', Object.keys(OTHER))
      .select<{ table_name: string; column_name: string }[]>('table_name', 'column_name');
    const columns = rows.map((row) => `${row.table_name}.${row.column_name}`);
    const changed = changes.map(({ table, column }) => `${table}.${column}`);
    expect([...changed, ...NOT_READ].sort()).toEqual(columns.sort());
  });

  const decision = {
    sak_id: 'A',
    grunn: 'feil',
    forklaring: 'Prøve',
    skjult: '2026-03-01T08:00:00Z',
  };
  const lifted = {
    opphevet: '2026-03-02T08:00:00Z',
    opphevet_forklaring: 'Prøve',
  };
  const file = { filtype: 'tiltale', domstol_initialer: 'TSOS', fil_navn: 'tiltale.pdf' };
  it.each([
    ['the case', 'tilbaketrekking', { ...decision, omfang: 'sak' }],
    ['its parties', 'tilbaketrekking', { ...decision, omfang: 'parter' }],
    ['a document', 'tilbaketrekking', { ...decision, omfang: 'dokument', ...file }],
    [
      'a restriction',
      'begrensning',
      { sak_id: 'A', type: 'skjultIdentitet', tekst: 'Prøve', satt: decision.skjult },
    ],
  ])('what hides %s, what is given is what Postgres has', async (_, table, row) => {
    const shown = await fresh();
    await db(table).insert(row);
    const hidden = await kept();
    expect(hidden).toEqual(await fresh());
    expect(hidden).not.toEqual(shown);
    await db(table).where({ sak_id: 'A' }).update(lifted);
    expect(await kept()).toEqual(await fresh());
  });

  it('what is known of names in its texts, the same is given', async () => {
    await db('sak').update({ navneleser: NAME_FINDER });
    await db('dokument').update({ navneleser: NAME_FINDER });
    const said = async (read: () => ReturnType<typeof kept>) =>
      (await read()).map(({ sak: { saksTema, saksTemaUtenNavn, dokumenter } }) => ({
        ...{ saksTema, saksTemaUtenNavn, dokumenter },
      }));
    expect(await said(kept)).toEqual(await said(fresh));
  });
});
