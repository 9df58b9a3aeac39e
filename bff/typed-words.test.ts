import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ADVANCED_FIELDS, FASETTER, fasettParam } from '#contract/search.ts';
import { daySchema, flag, integer, list, optional, or } from '#contract/values.ts';
import { routes } from './routes.ts';
import { splitWords, textFieldsOf } from './typed-words.ts';

const fieldsOf = (path: string) =>
  [...textFieldsOf(routes.find((route) => route.path === path)?.query)].sort();

describe('the fields of a call that take any text', () => {
  it.each([
    [
      '/api/presse/hent-berammingsliste',
      ['query', ...ADVANCED_FIELDS, ...FASETTER.map(fasettParam)].sort(),
    ],
    ['/api/presse/eksport/csv', ['query', ...ADVANCED_FIELDS, ...FASETTER.map(fasettParam)].sort()],
    ['/api/presse/soekeforslag', ['q']],
    ['/api/admin/bruker/alle', ['sok']],
    ['/api/admin/soeknad/alle-soeknader', ['sok']],
    ['/api/admin/revisjon', ['person', 'sak']],
    ['/api/admin/revisjon/csv', ['person', 'sak']],
    ['/api/presse/favoritter', []],
  ])('of %s are %j', (path, fields) => {
    expect(fieldsOf(path)).toEqual(fields);
  });

  it('are found however a schema is put together, and chosen values are none', () => {
    const schema = z.object({
      plain: z.string(),
      long: z.string().check(z.minLength(5)),
      defaulted: or(z.string(), ''),
      maybe: optional(z.nullable(z.string())),
      changed: z.pipe(
        z.string(),
        z.transform((text) => ({ text: text.toUpperCase() })),
      ),
      many: list,
      oneOf: z.union([daySchema, z.string()]),
      word: z.string().check(z.regex(/^\p{L}+$/u)),
      anything: z.unknown(),
      day: daySchema,
      yes: or(flag, false),
      number: optional(integer),
      chosen: or(z.enum(['a', 'b']), 'a'),
    });
    expect([...textFieldsOf(schema)]).toEqual([
      ...['plain', 'long', 'defaulted', 'maybe', 'changed', 'many', 'oneOf', 'word', 'anything'],
    ]);
  });
});

describe('details', () => {
  it('are split into typed words and the rest, at any depth', () => {
    const fields = new Set(['query', 'parter']);
    const value = fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()), fc.constant(null));
    const level = fc.dictionary(fc.constantFrom('query', 'parter', 'side', 'sakIds'), value);
    fc.assert(
      fc.property(level, level, (outer, soek) => {
        const { rest, words } = splitWords({ ...outer, soek }, fields);
        expect(JSON.stringify(rest)).not.toMatch(/"(query|parter)":/);
        for (const [key, one] of Object.entries({ ...outer, ...soek })) {
          if (!fields.has(key)) continue;
          const isEmpty =
            one === null || one === '' || (Array.isArray(one) && one.every((x) => x === ''));
          if (!isEmpty && key in soek) expect(words[key]).toEqual(soek[key]);
          else if (!isEmpty) expect(words[key]).toEqual(outer[key]);
        }
        expect(rest['soek']).toEqual(
          Object.fromEntries(Object.entries(soek).filter(([key]) => !fields.has(key))),
        );
      }),
    );
  });
});
