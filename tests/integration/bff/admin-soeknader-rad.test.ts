import { describe, expect, it } from 'vitest';
import type { SoeknadDetaljer, Soeknader } from '#contract/admin/soeknader.ts';
import { isActive } from '#domain/soeknad.ts';
import type { AnySoeknad } from '#tests/support/access/insert-rows.ts';
import { KOE, LIST, answered, before, useSoeknader } from '#tests/support/bff/use-soeknader.ts';

const { get, insert, list } = useSoeknader();
const details = (id: string) => get<SoeknadDetaljer>(`/api/admin/soeknad/${id}`);

describe('a line of the list', () => {
  it('says who can confirm, what they said and when, and how long it has waited', async () => {
    const id = await insert(
      {
        ...{ fornavn: 'Lea', etternavn: 'Bergsund', stilling: 'Fotograf', redaksjon: 'Dybde' },
        ...{ kontaktperson_navn: 'Aslak Ravnestad', soeknadsdato: before(14, 13) },
      },
      { ...answered(before(14), 'avkreftet', 2), melding: 'Har sluttet hos oss.' },
    );
    const [row] = (await list({ vis: 'klare' })).soeknader;
    expect(row).toEqual({
      ...{ id, fornavn: 'Lea', etternavn: 'Bergsund', stilling: 'Fotograf', redaksjon: 'Dybde' },
      ...{ status: 0, kommentar: null, kontaktperson: 'Aslak Ravnestad' },
      søknadsDato: '2026-02-23T23:00:00+01:00',
      arbeidsgiver: {
        ...{ svar: 'avkreftet', melding: 'Har sluttet hos oss.' },
        spurt: '2026-02-24T12:00:00+01:00',
        svart: '2026-02-26T12:00:00+01:00',
      },
      ventetDager: 15,
      ...{ muligDuplikat: false, harSoektFoer: false, ulest: false },
    });
  });

  it('has waited until the decision, when there is one', async () => {
    await insert({ status: 1, soeknadsdato: new Date('2026-02-20T10:00:00+01:00') });
    const [row] = (await list({ vis: 'alle', historikk: 'true' })).soeknader;
    // The rows of tests are decided on 1 March.
    expect(row!.ventetDager).toBe(9);
  });

  it('has nothing of it, and no count, when no part is asked for', async () => {
    const id = await insert({ kontaktperson_navn: 'Aslak Ravnestad' }, { opprettet: before(1) });
    const answer = await get<Soeknader>(LIST);
    expect(answer).toEqual({
      totalt: 1,
      soeknader: [
        {
          ...{ id, fornavn: 'Siri', etternavn: 'Solvang', status: 0, kommentar: null },
          ...{ stilling: 'Journalist', redaksjon: expect.any(String) as string },
          søknadsDato: '2026-03-01T12:00:00+01:00',
        },
      ],
    });
    expect(await get<Soeknader>(LIST, { sok: 'ravnestad' })).toEqual({ soeknader: [], totalt: 0 });
  });
});

describe('the list can be narrowed', () => {
  const named = async (params: Readonly<Record<string, string>>) => {
    const { soeknader, totalt } = await list({ vis: 'klare', ...params });
    const koe = await get<{ ider: string[] }>(KOE, { vis: 'klare', ...params });
    expect(koe.ider).toEqual(soeknader.map(({ id }) => id));
    expect(totalt).toBe(soeknader.length);
    return soeknader.map(({ fornavn }) => fornavn).sort();
  };

  it('to answers, duplicates, repeats and those that have waited long, each and together', async () => {
    const other = (nr: number) => ({ epost: `${nr}@avisa.example`, telefon: `4000010${nr}` });
    await insert({ fornavn: 'Ja', person: 'p', ...other(1) }, answered(before(3), 'bekreftet', 1));
    await insert({ fornavn: 'Nei', person: 'q', ...other(2) }, answered(before(3), 'avkreftet', 1));
    await insert({ fornavn: 'Lik', person: 'r', ...other(2) });
    await insert({ fornavn: 'Før', person: 's', status: 2, soeknadsdato: before(40), ...other(3) });
    await insert({ fornavn: 'Igjen', person: 's', soeknadsdato: before(10, 13), ...other(4) });
    await insert({ fornavn: 'Ni', person: 't', soeknadsdato: before(9), ...other(5) });
    expect(await named({ svar: 'bekreftet' })).toEqual(['Ja']);
    expect(await named({ svar: 'avkreftet' })).toEqual(['Nei']);
    expect(await named({ svar: 'ikkeSpurt' })).toEqual(['Igjen', 'Lik', 'Ni']);
    expect(await named({ duplikat: 'true' })).toEqual(['Lik', 'Nei']);
    expect(await named({ soektFoer: 'true' })).toEqual(['Igjen']);
    expect(await named({ lenge: 'true' })).toEqual(['Igjen']);
    expect(await named({ duplikat: 'true', svar: 'avkreftet' })).toEqual(['Nei']);
    expect(await named({ duplikat: 'true', lenge: 'true' })).toEqual([]);
    // Nobody waits for what is decided.
    expect(await named({ vis: 'alle', historikk: 'true', lenge: 'true' })).toEqual(['Igjen']);
  });

  it('with a part only: without one it is what it always was', async () => {
    await insert({ fornavn: 'Ja' }, answered(before(3), 'bekreftet', 1));
    const { soeknader } = await get<Soeknader>(LIST, { svar: 'avkreftet', duplikat: 'true' });
    expect(soeknader.map(({ fornavn }) => fornavn)).toEqual(['Ja']);
  });
});

describe('a possible duplicate', () => {
  const same: AnySoeknad = { epost: 'kari@avisa.example', telefon: '40000001' };
  const marks = async () =>
    Object.fromEntries(
      (await list({ vis: 'alle', historikk: 'true' })).soeknader.map((row) => [
        row.fornavn,
        row.muligDuplikat,
      ]),
    );

  it.each([
    ['the same phone number', { telefon: '40000001', epost: 'annen@avisa.example' }, true],
    [
      'the same address in other letters',
      { telefon: '40000002', epost: 'KARI@Avisa.example' },
      true,
    ],
    ['another person', { telefon: '40000002', epost: 'annen@avisa.example' }, false],
  ])('is an open application with %s', async (_, other, isDuplicate) => {
    await insert({ fornavn: 'En', ...same });
    await insert({ fornavn: 'To', status: 3, ...other });
    expect(await marks()).toEqual({ En: isDuplicate, To: isDuplicate });
  });

  it('is none that is decided, or erased', async () => {
    await insert({ fornavn: 'Åpen', ...same });
    await insert({ fornavn: 'Avgjort', status: 2, ...same });
    expect(await marks()).toEqual({ Åpen: false, Avgjort: true });
  });

  it('and who has applied before, are those whom the page of the application names', async () => {
    await insert({ fornavn: 'Først', person: 'p', status: 2, soeknadsdato: before(9), ...same });
    await insert({ fornavn: 'Så', person: 'p', soeknadsdato: before(5), ...same });
    await insert({ fornavn: 'Lik', soeknadsdato: before(4), telefon: '40000001' });
    await insert({ fornavn: 'Alene', soeknadsdato: before(3), epost: 'b@c.example', telefon: '4' });
    const { soeknader } = await list({ vis: 'alle', historikk: 'true' });
    expect(soeknader.map(({ harSoektFoer, fornavn }) => [fornavn, harSoektFoer])).toEqual([
      ...[['Først', false] as const, ['Så', true] as const],
      ...[['Lik', false] as const, ['Alene', false] as const],
    ]);
    for (const row of soeknader) {
      const { duplikater, tidligereSoeknader } = await details(row.id);
      const open = duplikater.filter(({ status }) => isActive(status));
      expect([row.muligDuplikat, row.harSoektFoer]).toEqual([
        open.length > 0,
        tidligereSoeknader.length > 0,
      ]);
    }
  });
});
