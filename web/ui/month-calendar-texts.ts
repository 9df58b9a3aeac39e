import { texts } from '#domain/texts.ts';

export const t = texts({
  heads: {
    nb: ['uke', 'ma', 'ti', 'on', 'to', 'fr', 'lø', 'sø'],
    nn: ['veke', 'må', 'ty', 'on', 'to', 'fr', 'la', 'sø'],
  },
  week: { nb: (number: number) => `Uke ${number}`, nn: (number: number) => `Veke ${number}` },
  /** From react-aria's name of a day, `tirsdag 24. november 2026`: it has no nynorsk (norwegian.tsx). */
  day: {
    nb: (name: string) => name,
    nn: (name: string) =>
      name.replace('mandag', 'måndag').replace('tirsdag', 'tysdag').replace('lørdag', 'laurdag'),
  },
});
