import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  OPEN_DOKUMENT,
  OPEN_RETTSMOETE,
  OPEN_SAK,
  type Dokument,
  type Rettsmoete,
  type Sak,
} from './sak.ts';
import { anyInstant, anySak } from './testing/arbitrary-sak.ts';
import { moete, shifted } from './testing/hearing.ts';
import { osloIso } from './time.ts';
import {
  ParterStatus,
  activeBegrensninger,
  dokumentHiddenFrom,
  isDokumentAvailable,
  nextTransition,
  parterHiddenFrom,
  parterStatus,
  visibleFiles,
} from './visibility.ts';

const sak = (...rettsmoeter: Rettsmoete[]) => ({
  ...OPEN_SAK,
  parterAnonymisert: false,
  rettsmoeter,
  dokumenter: [],
});

describe('anonymisation of the parties', () => {
  it('hides the names two calendar weeks after the end of the last hearing, over a DST change too', () => {
    const spring = sak(moete('2026-03-20T09:00:00+01:00', '2026-03-20T15:30:00+01:00'));
    expect(osloIso(parterHiddenFrom(spring) as Date)).toBe('2026-04-03T15:30:00+02:00');
    const autumn = sak(moete('2026-10-20T09:00:00+02:00', '2026-10-20T15:30:00+02:00'));
    expect(osloIso(parterHiddenFrom(autumn) as Date)).toBe('2026-11-03T15:30:00+01:00');
  });

  it('hides the names at the exact boundary', () => {
    const one = sak(moete('2026-11-04T09:00:00+01:00', '2026-11-04T15:30:00+01:00'));
    const boundary = parterHiddenFrom(one) as Date;
    expect(parterStatus(one, shifted(boundary, -1))).toBe(ParterStatus.Vises);
    expect(parterStatus(one, boundary)).toBe(ParterStatus.Utloept);
    expect(parterStatus(one, shifted(boundary, 1))).toBe(ParterStatus.Utloept);
  });

  it('counts from the hearing that ends last, whatever their order', () => {
    const long = moete('2026-11-02T09:00:00+01:00', '2026-11-20T15:30:00+01:00');
    const later = moete('2026-11-05T09:00:00+01:00', '2026-11-05T15:30:00+01:00');
    expect(parterHiddenFrom(sak(long, later))).toEqual(parterHiddenFrom(sak(later, long)));
    expect(osloIso(parterHiddenFrom(sak(long, later)) as Date)).toBe('2026-12-04T15:30:00+01:00');
  });

  it('shows the names again when a hearing is added, and hides them when it is removed', () => {
    const old = moete('2026-01-05T09:00:00+01:00', '2026-01-05T15:30:00+01:00');
    const added = moete('2026-11-24T09:00:00+01:00', '2026-11-24T15:30:00+01:00');
    const now = new Date('2026-11-21T12:00:00+01:00');
    expect(parterStatus(sak(old), now)).toBe(ParterStatus.Utloept);
    expect(parterStatus(sak(old, added), now)).toBe(ParterStatus.Vises);
    expect(parterStatus(sak(), now)).toBe(ParterStatus.UtenRettsmoete);
  });

  it("gives the court's own anonymisation precedence over everything", () => {
    fc.assert(
      fc.property(anySak, anyInstant, (any, now) => {
        expect(parterStatus({ ...any, parterAnonymisert: true }, now)).toBe(
          ParterStatus.Anonymisert,
        );
      }),
    );
  });

  it('keeps hidden what is hidden, however much later', () => {
    fc.assert(
      fc.property(anySak, anyInstant, fc.nat({ max: 1e11 }), (any, now, later) => {
        if (parterStatus(any, now) === ParterStatus.Vises) return;
        expect(parterStatus(any, shifted(now, later))).not.toBe(ParterStatus.Vises);
      }),
    );
  });

  it('shows the names until one millisecond before the boundary and not at it, for any calendar', () => {
    fc.assert(
      fc.property(anySak, (any) => {
        const boundary = parterHiddenFrom(any);
        if (boundary === 'always') return;
        expect(parterStatus(any, shifted(boundary, -1))).toBe(ParterStatus.Vises);
        expect(parterStatus(any, boundary)).toBe(ParterStatus.Utloept);
      }),
    );
  });
});

const hearing: Rettsmoete = {
  ...OPEN_RETTSMOETE,
  start: new Date('2026-11-30T09:00:00+01:00'),
  slutt: new Date('2026-11-30T15:30:00+01:00'),
  sal: null,
  rettsalAdresse: null,
  rettsmoetetype: null,
};
const tiltale: Dokument = {
  ...OPEN_DOKUMENT,
  filtype: 'tiltale',
  tittel: 'Tiltale',
  filNavn: 'a.pdf',
  domstolInitialer: 'TOSL',
  publiseringsdato: '2026-01-31',
  avgivelsesdato: null,
};
const dom: Dokument = {
  ...OPEN_DOKUMENT,
  ...tiltale,
  filtype: 'avgjoerelse',
  tittel: 'Dom',
  avgivelsesdato: '2027-11-30',
};

describe('expiry of documents', () => {
  it('expires an indictment three months after the last hearing, at its time of day', () => {
    expect(osloIso(dokumentHiddenFrom(tiltale, { rettsmoeter: [hearing] }))).toBe(
      '2027-02-28T15:30:00+01:00',
    );
  });

  it('counts an indictment without hearings from its day of publication', () => {
    expect(osloIso(dokumentHiddenFrom(tiltale, { rettsmoeter: [] }))).toBe(
      '2026-04-30T00:00:00+02:00',
    );
  });

  it('expires a decision at midnight three months after its day, with or without hearings', () => {
    expect(osloIso(dokumentHiddenFrom(dom, { rettsmoeter: [] }))).toBe('2028-02-29T00:00:00+01:00');
    expect(osloIso(dokumentHiddenFrom(dom, { rettsmoeter: [hearing] }))).toBe(
      '2028-02-29T00:00:00+01:00',
    );
  });

  it('expires file by file, and reports when none is left', () => {
    const older = { ...dom, filNavn: 'b.pdf', avgivelsesdato: '2027-10-01' };
    const sak = { rettsmoeter: [], dokumenter: [dom, older] };
    const at = (text: string) => visibleFiles(sak, 'avgjoerelse', new Date(text));
    expect(at('2027-12-01T12:00:00Z').filer).toHaveLength(2);
    expect(at('2028-01-15T12:00:00Z')).toEqual({ filer: [dom], utgaaetFil: false });
    expect(at('2028-03-01T12:00:00Z')).toEqual({ filer: [], utgaaetFil: true });
  });

  it('does not report expired files for a case that never had one', () => {
    expect(visibleFiles({ rettsmoeter: [], dokumenter: [] }, 'tiltale', new Date(0))).toEqual({
      filer: [],
      utgaaetFil: false,
    });
  });

  it('is available until one millisecond before the boundary and not at it, for any calendar', () => {
    fc.assert(
      fc.property(anySak, (sak) => {
        for (const dokument of sak.dokumenter) {
          const boundary = dokumentHiddenFrom(dokument, sak);
          expect(isDokumentAvailable(dokument, sak, shifted(boundary, -1))).toBe(true);
          expect(isDokumentAvailable(dokument, sak, boundary)).toBe(false);
        }
      }),
    );
  });

  it('shows an indictment again when a hearing is added later', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const future = { ...hearing, start: now, slutt: shifted(now, 3_600_000) };
        const charges = sak.dokumenter.filter((dokument) => dokument.filtype === 'tiltale');
        const more = { ...sak, rettsmoeter: [...sak.rettsmoeter, future] };
        expect(visibleFiles(more, 'tiltale', now).filer).toEqual(charges);
      }),
    );
  });
});

/** Every part of a case that changes with time. */
const view = (sak: Sak, now: Date) =>
  JSON.stringify([
    activeBegrensninger(sak, now).map(({ type }) => type),
    sak.parter ? parterStatus(sak, now) : null,
    visibleFiles(sak, 'tiltale', now),
    visibleFiles(sak, 'avgjoerelse', now),
  ]);

describe('the next transition of a case', () => {
  it('is ahead of now, and something changes exactly then', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const next = nextTransition(sak, now);
        if (!next) return;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(view(sak, next)).not.toBe(view(sak, shifted(next, -1)));
      }),
    );
  });

  it('misses nothing: until then the case does not change', () => {
    fc.assert(
      fc.property(
        anySak,
        anyInstant,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sak, now, part) => {
          const next = nextTransition(sak, now);
          const until = next ?? shifted(now, 10 * 365 * 86_400_000);
          const between = shifted(now, Math.floor((until.getTime() - 1 - now.getTime()) * part));
          expect(view(sak, between)).toBe(view(sak, now));
        },
      ),
    );
  });
});
