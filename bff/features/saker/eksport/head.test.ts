import { describe, expect, it } from 'vitest';
import { inLanguage } from '#bff/language.ts';
import { readSearchParams } from '#contract/search.ts';
import { describeDetaljer } from '#domain/revisjon-detaljer.ts';
import type { Language } from '#domain/texts.ts';
import type { ValidSearch } from '#search/parse-query.ts';
import { headOf } from './head.ts';
import { kolonner } from './rows.ts';
import { describeTerms } from './terms.ts';

const COURTS = new Map([['TSOS', 'Søndre Østfold tingrett']]);
const searchOf = (typed: Readonly<Record<string, string>>) =>
  readSearchParams(
    new URLSearchParams({
      domstolid: 'alle',
      fraDato: '2026-03-01',
      tilDato: '2026-03-31',
      ...typed,
    }),
  ) as ValidSearch;
const head = (language: Language, typed: Readonly<Record<string, string>> = {}) =>
  inLanguage(language, () =>
    headOf({
      ...{ search: searchOf(typed), courts: COURTS, isRespelled: true },
      ...{ now: new Date('2026-03-10T12:00:00+01:00'), totalHits: 12_345, rows: 10_000 },
    }),
  );

describe('the head of a file', () => {
  it('is in the language of whoever asks for it', () => {
    const typed = { fasettbegrensning: 'referatforbud', nye: 'true', query: 'ikke true' };
    expect(head('nn', typed).slice(0, 10)).toEqual([
      ['Pressetenesta til domstolane', 'Treffa i eit søk'],
      ['Henta', '10.03.2026 kl. 12:00'],
      ['Kategori', 'Beramma saker'],
      ['Domstol', 'Alle domstolar'],
      ['Frå dato', '01.03.2026'],
      ['Til dato', '31.03.2026'],
      ['Søk etter', 'ikke true'],
      ['Filter: avgrensing', expect.stringMatching(/^Referatforb/)],
      ['Berre nye sidan sist', 'ja'],
      [
        'Skrivemåte',
        'Ingen treff på orda slik dei er skrivne. Treffa gjeld andre skrivemåtar eller delar av dei.',
      ],
    ]);
    expect(head('nb').slice(0, 2)).toEqual([
      ['Domstolenes pressetjeneste', 'Treffene i et søk'],
      ['Hentet', '10.03.2026 kl. 12:00'],
    ]);
  });

  it('calls in bokmål what was searched for as the log does', () => {
    const terms = {
      ...{ soekeKategori: 'tiltaler', domstolid: 'TSOS', fraDato: '2026-03-01', query: 'brann' },
      ...{ isAdvancedSearch: 'true', saksnummer: '26-1', domstol: 'Oslo', sakengjelder: 'drap' },
      ...{ sakstype: 'Tvist', parter: 'A', advokat: 'B', bistandsadvokat: 'C', dommer: 'D' },
      ...{ rettsmotetype: 'E', dokumenttekst: 'F', fasettdomstol: ['TSOS', 'XXXX'] },
      ...{ fasettsakstype: 'G', fasettrettsmoetetype: 'H', fasettkode: 'I', nye: 'false' },
      dagord: 'uten',
      fasettbegrensning: ['lukkedeDoerer', 'referatforbud'],
    };
    const logged = { navnPaa: Object.fromEntries(COURTS), gjelder: null };
    expect(describeTerms(terms, COURTS)).toEqual(
      describeDetaljer(terms, logged).map(({ navn, verdi }) => [navn, verdi]),
    );
  });

  it('has columns of both languages, in one order', () => {
    const [nb, nn] = [inLanguage('nb', kolonner), inLanguage('nn', kolonner)];
    expect(nn.map(({ bredde }) => bredde)).toEqual(nb.map(({ bredde }) => bredde));
    expect(nn.map(({ navn }) => navn)).toEqual(
      expect.arrayContaining(['Alle rettsmøte', 'Saka gjeld', 'Partar', 'Sett første gong']),
    );
    expect(nb.map(({ navn }) => navn)).toContain('Alle rettsmøter');
  });
});
