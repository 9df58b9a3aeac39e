import type { DayRange, Kategori } from './search-rules.ts';
import { type Day, daysSinceMonday, osloDay, shiftDay } from './time.ts';

/** The ranges by a name that is stored with a saved search: one that has been used is never changed or removed. */
export type PeriodeId =
  | 'i-dag'
  | 'i-morgen'
  | 'i-gaar'
  | 'denne-uken'
  | 'neste-uke'
  | 'forrige-uke'
  | 'neste-30-dager'
  | 'siste-30-dager'
  | 'en-maaned';

export interface DayChoice {
  readonly id: PeriodeId;
  readonly label: string;
  readonly range: DayRange;
}

/**
 * The ranges of a search that are chosen by one press, for the Oslo day of `now`. Weeks are whole, from Monday to Sunday;
 * 30 days count today. Decisions are behind us, so theirs go back. All of them may be searched.
 */
export function dayChoices(kategori: Kategori, now: Date): readonly DayChoice[] {
  const today = osloDay(now);
  const day = (days: number) => between(shiftDay(today, { days }), 0);
  const monday = shiftDay(today, { days: -daysSinceMonday(today) });
  const thisWeek: DayChoice = { id: 'denne-uken', label: 'Denne uken', range: between(monday, 6) };
  return kategori === 'avgjorelser'
    ? [
        { id: 'i-dag', label: 'I dag', range: day(0) },
        { id: 'i-gaar', label: 'I går', range: day(-1) },
        thisWeek,
        {
          id: 'forrige-uke',
          label: 'Forrige uke',
          range: between(shiftDay(monday, { days: -7 }), 6),
        },
        {
          id: 'siste-30-dager',
          label: 'Siste 30 dager',
          range: between(shiftDay(today, { days: -29 }), 29),
        },
      ]
    : [
        { id: 'i-dag', label: 'I dag', range: day(0) },
        { id: 'i-morgen', label: 'I morgen', range: day(1) },
        thisWeek,
        { id: 'neste-uke', label: 'Neste uke', range: between(shiftDay(monday, { days: 7 }), 6) },
        { id: 'neste-30-dager', label: 'Neste 30 dager', range: between(today, 29) },
      ];
}

const between = (fraDato: Day, days: number): DayRange => ({
  fraDato,
  tilDato: shiftDay(fraDato, { days }),
});
