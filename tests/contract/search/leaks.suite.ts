import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sak } from '#domain/sak.ts';
import { NOTHING_STALE, type Gate, type StaleMask } from '#search/port.ts';
import {
  type Clause,
  type Condition,
  DOCUMENT_TEXT,
  PARTS_OF_DOCUMENTS,
  SEARCH_FIELDS,
  type SearchQuery,
} from '#search/query.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { buildQuery, has, hasNot, phrase, prefix, word } from '#tests/support/search/builders.ts';
import { putsOf, searchOver, type Start, type Started } from './suite.ts';

const BUILT = new Date('2026-02-20T12:00:00+01:00');
/** Two weeks after the only hearing. */
const NAMES_HIDDEN = new Date('2026-03-10T15:30:00+01:00');
const DECISION_HIDDEN = new Date('2026-05-10T00:00:00+02:00');

const others = (at: string): Partial<Sak> => ({
  saksTema: 'Tyveri',
  advokat: null,
  rettensAdministrator: null,
  rettsmoeter: [buildRettsmoete(at)],
});
/** The case with a secret, in each part that can be hidden. */
const SECRET = buildSak({
  ...others('2026-02-24T09:00:00+01:00'),
  sakId: 'z-hemmelig',
  sakstype: 'Særskilt sak',
  saksnummer: '25-100001ENE-TSOS/TSAR',
  parter: 'Påtalemyndigheten mot Quentinius Zorbakk',
  dokumenter: [
    buildDokument({
      publiseringsdato: '2026-02-01',
      tekst: 'Zorbakk tiltales for kvasskniv. Zorbakk hadde den. Zorbakk tilstår.',
    }),
    buildDokument({ avgivelsesdato: '2026-02-10', tekst: 'Quentinius Zorbakk dømmes. Kvasskniv!' }),
  ],
});
const CASES: readonly Sak[] = [
  SECRET,
  buildSak({ ...others('2026-02-24T08:00:00+01:00'), sakId: 'a', parter: 'Ola Annen' }),
  buildSak({ ...others('2026-02-25T09:00:00+01:00'), sakId: 'b', parter: null }),
];

const withoutText = (dokument: Sak['dokumenter'][number]) => ({ ...dokument, tekst: '' });
/** The same case if it had never had what is hidden. */
const NEVER_HAD = {
  names: { ...SECRET, parter: null, dokumenter: SECRET.dokumenter.map(withoutText) },
  text: { ...SECRET, dokumenter: SECRET.dokumenter.map(withoutText) },
  indictmentText: {
    ...SECRET,
    dokumenter: SECRET.dokumenter.map((fil) =>
      fil.filtype === 'tiltale' ? withoutText(fil) : fil,
    ),
  },
  decisionText: {
    ...SECRET,
    dokumenter: SECRET.dokumenter.map((fil) =>
      fil.filtype === 'tiltale' ? fil : withoutText(fil),
    ),
  },
} as const;

/** The same case with other names and other texts; court, days and number are the same. */
const TWIN: Sak = {
  ...SECRET,
  ...{ saksTema: 'Heleri', sakstype: 'Annen sak', parter: 'Påtalemyndigheten mot Ola Vimrud' },
  dokumenter: SECRET.dokumenter.map((dokument) => ({ ...dokument, tekst: 'Vimrud. Rundstav!' })),
};

const masked = (stale: Partial<StaleMask>): Gate => ({
  now: BUILT,
  stale: { ...NOTHING_STALE, ...stale },
});
const later = (now: Date): Gate => ({ now, stale: NOTHING_STALE });
const only = [SECRET.sakId];

const HIDDEN: readonly (readonly [string, keyof typeof NEVER_HAD, Gate])[] = [
  ['when the names are hidden', 'names', later(NAMES_HIDDEN)],
  ['when the last file is hidden too', 'names', later(DECISION_HIDDEN)],
  ['when the names are masked', 'names', masked({ parter: only })],
  ['when all names are masked', 'names', masked({ parter: 'all' })],
  ['when the texts are masked', 'text', masked({ dokumenttekst: only })],
  ['when all texts are masked', 'text', masked({ dokumenttekst: 'all' })],
  ['when its indictments are masked', 'indictmentText', masked({ tiltaler: only })],
  ['when all decisions are masked', 'decisionText', masked({ avgjoerelser: 'all' })],
];

/** Words of the secret, alone and with what everybody may know. */
const PROBES: readonly Clause[] = [
  has(word('zorbakk', 'kvasskniv')),
  has(prefix('zor'), prefix('kvass')),
  has(phrase('quentinius', 'zorbakk')),
  has({ kind: 'phrase', tokens: ['for', 'kvasskniv'], lemmas: ['for', 'kvasskniv'] }),
  has({ kind: 'all', terms: [word('tyveri'), word('zorbakk')] }),
  has({ kind: 'all', terms: [word('zorbakk'), word('kvasskniv', 'kvasskniv')] }),
  hasNot(word('zorbakk')),
  hasNot(prefix('kvass'), phrase('quentinius', 'zorbakk')),
];
const PLACES: readonly Condition['fields'][] = [
  SEARCH_FIELDS,
  ['parter'],
  [DOCUMENT_TEXT],
  ['sakenGjelder', 'parter', DOCUMENT_TEXT],
  ...PARTS_OF_DOCUMENTS.map((part) => [part]),
];

const THEFT = has(word('tyveri'));

/** Everything that an engine tells: hits and totals, counts, the order of tiers, what is looked up. */
async function tell(
  { adapter }: Started,
  gate: Gate,
  typed: Partial<SearchQuery> = {},
): Promise<unknown[]> {
  const { engine } = adapter;
  const range = { fraDato: '2026-02-01', tilDato: '2026-06-30' };
  const search = (query: Partial<SearchQuery>) =>
    engine.search(buildQuery({ ...range, ...typed, ...query }), { page: 1, pageSize: 50 }, gate, {
      facets: true,
    });
  const told: unknown[] = [];
  for (const clause of PROBES) {
    for (const kategori of ['berammede', 'tiltaler', 'avgjorelser'] as const)
      told.push(await search({ kategori, free: [clause] }));
    for (const fields of PLACES) {
      const condition: Condition = { match: 'all', clauses: [clause], fields };
      told.push(await search({ sortField: 'relevans', tiers: [condition] }));
      const points = [{ condition, weight: 5 }];
      told.push(await search({ sortField: 'relevans', points }));
      if (!clause.negated) {
        const subject = { match: 'all', clauses: [THEFT], fields: SEARCH_FIELDS } as const;
        const words = [...points, { condition: subject, weight: 3 }];
        const nearly = { words, atLeast: 3 };
        told.push(await search({ sortField: 'relevans', points, nearly }));
      }
      told.push(await engine.find({ condition, limit: 10 }, gate));
    }
  }
  return told;
}

/** No channel tells what is hidden: not a count, not an order, not a suggestion. */
export function leaksSuite(start: Start): void {
  describe('an engine tells the same of a hidden text and of one that never was', () => {
    type Name = keyof typeof NEVER_HAD | 'secret' | 'twin';
    const started = new Map<Name, Started>();
    const begin = async (name: Name, sak: Sak) => {
      const one = await start();
      started.set(name, one);
      await searchOver(one.adapter, putsOf([sak, ...CASES.slice(1)], BUILT));
    };
    beforeAll(async () => {
      await begin('secret', SECRET);
      await begin('twin', TWIN);
      for (const [name, sak] of Object.entries(NEVER_HAD))
        await begin(name as keyof typeof NEVER_HAD, sak);
    });
    afterAll(async () => {
      for (const one of started.values()) await one.close();
    });

    test.each(HIDDEN)('%s', async (_when, never, gate) => {
      const [withSecret, without] = [
        await tell(started.get('secret')!, gate),
        await tell(started.get(never)!, gate),
      ];
      expect(withSecret).toEqual(without);
    });

    test('when all of its text is lost and its number finds it', async () => {
      const gate = masked({ tekst: only });
      const [secret, twin] = [started.get('secret')!, started.get('twin')!];
      const byNumber = await tell(secret, gate, { numbered: only });
      expect(byNumber).toEqual(await tell(twin, gate, { numbered: only }));
      expect(byNumber[0]).toMatchObject({ sakIds: only, totalHits: 1 });
      expect(await tell(secret, gate)).toEqual(await tell(twin, gate));
    });

    test('before it is hidden each channel tells it', async () => {
      const gate = later(new Date(NAMES_HIDDEN.getTime() - 1));
      const told = await tell(started.get('secret')!, gate);
      const without = await tell(started.get('names')!, gate);
      const same = told.filter((one, at) => JSON.stringify(one) === JSON.stringify(without[at]));
      expect(same.length).toBeLessThan(told.length / 2);
    });
  });
}
