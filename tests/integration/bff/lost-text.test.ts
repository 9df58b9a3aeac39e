import { describe, expect, it } from 'vitest';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { range, useLostText } from '#tests/support/bff/use-lost-text.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { isFull } from '#tests/support/full.ts';

/*
 * The indexer stands still while a court corrects a case. What Postgres no longer says must be gone from every channel
 * at the next request. Each old word stands in this case alone, in one field.
 */

const changed = buildSak({
  sakId: 'ENDRET',
  saksnummer: '26-000777MED-TSOS/TSAR',
  saksTema: 'Straffeloven § 321 – tyveri fra Glimfjell',
  sakstype: 'Glimsak',
  parter: 'Påtalemyndigheten mot Quentinius Glimnes',
  advokat: 'Quentinius Glimby',
  bistandsadvokater: ['Quentinius Glimstad', 'Siv Blir'],
  rettensAdministrator: 'Quentinius Glimvik',
  rettsmoeter: [
    buildRettsmoete('2026-03-12T09:00:00+01:00', {
      rettsmoetetype: 'Glimmøte',
      rettsalAdresse: 'Glimveien 3',
    }),
  ],
  dokumenter: [buildDokument({ filNavn: 'endret.pdf', tekst: 'Quentinius tok en glimhammer.' })],
});
const { bff, presse, row, search, found, suggestions } = useLostText(changed);
const sakTo = (change: object) => () => row('sak').update(change);
const moeteTo = (change: object) => () => row('rettsmoete').update(change);

interface Change {
  readonly what: string;
  readonly change: () => PromiseLike<unknown>;
  /** The word that is said no longer, as it was written. */
  readonly old: string;
  readonly field: string;
  /** A word that is said instead. */
  readonly now?: string;
}

const CHANGES: readonly Change[] = [
  {
    ...{ what: 'a name that is corrected', field: 'parter', old: 'Glimnes', now: 'Fjordnes' },
    change: sakTo({ parter: 'Påtalemyndigheten mot Quentinius Fjordnes' }),
  },
  {
    ...{
      what: 'a name that is replaced',
      field: 'parter',
      old: 'Quentinius Glimnes',
      now: 'Fjord',
    },
    change: sakTo({ parter: 'Kari Fjord' }),
  },
  {
    ...{
      what: 'a name that is removed',
      field: 'parter',
      old: 'Glimnes',
      now: 'Påtalemyndigheten',
    },
    change: sakTo({ parter: 'Påtalemyndigheten' }),
  },
  {
    ...{ what: 'parties that are given no longer', field: 'parter', old: 'Glimnes' },
    change: sakTo({ parter: null }),
  },
  {
    ...{ what: 'a name in the subject', field: 'sakengjelder', old: 'Glimfjell', now: 'tyveri' },
    change: sakTo({ saks_tema: 'Straffeloven § 321 – tyveri' }),
  },
  {
    ...{ what: 'the number', field: 'saksnummer', old: '26-000777MED-TSOS', now: '26-000999' },
    change: sakTo({ saksnummer: '26-000999MED-TSOS/TSAR' }),
  },
  {
    ...{ what: 'the type of the case', field: 'sakstype', old: 'Glimsak', now: 'Fjordsak' },
    change: sakTo({ sakstype: 'Fjordsak' }),
  },
  {
    ...{ what: 'a lawyer', field: 'advokat', old: 'Glimby', now: 'Fjordby' },
    change: sakTo({ advokat: 'Quentinius Fjordby' }),
  },
  {
    ...{ what: "a victim's lawyer", field: 'bistandsadvokat', old: 'Glimstad', now: 'Blir' },
    change: sakTo({ bistandsadvokater: ['Siv Blir'] }),
  },
  {
    ...{ what: 'the judge', field: 'dommer', old: 'Glimvik' },
    change: sakTo({ rettens_administrator: null }),
  },
  {
    ...{ what: 'the type of a hearing', field: 'rettsmotetype', old: 'Glimmøte', now: 'Fjordmøte' },
    change: moeteTo({ rettsmoetetype: 'Fjordmøte' }),
  },
  {
    ...{ what: 'the address of a hearing', field: 'domstol', old: 'Glimveien', now: 'Fjordveien' },
    change: moeteTo({ rettsal_adresse: 'Fjordveien 3' }),
  },
];

const STATES = {
  'waits in the outbox': () => Promise.resolve(),
  'lies among the dead letters': async () => {
    await bff.db('sak_utboks').delete();
    await bff.db('doedbrev').insert({ sak_id: 'ENDRET', grunn: 'motoren-avviste' });
  },
};

describe.each(Object.entries(STATES).slice(0, isFull ? 2 : 1))('a case that %s', (_, come) => {
  it.each(CHANGES)('is no longer found by $what', async ({ change, old, field, now }) => {
    const ways = [
      { query: old },
      { query: `"${old}"` },
      { query: `${old.slice(0, -1)}*` },
      { query: `${old} ELLER finnesikke` },
      { isAdvancedSearch: 'true', [field]: old },
    ];
    for (const way of ways) expect(await found(way), JSON.stringify(way)).toBe('ENDRET');
    await suggestions(old);
    await change();
    await come();
    for (const way of ways) expect(await found(way), JSON.stringify(way)).toBe('');
    // Neither does the absence of the old word say anything: as if it had never been there.
    expect(await found({ query: `-"${old}"` })).toBe(await found({}));
    const none = { isAdvancedSearch: 'true', [field]: `-"${old}"` };
    expect(await found(none)).toBe(await found({}));
    expect(await suggestions(old)).not.toContain(old);
    const { menteDu } = await search({ query: `${old.slice(0, -2)}x${old.slice(-2)}` });
    expect(JSON.stringify(menteDu)).not.toContain(old);

    await bff.db('doedbrev').delete();
    await indexAll(bff.search, bff.db, NOON);
    for (const way of ways) expect(await found(way), JSON.stringify(way)).toBe('');
    if (now) expect(await found({ isAdvancedSearch: 'true', [field]: now })).toContain('ENDRET');
  });

  it('is listed, shown as it is now and counted under nothing that it may say no longer', async () => {
    await row('sak').update({ sakstype: 'Fjordsak', saksnummer: '26-000999TVI-TSOS/TSAR' });
    await row('rettsmoete').update({ rettsmoetetype: 'Fjordmøte' });
    await come();
    const { hits, totalHits, fasetter } = await search({});
    expect(totalHits).toBe(2);
    expect(hits.find(({ sakId }) => sakId === 'ENDRET')).toMatchObject({ sakstype: 'Fjordsak' });
    expect(JSON.stringify({ ...fasetter, domstol: [] })).not.toMatch(/Glim|MED/);
    expect(fasetter!.domstol).toMatchObject([{ antall: 2 }]);
    for (const facet of [
      { fasettsakstype: 'Glimsak' },
      { fasettkode: 'MED' },
      { fasettrettsmoetetype: 'Glimmøte' },
    ])
      expect(await found(facet)).toBe('');
  });

  it('is found by no other word either until the index has caught up', async () => {
    await row('sak').update({ parter: null });
    await come();
    expect(await found({ query: 'tyveri' })).toBe('ANDRE');
    expect(await found({ query: 'tyveri', sortField: 'relevans' })).toBe('ANDRE');
    await bff.db('doedbrev').delete();
    await indexAll(bff.search, bff.db, NOON);
    expect((await found({ query: 'tyveri' })).split(' ').sort()).toEqual(['ANDRE', 'ENDRET']);
    expect(await found({ query: '26-000777' })).toBe('ENDRET');
  });

  it('is not found by a document that it has no longer', async () => {
    const query = { isAdvancedSearch: 'true', dokumenttekst: 'glimhammer' };
    expect(await found(query)).toBe('ENDRET');
    await row('dokument').delete();
    await come();
    expect(await found(query)).toBe('');
    expect(await found({ query: 'glimhammer' })).toBe('');
  });
});

describe('a case that waits for something else', () => {
  it('is found by everything that it says, also by what it has just said first', async () => {
    await row('rettsmoete').update({ sal: '7' });
    await row('sak').update({ bistandsadvokater: ['Siv Blir', 'Quentinius Glimstad', 'Ny'] });
    for (const query of ['Glimfjell', 'Glimnes', 'Glimstad', 'Glimmøte', '26-000777'])
      expect(await found({ query })).toBe('ENDRET');
  });
});

describe('more cases than can be named', () => {
  it('make a search for words wait rather than answer wrongly, while lists go on', async () => {
    await bff.db.raw(
      `insert into sak_utboks (sak_id, tekst) select 'X' || n, true from generate_series(1, 20001) n`,
    );
    const ask = (query: Record<string, string>) =>
      presse(`/api/presse/hent-berammingsliste?${new URLSearchParams({ ...range, ...query })}`);
    const refused = await ask({ query: 'tyveri' });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('search_unavailable');
    expect((await ask({ fasettkode: 'MED' })).status).toBe(503);
    expect((await presse('/api/presse/soekeforslag?q=tyv')).status).toBe(503);
    expect(await found({})).toBe('ANDRE ENDRET');
    await bff.db('sak_utboks').delete();
  });
});
