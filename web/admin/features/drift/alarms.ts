import type { Drift } from '#contract/admin/drift.ts';
import { CLOCK_OFF } from '#domain/clock.ts';
import { LAG_ALARM } from '#domain/drift.ts';
import { fristFor, maanedTekst } from '#domain/gjennomgang.ts';
import { dayText } from '#domain/time.ts';
import { formatDay, formatDayAndTime, formatDuration, formatTime } from '#web/format.ts';
import { SERVICES, t } from './texts.ts';

/** Something that somebody should look at now. */
export interface Alarm {
  /** The same for as long as it is the same trouble. */
  readonly id: string;
  readonly kind:
    | 'nede'
    | 'klokke'
    | 'etterslep'
    | 'doedbrev'
    | 'epost'
    | 'stille'
    | 'flereStille'
    | 'gjennomgang';
  readonly purpose: 'warning' | 'danger';
  readonly heading: string;
  readonly text: string;
  /** Of a court that is silent. */
  readonly domstolId?: string;
  /** Of a review of the log. */
  readonly maaned?: string;
}

type Services = Drift['avhengigheter'];

/** So many silent courts have an alarm each; of more there is one for all. */
const MOST_COURTS = 3;

/** What is wrong, in the order in which it is shown. */
export function alarmsOf(drift: Drift): Alarm[] {
  return [
    ...[...ofServices(drift), ...ofClock(drift), ...ofIndex(drift)],
    ...[...ofMail(drift), ...ofCourts(drift), ...ofReviews(drift)],
  ];
}

/** Whether there may be alarms that are not known, because a part could not be read. */
export function mayLackAlarms(drift: Drift): boolean {
  const { indeks, doedbrev, epost, domstoler, gjennomganger } = drift;
  return [indeks, doedbrev, epost, domstoler, gjennomganger].includes(null);
}

function ofServices({ avhengigheter }: Drift): Alarm[] {
  const names = Object.keys(SERVICES) as (keyof Services)[];
  return names
    .filter((name) => avhengigheter[name] === 'down')
    .map((name) => ({
      ...{ id: `nede:${name}`, kind: 'nede', purpose: 'danger' },
      heading: t.serviceDown(SERVICES[name]),
      text: t.serviceAsked,
    }));
}

function ofClock({ klokkeSekunder }: Drift): Alarm[] {
  const apart = Math.abs(klokkeSekunder);
  if (apart * 1000 < CLOCK_OFF) return [];
  return [
    {
      ...{ id: 'klokke', kind: 'klokke', purpose: 'danger' },
      heading: t.clockOff,
      text: (klokkeSekunder > 0 ? t.clockAhead : t.clockBehind)(formatDuration(apart)),
    },
  ];
}

function ofIndex({ indeks, doedbrev }: Drift): Alarm[] {
  const alarms: Alarm[] = [];
  if (indeks && indeks.etterslep.eldsteSekunder > LAG_ALARM) {
    const { saker, eldsteSekunder } = indeks.etterslep;
    alarms.push({
      ...{ id: 'etterslep', kind: 'etterslep', purpose: 'warning' },
      heading: t.indexLags,
      text: t.casesWait(saker, formatDuration(eldsteSekunder)),
    });
  }
  if (doedbrev && doedbrev.antall > 0) {
    const [newest] = doedbrev.rader;
    const most = Math.max(...doedbrev.rader.map(({ forsoek }) => forsoek));
    alarms.push({
      ...{ id: 'doedbrev', kind: 'doedbrev', purpose: 'danger' },
      heading: t.casesFailed(doedbrev.antall),
      text: newest
        ? t.triedAndFormerIsShown(most, formatDayAndTime(newest.sistFeilet))
        : t.formerIsShown,
    });
  }
  return alarms;
}

function ofMail({ epost }: Drift): Alarm[] {
  if (!epost || epost.antallDoed === 0) return [];
  return [
    {
      ...{ id: 'epost', kind: 'epost', purpose: 'warning' },
      heading: t.mailsGivenUp(epost.antallDoed),
      text: t.mailLost,
    },
  ];
}

function ofCourts({ domstoler }: Drift): Alarm[] {
  const silent = (domstoler ?? []).filter(({ stille }) => stille !== null);
  if (silent.length > MOST_COURTS)
    return [
      {
        ...{ id: 'flereStille', kind: 'flereStille', purpose: 'warning' },
        heading: t.courtsSilent(silent.length),
        text: t.usuallySendOftener(
          silent
            .map(({ navn }) => navn)
            .slice(0, MOST_COURTS)
            .join(', '),
          silent.length - MOST_COURTS,
        ),
      },
    ];
  return silent.map(({ domstolId, navn, sistSendt, stille }) => ({
    ...{ id: `stille:${domstolId}`, kind: 'stille', purpose: 'warning', domstolId },
    heading: t.courtSilent(navn, stille!.dager),
    text: [
      sistSendt && t.lastFile(formatDay(sistSendt), formatTime(sistSendt)),
      rhythmText(stille!.rytme),
    ]
      .filter(Boolean)
      .join(' '),
  }));
}

function ofReviews({ gjennomganger }: Drift): Alarm[] {
  return (gjennomganger ?? []).map((maaned) => ({
    ...{ id: `gjennomgang:${maaned}`, kind: 'gjennomgang', purpose: 'warning', maaned },
    heading: t.reviewOverdue(maanedTekst(maaned)),
    text: t.reviewDue(dayText(fristFor(maaned))),
  }));
}

/** `rytme`: once in so many working days; null: not known. */
function rhythmText(rytme: number | null): string {
  if (rytme === null) return '';
  if (rytme === 1) return t.everyDay;
  if (rytme === 2) return t.everySecondDay;
  return rytme === 5 ? t.everyWeek : t.everyNthDay(rytme);
}
