import type { Dekning, DekningDomstol } from '#contract/dekning.ts';
import { dekningWeeks } from '#domain/dekning.ts';

/** A court with something of everything. */
export function shownCourt(more: Partial<DekningDomstol> = {}): DekningDomstol {
  return {
    ...{ domstolId: 'TOSL', domstolNavn: 'Oslo tingrett', erForsinket: false, hull: [] },
    sistMottatt: '2026-11-20T14:52:00+01:00',
    berammede: { antall: 1684, fra: '2026-11-20', til: '2027-05-14' },
    avgjoerelser: { antall: 203, fra: '2026-08-24', til: '2026-11-19' },
    tiltaler: { antall: 241, fra: '2026-03-02', til: '2026-11-20' },
    nyePerUke: [161, 172, 158, 166, 175, 170, 169, 181, 174, 177, 168, 122],
    ...more,
  };
}

const NONE = { antall: 0, fra: null, til: null };

/** A usual court, a late one with gaps, a small one with an empty week, and one that has never sent anything. */
export const shownDekning: Dekning = {
  oppdatert: '2026-11-20T14:52:00+01:00',
  uker: dekningWeeks('2026-11-20'),
  domstoler: [
    shownCourt({
      ...{ domstolId: 'TBUS', domstolNavn: 'Buskerud tingrett', erForsinket: true },
      sistMottatt: '2026-11-18T06:12:00+01:00',
      hull: ['2026-09-07', '2026-09-21', '2026-10-05', '2026-10-19', '2026-11-19'].map((day) => ({
        ...{ fra: day, til: day },
      })),
      nyePerUke: [31, 35, 33, 36, 34, 38, 32, 37, 35, 36, 34, 6],
    }),
    shownCourt({
      ...{ domstolId: 'JFIN', domstolNavn: 'Finnmark jordskifterett', tiltaler: NONE },
      nyePerUke: [3, 2, 4, 3, 2, 0, 3, 4, 2, 3, 3, 2],
    }),
    shownCourt(),
    shownCourt({
      domstolId: 'TSIS',
      domstolNavn: 'Sis- ja Nuorta-Finnmárkku diggegoddi/Indre og Østre Finnmark tingrett',
      ...{ sistMottatt: null, berammede: NONE, avgjoerelser: NONE, tiltaler: NONE },
      nyePerUke: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    }),
  ],
};
