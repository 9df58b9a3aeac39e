import type { Dagsliste, DagslisteSak, MoeteOfDay } from '#contract/dagsliste.ts';
import type { IDag } from '#contract/i-dag.ts';
import type { SakFortalt } from '#contract/notices.ts';
import { shownSak } from './cases.ts';

const fortalt = (saksnummer: string, domstolNavn = 'Oslo tingrett'): SakFortalt => ({
  sakId: saksnummer.slice(0, 9),
  ...{ saksnummer, domstolNavn, sakstype: 'Meddomsrettssak', erHentetFraSakApi: false },
  begrensninger: [],
});
const tid = (day: string, sal: string | null) => ({
  start: `${day}T09:00:00+01:00`,
  slutt: `${day}T15:30:00+01:00`,
  ...{ sal, rettsalAdresse: null },
});

/** A full morning: Saturday 21 November 2026. */
export const shownIDag: IDag = {
  siden: '2026-11-20T16:10:00+01:00',
  erFoersteBesoek: false,
  favoritter: {
    antall: 12,
    endringer: [
      {
        sak: fortalt('26-063907MED-TOSL'),
        endring: {
          ...{ slag: 'flyttet', tidspunkt: '2026-11-21T07:42:00+01:00' },
          ...{ fra: tid('2026-11-21', 'sal 250'), til: tid('2026-11-23', 'sal 618') },
        },
      },
      {
        sak: fortalt('26-102554ENE-TTRO/TTRD', 'Trøndelag tingrett'),
        endring: {
          ...{ slag: 'avlyst', tidspunkt: '2026-11-20T17:20:00+01:00' },
          fra: tid('2026-11-30', null),
        },
      },
      {
        sak: fortalt('25-197755MED-TOSL'),
        endring: { slag: 'tiltale', tidspunkt: '2026-11-20T16:31:00+01:00' },
      },
      {
        sak: fortalt('25-187797MED-TSOS/TSAR', 'Søndre Østfold tingrett'),
        endring: { slag: 'tema', tidspunkt: '2026-11-20T16:20:00+01:00' },
      },
    ],
  },
  dokumenter: {
    linjer: [
      {
        sak: fortalt('26-044873MED-TOSL'),
        ...{ filtype: 'avgjoerelse', tidspunkt: '2026-11-21T07:55:00+01:00', avsagt: '2026-11-20' },
      },
      {
        sak: fortalt('26-121904MED-TSOS/TSAR', 'Søndre Østfold tingrett'),
        ...{ filtype: 'tiltale', tidspunkt: '2026-11-20T16:45:00+01:00', avsagt: null },
      },
    ],
    flere: false,
  },
  forsvinner: [
    {
      sak: fortalt('26-031740MED-TOSL'),
      ...{ hva: 'tiltale', dag: '2026-11-22', sisteRettsmoete: '2026-08-22' },
    },
    {
      sak: fortalt('26-059112ENE-TOSL'),
      ...{ hva: 'navn', dag: '2026-11-23', sisteRettsmoete: '2026-11-09' },
    },
  ],
};

/** Somebody without favourites, to whom nothing has happened. */
export const shownIDagTom: IDag = {
  ...shownIDag,
  favoritter: { antall: 0, endringer: [] },
  dokumenter: { linjer: [], flere: false },
  forsvinner: [],
};

const moete = (dag: string, time: string, sal: string | null, more: Partial<MoeteOfDay> = {}) => ({
  ...{ start: `${dag}T${time}:00+01:00`, slutt: `${dag}T15:30:00+01:00`, sal },
  ...{ rettsalAdresse: null, rettsmøteType: 'Hovedforhandling', begrensninger: [] },
  ...{ utgaar: null, flyttetFra: null, flyttetTil: null, ...more },
});

const listed = (
  nr: number,
  moeter: DagslisteSak['moeter'],
  more: Partial<DagslisteSak> = {},
): DagslisteSak => ({
  ...shownSak({ sakId: `dag-${nr}`, saksnummer: `26-07131${nr}MED-TOSL` }),
  ...{ domstolId: 'TOSL', rettensAdministrator: null, saksTema: 'Grov narkotikaovertredelse' },
  ...{ moeter, ...more },
});

/** Hearings of two courts on that day: one court has none, and its next on the Monday. */
export const shownToday = (dag: string): Dagsliste => ({
  saker: [
    listed(1, [moete(dag, '09:00', 'Sal 250', { begrensninger: ['referatforbud'] })], {
      isFavoritt: true,
    }),
    listed(2, [moete(dag, '10:00', '105', { rettsmøteType: 'Fengslingsmøte' })]),
    listed(3, [moete(dag, '09:00', '105', { begrensninger: ['lukkedeDoerer'] })], {
      saksTema: null,
    }),
    listed(4, [moete(dag, '12:30', null, { utgaar: 'avlyst' })]),
  ],
  domstoler: [
    { domstolId: 'TOSL', forrige: null, neste: { dag: '2026-11-23', antall: 4 } },
    { domstolId: 'TSOS', forrige: null, neste: { dag: '2026-11-24', antall: 2 } },
  ],
});
