import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORSVINNER_DAYS, forsvinnerSnart, nyeDokumenter } from './i-dag.ts';
import { OPEN_DOKUMENT, type Sak } from './sak.ts';
import { anyInstant, anySak } from './testing/arbitrary-sak.ts';
import { moete } from './testing/hearing.ts';
import { osloDay, shiftDay, startOfOsloDay } from './time.ts';
import { areNamesShown, visibleFiles } from './visibility.ts';

const [base] = fc.sample(anySak, { numRuns: 1, seed: 1 });
const OPEN: Sak = {
  ...base!,
  ...{ parter: 'Påtalemyndigheten mot Quentinius Zorbakk', parterAnonymisert: false },
  ...{ parterErSkjult: false, begrensninger: [], dokumenter: [] },
  rettsmoeter: [moete('2026-11-04T09:00:00+01:00', '2026-11-04T15:30:00+01:00')],
};
const tiltale = { ...OPEN_DOKUMENT, filtype: 'tiltale', tittel: 'Tiltale' } as const;
const file = {
  ...{ filNavn: 'a.pdf', domstolInitialer: 'TOSL', publiseringsdato: '2026-08-01' },
  avgivelsesdato: null,
} as const;
const at = (day: string) => new Date(`${day}T08:00:00+01:00`);

describe('what becomes hidden soon', () => {
  it('is told from three days before, with the day on which it goes', () => {
    expect(forsvinnerSnart(OPEN, at('2026-11-14'))).toEqual([]);
    expect(forsvinnerSnart(OPEN, at('2026-11-15'))).toEqual([{ hva: 'navn', dag: '2026-11-18' }]);
    expect(forsvinnerSnart(OPEN, at('2026-11-18'))).toEqual([{ hva: 'navn', dag: '2026-11-18' }]);
    expect(forsvinnerSnart(OPEN, at('2026-11-19'))).toEqual([]);
  });

  it('is nothing of names that are hidden already', () => {
    expect(forsvinnerSnart({ ...OPEN, parterErSkjult: true }, at('2026-11-17'))).toEqual([]);
  });

  it('has the nearest first, and of each kind of file the first that goes', () => {
    const sak: Sak = {
      ...OPEN,
      rettsmoeter: [],
      dokumenter: [
        { ...tiltale, ...file, publiseringsdato: '2026-08-20' },
        { ...tiltale, ...file, filNavn: 'b.pdf', publiseringsdato: '2026-08-19' },
        {
          ...{ ...tiltale, ...file, filtype: 'avgjoerelse', filNavn: 'c.pdf' },
          avgivelsesdato: '2026-08-18',
        },
      ],
    };
    expect(forsvinnerSnart(sak, at('2026-11-17'))).toEqual([
      { hva: 'avgjoerelse', dag: '2026-11-18' },
      { hva: 'tiltale', dag: '2026-11-19' },
    ]);
  });

  it('is shown now, and gone once its day is over', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        for (const { hva, dag } of forsvinnerSnart(sak, now)) {
          const after = startOfOsloDay(shiftDay(dag, { days: 1 }));
          expect(
            dag >= osloDay(now) && dag <= shiftDay(osloDay(now), { days: FORSVINNER_DAYS }),
          ).toBe(true);
          if (hva === 'navn') {
            expect([areNamesShown(sak, now), areNamesShown(sak, after)]).toEqual([true, false]);
          } else {
            const count = (time: Date) => visibleFiles(sak, hva, time).filer.length;
            expect(count(after)).toBeLessThan(count(now));
          }
        }
      }),
    );
  });
});

describe('documents that have come', () => {
  const came = { tidspunkt: at('2026-11-10'), fil: null };

  it('are all of a case that came itself, in one line of each kind', () => {
    const dokumenter = [
      { ...tiltale, ...file },
      { ...tiltale, ...file, filNavn: 'b.pdf' },
    ];
    expect(nyeDokumenter({ ...OPEN, dokumenter }, [came], at('2026-11-11'))).toEqual([
      { filtype: 'tiltale', tidspunkt: came.tidspunkt, avsagt: null },
    ]);
  });

  it('are those that came alone, at the newest time', () => {
    const dokumenter = [
      { ...tiltale, ...file },
      { ...tiltale, ...file, filNavn: 'b.pdf' },
    ];
    const kom = ['a.pdf', 'c.pdf'].map((filNavn, i) => ({
      tidspunkt: at(`2026-11-1${i}`),
      fil: { filNavn, domstolInitialer: 'TOSL' },
    }));
    expect(nyeDokumenter({ ...OPEN, dokumenter }, kom, at('2026-11-12'))).toEqual([
      { filtype: 'tiltale', tidspunkt: at('2026-11-10'), avsagt: null },
    ]);
  });

  it('are never files that may not be shown', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const kinds = nyeDokumenter(sak, [{ tidspunkt: now, fil: null }], now).map(
          ({ filtype }) => filtype,
        );
        expect(kinds).toEqual(
          (['avgjoerelse', 'tiltale'] as const).filter(
            (filtype) => visibleFiles(sak, filtype, now).filer.length > 0,
          ),
        );
      }),
    );
  });
});
