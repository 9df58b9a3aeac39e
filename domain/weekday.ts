import { texts } from './texts.ts';

const t = texts({
  weekdays: {
    nb: ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'],
    nn: ['søndag', 'måndag', 'tysdag', 'onsdag', 'torsdag', 'fredag', 'laurdag'],
  },
});

/** `mandag` of a day or an instant of Oslo (`2026-11-23…`). Written out: not every browser knows nynorsk. */
export function weekdayName(iso: string): string {
  return t.weekdays[new Date(iso.slice(0, 10)).getUTCDay()]!;
}
