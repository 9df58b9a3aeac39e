import type { Domstol } from '#contract/bruker.ts';
import { byRoom, isOfAllCourts, salNavn } from '#domain/dagsliste.ts';
import type { Day } from '#domain/time.ts';
import {
  formatDayAndTime,
  formatDayInWords,
  formatLongDay,
  formatNamedDay,
  formatTime,
} from '#web/format.ts';
import type { Moete } from './moete.ts';
import { areOwn } from './remembered.ts';
import { t } from './texts.ts';

/** `mandag 23. november 2026`. */
export function dayText(day: Day): string {
  const [weekday] = formatLongDay(day).split(' ');
  return `${weekday} ${formatDayInWords(day)}`;
}

/** `mandag 23. november`; with the year when it is not that of `other`. */
export const dayBeside = (day: Day, other: Day): string =>
  day.slice(0, 4) === other.slice(0, 4) ? formatNamedDay(day) : dayText(day);

/** `11 rettsmøter i 5 saler, 1 utgår`; a room that the court has not named is none. */
export function countText(moeter: readonly Moete[]): string {
  const rooms = namedRooms(moeter);
  const hearings = t.hearings(moeter.length);
  return withGone(rooms === 0 ? hearings : t.inRooms(hearings, rooms), moeter);
}

/** Of one court beside others: `5 rettsmøter, 4 saler`. */
export function courtCountText(moeter: readonly Moete[]): string {
  const rooms = namedRooms(moeter);
  const hearings = t.hearings(moeter.length);
  return withGone(rooms === 0 ? hearings : t.andRooms(hearings, rooms), moeter);
}

/** `8 rettsmøter i 2 domstoler`: of those that have some. */
export function courtsCountText(moeter: readonly Moete[]): string {
  const courts = new Set(moeter.map(({ sak }) => sak.domstolId)).size;
  return withGone(t.inCourts(t.hearings(moeter.length), courts), moeter);
}

const namedRooms = (moeter: readonly Moete[]) =>
  byRoom(moeter).filter(({ navn }) => navn !== null).length;

function withGone(all: string, moeter: readonly Moete[]): string {
  const gone = moeter.filter(({ utgaar }) => utgaar !== null).length;
  return gone === 0 ? all : t.notHeld(all, gone);
}

/** The courts of a list in its heading; undefined until their names are known. */
export function courtsText(
  ids: readonly string[],
  {
    courts,
    own,
  }: { readonly courts: readonly Domstol[] | undefined; readonly own: readonly string[] },
): string | undefined {
  if (isOfAllCourts(ids)) return t.all;
  if (areOwn(ids, own)) return t.allOfMine;
  if (ids.length > 1) return t.courts(ids.length);
  return courts?.find(({ id }) => id === ids[0])?.navn;
}

/** `09:00–15:30`; what is on another day than the list has its date. */
export function timeText({ start, slutt }: Pick<Moete, 'start' | 'slutt'>, day: Day): string {
  const on = (iso: string) => (iso.startsWith(day) ? formatTime(iso) : formatDayAndTime(iso));
  return `${on(start)}–${on(slutt)}`;
}

/** What has become of a hearing, in the words of its tag; null: nothing that a reader has to know. */
export function fateText(moete: Moete, day: Day): string | null {
  const { utgaar, flyttetFra: fra, flyttetTil: til } = moete;
  if (utgaar === 'avlyst') return t.cancelled;
  if (utgaar === 'borte') return t.missing;
  if (til) return t.movedTo(formatDayAndTime(til.start));
  if (!fra) return null;
  if (fra.start !== moete.start || fra.slutt !== moete.slutt)
    return t.movedFrom(
      fra.start.startsWith(day) ? `kl.\u00a0${timeText(fra, day)}` : formatDayAndTime(fra.start),
    );
  const room = fra.sal === moete.sal ? fra.rettsalAdresse : salNavn(fra.sal);
  return room === null ? null : t.movedFrom(room.replace(/^Sal(?= )/u, 'sal'));
}
