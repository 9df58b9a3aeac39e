import { describe, expect, it } from 'vitest';
import type { SoeknadStillingRad } from '#contract/admin/soeknader.ts';
import { auditOf } from '#tests/support/access/forms.ts';
import { insertManySoeknader, insertSoeknader } from '#tests/support/access/insert-rows.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { KOE, LIST, type Params, before, useSoeknader } from '#tests/support/bff/use-soeknader.ts';
import { plansOf } from '#tests/support/plans/plans-of.ts';

const { bff, get, insert, insertOneOfEach, list, names, queue } = useSoeknader();

describe('the order of the list', () => {
  it.each([
    ['Ventet', 'false', ['Utløpt', 'Ja', 'Nei', 'Uspurt']],
    ['Ventet', 'true', ['Uspurt', 'Nei', 'Ja', 'Utløpt']],
    ['SoeknadsDato', 'true', ['Utløpt', 'Ja', 'Nei', 'Uspurt']],
    ['ArbeidsgiversSvar', 'true', ['Ja', 'Nei', 'Utløpt', 'Uspurt']],
    ['ArbeidsgiversSvar', 'false', ['Uspurt', 'Utløpt', 'Nei', 'Ja']],
    ['Soeker', 'true', ['Ja', 'Nei', 'Uspurt', 'Utløpt']],
  ])('by %s, ascending %s: %j', async (sortField, sortAscending, expected) => {
    await insertOneOfEach();
    const params = { vis: 'klare', sortField, sortAscending };
    expect(await names(params)).toEqual(expected);
    const { soeknader } = await list(params);
    expect(await queue(params)).toEqual(soeknader.map(({ id }) => id));
  });

  it('of names is that of the Norwegian alphabet, in any letter case', async () => {
    for (const fornavn of ['ÅSE', 'Anne', 'Øyvind', 'ærlend', 'BERIT', 'Zara'])
      await insert({ fornavn, etternavn: 'X' });
    expect(await names({ vis: 'klare', sortField: 'Soeker' })).toEqual([
      ...['Anne', 'BERIT', 'Zara', 'ærlend', 'Øyvind', 'ÅSE'],
    ]);
  });

  it.each(['Soeker', 'ArbeidsgiversSvar', 'Ventet', 'SoeknadsDato', 'Status'])(
    'by %s never shows one twice, also where all are equal',
    async (sortField) => {
      const ids = await insertSoeknader(bff().db, ...Array.from({ length: 30 }, () => ({})));
      const seen: SoeknadStillingRad[] = [];
      for (const page of ['1', '2', '3'])
        seen.push(...(await list({ vis: 'klare', page, sortField })).soeknader);
      expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(await queue({ vis: 'klare', sortField })).toEqual(seen.map(({ id }) => id));
    },
  );
});

describe('the search of the list', () => {
  it.each([
    ['okkenhaug', ['A']],
    ['FJELLBYGD', ['A']],
    ['myrskog', ['A']],
    ['kjartan m', ['A']],
    ['100%', []],
    ['finnes ikke', []],
  ])('%j finds %j, by contact person too', async (sok, expected) => {
    await insert({
      ...{ fornavn: 'A', etternavn: 'Okkenhaug', redaksjon: 'Fjellbygdposten' },
      kontaktperson_navn: 'Kjartan Myrskog',
    });
    await insert({ fornavn: 'B' });
    expect(await names({ vis: 'klare', sok })).toEqual(expected);
    expect(await queue({ vis: 'klare', sok })).toHaveLength(expected.length);
    expect(await names({ vis: 'venter', sok })).toEqual([]);
  });
});

describe('a queue', () => {
  it('has at most 500, and without a part all that wait for a decision', async () => {
    const rows = Array.from({ length: 501 }, (_, nr) => ({ soeknadsdato: before(1, nr) }));
    const ids = await insertSoeknader(bff().db, ...rows, { status: 1 });
    expect(await queue({})).toEqual(ids.slice(1, 501).toReversed());
  });

  it('is kept in the audit log, without the words', async () => {
    const id = await insert({ fornavn: 'Kari' });
    const rows = await auditOf(bff().db, () => queue({ vis: 'klare', sok: 'kari' }));
    expect(rows).toMatchObject([
      {
        ...{ handling: 'soeknader_listet', rolle: 'admin' },
        detaljer: { vis: 'klare', harSoek: true, soeknadIder: [id] },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/kari/i);
  });

  it.each([LIST, KOE])('%s is for administrators only', async (path) => {
    const journalist = await bff().signedIn('presse');
    expect(await journalist(`${path}?vis=klare`)).toMatchObject({ status: 401 });
    expect(await bff().guest(`${path}?vis=klare`)).toMatchObject({ status: 401 });
  });
});

it('with 50,000 applications no part of the list reads them all', async () => {
  await insert({ kontaktperson_navn: 'Aslak Ravnestad' });
  await insertManySoeknader(bff().db, 50_000, NOON);
  const shapes: readonly (readonly [string, Params])[] = [
    ...['klare', 'venter', 'paaVent'].map((vis) => [LIST, { vis }] as const),
    [LIST, { vis: 'klare', sortField: 'Soeker' }],
    [LIST, { vis: 'klare', sok: 'etternavn70' }],
    [LIST, { vis: 'alle', historikk: 'true', sok: 'ravnestad' }],
    [KOE, { vis: 'klare', sortField: 'ArbeidsgiversSvar' }],
  ];
  for (const [path, params] of shapes) {
    const { plans } = await plansOf(bff(), /from soeknad\b/, () => get(path, params));
    expect(plans.length, JSON.stringify(params)).toBe(path === KOE ? 1 : 3);
    for (const plan of plans)
      expect(plan, JSON.stringify(params)).not.toMatch(/Seq Scan on soeknad/);
  }
});
