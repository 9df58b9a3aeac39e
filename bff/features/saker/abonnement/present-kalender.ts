import { createHash } from 'node:crypto';
import { presentDetails } from '#bff/features/saker/shown/present-sak.ts';
import { sidePaths } from '#contract/paths.ts';
import type { BesideHearings } from '#db/endring/spor.ts';
import { type KalenderMoete, kalenderMoeter } from '#domain/kalender.ts';
import { partyNames } from '#domain/names/party-names.ts';
import { placeWithoutNames, sakWithoutNames } from '#domain/names/text-fields.ts';
import { BEGRENSNING_NAVN, type Rettsmoete, type Sak } from '#domain/sak.ts';
import { texts } from '#domain/texts.ts';
import { dayText, endOfOsloDay, osloIso } from '#domain/time.ts';
import { alleBegrensninger } from '#domain/visibility.ts';
import type { AtomEntry } from './atom.ts';
import type { IcsEvent } from './ics.ts';

/*
 * What a calendar and a feed tell of a case: number, court, type, and when and where it is heard. No party's name, no subject, no titles:
 * what has been fetched lies where the service can not hide it again.
 */

interface View {
  readonly now: Date;
  readonly publicUrl: string;
}

/** What is known beside the case. */
interface Beside extends BesideHearings {
  /** When an administrator last set or lifted a restriction of the case. */
  readonly begrenset: Date | null;
}

/** The hearings of a case for a calendar. A case that is shown without times has none. */
export function eventsOf(stored: Sak, beside: Beside, { now, publicUrl }: View): IcsEvent[] {
  const sak = sakWithoutNames(stored);
  const shown = presentDetails(sak, { now, erFavoritt: false });
  if (shown.erHentetFraSakApi) return [];
  const names = partyNames(sak.parter);
  const spor = beside.spor.map((one) => placeWithoutNames(one, names));
  const borte = beside.borte.map((one) => placeWithoutNames(one, names));
  const moeter = kalenderMoeter({ spor, borte, moeter: sak.rettsmoeter }, now);
  const url = publicUrl + sidePaths.sak.href(sak.sakId);
  const changed = lastChange(sak, beside.begrenset, now);
  return moeter.map((moete) => ({
    uid: `${hashed(`${sak.sakId} ${moete.spor}`)}@domstolenes-pressetjeneste`,
    sequence: moete.sekvens,
    status: STATUS[moete.status],
    start: moete.start,
    end: moete.slutt,
    modified: newest([changed, moete.endret]),
    summary: SUMMARY[moete.status](`${shown.saksnummer}, ${shown.domstolNavn}`),
    location: placeOf(moete, shown.domstolNavn),
    description: describe(moete, shown, url),
    url,
  }));
}

/**
 * When anything that an event or an entry says may have changed last: what the court has changed (the type and restrictions, and that a hearing is
 * missing in its list or back in it), what an administrator has restricted, and what has ended by itself. Later than the event
 * itself is no harm; earlier, and a program would keep the old one (RFC 5545 §3.8.7).
 */
function lastChange(
  { foerstSett, endret, begrensninger }: Sak,
  begrenset: Date | null,
  now: Date,
): Date {
  const ended = begrensninger
    .map(({ gjelderTil }) => (gjelderTil === null ? null : endOfOsloDay(gjelderTil)))
    .filter((end) => end !== null && end <= now);
  return newest([foerstSett, endret, begrenset, ...ended]);
}

const newest = (instants: readonly (Date | null)[]) =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));

const STATUS = { holdes: 'CONFIRMED', usikkert: 'TENTATIVE', avlyst: 'CANCELLED' } as const;
const SUMMARY = texts({
  holdes: { nb: (sak: string) => sak, nn: (sak: string) => sak },
  usikkert: { nb: (sak: string) => `Usikkert: ${sak}`, nn: (sak: string) => `Usikkert: ${sak}` },
  avlyst: { nb: (sak: string) => `Avlyst: ${sak}`, nn: (sak: string) => `Avlyst: ${sak}` },
});
const t = texts({
  notInList: {
    nb: 'Rettsmøtet står ikke i domstolens siste liste.',
    nn: 'Rettsmøtet står ikkje i den siste lista frå domstolen.',
  },
  cancelled: { nb: 'Rettsmøtet er avlyst.', nn: 'Rettsmøtet er avlyst.' },
  next: {
    nb: (from: string, to: string) => `Neste rettsmøte ${from}–${to}`,
    nn: (from: string, to: string) => `Neste rettsmøte ${from}–${to}`,
  },
});
const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

type Shown = Pick<
  ReturnType<typeof presentDetails>,
  'saksnummer' | 'domstolNavn' | 'sakstype' | 'begrensninger'
>;

function placeOf({ sal, rettsalAdresse }: KalenderMoete<Rettsmoete>, domstolNavn: string): string {
  return [sal, rettsalAdresse ?? domstolNavn].filter((part) => part !== null).join(', ');
}

function describe(
  { moete, status }: KalenderMoete<Rettsmoete>,
  { sakstype, begrensninger }: Shown,
  url: string,
): string {
  const typer = new Set([
    ...begrensninger.map(({ type }) => type),
    ...(moete?.begrensninger ?? []),
  ]);
  return [
    sakstype,
    moete?.rettsmoetetype,
    ...[...typer].map((type) => capital(BEGRENSNING_NAVN[type])),
    status === 'usikkert' && t.notInList,
    status === 'avlyst' && t.cancelled,
    url,
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .join('\n');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A case in a feed: new each time the court has changed it, or a restriction of it has come or gone, whoever has set it. */
export function entryOf(
  stored: Sak,
  { begrenset }: Pick<Beside, 'begrenset'>,
  { now, publicUrl }: View,
): AtomEntry {
  const sak = sakWithoutNames(stored);
  const shown = presentDetails(sak, { now, erFavoritt: false });
  const url = publicUrl + sidePaths.sak.href(sak.sakId);
  return {
    title: `${shown.saksnummer}, ${shown.domstolNavn}`,
    url,
    published: sak.foerstSett,
    updated: lastChange(sak, begrenset, now),
    summary: [
      shown.sakstype,
      ...alleBegrensninger(sak, now).map((type) => capital(BEGRENSNING_NAVN[type])),
      ...nextHearing(sak, shown.erHentetFraSakApi, now),
    ]
      .filter((part) => part !== null)
      .join('. '),
  };
}

function nextHearing({ rettsmoeter }: Sak, isWithoutTimes: boolean, now: Date): string[] {
  const next = isWithoutTimes ? undefined : rettsmoeter.find(({ slutt }) => slutt > now);
  if (!next) return [];
  const [from, to] = [osloIso(next.start), osloIso(next.slutt)];
  const isOneDay = from.slice(0, 10) === to.slice(0, 10);
  const end = isOneDay ? to.slice(11, 16) : dayAndTime(to);
  return [t.next(dayAndTime(from), end)];
}

const dayAndTime = (iso: string) => `${dayText(iso.slice(0, 10))} kl. ${iso.slice(11, 16)}`;
