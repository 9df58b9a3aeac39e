import type { Dagsliste, DagslisteSak, MoeteOfDay, NearestDays } from '#contract/dagsliste.ts';
import { salNavn } from '#domain/dagsliste.ts';
import type { Day } from '#domain/time.ts';

/** A line of the page: a hearing of the day, held or not, with its case. */
export interface Hearing {
  readonly sak: DagslisteSak;
  readonly moete: MoeteOfDay;
}

/** One court of the day. */
export interface CourtDay {
  readonly domstolId: string;
  readonly hearings: readonly Hearing[];
  /** How many rooms have been named. */
  readonly rooms: number;
  readonly neste: NearestDays['neste'];
}

const text = new Intl.Collator('nb', { numeric: true });

/** The courts in the reader's order, the hearings of each by time and room. */
export function byCourt(list: Dagsliste, domstoler: readonly string[]): CourtDay[] {
  return domstoler.map((domstolId) => {
    const hearings = list.saker
      .filter((sak) => sak.domstolId === domstolId)
      .flatMap((sak) => sak.moeter.map((moete) => ({ sak, moete })))
      .sort(
        (a, b) =>
          Date.parse(a.moete.start) - Date.parse(b.moete.start) ||
          text.compare(a.moete.sal ?? '', b.moete.sal ?? '') ||
          text.compare(a.sak.saksnummer, b.sak.saksnummer),
      );
    const rooms = new Set(hearings.flatMap(({ moete }) => salNavn(moete.sal) ?? []));
    const nearest = list.domstoler.find((one) => one.domstolId === domstolId);
    return { domstolId, hearings, rooms: rooms.size, neste: nearest?.neste ?? null };
  });
}

/** The next day on which one of the courts holds hearings; null: none that may be searched. */
export function nextCourtDay(courts: readonly CourtDay[]): Day | null {
  return courts.flatMap(({ neste }) => neste?.dag ?? []).sort()[0] ?? null;
}

export const sumOf = (courts: readonly CourtDay[]) =>
  courts.reduce((sum, { hearings }) => sum + hearings.length, 0);
