import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADVANCED_FIELDS, type AdvancedField } from '#contract/search.ts';
import type { LagredeSoekAntall } from '#contract/lagrede-soek.ts';
import { MAX_LAGREDE_SOEK } from '#domain/lagrede-soek.ts';
import { MAX_QUERY, MAX_WORDS } from '#domain/search-rules.ts';
import { buildDocument } from '#search/document.ts';
import { Matcher, SearchedCase } from '#search/match/matcher.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { random } from './generated-cases.ts';
import { ask as queryFor, type Start, type Started } from './suite.ts';

/** Texts, through the web server; TRUST_FULL=1 draws many. */
const DRAWN = rounds(40, 1500);
const PATIENCE = rounds(120_000, 3_600_000);

/** Every character that is longer after normalising: ﷺ is 18 letters, ﬃ three. */
const EXPANDING = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((one) => one.normalize('NFKC').length > one.length);

const letters = (count: number, between: string) =>
  Array.from({ length: count }, (_, i) => 'abcdefghijklmnoprstuvyæøå'[i % 25]).join(between);

/** Each has been a 500, an outage or many seconds on one of the engines, or looks as if it could be. */
const KNOWN: readonly string[] = [
  ...['ﬃ', 'ﷺ', 'ㄱ', 'ำ', '½', '㌖', '🙿', 'x', '𝐀', '\ud800', '\u200d', '2'].flatMap((one) =>
    [10, 100, MAX_QUERY / one.length].map((count) => one.repeat(count)),
  ),
  ...['-', '.', "'", '/', ' ', ','].map((between) => letters(250, between)),
  ...['-', ' ', ' -'].map((between) => letters(MAX_WORDS, between)),
  letters(MAX_WORDS, '* '),
  `a-b-c-d-e-f-g ${letters(MAX_WORDS - 7, ' ')}`,
  `"${letters(MAX_WORDS, ' ')}"`,
  '"'.repeat(MAX_QUERY),
  '"«'.repeat(20) + 'ran' + '»"'.repeat(20),
  ('a' + '\u0301'.repeat(30)).repeat(16),
  'ran\u200d'.repeat(100),
  '\u202eran\u202c שלום مرحبا',
  'rettssak'.repeat(62),
  '26-'.repeat(160),
  '26-000001MED-TSOS/TSAR '.repeat(21),
  '§ 1 '.repeat(100),
  '§1-'.repeat(160),
  '뷁'.repeat(100) + ' ' + '뷁'.repeat(100) + ' ' + '뷁'.repeat(100) + ' ' + '뷁'.repeat(100),
];

/**
 * Whatever is typed, and wherever: it is searched for, refused as too much, or too slow. It is never an unexpected error,
 * nor does it look like an outage.
 */
export function oddTextsSuite(start: Start): void {
  describe('a text of any kind', () => {
    let started: Started;
    let bff: TestBff;
    let ask: Ask;
    beforeAll(async () => {
      started = await start();
      bff = await startTestBff({ deps: { search: started.adapter } });
      await storeSaker({ ...bff, search: started.adapter });
      ask = await bff.signedIn('presse');
    });
    afterAll(async () => {
      await bff.close();
      await started.close();
    });

    const answers = async (text: string, field: string): Promise<Record<string, number>> => {
      const search = new URLSearchParams({ ...RANGE, isAdvancedSearch: 'true', [field]: text });
      const asked = [
        `hent-berammingsliste?${search}`,
        ...(field === 'query'
          ? [
              `soekeforslag?${new URLSearchParams({ q: text })}`,
              `eksport/csv?${search}&kjennerReglene=true`,
            ]
          : []),
      ];
      const counts: Record<string, number> = {};
      for (const path of asked) {
        const { status, json } = await ask(`/api/presse/${path}`);
        const { id, errors } = (json ?? {}) as { id?: string; errors?: object };
        const said = `${status} ${id ?? ''}`.trim();
        const what = `${JSON.stringify(text.slice(0, 40))} × ${text.length} in ${path.slice(0, 14)} ${field}`;
        expect(['200', '400 validation', '503 search_too_slow'], what).toContain(said);
        if (status === 400)
          expect(Object.keys(errors!), what).toEqual([path.startsWith('soekef') ? 'q' : field]);
        counts[said] = (counts[said] ?? 0) + 1;
      }
      return counts;
    };

    test(
      'is searched for, or refused at its field, and never looks like an outage',
      async () => {
        expect(EXPANDING.length).toBeGreaterThan(1_000);
        const texts = typedTexts();
        const total: Record<string, number> = {};
        for (const [text, field] of texts)
          for (const [said, count] of Object.entries(await answers(text, field)))
            total[said] = (total[said] ?? 0) + count;
        // Neither is everything refused, nor nothing.
        expect(total['200']).toBeGreaterThan(DRAWN / 4);
        expect(total['400 validation']).toBeGreaterThan(DRAWN / 4);
        if (DRAWN > 1000) process.stderr.write(`odd texts: ${JSON.stringify(total)}\n`);
        tried('bounded', texts.length);
      },
      PATIENCE,
    );

    test(
      'is saved as a search or refused, and then counted and compared with each new case',
      async () => {
        const path = '/api/presse/lagrede-soek';
        const texts = typedTexts();
        const document = new SearchedCase(
          buildDocument(saker.vist, bff.time.now).document,
          bff.time.now,
        );
        let saved = 0;
        const askForSaved = async () => {
          const rows = await bff.db('lagret_soek').select<{ id: number }[]>('id');
          if (rows.length === 0) return;
          saved += rows.length;
          const { status, json } = await ask(`${path}/antall`);
          expect(status).toBe(200);
          expect((json as LagredeSoekAntall).length).toBeLessThanOrEqual(rows.length);
          const siden = await ask(`${path}/${rows[0]!.id}/siden`);
          expect([200, 503], JSON.stringify(siden.json)).toContain(siden.status);
          if (siden.status === 503) expect(siden.json).toMatchObject({ id: 'search_too_slow' });
          await bff.db('lagret_soek').delete();
        };
        for (const [at, [text, field]] of texts.entries()) {
          const asked = { ...RANGE, isAdvancedSearch: 'true', [field]: text };
          const soek = String(new URLSearchParams(asked));
          const json = { navn: `Søk ${at}`, soek, foelgerDagen: false };
          const answer = await ask(path, { method: 'POST', json });
          const what = `${JSON.stringify(text.slice(0, 40))} × ${text.length} in ${field}`;
          expect([200, 400], what).toContain(answer.status);
          if (answer.status === 400)
            expect([[field], ['soek']], what).toContainEqual(
              Object.keys((answer.json as { errors: object }).errors),
            );
          else {
            const matcher = new Matcher();
            matcher.put(at, queryFor(asked).query);
            matcher.match(document);
          }
          if (at % MAX_LAGREDE_SOEK === MAX_LAGREDE_SOEK - 1) await askForSaved();
        }
        await askForSaved();
        expect(saved).toBeGreaterThan(DRAWN / 4);
        expect(saved).toBeLessThan(texts.length);
      },
      PATIENCE,
    );
  });
}

/** What is typed, and where: the known texts, and drawn ones that are the same in every run. */
function typedTexts(): (readonly [text: string, field: 'query' | AdvancedField])[] {
  const next = random(29);
  const below = (max: number) => Math.floor(next() * max);
  const one = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const draw = () => {
    const count = one([1, 3, 20, 100, 500]);
    const some = Array.from({ length: 1 + below(3) }, () => one(EXPANDING));
    const unit = some.join(one(['', ' ', '-', '*', '"', '\u0301', '\u200d', 'ran']));
    const text = Array.from({ length: count }, () => unit).join(one(['', '', ' ', '-', '* ']));
    // Beyond that the address itself is refused.
    return text.slice(0, 1_200);
  };
  const fields = ['query', 'query', ...ADVANCED_FIELDS] as const;
  const drawn = Array.from({ length: DRAWN }, () => [draw(), one(fields)] as const);
  const known = KNOWN.map((text, at) => [text, at % 4 === 3 ? one(fields) : 'query'] as const);
  return [...known, ...drawn];
}

const RANGE = { domstolid: 'alle', fraDato: '2026-01-01', tilDato: '2027-12-31' };
