import { MONTHS } from './revisjon-setning-texts.ts';
import { FLEST_REDAKSJONER, MAANEDER, type Statistikk, UTFALL, type Utfall } from './statistikk.ts';
import { bokmaal } from './texts.ts';
import { dayText, type Day } from './time.ts';

/** The statistics as tables, which the page, its pictures' alternatives and the file share: so all have the same numbers. */
export interface Tabell {
  readonly id: 'soeknader' | 'tid' | 'redaksjoner' | 'soek' | 'varsler';
  readonly tittel: string;
  /** The first names the rows. */
  readonly kolonner: readonly string[];
  /** As they are shown; the newest month first. */
  readonly rader: readonly (readonly string[])[];
  /** What is so now, in a sentence. */
  readonly naa: string | null;
}

const UTFALL_NAVN = bokmaal({
  godkjent: 'Godkjent',
  ikkeGodkjent: 'Ikke godkjent',
  ikkeAvgjort: 'Ikke avgjort',
  trukket: 'Trukket eller slettet',
} satisfies Record<Utfall, string>);

export const t = bokmaal({
  month: 'Måned',
  soeknader: 'Søknader etter måned og utfall',
  total: 'I alt',
  tid: 'Tid til avgjørelse',
  decided: 'Avgjort',
  median: 'Median (dager)',
  niAvTi: '9 av 10 innen (dager)',
  lengst: 'Lengst (dager)',
  redaksjoner: 'Brukere etter redaksjon',
  newsroom: 'Redaksjon',
  users: 'Brukere',
  none: 'Uten redaksjon',
  others: (count: number) => (count === 1 ? '1 annen' : `${tall(count)} andre`),
  soek: 'Søk per dag',
  perDay: 'Per dag',
  searches: 'Søk i alt',
  varsler: 'Varsler',
  told: 'Nyheter meldt',
  mails: 'E-poster sendt',
  stopped: 'Stoppet e-postene',
  waits: (days: string) => `Den eldste søknaden som venter nå, har ventet i ${days} dager.`,
  nobodyWaits: 'Ingen søknader venter nå.',
  tells: (count: number) =>
    count === 1 ? '1 lagret søk varsler nå.' : `${tall(count)} lagrede søk varsler nå.`,
  /** How it is counted. */
  rules: [
    'Søknader telles i måneden de ble sendt, med utfallet de har nå. En avgjørelse som er angret, eller en søknad som er tatt opp igjen, er ikke avgjort.',
    'En søknad som er slettet, telles fortsatt, med utfallet den hadde. Ble den ikke avgjort, er den trukket eller slettet.',
    'Tid til avgjørelse er fra søknaden ble sendt til den siste avgjørelsen, i måneden den ble avgjort. Medianen er antallet dager halvparten fikk svar innen.',
    `Brukere er de som har tilgang nå. De ${FLEST_REDAKSJONER} største redaksjonene har navn. Den som bare har skrevet navnet på redaksjonen sin, er uten redaksjon. Tall for få personer kan vise hvem de er: del dem ikke.`,
    'Søk er hver gang treff ble hentet, også neste side og nye filtre. De telles i revisjonsloggen, uten hvem som søkte og hva.',
    'Varsler er det lagrede søk og favoritter har meldt. Det som gjaldt brukere eller saker som er borte, er ikke med.',
    `En strek betyr at noe fra måneden er slettet fordi lagringstiden er ute. Perioden kan være høyst ${MAANEDER.flest / 12} år; den første og siste måneden kan være deler av en måned.`,
  ],
});

/** `1 234` and `2,3`. */
export const tall = (value: number): string => value.toLocaleString('nb');
const desimal = (value: number): string =>
  value.toLocaleString('nb', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** `9,5` and `1 234`. */
export const perDagTekst = (value: number): string => (value < 10 ? desimal : tall)(value);
const UKJENT = '–';
const kjent = (value: number | null, as = tall) => (value === null ? UKJENT : as(value));

/** `2026-11` → `November 2026`. */
function maanedNavn(maaned: string): string {
  const name = MONTHS[Number(maaned.slice(5)) - 1]!;
  return `${name[0]!.toUpperCase()}${name.slice(1)} ${maaned.slice(0, 4)}`;
}

/** `2026-11` → `nov.`, for under a bar. */
export function maanedKort(maaned: string): string {
  const name = MONTHS[Number(maaned.slice(5)) - 1]!;
  return name.length <= 5 ? name : `${name.slice(0, 3)}.`;
}

/** `01.12.2025–20.11.2026` */
export const periodeTekst = (fra: Day, til: Day) => `${dayText(fra)}–${dayText(til)}`;

export function tabellerAv(of: Statistikk): readonly Tabell[] {
  return [soeknaderAv(of), tidAv(of), redaksjonTabell(of), soekAv(of), varslerAv(of)];
}

/** One row for each month, the newest first. */
const rows = <M extends { readonly maaned: string }>(
  months: readonly M[],
  cells: (month: M) => readonly string[],
) => months.toReversed().map((month) => [maanedNavn(month.maaned), ...cells(month)]);

function soeknaderAv({ soeknader }: Statistikk): Tabell {
  return {
    ...{ id: 'soeknader', tittel: t.soeknader, naa: null },
    kolonner: [t.month, ...UTFALL.map((utfall) => UTFALL_NAVN[utfall]), t.total],
    rader: rows(soeknader, ({ antall }) => [
      ...UTFALL.map((utfall) => kjent(antall && antall[utfall])),
      kjent(antall && UTFALL.reduce((sum, utfall) => sum + antall[utfall], 0)),
    ]),
  };
}

function tidAv({ tid, eldsteVenter }: Statistikk): Tabell {
  return {
    ...{ id: 'tid', tittel: t.tid },
    kolonner: [t.month, t.median, t.niAvTi, t.lengst, t.decided],
    rader: rows(tid, ({ dager, avgjort }) => [
      ...[dager?.median, dager?.niAvTi, dager?.lengst].map((one) => kjent(one ?? null, desimal)),
      kjent(avgjort),
    ]),
    naa: eldsteVenter === null ? t.nobodyWaits : t.waits(desimal(eldsteVenter)),
  };
}

function redaksjonTabell({ redaksjoner, andre }: Statistikk): Tabell {
  return {
    ...{ id: 'redaksjoner', tittel: t.redaksjoner, naa: null },
    kolonner: [t.newsroom, t.users],
    rader: [
      ...redaksjoner.map(({ navn, brukere }) => [navn ?? t.none, tall(brukere)]),
      ...(andre ? [[t.others(andre.redaksjoner), tall(andre.brukere)]] : []),
    ],
  };
}

function soekAv({ soek }: Statistikk): Tabell {
  return {
    ...{ id: 'soek', tittel: t.soek, naa: null },
    kolonner: [t.month, t.perDay, t.searches],
    rader: rows(soek, ({ perDag, antall }) => [kjent(perDag, perDagTekst), kjent(antall)]),
  };
}

function varslerAv({ varsler, soekSomVarsler }: Statistikk): Tabell {
  return {
    ...{ id: 'varsler', tittel: t.varsler, naa: t.tells(soekSomVarsler) },
    kolonner: [t.month, t.told, t.mails, t.stopped],
    rader: rows(varsler, ({ meldt, epost, stoppet }) =>
      [meldt, epost, stoppet].map((one) => kjent(one)),
    ),
  };
}
