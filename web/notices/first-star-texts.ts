import { texts } from '#domain/texts.ts';

export const t = texts({
  question: {
    nb: 'Du får beskjed om endringer på Nytt. Vil du ha e-post også?',
    nn: 'Du får beskjed om endringar på Nytt. Vil du ha e-post òg?',
  },
  yes: { nb: 'Ja, hver morgen', nn: 'Ja, kvar morgon' },
  chosen: {
    nb: (email: string) => `Du får e-post hver morgen kl. 07:00 om endringer, til ${email}.`,
    nn: (email: string) => `Du får e-post kvar morgon kl. 07:00 om endringar, til ${email}.`,
  },
  change: { nb: 'Endre', nn: 'Endre' },
  failed: {
    nb: (why: string) => `Valget er ikke lagret. ${why}`,
    nn: (why: string) => `Valet er ikkje lagra. ${why}`,
  },
});
