import { type Sal, salNavn } from '#domain/dagsliste.ts';
import type { Day } from '#domain/time.ts';
import { formatDayAndTime, formatDayInWords, formatLongDay, formatTime } from '#web/format.ts';
import type { Moete } from './moete.ts';
import { t } from './texts.ts';

/** `mandag 23. november 2026`. */
export function dayText(day: Day): string {
  const [weekday] = formatLongDay(day).split(' ');
  return `${weekday} ${formatDayInWords(day)}`;
}

/** `11 rettsmøter i 5 saler, 1 utgår`; a room that the court has not named is none. */
export function countText(rooms: readonly Sal<Moete>[]): string {
  const named = rooms.filter(({ navn }) => navn !== null).length;
  const count = rooms.reduce((sum, { moeter }) => sum + moeter.length, 0);
  const hearings = t.hearings(count);
  const all = named === 0 ? hearings : t.inRooms(hearings, named);
  const gone = rooms.flatMap(({ moeter }) => moeter.filter(({ utgaar }) => utgaar !== null)).length;
  return gone === 0 ? all : t.notHeld(all, gone);
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
