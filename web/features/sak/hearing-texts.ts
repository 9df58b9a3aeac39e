import { texts } from '#domain/texts.ts';

/** The hearings of a case. */
export const t = texts({
  heading: { nb: 'Dager avsatt i retten', nn: 'Avsette dagar i retten' },
  day: { nb: 'Dato', nn: 'Dato' },
  time: { nb: 'Tid (start - end)', nn: 'Tid (start - slutt)' },
  type: { nb: 'Rettsmøtetype', nn: 'Rettsmøtetype' },
  room: { nb: 'Sal', nn: 'Sal' },
  address: { nb: 'Adresse', nn: 'Adresse' },
  over: { nb: 'Avholdt: ', nn: 'Gjennomført: ' },
  overOn: { nb: (day: string) => `Avholdt ${day}`, nn: (day: string) => `Gjennomført ${day}` },
  now: { nb: 'Pågår nå', nn: 'Pågår no' },
  nowUntil: { nb: (day: string) => `Pågår til ${day}`, nn: (day: string) => `Pågår til ${day}` },
  /** `days` from today. */
  next: {
    nb: (days: number) =>
      `Neste rettsmøte, ${days === 0 ? 'i dag' : days === 1 ? 'i morgen' : `om ${days} dager`}`,
    nn: (days: number) =>
      `Neste rettsmøte, ${days === 0 ? 'i dag' : days === 1 ? 'i morgon' : `om ${days} dagar`}`,
  },
});
