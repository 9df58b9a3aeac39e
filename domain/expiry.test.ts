import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dokumentHiddenFrom, isDokumentAvailable, visibleFiles } from './expiry.ts';
import type { Dokument, Rettsmoete } from './sak.ts';
import { anyInstant, anySak } from './testing/arbitrary-sak.ts';
import { osloIso } from './time.ts';

const moete: Rettsmoete = {
  start: new Date('2026-11-30T09:00:00+01:00'),
  slutt: new Date('2026-11-30T15:30:00+01:00'),
  sal: null,
  rettsalAdresse: null,
  rettsmoetetype: null,
};
const tiltale: Dokument = {
  filtype: 'tiltale',
  tittel: 'Tiltale',
  filNavn: 'a.pdf',
  domstolInitialer: 'TOSL',
  publiseringsdato: '2026-01-31',
  avgivelsesdato: null,
};
const dom: Dokument = {
  ...tiltale,
  filtype: 'avgjoerelse',
  tittel: 'Dom',
  avgivelsesdato: '2027-11-30',
};
const shifted = (at: Date, ms: number) => new Date(at.getTime() + ms);

describe('expiry of documents', () => {
  it('takes an indictment away three months after the last hearing, at its time of day', () => {
    expect(osloIso(dokumentHiddenFrom(tiltale, { rettsmoeter: [moete] }))).toBe(
      '2027-02-28T15:30:00+01:00',
    );
  });

  it('counts an indictment without hearings from its day of publication', () => {
    expect(osloIso(dokumentHiddenFrom(tiltale, { rettsmoeter: [] }))).toBe(
      '2026-04-30T00:00:00+02:00',
    );
  });

  it('takes a decision away at midnight three months after its day, leap day and hearings or not', () => {
    expect(osloIso(dokumentHiddenFrom(dom, { rettsmoeter: [] }))).toBe('2028-02-29T00:00:00+01:00');
    expect(osloIso(dokumentHiddenFrom(dom, { rettsmoeter: [moete] }))).toBe(
      '2028-02-29T00:00:00+01:00',
    );
  });

  it('expires file by file, and says so when none is left', () => {
    const older = { ...dom, filNavn: 'b.pdf', avgivelsesdato: '2027-10-01' };
    const sak = { rettsmoeter: [], dokumenter: [dom, older] };
    const at = (text: string) => visibleFiles(sak, 'avgjoerelse', new Date(text));
    expect(at('2027-12-01T12:00:00Z').filer).toHaveLength(2);
    expect(at('2028-01-15T12:00:00Z')).toEqual({ filer: [dom], utgaaetFil: false });
    expect(at('2028-03-01T12:00:00Z')).toEqual({ filer: [], utgaaetFil: true });
  });

  it('does not call a case expired that never had a file', () => {
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

  it('brings an indictment back when a hearing is added later', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const future = { ...moete, start: now, slutt: shifted(now, 3_600_000) };
        const charges = sak.dokumenter.filter((dokument) => dokument.filtype === 'tiltale');
        const more = { ...sak, rettsmoeter: [...sak.rettsmoeter, future] };
        expect(visibleFiles(more, 'tiltale', now).filer).toEqual(charges);
      }),
    );
  });
});
