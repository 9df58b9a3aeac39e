import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Brukere } from '#contract/admin/brukere.ts';
import { accessStateSql } from '#db/bruker/access.ts';
import { sql, toRaw } from '#db/sql.ts';
import { ACCESS_STATES, accessState, type Access, type AccessState } from '#domain/access.ts';
import { shiftDay, startOfOsloDay } from '#domain/time.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { insertBrukere, type AnyBruker } from '#tests/support/access/insert-rows.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

const PATH = '/api/admin/bruker/alle';
const days = (by: number) => new Date(NOON.getTime() + by * 86_400_000);
const VALID: Access = { from: days(-30), to: days(300) };
const LAPSED: Access = { from: days(-400), to: days(-35) };

let bff: TestBff;
let admin: Ask;
beforeAll(async () => {
  bff = await startTestBff();
  await bff.db('pressebruker').delete();
  admin = await bff.signedIn('admin');
});
afterAll(() => bff.close());
afterEach(() => bff.db('pressebruker').delete());

const bruker = (fornavn: string, more: Partial<AnyBruker> = {}): AnyBruker => ({
  fornavn,
  access: VALID,
  ...more,
});
const insert = (...rows: AnyBruker[]) => insertBrukere(bff.db, rows);
const list = async (params: Record<string, string> = {}) => {
  const answer = await admin(`${PATH}?${new URLSearchParams(params)}`);
  expect(answer.status).toBe(200);
  return answer.json as Brukere;
};
const namesOf = ({ brukere }: Brukere) => brukere.map(({ fornavn }) => fornavn);
const names = async (params?: Record<string, string>) => namesOf(await list(params));

describe('the state of access in SQL', () => {
  const DAYS = ['2026-03-29', '2026-03-30', '2026-07-01', '2026-10-25', '2026-10-26'];
  const anyDay = fc
    .tuple(fc.constantFrom(...DAYS), fc.integer({ min: -1, max: 1 }))
    .map(([day, by]) => shiftDay(day, { days: by }));
  const anyInstant = fc
    .tuple(anyDay, fc.constantFrom(-3_600_000, -1, 0, 1, 5_400_000, 10_800_000, 43_200_000))
    .map(([day, by]) => new Date(startOfOsloDay(day).getTime() + by));
  const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const anyAccess = fc
    .record({
      from: orNull(anyInstant),
      to: orNull(anyInstant),
      endDate: orNull(anyDay),
      suspendedUntil: orNull(anyDay),
      newsroomSuspension: orNull(fc.record({ until: orNull(anyDay) })),
    })
    .map(({ from, to, endDate, suspendedUntil, newsroomSuspension }) => ({
      from,
      to: from && to && from < to ? to : null,
      endDate,
      suspendedUntil: from && suspendedUntil,
      newsroomSuspension,
    }));

  it('equals domain/access.ts for any access at any instant, also at clock changes', async () => {
    const seen = new Set<AccessState>();
    const many = fc.array(anyAccess, { minLength: 50, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(many, anyInstant, async (accesses, now) => {
        const ids = await insert(...accesses.map((access) => ({ access })));
        const states = await statesAt(now);
        for (const [index, access] of accesses.entries()) {
          const state = accessState(access, now);
          seen.add(state);
          expect([access, states.get(ids[index]!)]).toEqual([access, state]);
        }
      }),
      { numRuns: 30 },
    );
    expect([...seen].sort()).toEqual([...ACCESS_STATES].sort());
  });

  async function statesAt(now: Date): Promise<Map<string, AccessState>> {
    const { db } = bff;
    const state = toRaw(db, sql`${accessStateSql(now)} as state`);
    const rows = await db('pressebruker').select<{ id: string; state: AccessState }[]>('id', state);
    return new Map(rows.map((row) => [row.id, row.state]));
  }
});

describe('the list of users', () => {
  it('has those with valid access, whoever signed in last first and who never did last', async () => {
    await insert(
      bruker('Aldri'),
      bruker('I går', { columns: { sist_innlogget: days(-1) } }),
      bruker('Nettopp', { columns: { sist_innlogget: NOON } }),
      bruker('Utløpt', { access: LAPSED }),
    );
    expect(await names()).toEqual(['Nettopp', 'I går', 'Aldri']);
    expect(await names({ sortAscending: 'true' })).toEqual(['Aldri', 'I går', 'Nettopp']);
  });

  it('says of each what the page shows', async () => {
    const columns = {
      stilling: 'Journalist',
      redaksjon: 'Fjordavisa',
      kontaktperson_navn: 'Randi',
    };
    const [id] = await insert(bruker('Siri', { columns: { ...columns, sist_innlogget: NOON } }));
    expect(await list()).toEqual({
      brukere: [
        {
          id,
          fornavn: 'Siri',
          etternavn: 'Solvang',
          stilling: 'Journalist',
          redaksjon: 'Fjordavisa',
          kontaktpersonArbeidsgiver: 'Randi',
          sistPåloggetDato: '2026-03-10T12:00:00+01:00',
          tilgangFraDato: '2026-02-08T12:00:00+01:00',
          harGyldigTilgang: true,
          ubrukt: null,
          slettes: null,
          versjon: 1,
          ulest: false,
        },
      ],
      totalt: 1,
    });
  });

  it("'Historikk' has those whose access is not valid now, and both filters have everybody", async () => {
    await insert(
      bruker('Gyldig'),
      bruker('Utløpt', { access: LAPSED }),
      bruker('Avsluttet', { access: { ...VALID, endDate: '2026-03-10' } }),
      bruker('Suspendert', { access: { ...VALID, suspendedUntil: '2026-03-11' } }),
      bruker('Suspendert til i dag', { access: { ...VALID, suspendedUntil: '2026-03-10' } }),
    );
    const active = ['Gyldig', 'Suspendert til i dag'];
    const history = ['Avsluttet', 'Suspendert', 'Utløpt'];
    const sorted = async (params: Record<string, string>) => (await names(params)).sort();
    expect(await sorted({})).toEqual(active);
    expect(await sorted({ aktive: 'false', historikk: 'true' })).toEqual(history);
    expect(await sorted({ historikk: 'true' })).toEqual([...active, ...history].sort());
    expect(await list({ aktive: 'false' })).toEqual({ brukere: [], totalt: 0 });
    const both = await list({ historikk: 'true', sortField: 'Status', sortAscending: 'true' });
    expect(both.brukere.map(({ harGyldigTilgang }) => harGyldigTilgang)).toEqual([
      ...[true, true],
      ...[false, false, false],
    ]);
  });

  it('sorts by when access began, and pages never overlap when all are the same', async () => {
    await insert(
      bruker('Gammel', { access: { ...VALID, from: days(-200) } }),
      bruker('Ny', { access: { ...VALID, from: days(-1) } }),
    );
    expect(await names({ sortField: 'TilgangFraDato' })).toEqual(['Ny', 'Gammel']);
    expect(await names({ sortField: 'TilgangFraDato', sortAscending: 'true' })).toEqual([
      ...['Gammel', 'Ny'],
    ]);
    await insert(...Array.from({ length: 33 }, (_, index) => bruker(`Lik ${index}`)));
    for (const sortField of ['SistPåloggetDato', 'TilgangFraDato', 'Status']) {
      const pages = ['1', '2', '3', '4'].map((page) => names({ sortField, page }));
      const all = (await Promise.all(pages)).flat();
      expect([all.length, new Set(all).size]).toEqual([35, 35]);
    }
  });

  it('has ten on a page, or as many as one asks for of those there are; a page behind the last is empty', async () => {
    await insert(...Array.from({ length: 30 }, (_, index) => bruker(`Nr ${index}`)));
    const length = async (params: Record<string, string>) => (await list(params)).brukere.length;
    expect(await length({})).toBe(10);
    expect(await length({ pageSize: '25', page: '2' })).toBe(5);
    expect(await length({ pageSize: 'alle' })).toBe(30);
    expect(await length({ page: '0' })).toBe(10);
    expect(await list({ page: '9999999', pageSize: '100' })).toEqual({ brukere: [], totalt: 30 });
  });

  it.each(['7', '1000', '2000', 'Alle', ''])(
    'a size that there is not is refused, and says which there are: %s',
    async (pageSize) => {
      const { status, json } = await admin(`${PATH}?pageSize=${pageSize}`);
      expect(status).toBe(400);
      expect(json).toMatchObject({
        errors: { pageSize: ['Rader per side kan være 10, 25, 50, 100 eller alle.'] },
      });
    },
  );

  it('unknown parameters are ignored', async () => {
    await insert(bruker('Siri'));
    for (const query of ['aktive=ja&sortField=fornavn&page=x', 'sok=Siri&sok=Ola', '%00'])
      expect((await admin(`${PATH}?${query}`)).status).toBe(200);
    expect(await names({ aktive: 'ja', sortField: 'id; drop table x;--' })).toEqual(['Siri']);
  });
});

describe('the search in the list', () => {
  const columns = { stilling: 'Rettsreporter', redaksjon: 'Ålesunds 100%_Avis' };

  it.each([
    'siri ås',
    'SIRI ÅS-NYGÅRD',
    'nygård',
    'rettsREP',
    'ålesund',
    '0%_a',
    'avis',
    '  siri   ås ',
  ])('finds %s in name, position or workplace', async (sok) => {
    await insert(bruker('SIRI', { etternavn: 'ÅS-NYGÅRD', columns }), bruker('Ola'));
    expect(await names({ sok })).toEqual(['SIRI']);
  });

  it.each([
    'siri as',
    '%',
    '_',
    '\\',
    'nygård rettsreporter',
    'x',
    "' or true --",
    '<b>',
    'siri\u0000ola',
    '\ud800',
  ])('does not find %j', async (sok) => {
    await insert(bruker('Siri', { etternavn: 'Ås-Nygård', columns: { redaksjon: 'Avisa' } }));
    expect(await names({ sok })).toEqual([]);
  });

  it('nothing but space finds everybody', async () => {
    await insert(bruker('Siri'));
    expect(await names({ sok: ' \t ' })).toEqual(['Siri']);
  });
});
