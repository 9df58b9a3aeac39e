import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESIGNED } from './designed-cases.ts';
import type { Params } from './query-lists.ts';
import { ask, OPEN, putsOf, searchOver, type Start, type Started } from './suite.ts';

/** Written by hand, so that reference and engines cannot share a mistake. */
const EXPECTED: readonly (readonly [string, Params, string])[] = [
  ['words are AND-ed, case and inflection do not count', { query: 'TYVERIET grovt' }, 'tyveri'],
  ['abbreviation and full name of a law meet', { query: 'strl § 321' }, 'tyveri strl'],
  ['a law can be written out', { query: 'straffeloven § 321' }, 'tyveri strl'],
  ['a bare number finds the paragraph', { query: '321' }, 'tyveri strl'],
  ['bokmål finds nynorsk', { query: 'kjøring veitrafikkloven' }, 'nynorsk'],
  ['konkurs finds konkursen', { query: 'konkurs' }, 'konkurs tvist'],
  ['the head of a compound is found', { query: 'overtredelse' }, 'api'],
  ['a phrase is words in order', { query: '"grovt tyveri"' }, 'tyveri'],
  ['a phrase in the other order is not there', { query: '"tyveri grovt"' }, ''],
  ['a phrase does not reach over two lawyers', { query: '"vik tone"' }, ''],
  ['a name is a phrase too', { query: '«Åse Sæther»' }, 'strl'],
  ['a name is found without its letters', { query: 'aase saether' }, 'strl'],
  ['é is e, and a hyphen holds a name together', { query: 'renee Lopez-Hansen' }, 'strl'],
  ['ö is ø', { query: 'björk' }, 'nynorsk'],
  ['Sámi letters are folded', { query: 'aile dorras' }, 'samisk'],
  ['the genitive of a name', { isAdvancedSearch: 'true', advokat: 'bakkeruds' }, 'tvist'],
  ['names are not stemmed', { isAdvancedSearch: 'true', advokat: 'bakkeruden' }, ''],
  ['not', { query: 'tyveri -grovt -bustadoppføringslova' }, 'strl'],
  ['either, or', { query: 'konkursbegjæring ELLER krangel' }, 'konkurs ordet-med'],
  ['ELLER binds its neighbours only', { query: 'krangel politi ELLER tyveri' }, 'ordet-med'],
  ['a word in any field', { query: 'tyveri prisavslag' }, 'tvist'],
  ['a beginning', { query: 'konkursbeg*' }, 'konkurs'],
  ['an unfinished phrase is words', { query: '"grovt tyveri' }, 'tyveri'],
  ['MED is the type', { query: 'MED Mishandling' }, 'anonym'],
  ['med alone is the type too', { query: 'kon' }, 'konkurs'],
  ['med among other words is the word', { query: 'krangel med' }, 'ordet-med'],
  ['a seat', { query: 'tsar grovt' }, 'tyveri'],
  ['a seat and a type', { query: 'MED TFRE' }, 'strl'],
  ['the whole case number', { query: '25-187797MED-TSOS/TSAR' }, 'tyveri'],
  ['without hyphens, small', { query: '25187797medtsostsar' }, 'tyveri'],
  ['a part of it', { query: '25-1877' }, 'tyveri'],
  ['the serial number', { query: '187797' }, 'tyveri'],
  ['the published form finds the court’s own', { query: 'TOSL-2024-123456' }, 'tvist'],
  ['a restriction of the case', { query: 'referatforbud' }, 'nynorsk'],
  ['in other words, and in nynorsk', { query: 'forbod mot referat' }, 'nynorsk'],
  ['one that is over finds nothing', { query: 'fotoforbud' }, ''],
  ['one of a hearing, beside other words', { query: 'sykler stengte dørar' }, 'strl'],
  ['as a phrase', { query: '"lukkede dører"' }, 'strl'],
  ['a part of it says nothing', { query: 'dører' }, ''],
  ['one that must not be there', { query: 'køyring -referatforbud' }, ''],
  ['a hidden identity', { query: 'mishandling skjult identitet' }, 'anonym'],
  ['no crime of identities', { query: 'identitetsmishandling' }, ''],
  ['a room', { query: 'sal 250' }, 'strl'],
  ['as the court calls it', { query: 'Rettssal B' }, 'konkurs'],
  ['in the field for the court', { isAdvancedSearch: 'true', domstol: 'sal 250' }, 'strl'],
  ['no floor, and no number alone', { query: 'sal 2 ELLER 250' }, ''],
  ['a name stays a name', { query: 'Sal' }, 'ordet-med'],
  ['a case without a hearing', { query: 'ikke berammet' }, 'api'],
  ['a former court name', { query: '"vestre innlandet"', fraDato: '2026-03-18' }, 'nynorsk'],
  ['a court', { domstolid: 'TOSL' }, 'konkurs tvist ordet-med'],
  ['the field asked about', { isAdvancedSearch: 'true', dommer: 'øverli' }, 'tyveri'],
  ['and no other field', { isAdvancedSearch: 'true', dommer: 'bakkerud' }, ''],
  [
    'advanced fields are AND-ed with the text',
    { isAdvancedSearch: 'true', parter: 'even', query: 'grovt' },
    'tyveri',
  ],
  [
    'without «Utvidet søk» they do not count',
    { dommer: 'bakkerud', query: 'krangel' },
    'ordet-med',
  ],
  ['a name the court has hidden', { query: 'navnesen' }, ''],
  [
    'a hearing type of a hearing in the range',
    { isAdvancedSearch: 'true', rettsmotetype: 'planmøte', tilDato: '2026-03-31' },
    '',
  ],
  [
    'the other planmøte',
    { isAdvancedSearch: 'true', rettsmotetype: 'planmøte', tilDato: '2026-04-30' },
    'tvist',
  ],
  [
    'type, date and order speak of the same hearing',
    { isAdvancedSearch: 'true', rettsmotetype: '-hovedforhandling' },
    'nynorsk strl konkurs',
  ],
  [
    'last hearing first',
    {
      sortField: 'rettsmoete',
      sortAscending: 'false',
      query: 'sykler ELLER køyring ELLER prisavslag ELLER grovt',
      tilDato: '2026-04-30',
    },
    'tvist strl nynorsk tyveri api',
  ],
  ['newest first', { sortField: 'sisteSak', query: 'tyveri -prisavslag' }, 'strl tyveri'],
  [
    'courts in Norwegian order',
    { sortField: 'domstol', query: 'kjøring ELLER krangel ELLER felling ELLER grovt' },
    'ordet-med samisk api tyveri nynorsk',
  ],
  [
    'an hour past midnight belongs to the next day',
    { fraDato: '2026-05-02', tilDato: '2026-05-02' },
    'lang natt',
  ],
  ['midnight itself does not', { fraDato: '2026-05-04', tilDato: '2026-05-04' }, 'lang'],
  [
    'a case-API case on the day it was first seen, last',
    { fraDato: '2026-03-12', tilDato: '2026-03-16' },
    'tyveri api',
  ],
  ['and not on another', { fraDato: '2026-03-13', tilDato: '2026-03-16' }, 'tyveri'],
  [
    'indictments: in the range by hearing, or by publication',
    { soekeKategori: 'tiltaler' },
    'tyveri uten-moete',
  ],
  [
    'expired ones are gone',
    { soekeKategori: 'tiltaler', fraDato: '2025-12-10' },
    'tyveri uten-moete',
  ],
  [
    'decisions: newest first',
    { soekeKategori: 'avgjorelser', fraDato: '2026-02-10' },
    'dom-fersk dom',
  ],
  [
    'one decision of several lies in the range',
    { soekeKategori: 'avgjorelser', fraDato: '2026-02-20', tilDato: '2026-02-20' },
    'dom',
  ],
  [
    'a decision is gone after three months',
    { soekeKategori: 'avgjorelser', fraDato: '2025-12-10' },
    'dom-fersk dom',
  ],
  [
    'hearing types of decisions are not bound to the range',
    {
      soekeKategori: 'avgjorelser',
      fraDato: '2026-02-10',
      isAdvancedSearch: 'true',
      rettsmotetype: 'ankeforhandling',
      query: 'HR',
    },
    'dom',
  ],
];

export function expectationsSuite(start: Start): void {
  describe('what is found', () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
      await searchOver(started.adapter, putsOf(DESIGNED));
    });
    afterAll(() => started.close());

    test.each(EXPECTED)('%s', async (_name, params, ids) => {
      const { query, page } = ask({ fraDato: '2026-03-10', tilDato: '2026-03-31', ...params });
      const { sakIds, totalHits } = await started.adapter.engine.search(query, page, OPEN);
      expect(sakIds.map((id) => id.replace('h-', '')).join(' ')).toBe(ids);
      expect(totalHits).toBe(sakIds.length);
    });
  });
}
