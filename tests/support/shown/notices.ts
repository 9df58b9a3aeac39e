import type { EndringFortalt, Notices, NoticeLine, SakFortalt } from '#contract/notices.ts';

const sak = (
  saksnummer: string,
  domstolNavn: string,
  begrensninger: SakFortalt['begrensninger'] = [],
): SakFortalt => ({
  sakId: saksnummer.slice(0, 9),
  ...{ saksnummer, domstolNavn, sakstype: 'Meddomsrettssak', erHentetFraSakApi: false },
  begrensninger,
});
const OSLO = sak('26-071318MED-TOSL', 'Oslo tingrett');
const TRD = sak('26-102554ENE-TTRO/TTRD', 'Trøndelag tingrett', ['lukkedeDoerer', 'referatforbud']);
const SOS = sak('25-187797MED-TSOS/TSAR', 'Søndre Østfold tingrett');

const tid = (day: string, sal: string | null, slutt = day) => ({
  start: `${day}T09:00:00+01:00`,
  slutt: `${slutt}T15:30:00+01:00`,
  ...{ sal, rettsalAdresse: null },
});

/** As the service names them. */
export const nameNr = (nr: number) => `mi8x${nr}.${'0'.repeat(16)}`;
let ids = 0;
const line = (tidspunkt: string, lest: boolean) => {
  ids += 1;
  return { id: `linje-${ids}`, ider: [nameNr(ids)], tidspunkt, lest };
};

/** A change of a favourite. `at` is a moment of November 2026. */
function endring(at: string, lest: boolean, of: SakFortalt, hva: EndringFortalt): NoticeLine {
  return { ...line(at, lest), slag: 'endring', sak: of, endring: hva };
}

function treff(
  at: string,
  lest: boolean,
  navn: string,
  saker: SakFortalt[],
  antall: number,
): NoticeLine {
  const soek = { id: 1, navn, adresse: 'domstolid=TOSL&query=narkotika' };
  return { ...line(at, lest), slag: 'treff', soek, antall, saker };
}

const TODAY = '2026-11-21T11:32:00+01:00';
const EARLIER = '2026-11-21T09:05:00+01:00';
const YESTERDAY = '2026-11-20T15:18:00+01:00';
const THIS_WEEK = '2026-11-17T10:00:00+01:00';
const LONG_AGO = '2026-11-02T10:00:00+01:00';

/** Every kind of line, on Saturday 21 November 2026; four are not read. */
export const shownNotices: Notices = {
  flere: false,
  linjer: [
    endring(TODAY, false, OSLO, {
      ...{ slag: 'flyttet', tidspunkt: TODAY },
      ...{ fra: tid('2026-11-23', 'sal 250'), til: tid('2026-11-24', 'sal 618') },
    }),
    treff(EARLIER, false, 'Narkotika i Oslo', [OSLO, TRD, SOS], 3),
    endring(EARLIER, false, TRD, {
      ...{ slag: 'avlyst', tidspunkt: EARLIER, fra: tid('2026-11-30', null, '2026-12-02') },
    }),
    endring(YESTERDAY, false, SOS, { slag: 'avgjorelse', tidspunkt: YESTERDAY }),
    endring(YESTERDAY, true, OSLO, { slag: 'tiltale', tidspunkt: YESTERDAY }),
    treff(YESTERDAY, true, 'Konkurser i Vestfold', [TRD], 1),
    endring(THIS_WEEK, true, OSLO, {
      ...{ slag: 'begrensning', tidspunkt: THIS_WEEK },
      ...{ type: 'lukkedeDoerer', start: '2026-11-24T09:00:00+01:00' },
    }),
    endring(THIS_WEEK, true, OSLO, {
      ...{ slag: 'sal', tidspunkt: THIS_WEEK },
      ...{ fra: tid('2026-11-24', 'Sal 250'), til: tid('2026-11-24', 'Sal 828') },
    }),
    treff(THIS_WEEK, true, 'Narkotika i Oslo', [SOS], 5),
    endring(LONG_AGO, true, SOS, { slag: 'dommer', tidspunkt: LONG_AGO }),
    endring(LONG_AGO, true, SOS, { slag: 'tema', tidspunkt: LONG_AGO }),
    endring(LONG_AGO, true, SOS, {
      ...{ slag: 'lagtTil', tidspunkt: LONG_AGO, til: tid('2026-12-01', 'Sal 2') },
    }),
  ],
};
