import { texts } from '#domain/texts.ts';

export const t = texts({
  saved: {
    nb: (label: string, choice: string) => `${label}: ${choice}. Lagret.`,
    nn: (label: string, choice: string) => `${label}: ${choice}. Lagra.`,
  },
  notSaved: {
    nb: (why: string) => `Valget er ikke lagret. ${why}`,
    nn: (why: string) => `Valet er ikkje lagra. ${why}`,
  },
});
