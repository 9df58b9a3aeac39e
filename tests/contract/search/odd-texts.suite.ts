import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADVANCED_FIELDS } from '#contract/search.ts';
import { MAX_QUERY, MAX_WORDS } from '#domain/search-rules.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { random } from './generated-cases.ts';
import type { Start, Started } from './suite.ts';

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
        const next = random(29);
        const below = (max: number) => Math.floor(next() * max);
        const one = <T>(from: readonly T[]): T => from[below(from.length)]!;
        const draw = () => {
          const count = one([1, 3, 20, 100, 500]);
          const some = Array.from({ length: 1 + below(3) }, () => one(EXPANDING));
          const unit = some.join(one(['', ' ', '-', '*', '"', '\u0301', '\u200d', 'ran']));
          const text = Array.from({ length: count }, () => unit).join(
            one(['', '', ' ', '-', '* ']),
          );
          // Beyond that the address itself is refused.
          return text.slice(0, 1_200);
        };
        const fields = ['query', 'query', ...ADVANCED_FIELDS] as const;
        const drawn = Array.from({ length: DRAWN }, () => [draw(), one(fields)] as const);
        const known = KNOWN.map(
          (text, at) => [text, at % 4 === 3 ? one(fields) : 'query'] as const,
        );
        const total: Record<string, number> = {};
        for (const [text, field] of [...known, ...drawn])
          for (const [said, count] of Object.entries(await answers(text, field)))
            total[said] = (total[said] ?? 0) + count;
        // Neither is everything refused, nor nothing.
        expect(total['200']).toBeGreaterThan(DRAWN / 4);
        expect(total['400 validation']).toBeGreaterThan(DRAWN / 4);
        if (DRAWN > 1000) process.stderr.write(`odd texts: ${JSON.stringify(total)}\n`);
        tried('bounded', known.length + drawn.length);
      },
      PATIENCE,
    );
  });
}

const RANGE = { domstolid: 'alle', fraDato: '2026-01-01', tilDato: '2027-12-31' };
