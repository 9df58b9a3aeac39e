import type { Drift } from '#contract/admin/drift.ts';
import { CLOCK_OFF } from '#domain/clock.ts';
import { LAG_ALARM } from '#domain/drift.ts';
import {
  formatCount,
  formatDay,
  formatDayAndTime,
  formatDuration,
  formatTime,
} from '#web/format.ts';

/** Something that somebody should look at now. */
export interface Alarm {
  /** The same for as long as it is the same trouble. */
  readonly id: string;
  readonly kind: 'nede' | 'klokke' | 'etterslep' | 'doedbrev' | 'epost' | 'stille' | 'flereStille';
  readonly purpose: 'warning' | 'danger';
  readonly heading: string;
  readonly text: string;
  /** Of a court that is silent. */
  readonly domstolId?: string;
}

type Services = Drift['avhengigheter'];

/** What the services are called, in the order in which they are shown. */
export const SERVICES: Readonly<Record<keyof Services, string>> = {
  database: 'Database',
  search: 'Søkemotor',
  signIn: 'Innlogging',
  register: 'Folkeregisteret',
  documents: 'Dokumentlager',
  epost: 'E-post',
};

/** So many silent courts have an alarm each; of more there is one for all. */
const MOST_COURTS = 3;

/** What is wrong, in the order in which it is shown. */
export function alarmsOf(drift: Drift): Alarm[] {
  return [
    ...[...ofServices(drift), ...ofClock(drift), ...ofIndex(drift)],
    ...[...ofMail(drift), ...ofCourts(drift)],
  ];
}

/** Whether there may be alarms that are not known, because a part could not be read. */
export function mayLackAlarms({ indeks, doedbrev, epost, domstoler }: Drift): boolean {
  return [indeks, doedbrev, epost, domstoler].includes(null);
}

function ofServices({ avhengigheter }: Drift): Alarm[] {
  const names = Object.keys(SERVICES) as (keyof Services)[];
  return names
    .filter((name) => avhengigheter[name] === 'down')
    .map((name) => ({
      ...{ id: `nede:${name}`, kind: 'nede', purpose: 'danger' },
      heading: `${SERVICES[name]} svarer ikke`,
      text: 'Tjenesten ble spurt nå nettopp, og svarte ikke.',
    }));
}

function ofClock({ klokkeSekunder }: Drift): Alarm[] {
  const apart = Math.abs(klokkeSekunder);
  if (apart * 1000 < CLOCK_OFF) return [];
  const way = klokkeSekunder > 0 ? 'foran' : 'bak';
  return [
    {
      ...{ id: 'klokke', kind: 'klokke', purpose: 'danger' },
      heading: 'Klokken går feil',
      text: `Klokken til webtjeneren går ${formatDuration(apart)} ${way} databasens. Går den mer enn ett minutt feil, vises ingenting før den er rettet.`,
    },
  ];
}

function ofIndex({ indeks, doedbrev }: Drift): Alarm[] {
  const alarms: Alarm[] = [];
  if (indeks && indeks.etterslep.eldsteSekunder > LAG_ALARM) {
    const { saker, eldsteSekunder } = indeks.etterslep;
    alarms.push({
      ...{ id: 'etterslep', kind: 'etterslep', purpose: 'warning' },
      heading: 'Indeksen henger etter',
      text: `${formatCount(saker, 'sak', 'saker')} venter på indeksering. Den eldste har ventet i ${formatDuration(eldsteSekunder)}.`,
    });
  }
  if (doedbrev && doedbrev.antall > 0) {
    const [newest] = doedbrev.rader;
    const most = Math.max(...doedbrev.rader.map(({ forsoek }) => forsoek));
    const tried = newest
      ? `Forsøkt ${formatCount(most, 'gang', 'ganger')}, sist ${formatDayAndTime(newest.sistFeilet)}. `
      : '';
    alarms.push({
      ...{ id: 'doedbrev', kind: 'doedbrev', purpose: 'danger' },
      heading: `${formatCount(doedbrev.antall, 'sak', 'saker')} kunne ikke indekseres`,
      text: `${tried}Journalister ser den forrige utgaven.`,
    });
  }
  return alarms;
}

function ofMail({ epost }: Drift): Alarm[] {
  if (!epost || epost.antallDoed === 0) return [];
  return [
    {
      ...{ id: 'epost', kind: 'epost', purpose: 'warning' },
      heading: `${formatCount(epost.antallDoed, 'e-post', 'e-poster')} er gitt opp`,
      text: 'Meldingen kom ikke fram, og sendes ikke igjen av seg selv.',
    },
  ];
}

function ofCourts({ domstoler }: Drift): Alarm[] {
  const silent = (domstoler ?? []).filter(({ stille }) => stille !== null);
  if (silent.length > MOST_COURTS)
    return [
      {
        ...{ id: 'flereStille', kind: 'flereStille', purpose: 'warning' },
        heading: `${silent.length} domstoler har ikke sendt`,
        text: `De pleier å sende oftere: ${silent
          .map(({ navn }) => navn)
          .slice(0, MOST_COURTS)
          .join(', ')} og ${silent.length - MOST_COURTS} til.`,
      },
    ];
  return silent.map(({ domstolId, navn, sistSendt, stille }) => ({
    ...{ id: `stille:${domstolId}`, kind: 'stille', purpose: 'warning', domstolId },
    heading: `${navn} har ikke sendt på ${formatCount(stille!.dager, 'dag', 'dager')}`,
    text: [
      sistSendt && `Siste fil kom ${formatDay(sistSendt)} kl. ${formatTime(sistSendt)}.`,
      rhythmText(stille!.rytme),
    ]
      .filter(Boolean)
      .join(' '),
  }));
}

/** `rytme`: once in so many working days; null: not known. */
function rhythmText(rytme: number | null): string {
  if (rytme === null) return '';
  if (rytme === 1) return 'Domstolen sender ellers hver dag.';
  if (rytme === 2) return 'Domstolen sender ellers annenhver dag.';
  return rytme === 5
    ? 'Domstolen sender ellers hver uke.'
    : `Domstolen sender ellers omtrent hver ${rytme}. virkedag.`;
}
