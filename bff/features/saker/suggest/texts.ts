import { texts } from '#domain/texts.ts';

export const t = texts({
  inAllCourts: {
    nb: (day: string) => `${day} i alle domstoler`,
    nn: (day: string) => `${day} i alle domstolar`,
  },
});
