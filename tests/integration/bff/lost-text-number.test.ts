import { describe, expect, it } from 'vitest';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { range, useLostText } from '#tests/support/bff/use-lost-text.ts';
import { buildDokument, buildSak } from '#tests/support/cases/build-sak.ts';

/* The indexer stands still while a court corrects a case: no text of it is searched, but its number is. */

const changed = buildSak({
  sakId: 'ENDRET',
  saksnummer: '26-000777MED-TSOS/TSAR',
  saksTema: 'Straffeloven § 321 – tyveri fra Glimfjell',
  parter: 'Påtalemyndigheten mot Quentinius Glimnes',
  dokumenter: [buildDokument({ filNavn: 'endret.pdf', tekst: 'Quentinius tok en glimhammer.' })],
});
const { bff, presse, row, search, found, suggestions } = useLostText(changed);

const STATES = {
  'waits in the outbox': () => Promise.resolve(),
  'lies among the dead letters': async () => {
    await bff.db('sak_utboks').delete();
    await bff.db('doedbrev').insert({ sak_id: 'ENDRET', grunn: 'motoren-avviste' });
  },
};

describe.each(Object.entries(STATES))('a case that %s', (_, come) => {
  it('is found by its own whole number, and by nothing else beside it', async () => {
    await row('sak').update({ parter: null, saks_tema: 'Tyveri' });
    await come();
    const whole = ['26-000777MED-TSOS/TSAR', '26-000777med-tsos', '26000777medtsos', '26-000777'];
    for (const query of whole)
      for (const way of [{ query }, { isAdvancedSearch: 'true', saksnummer: query }]) {
        const { hits, totalHits, sakerUtenfor, fasetter } = await search(way);
        expect([hits.map(({ sakId }) => sakId), totalHits], query).toEqual([['ENDRET'], 1]);
        expect(sakerUtenfor).toEqual([]);
        expect(fasetter).toMatchObject({ domstol: [{ antall: 1 }], sakstype: [], kode: [] });
        expect(hits[0]!.treff.map(({ felt }) => felt)).toEqual(['saksnummer']);
      }
    for (const query of ['26-0007', '000777', '26-000776MED-TSOS', '-26-000777MED-TSOS tyveri'])
      expect(await found({ query }), query).not.toContain('ENDRET');
    expect(await suggestions(whole[1]!)).toContain('ENDRET');
    // The name that it has lost says as little as any other beside the number.
    const beside = async (name: string) => {
      const query = `${whole[0]} ${name}`;
      const { hits, totalHits, ...more } = await search({ query, sortField: 'relevans' });
      return [hits.length, totalHits, JSON.stringify(more).replaceAll(name, 'NAVN')];
    };
    expect(await beside('Glimnes')).toEqual(await beside('Tromdal'));
    expect(await beside('Glimfjell')).toEqual(await beside('Tromdal'));
  });

  it('is a hit by its number in its court, category and days, and shown beside other ones', async () => {
    await row('sak').update({ parter: null });
    await come();
    const query = '26-000777MED-TSOS';
    const beside = async (more: Record<string, string>) => {
      const { totalHits, sakerUtenfor } = await search({ query, ...more });
      return [totalHits, sakerUtenfor.length];
    };
    expect(await beside({ domstolid: 'TSOS', sortField: 'relevans' })).toEqual([1, 0]);
    expect(await beside({ soekeKategori: 'tiltaler' })).toEqual([1, 0]);
    expect(await beside({ query: `${query} ELLER tyveri`, sortField: 'relevans' })).toEqual([2, 0]);
    expect(await beside({ domstolid: 'TOSL' })).toEqual([0, 1]);
    expect(await beside({ soekeKategori: 'avgjorelser' })).toEqual([0, 1]);
    expect(await beside({ fraDato: '2026-06-01' })).toEqual([0, 1]);
    // What is asked beside the number may be what the case has lost.
    expect(await beside({ query: `${query} Glimfjell` })).toEqual([0, 1]);
    expect(await beside({ fasettkode: 'MED' })).toEqual([0, 1]);
    const file = new URLSearchParams({ ...range, query, kjennerReglene: 'true' });
    expect((await presse(`/api/presse/eksport/csv?${file}`)).text).toContain('26-000777MED');
  });

  it('is a hit by its number when an administrator has hidden its parties a second ago', async () => {
    await row('sak').update({ advokat: null });
    await come();
    await bff.db('tilbaketrekking').insert({
      ...{ sak_id: 'ENDRET', omfang: 'parter', grunn: 'feil', forklaring: 'Feil.', skjult: NOON },
    });
    const { hits, totalHits } = await search({ query: '26-000777' });
    expect([totalHits, JSON.stringify(hits).includes('Glimnes')]).toEqual([1, false]);
    await bff.db('tilbaketrekking').delete();
  });

  it('is found by the number that it has now, and not by the one before', async () => {
    await row('sak').update({ saksnummer: '26-000999MED-TSOS/TSAR' });
    await come();
    expect(await found({ query: '26-000999MED-TSOS' })).toBe('ENDRET');
    expect(await found({ query: '26-000777MED-TSOS' })).toBe('');
  });

  it('is not found by its number when it is deleted or hidden meanwhile', async () => {
    await row('sak').update({ parter: null });
    await come();
    await bff.db('tilbaketrekking').insert({
      ...{ sak_id: 'ENDRET', omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.', skjult: NOON },
    });
    expect(await found({ query: '26-000777MED-TSOS' })).toBe('');
    await bff.db('tilbaketrekking').delete();
    expect(await found({ query: '26-000777MED-TSOS' })).toBe('ENDRET');
    await row('sak').delete();
    expect(await found({ query: '26-000777MED-TSOS' })).toBe('');
  });
});
