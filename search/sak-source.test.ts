import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dokument, Rettsmoete, Sak } from '#domain/sak.ts';
import { anyInstant, anySak } from '#domain/testing/arbitrary-sak.ts';
import { nextTransition } from '#domain/visibility.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { buildDocument, sourceHash } from './document.ts';

const NOW = new Date('2026-03-05T12:00:00+01:00');
const SECOND = 1_000;

/** With texts, addresses and types that differ. */
const anyFullSak: fc.Arbitrary<Sak> = fc
  .tuple(anySak, fc.infiniteStream(fc.nat(3)), fc.boolean())
  .map(([sak, numbers, erHentetFraSakApi]) => {
    const next = () => numbers.next().value as number;
    const rettsmoeter = sak.rettsmoeter.map((moete) => ({
      ...moete,
      rettsalAdresse: [null, '', 'Kirkegata 7', 'Tinggata 1'][next()]!,
      rettsmoetetype: [null, '', ' Planmøte ', 'Hovedforhandling'][next()]!,
    }));
    const dokumenter = sak.dokumenter.map((fil) => ({
      ...fil,
      tekst: ['', ' – ', 'Retten fant kniven.', 'Ran og tyveri'][next()]!,
      erSkjult: next() === 0,
    }));
    return { ...sak, erHentetFraSakApi, rettsmoeter, dokumenter };
  });

/** The same case with one part of it as it is in the other. */
function withPartOf(sak: Sak, other: Sak, part: number): Sak {
  const keys = Object.keys(sak) as (keyof Sak)[];
  const ofRows = [...sak.rettsmoeter, ...sak.dokumenter].length;
  const row = (part % (keys.length + ofRows)) - keys.length;
  if (row < 0) {
    const key = keys[row + keys.length]!;
    return { ...sak, [key]: other[key] };
  }
  const mixed = <T extends object>(rows: readonly T[], at: number, from: T | undefined): T[] => {
    if (!from) return [...rows];
    const names = Object.keys(from) as (keyof T)[];
    const name = names[part % names.length]!;
    return rows.map((one, nr) => (nr === at ? { ...one, [name]: from[name] } : one));
  };
  return {
    ...sak,
    rettsmoeter: mixed<Rettsmoete>(sak.rettsmoeter, row, other.rettsmoeter[0]),
    dokumenter: mixed<Dokument>(sak.dokumenter, row - sak.rettsmoeter.length, other.dokumenter[0]),
  };
}

describe('the hash of what a document is made of', () => {
  test('changes when any change of the case changes the document', () => {
    let changed = 0;
    fc.assert(
      fc.property(anyFullSak, anyFullSak, fc.nat(), anyInstant, (sak, other, part, now) => {
        const mixed = withPartOf(sak, other, part);
        const isSame = buildDocument(sak, now).json === buildDocument(mixed, now).json;
        if (isSame) return;
        changed++;
        expect(sourceHash(mixed, now)).not.toBe(sourceHash(sak, now));
      }),
      { numRuns: 2_000 },
    );
    expect(changed).toBeGreaterThan(300);
  });

  test('is the same at two instants only when the document is, and always when nothing has become due', () => {
    const outcomes = { same: 0, different: 0 };
    const anySeconds = fc.integer({ min: -1, max: 5_000_000 });
    fc.assert(
      fc.property(anyFullSak, anyInstant, fc.boolean(), anySeconds, (sak, now, isDue, seconds) => {
        const from = (isDue ? nextTransition(sak, now) : null) ?? now;
        const later = new Date(Math.max(now.getTime(), from.getTime() + seconds * SECOND));
        const [one, other] = [buildDocument(sak, now), buildDocument(sak, later)];
        const isSame = sourceHash(sak, now) === sourceHash(sak, later);
        outcomes[isSame ? 'same' : 'different']++;
        if (isSame) expect(other.json).toBe(one.json);
        const due = nextTransition(sak, now);
        if (due === null || due > later) expect(isSame).toBe(true);
      }),
      { numRuns: 1_000 },
    );
    expect(outcomes.same).toBeGreaterThan(100);
    expect(outcomes.different).toBeGreaterThan(100);
  });

  test('changes when something becomes due, to the millisecond', () => {
    fc.assert(
      fc.property(anyFullSak, anyInstant, (sak, now) => {
        const due = nextTransition(sak, now);
        if (due === null) return;
        const [before, at] = [new Date(due.getTime() - 1), due];
        const isSame = buildDocument(sak, before).json === buildDocument(sak, at).json;
        if (!isSame) expect(sourceHash(sak, at)).not.toBe(sourceHash(sak, before));
      }),
      { numRuns: 500 },
    );
  });

  test('is the first half of what is kept with the document', () => {
    fc.assert(
      fc.property(anyFullSak, anyInstant, (sak, now) => {
        const { hash } = buildDocument(sak, now);
        expect(hash).toMatch(/^[\w-]{48}$/);
        expect(hash.slice(0, 24)).toBe(sourceHash(sak, now));
      }),
    );
  });

  test('does not depend on the order of rows, whatever they say', () => {
    const inAnyOrder = <T>(rows: readonly T[]) =>
      fc.shuffledSubarray([...rows], { minLength: rows.length });
    fc.assert(
      fc.property(
        anyFullSak.chain((sak) => {
          // All at the same time, and of the same day: only what they say is left to tell them apart.
          const rettsmoeter = sak.rettsmoeter.map((moete) => ({
            ...moete,
            ...buildRettsmoete('2026-03-10T09:00:00Z', {
              rettsalAdresse: moete.rettsalAdresse,
              rettsmoetetype: moete.rettsmoetetype,
            }),
          }));
          const dokumenter = sak.dokumenter.map((fil) => ({
            ...fil,
            ...{ publiseringsdato: '2026-03-01', avgivelsesdato: '2026-03-01' },
          }));
          const one = { ...sak, rettsmoeter, dokumenter };
          return fc.record({
            one: fc.constant(one),
            other: fc.record({
              rettsmoeter: inAnyOrder(rettsmoeter),
              dokumenter: inAnyOrder(dokumenter),
              begrensninger: inAnyOrder(sak.begrensninger),
            }),
          });
        }),
        ({ one, other }) => {
          expect(sourceHash({ ...one, ...other }, NOW)).toBe(sourceHash(one, NOW));
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ['hidden names', { parterErSkjult: true }, { parter: 'Noen andre' }],
    ['a subject with names', { saksTemaUtenNavn: 'Ran' }, { saksTema: 'Ran mot Even Bakkerud' }],
    ['what only readers see', {}, { beskrivelse: 'Annet', endret: NOW, versjon: 7 }],
  ])('does not follow from %s', (_, sak, change) => {
    const hash = sourceHash(buildSak(sak), NOW);
    expect(sourceHash(buildSak({ ...sak, ...change }), NOW)).toBe(hash);
  });

  test('follows from the text of a file, as long as that may be searched', () => {
    const of = (tekst: string, now: Date) =>
      sourceHash(buildSak({ dokumenter: [buildDokument({ tekst })] }), now);
    expect(of('Ran', NOW)).not.toBe(of('Tyveri', NOW));
    const hidden = new Date('2026-04-20T12:00:00Z');
    expect(of('Ran', hidden)).toBe(of('Tyveri', hidden));
  });
});
