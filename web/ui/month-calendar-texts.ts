import { texts } from '#domain/texts.ts';

export const t = texts({
  heads: {
    nb: ['uke', 'ma', 'ti', 'on', 'to', 'fr', 'lø', 'sø'],
    nn: ['veke', 'må', 'ty', 'on', 'to', 'fr', 'la', 'sø'],
  },
  week: { nb: (number: number) => `Uke ${number}`, nn: (number: number) => `Veke ${number}` },
});
