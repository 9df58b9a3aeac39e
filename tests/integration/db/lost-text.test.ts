import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byColumn, type SakTextRow } from '#domain/sak-texts.ts';
import { writeCases } from '#import/write-cases.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { dokument, moete, sak } from '#tests/support/cases/rows.ts';

let test: TestDatabase;
let db: Knex;

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
});
afterAll(() => test.close());

const FULL = {
  ...(byColumn(({ column }) => (column.holds === 'list' ? ['Bo By'] : 'Ane Li')) as SakTextRow),
  saks_tema: 'Tyveri',
  parter: 'Even Bakkerud',
  bistandsadvokater: ['Bo By', 'Ada Ås'],
  begrensninger: ['referatforbud'],
};
const HEARING = {
  rettsmoetetype: 'Planmøte',
  rettsal_adresse: 'Torget 1',
  begrensninger: ['referatforbud'],
};

/** Whether the waiting case has lost text; null when it does not wait. */
async function lost(sakId = 'A'): Promise<boolean | null> {
  const rows = await db<{ sak_id: string; tekst: boolean }>('sak_utboks').where({ sak_id: sakId });
  return rows.length === 0 ? null : rows.some(({ tekst }) => tekst);
}

describe('a waiting case', () => {
  beforeEach(async () => {
    await db('sak').delete();
    await db('sak').insert([
      { ...sak('A'), ...FULL },
      { ...sak('B'), saksnummer: '25-1MED-TOSL/03', domstol_id: 'TOSL' },
    ]);
    await db('rettsmoete').insert([{ ...moete('A'), ...HEARING }, moete('A', '2026-04-01')]);
    await db('dokument').insert(dokument('A'));
    await db('sak_utboks').delete();
  });
  const ofA = (table: string) => db(table).where({ sak_id: 'A' });

  it.each([
    ['is given another number', { saksnummer: '25-187798MED-TSOS/TSAR' }],
    ['is moved to another court', { domstol_id: 'TOSL' }],
    ['is about something else', { saks_tema: 'Ran' }],
    ['is of another type', { sakstype: 'Enedommersak' }],
    ['has other parties', { parter: 'Kari Annen' }],
    ['has one party less', { parter: 'Even' }],
    ['has no parties', { parter: null }],
    ['has no subject', { saks_tema: '' }],
    ['has another lawyer', { advokat: 'Liv Lo' }],
    ['has another judge', { rettens_administrator: null }],
    ["has one victim's lawyer less", { bistandsadvokater: ['Ada Ås'] }],
  ])('that %s has lost text', async (_, change) => {
    await ofA('sak').update(change);
    expect(await lost()).toBe(true);
  });

  it.each([
    ['whose hearing is of another type', { rettsmoetetype: 'Hovedforhandling' }],
    ['whose hearing is of no type', { rettsmoetetype: null }],
    ['whose hearing is somewhere else', { rettsal_adresse: 'Torget 2' }],
  ])('%s has lost text', async (_, change) => {
    await ofA('rettsmoete').whereNotNull('rettsmoetetype').update(change);
    expect(await lost()).toBe(true);
  });

  it('that has lost a hearing has lost what only that one said', async () => {
    await ofA('rettsmoete').whereNull('rettsmoetetype').delete();
    expect(await lost()).toBe(false);
    await ofA('rettsmoete').delete();
    expect(await lost()).toBe(true);
  });

  it('whose hearings said the same has not lost it with one of them', async () => {
    await ofA('rettsmoete').update(HEARING);
    expect(await lost()).toBe(false);
    await ofA('rettsmoete').where('start', '<', '2026-04-01').delete();
    expect(await lost()).toBe(false);
  });

  it('whose hearing belongs to another case now has lost its text, and the other has not', async () => {
    await ofA('rettsmoete').update({ sak_id: 'B' });
    expect([await lost('A'), await lost('B')]).toEqual([true, false]);
  });

  it.each([
    ['is new', () => db('sak').insert({ ...sak('C'), ...FULL }), 'C'],
    ['was deleted', () => ofA('sak').delete(), 'A'],
    ['has a hearing more', () => db('rettsmoete').insert(moete('A', '2026-05-01')), 'A'],
    ['has its hearing at another time', () => ofA('rettsmoete').update({ sal: '2' }), 'A'],
    ['has no documents', () => ofA('dokument').delete(), 'A'],
    ['has text where there was none', () => db('sak').where({ sak_id: 'B' }).update(FULL), 'B'],
    ['has its names anonymised', () => ofA('sak').update({ parter_anonymisert: true }), 'A'],
    ['is described otherwise', () => ofA('sak').update({ beskrivelse: 'Ny' }), 'A'],
    [
      "has one victim's lawyer more",
      () => ofA('sak').update({ bistandsadvokater: ['Ada Ås', 'Siv Si', 'Bo By'] }),
      'A',
    ],
  ])('that %s', async (what, change, sakId) => {
    await change();
    expect(await lost(sakId)).toBe(what === 'was deleted');
  });

  it.each([
    ['loses one', () => ofA('dokument').update({ begrensninger: [] }), true],
    ['is deleted', () => ofA('dokument').delete(), true],
    [
      'gets one more',
      () => ofA('dokument').update({ begrensninger: '{referatforbud,fotoforbud}' }),
      false,
    ],
    [
      'leaves another with the same',
      () => ofA('dokument').where({ fil_navn: 'b.pdf' }).delete(),
      false,
    ],
  ])('whose restricted document %s', async (what, change, isLost) => {
    await ofA('dokument').update({ begrensninger: ['referatforbud'] });
    if (what.startsWith('leaves'))
      await db('dokument').insert(
        dokument('A', { fil_navn: 'b.pdf', begrensninger: '{referatforbud}' }),
      );
    await db('sak_utboks').delete();
    await change();
    expect(await lost()).toBe(isLost);
  });

  it('has lost text with any column that somebody may add, unless it is known that nobody searches it', async () => {
    // `sak_id` never changes; these two are only shown.
    const notSearched = ['sak.sak_id', 'rettsmoete.sak_id', 'sak.beskrivelse', 'rettsmoete.sal'];
    const { rows } = await db.raw<{ rows: { tabell: string; kolonne: string; liste: boolean }[] }>(
      `select table_name as tabell, column_name as kolonne, data_type = 'ARRAY' as liste
       from information_schema.columns where table_schema = 'public'
         and table_name in ('sak', 'rettsmoete') and data_type in ('text', 'ARRAY', 'jsonb')`,
    );
    const searched = rows.filter(
      ({ tabell, kolonne }) => !notSearched.includes(`${tabell}.${kolonne}`),
    );
    expect(searched.length).toBeGreaterThanOrEqual(10);
    for (const { tabell, kolonne, liste } of searched) {
      const uten_navn = '{"advokat": "Liv", "rettsmoetetype": "Ran"}';
      const other = { domstol_id: 'TOSL', begrensninger: 'fotoforbud', uten_navn };
      const to = other[kolonne as keyof typeof other] ?? 'Noe annet';
      await db('sak_utboks').delete();
      await ofA(tabell).update({ [kolonne]: liste ? [to] : to });
      expect(await lost(), `${tabell}.${kolonne}`).toBe(true);
    }
  });

  it('has lost text when that was so at any time in its transaction', async () => {
    await db.transaction(async (trx) => {
      await trx('rettsmoete').where({ sak_id: 'A' }).update({ sal: '4' });
      await trx('sak').where({ sak_id: 'A' }).update({ parter: 'Kari Annen' });
      await trx('rettsmoete').insert(moete('A', '2026-06-01'));
    });
    expect(await lost()).toBe(true);
    expect(await ofA('sak_utboks').count()).toEqual([{ count: 1 }]);
  });

  it.each([
    ['by a name that it loses', { navn: 'Østfold tingrett' }, true],
    ['by a name that it keeps as a former one', { navn: 'Ny', tidligere_navn: [] }, false],
    ['by one more name', { andre_navn: ['Nuorta'] }, false],
  ])('is found by its court, %s', async (_, change, expected) => {
    const court = () => db('domstol').where({ id: 'TSOS' });
    const before = await court().first<{ navn: string; tidligere_navn: string[] }>();
    const { navn, tidligere_navn } = before;
    const kept = 'tidligere_navn' in change ? { tidligere_navn: [...tidligere_navn, navn] } : {};
    await court().update({ ...change, ...kept });
    expect([await lost('A'), await lost('B')]).toEqual([expected, null]);
    await court().update(before);
  });

  it('has lost the seat of its court that is called something else', async () => {
    const seat = () => db('domstol_sete').where({ suffiks: 'TSAR' });
    const { sete } = await seat().first<{ sete: string }>('sete');
    await seat().update({ sete: 'Sarp' });
    expect([await lost('A'), await lost('B')]).toEqual([true, null]);
    await seat().update({ sete });
  });
});

describe('an import', () => {
  const sak = {
    ...{ ...FULL, sak_id: 'A', saksnummer: '25-187797MED-TSOS/TSAR', domstol_id: 'TSOS' },
    ...{ parter_anonymisert: false, er_hentet_fra_sak_api: false, beskrivelse: null },
    ...{ saks_tema_uten_navn: null, begrensninger: [] },
  };
  const ROW = { sak, ankeFra: null };
  const at = (day: string, rettsmoetetype: string | null) => ({
    start: new Date(`${day}T08:00:00Z`),
    slutt: new Date(`${day}T14:00:00Z`),
    ...{ sal: null, rettsal_adresse: 'Torget 1', rettsmoetetype, begrensninger: [] },
  });
  const write = (moeter: ReturnType<typeof at>[]) =>
    db.transaction((trx) => writeCases(trx, 'sak', [{ ...ROW, moeter }], new Date('2026-01-01')));

  beforeEach(async () => {
    await db('sak').delete();
    await write([at('2026-03-10', 'Planmøte')]);
    await db('sak_utboks').delete();
  });

  it('that moves a hearing takes no text away', async () => {
    await write([at('2026-03-11', 'Planmøte')]);
    expect(await lost()).toBe(false);
  });

  it('that gives a hearing another type does', async () => {
    await write([at('2026-03-10', 'Hovedforhandling')]);
    expect(await lost()).toBe(true);
  });
});

/** What the case says, by column; each value is a text of its own. */
interface Said {
  readonly sak: Readonly<Record<string, string | null>>;
  readonly bistandsadvokater: readonly string[];
  readonly moeter: readonly { readonly rettsmoetetype: string | null; readonly sal: string }[];
}

const COLUMNS = ['saks_tema', 'sakstype', 'parter', 'advokat', 'rettens_administrator'] as const;
const word = fc.constantFrom('en', 'to', 'tre');
const maybe = fc.option(fc.oneof(word, fc.constant('')), { nil: null });
const state: fc.Arbitrary<Said> = fc.record({
  sak: fc.record(Object.fromEntries(COLUMNS.map((name) => [name, maybe]))),
  bistandsadvokater: fc.uniqueArray(word),
  moeter: fc.array(fc.record({ rettsmoetetype: maybe, sal: word }), { maxLength: 3 }),
});

function saidOf({ sak: columns, bistandsadvokater, moeter }: Said): string[] {
  return [
    ...COLUMNS.map((name) => `${name} ${columns[name] ?? ''}`),
    ...bistandsadvokater.map((name) => `bistandsadvokat ${name}`),
    ...moeter.map(({ rettsmoetetype }) => `rettsmoetetype ${rettsmoetetype ?? ''}`),
  ].filter((text) => !text.endsWith(' '));
}

/** Writes what differs, as the import does: the case, then new hearings, then those that are gone. */
async function change(trx: Knex, { sak: columns, bistandsadvokater, moeter }: Said) {
  const a = { sak_id: 'A' };
  await trx('sak')
    .where(a)
    .update({ ...columns, bistandsadvokater });
  const old = (await trx('rettsmoete').where(a).pluck('id')) as number[];
  if (moeter.length > 0)
    await trx('rettsmoete').insert(moeter.map((one) => ({ ...moete('A'), ...one })));
  await trx('rettsmoete').whereIn('id', old).delete();
}

describe('whatever changes, one time after the other', () => {
  it('a case has lost text exactly when something that it said is said no longer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(state, { minLength: 2, maxLength: 5 }), async (states) => {
        await db('sak').delete();
        await db('sak').insert(sak('A'));
        let said: string[] = [];
        for (const next of states) {
          await db('sak_utboks').delete();
          await db.transaction((trx) => change(trx, next));
          const now = new Set(saidOf(next));
          expect((await lost()) ?? false).toBe(said.some((text) => !now.has(text)));
          said = [...now];
        }
      }),
      { numRuns: 40 },
    );
  });
});
