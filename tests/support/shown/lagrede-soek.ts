import type { LagredeSoekAntall, LagretSoek } from '#contract/lagrede-soek.ts';
import type { NoticeChoices } from '#contract/notice-choices.ts';

const saved = (id: number, navn: string, soek: string, more: Partial<LagretSoek>): LagretSoek => ({
  ...{ id, navn, soek, periode: null, ugyldig: null, lagret: '2026-09-02T10:00:00+02:00' },
  ...{ varsle: 'aldri', ...more },
});

/** Saved searches of every kind: with a moving period, with days, long, and two that can not be run any more. */
export const shownLagredeSoek: readonly LagretSoek[] = [
  saved(1, 'Narkotika i Oslo', 'soekeKategori=berammede&domstolid=TOSL&query=narkotika', {
    ...{ periode: 'Neste 30 dager', varsle: 'straks' },
  }),
  saved(2, 'Konkurser', 'soekeKategori=berammede&domstolid=TSOS&fasettkode=KON', {
    ...{ periode: 'Denne uken', varsle: 'daglig' },
  }),
  saved(
    3,
    'Advokat Turid Narkhovde i saker om særlig omfattende økonomisk kriminalitet',
    `soekeKategori=avgjorelser&domstolid=alle&fraDato=2026-10-01&tilDato=2026-10-31&isAdvancedSearch=true&advokat=Narkhovde&sakengjelder=${'arbeidsmiljøkriminalitet'.repeat(3)}`,
    {},
  ),
  saved(4, 'Et nedlagt sted', 'soekeKategori=berammede&domstolid=TXXX&query=ran', {
    ...{ periode: 'Én måned framover', ugyldig: 'domstol', varsle: 'ukentlig' },
  }),
  saved(5, 'Fra i fjor', 'domstolid=TOSL&fraDato=2025-10-01&tilDato=2025-10-31&query=ran', {
    ugyldig: 'datoer',
  }),
];

export const shownAntall: LagredeSoekAntall = [
  { id: 1, treff: 1048, nye: 12 },
  { id: 2, treff: 9, nye: 0 },
  { id: 3, treff: 3, nye: null },
];

export const shownNoticeChoices: NoticeChoices = {
  ...{ epost: 'silje.haugnes@fjordtidende.example', favoritter: 'straks', stans: null },
  ...{ favoritterValgt: true, soekSist: null },
};
