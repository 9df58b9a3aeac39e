import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInstant, anySak } from '#domain/testing/arbitrary-sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { buildDocument } from './document.ts';

const NOW = new Date('2026-03-05T12:00:00+01:00');

/** As it is written: without what is empty, one of a list of one, and the stems as words of one text. */
function lean(value: unknown, key = ''): unknown {
  if (key === 'stems') {
    const stems = value as string[];
    for (const stem of stems) expect(stem).toMatch(/^\S+$/);
    return stems.join(' ') || undefined;
  }
  if (Array.isArray(value)) {
    const list = value.map((one) => lean(one));
    const [only] = list;
    return list.length > 1 || typeof only === 'object' ? list : only;
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const fields = Object.entries(value)
    .map(([name, one]) => [name, lean(one, name)] as const)
    .filter(([, one]) => one !== undefined);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

describe('the hash', () => {
  test('is the same for the same content, whatever the version', () => {
    const hashes = [1, 2].map((versjon) => buildDocument(buildSak({ versjon }), NOW).hash);
    expect(hashes[0]).toBe(hashes[1]);
  });

  test('does not depend on the order of files or of hearings of the same time', () => {
    const dokumenter = [buildDokument(), buildDokument({ publiseringsdato: '2026-02-02' })];
    const rettsmoeter = ['Planmøte', 'Hovedforhandling'].map((rettsmoetetype) =>
      buildRettsmoete('2026-03-10T09:00:00+01:00', { rettsmoetetype }),
    );
    const one = buildDocument(buildSak({ dokumenter, rettsmoeter }), NOW);
    const other = buildDocument(
      buildSak({ dokumenter: dokumenter.toReversed(), rettsmoeter: rettsmoeter.toReversed() }),
      NOW,
    );
    expect(one.hash).toBe(other.hash);
  });

  test('does not depend on the order of rows, whatever they say', () => {
    const anyType = fc.constantFrom(null, 'Planmøte', 'Hovedforhandling');
    const anyText = fc.constantFrom(
      {},
      { tekst: 'Retten fant kniven.' },
      { tekst: 'Ran og tyveri' },
    );
    const anyCase = anySak.chain((sak) =>
      fc.record({
        rettsmoeter: fc.array(
          fc
            .tuple(
              fc.constantFrom(...sak.rettsmoeter, buildRettsmoete('2026-03-10T09:00:00Z')),
              anyType,
            )
            .map(([moete, rettsmoetetype]) => ({ ...moete, rettsmoetetype })),
          { maxLength: 5 },
        ),
        dokumenter: fc.array(
          fc
            .tuple(fc.constantFrom(...sak.dokumenter, buildDokument()), anyText)
            .map(([fil, tekst]) => ({ ...fil, ...tekst })),
          { maxLength: 5 },
        ),
        sak: fc.constant(sak),
      }),
    );
    const inAnyOrder = <T>(rows: readonly T[]) =>
      fc.shuffledSubarray([...rows], { minLength: rows.length });
    fc.assert(
      fc.property(
        anyCase.chain(({ sak, rettsmoeter, dokumenter }) =>
          fc.tuple(
            fc.constant({ ...sak, rettsmoeter, dokumenter }),
            fc.record({ rettsmoeter: inAnyOrder(rettsmoeter), dokumenter: inAnyOrder(dokumenter) }),
          ),
        ),
        anyInstant,
        ([sak, other], now) => {
          const one = buildDocument(sak, now);
          expect(buildDocument({ ...sak, ...other }, now)).toEqual(one);
        },
      ),
    );
  });

  test('is of the JSON that Elasticsearch gets, whatever is written in a case', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom(
        '§ 321 "grovt" \\ tyveri\n',
        'Åse\u2028Ørn\u0000',
        '\ud800 halv',
        'ЖЖ 漢字 ١٢',
      ),
    );
    const texts = fc.record({
      saksnummer: fc.oneof(anyText, fc.constant('26-000001MED-TOSL/01')),
      domstolId: anyText,
      domstolNavn: anyText,
      domstolSoekenavn: fc.array(anyText, { maxLength: 2 }),
      saksTema: anyText,
      sakstype: anyText,
      parter: anyText,
      advokat: anyText,
      bistandsadvokater: fc.array(anyText, { maxLength: 2 }),
      rettensAdministrator: anyText,
    });
    fc.assert(
      fc.property(anySak, texts, anyText, anyInstant, (sak, written, word, now) => {
        const { document, json, hash } = buildDocument(
          {
            ...sak,
            ...written,
            rettsmoeter: sak.rettsmoeter.map((moete) => ({ ...moete, rettsmoetetype: word })),
            dokumenter: sak.dokumenter.map((fil) => ({ ...fil, tekst: word })),
          },
          now,
        );
        expect(JSON.parse(json)).toEqual(lean(document));
        const digest = createHash('sha256').update(json).digest('base64url');
        expect(hash.slice(24)).toBe(digest.slice(0, 24));
      }),
      { numRuns: 500 },
    );
  });

  test('does not depend on what was built before', () => {
    fc.assert(
      fc.property(fc.array(anySak, { maxLength: 4 }), anySak, anyInstant, (before, sak, now) => {
        const first = structuredClone(buildDocument(sak, now));
        for (const one of before) buildDocument({ ...one, saksTema: sak.saksTema }, now);
        expect(buildDocument(sak, now)).toEqual(first);
      }),
    );
  });

  test('changes when a searchable word changes', () => {
    const one = buildDocument(buildSak({ saksTema: 'Ran' }), NOW);
    expect(buildDocument(buildSak({ saksTema: 'Drap' }), NOW).hash).not.toBe(one.hash);
  });
});
