import type { DayRange, Kategori } from './search-rules.ts';
import { type Both, texts } from './texts.ts';
import { type Day, daysSinceMonday, osloDay, shiftDay } from './time.ts';

/** The ranges by a name that is stored with a saved search: one that has been used is never changed or removed. */
type PeriodeId =
  | 'i-dag'
  | 'i-morgen'
  | 'i-gaar'
  | 'denne-uken'
  | 'neste-uke'
  | 'forrige-uke'
  | 'neste-30-dager'
  | 'siste-30-dager'
  | 'en-maaned'
  | 'framover';

type OnePress = Exclude<PeriodeId, 'en-maaned' | 'framover'>;

const PERIODE_NAVN = texts({
  'i-dag': { nb: 'I dag', nn: 'I dag' },
  'i-morgen': { nb: 'I morgen', nn: 'I morgon' },
  'i-gaar': { nb: 'I går', nn: 'I går' },
  'denne-uken': { nb: 'Denne uken', nn: 'Denne veka' },
  'neste-uke': { nb: 'Neste uke', nn: 'Neste veke' },
  'forrige-uke': { nb: 'Forrige uke', nn: 'Førre veke' },
  'neste-30-dager': { nb: 'Neste 30 dager', nn: 'Neste 30 dagar' },
  'siste-30-dager': { nb: 'Siste 30 dager', nn: 'Siste 30 dagar' },
} satisfies Record<OnePress, Both>);

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
  const week = (days: number) => between(shiftDay(monday, { days }), 6);
  return kategori === 'avgjorelser'
    ? [
        choice('i-dag', day(0)),
        choice('i-gaar', day(-1)),
        choice('denne-uken', week(0)),
        choice('forrige-uke', week(-7)),
        choice('siste-30-dager', between(shiftDay(today, { days: -29 }), 29)),
      ]
    : [
        choice('i-dag', day(0)),
        choice('i-morgen', day(1)),
        choice('denne-uken', week(0)),
        choice('neste-uke', week(7)),
        choice('neste-30-dager', between(today, 29)),
      ];
}

const choice = (id: OnePress, range: DayRange): DayChoice => ({
  id,
  label: PERIODE_NAVN[id],
  range,
});

const between = (fraDato: Day, days: number): DayRange => ({
  fraDato,
  tilDato: shiftDay(fraDato, { days }),
});
