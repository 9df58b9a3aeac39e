import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Soeknader } from '#contract/admin/soeknader.ts';
import { auditOf } from '#tests/support/access/forms.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import {
  insertManySoeknader,
  insertSoeknader,
  type AnySoeknad,
} from '#tests/support/access/insert-rows.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { plansOf } from '#tests/support/plans/plans-of.ts';

const PATH = '/api/admin/soeknad/alle-soeknader';
const day = (nr: number) => new Date(`2026-02-${String(nr).padStart(2, '0')}T10:00:00+01:00`);

let bff: TestBff;
let admin: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  await bff.db('pressebruker').delete();
  await bff.db('soeknad').delete();
  admin = await bff.signedIn('admin');
});
afterAll(() => bff.close());
afterEach(() => bff.db('soeknad').delete());

const insert = (...rows: AnySoeknad[]) => insertSoeknader(bff.db, ...rows);
const list = async (params: Record<string, string> = {}) => {
  const answer = await admin(`${PATH}?${new URLSearchParams(params)}`);
  expect(answer.status).toBe(200);
  return answer.json as Soeknader;
};
const names = async (params?: Record<string, string>) =>
  (await list(params)).soeknader.map(({ fornavn }) => fornavn);

describe('the list of applications', () => {
  it('has what the page shows, and times with Oslo’s offset', async () => {
    const [id] = await insert({
      fornavn: 'LEA',
      etternavn: 'BERGSUND',
      stilling: 'Fotograf',
      redaksjon: 'Dybde',
      soeknadsdato: new Date('2026-01-31T23:30:00Z'),
      status: 3,
      kommentar: 'Venter på svar.',
    });
    expect(await list()).toEqual({
      totalt: 1,
      soeknader: [
        {
          id,
          fornavn: 'LEA',
          etternavn: 'BERGSUND',
          stilling: 'Fotograf',
          redaksjon: 'Dybde',
          søknadsDato: '2026-02-01T00:30:00+01:00',
          status: 3,
          kommentar: 'Venter på svar.',
        },
      ],
    });
  });

  it.each([
    [{}, ['Ny', 'Vent']],
    [{ historikk: 'true' }, ['Ny', 'Godkjent', 'Avslaatt', 'Vent']],
    [{ ny: 'false', historikk: 'true' }, ['Godkjent', 'Avslaatt']],
    [{ ny: 'false' }, []],
  ])('with %j it holds %j', async (params, expected) => {
    await insert(
      { fornavn: 'Ny', soeknadsdato: day(1), status: 0 },
      { fornavn: 'Godkjent', soeknadsdato: day(2), status: 1 },
      { fornavn: 'Avslaatt', soeknadsdato: day(3), status: 2 },
      { fornavn: 'Vent', soeknadsdato: day(4), status: 3 },
    );
    expect(await names(params)).toEqual(expected);
    expect((await list(params)).totalt).toBe(expected.length);
  });

  it('begins with the oldest, and can be sorted by date or by status', async () => {
    await insert(
      { fornavn: 'B', soeknadsdato: day(2), status: 0 },
      { fornavn: 'A', soeknadsdato: day(1), status: 3 },
      { fornavn: 'C', soeknadsdato: day(3), status: 0 },
    );
    expect(await names()).toEqual(['A', 'B', 'C']);
    expect(await names({ sortAscending: 'false' })).toEqual(['C', 'B', 'A']);
    expect(await names({ sortField: 'Status' })).toEqual(['B', 'C', 'A']);
    expect(await names({ sortField: 'Status', sortAscending: 'false' })).toEqual(['A', 'C', 'B']);
  });

  it('leaves out what has been erased', async () => {
    const [id] = await insert({ status: 1 });
    await bff.db.raw('alter table soeknad disable trigger user');
    const personal = ['fornavn', 'etternavn', 'stilling', 'redaksjon', 'epost', 'telefon'];
    const more = [
      'jobber_som_frilanser',
      'begrunnelse',
      'kontaktperson_navn',
      'kontaktperson_epost',
    ];
    const rest = ['kontaktperson_stilling', 'kontaktperson_organisasjon'];
    const empty = Object.fromEntries([...personal, ...more, ...rest].map((name) => [name, null]));
    await bff
      .db('soeknad')
      .where({ id })
      .update({ ...empty, slettet: NOON });
    await bff.db.raw('alter table soeknad enable trigger user');
    expect(await list({ historikk: 'true' })).toEqual({ soeknader: [], totalt: 0 });
  });

  it.each([{ page: '0' }, { sortField: 'Navn' }, { ny: 'kanskje' }, { x: '1' }])(
    'takes %j for what is not there',
    async (params) => {
      await insert({ fornavn: 'A', soeknadsdato: day(1) }, { fornavn: 'B', soeknadsdato: day(2) });
      expect(await names(params as unknown as Record<string, string>)).toEqual(['A', 'B']);
    },
  );
});

describe('the search of the list', () => {
  it.each([
    ['guro', ['Guro']],
    ['STEINSLAND', ['Guro']],
    ['guro stein', ['Guro']],
    ['rettsrep', ['Guro']],
    ['vestlandsp', ['Guro']],
    ['ørjan', ['Ørjan']],
    ['ØRJAN ÅS', ['Ørjan']],
    ['æ', ['Ørjan']],
    ['O\u0308RJAN', []],
    ['100%', ['Prosent']],
    ['%', ['Prosent']],
    ['_', ['Strek']],
    ['\\', ['Strek']],
    ['steinsland rettsreporter', []],
    ["'; drop table soeknad; --", []],
    ['finnes ikke', []],
    ['  guro  ', ['Guro']],
  ])('%j finds %j', async (sok, expected) => {
    await insert(
      {
        fornavn: 'Guro',
        etternavn: 'Steinsland',
        stilling: 'Rettsreporter',
        redaksjon: 'Vestlandsposten',
      },
      { fornavn: 'Ørjan', etternavn: 'Åsæter' },
      { fornavn: 'Prosent', redaksjon: '100% Nyheter' },
      { fornavn: 'Strek', redaksjon: 'ny_tt\\blad' },
    );
    expect(await names({ sok })).toEqual(expected);
  });

  it('combines with the filters', async () => {
    await insert({ fornavn: 'Kari', status: 0 }, { fornavn: 'Kari', status: 1 });
    expect((await list({ sok: 'kari' })).totalt).toBe(1);
    expect((await list({ sok: 'kari', historikk: 'true' })).totalt).toBe(2);
  });
});

describe('the pages of the list', () => {
  it('hold every application once, also where all have the same date', async () => {
    const rows = Array.from({ length: 60 }, () => ({ soeknadsdato: day(1) }));
    const ids = await insert(...rows);
    for (const sortField of ['SoeknadsDato', 'Status']) {
      const seen: string[] = [];
      for (const page of ['1', '2', '3']) {
        const { soeknader, totalt } = await list({ page, pageSize: '25', sortField });
        expect(totalt).toBe(60);
        seen.push(...soeknader.map(({ id }) => id));
      }
      expect([...seen].sort()).toEqual([...ids].sort());
    }
  });

  it('after the last one are empty, and still tell how many there are', async () => {
    await insert({});
    expect(await list({ page: '9999999', pageSize: '100' })).toEqual({ soeknader: [], totalt: 1 });
  });
});

describe('what the audit log keeps of a look at the list', () => {
  it('is who looked, the filters and whom they saw, and not what was searched for', async () => {
    const [id] = await insert({ fornavn: 'Kari' });
    const [row, ...more] = await auditOf(bff.db, () => list({ sok: 'kari', pageSize: '25' }));
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      handling: 'soeknader_listet',
      rolle: 'admin',
      detaljer: { ny: true, historikk: false, pageSize: 25, harSoek: true, soeknadIder: [id] },
    });
    expect(JSON.stringify(row)).not.toMatch(/kari/i);
  });
});

describe('with 50,000 applications', () => {
  const SHAPES: readonly [Record<string, string>, RegExp][] = [
    [{}, /soeknad_(status|dato)/],
    [{ ny: 'false', historikk: 'true' }, /soeknad_dato/],
    [{ historikk: 'true', sortAscending: 'false' }, /Backward using soeknad_dato/],
    [{ historikk: 'true', sortField: 'Status' }, /using soeknad_status/],
    [{ historikk: 'true', sok: 'etternavn7001' }, /soeknad_soek/],
  ];

  it('every page comes from an index', async () => {
    await insertManySoeknader(bff.db, 50_000, NOON);
    for (const [params, expected] of SHAPES) {
      const { plans, result } = await plansOf(bff, /from soeknad\b/, () => list(params));
      expect(result.soeknader.length).toBeGreaterThan(0);
      // Counting reads every row; this test is not about it.
      const page = plans.find((plan) => !plan.includes('Aggregate'));
      expect(page).toMatch(expected);
      expect(page).not.toContain('Seq Scan');
    }
  });
});
