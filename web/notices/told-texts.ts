import { texts } from '#domain/texts.ts';

export const t = texts({
  /** `to`: where the e-mail goes, or nothing. */
  straks: {
    nb: (to: string) => `Du får e-post med en gang det er nye treff${to}.`,
    nn: (to: string) => `Du får e-post med ein gong det er nye treff${to}.`,
  },
  daglig: {
    nb: (to: string) => `Du får e-post hver morgen kl. 07:00 når det er nye treff${to}.`,
    nn: (to: string) => `Du får e-post kvar morgon kl. 07:00 når det er nye treff${to}.`,
  },
  ukentlig: {
    nb: (to: string) => `Du får e-post hver mandag kl. 07:00 når det er nye treff${to}.`,
    nn: (to: string) => `Du får e-post kvar måndag kl. 07:00 når det er nye treff${to}.`,
  },
  to: { nb: (email: string) => `, til ${email}`, nn: (email: string) => `, til ${email}` },
  not: {
    nb: 'Du får ikke e-post. Nye treff ser du under Lagrede søk.',
    nn: 'Du får ikkje e-post. Nye treff ser du under Lagra søk.',
  },
  settings: { nb: 'Innstillinger for varsler', nn: 'Innstillingar for varsel' },
});
