import { texts } from '#domain/texts.ts';

/** The texts above a page on paper. */
export const t = texts({
  printed: {
    nb: (time: string) => `Skrevet ut ${time}`,
    nn: (time: string) => `Skriven ut ${time}`,
  },
  printedBy: {
    nb: (time: string, name: string) => `Skrevet ut ${time} av ${name}`,
    nn: (time: string, name: string) => `Skriven ut ${time} av ${name}`,
  },
});
