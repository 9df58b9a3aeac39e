import type { Statistikk } from '#domain/statistikk.ts';

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
const APPLICATIONS = [
  [22, 6, 0, 0],
  [11, 4, 0, 0],
  [24, 6, 0, 1],
  [30, 9, 0, 1],
  [27, 7, 1, 1],
  [12, 4, 17, 0],
] as const;
const DAYS = [
  [3.8, 8.9, 17],
  [4.1, 9.3, 17.2],
  [2, 5.4, 9.1],
  [3.2, 7, 12],
  [2.9, 8.1, 14.5],
  [1.9, 6.2, 11],
] as const;
const NEWSROOMS = [
  ...(['Nordkystens Tidende', 'Østfold Nyhetsavis', 'Fjordavisa', 'Kystradioen Vest'] as const),
];

/** Half a year of the service. */
export const shownStatistikk: Statistikk = {
  ...{ fra: '2026-06-01', til: '2026-11-20' },
  soeknader: months.map((maaned, nr) => {
    const [godkjent, ikkeGodkjent, ikkeAvgjort, trukket] = APPLICATIONS[nr]!;
    return { maaned, antall: { godkjent, ikkeGodkjent, ikkeAvgjort, trukket } };
  }),
  tid: months.map((maaned, nr) => {
    const [median, niAvTi, lengst] = DAYS[nr]!;
    return { maaned, avgjort: 16 + nr, dager: { median, niAvTi, lengst } };
  }),
  eldsteVenter: 36.5,
  redaksjoner: [
    ...NEWSROOMS.map((navn, nr) => ({ navn, brukere: [11, 8, 6, 4][nr]! })),
    { navn: null, brukere: 23 },
  ],
  andre: { redaksjoner: 34, brukere: 185 },
  soek: months.map((maaned, nr) => ({
    maaned,
    antall: 41_230 + 1700 * nr,
    perDag: [1374, 1385, 1440, 1544, 1549, 2487][nr]!,
  })),
  varsler: months.map((maaned, nr) => ({
    maaned,
    meldt: 12_400 + 900 * nr,
    epost: nr === 0 ? null : 4120 + 300 * nr,
    stoppet: [4, 2, 6, 3, 9, 1][nr]!,
  })),
  soekSomVarsler: 2311,
};
