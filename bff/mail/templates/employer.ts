import type { Block } from '#bff/mail/mail.ts';
import { phrases } from '#bff/mail/phrases.ts';
import { texts } from '#domain/texts.ts';

/* What the question to the employer and its reminder both say. */

const t = texts({
  position: { nb: 'Oppgitt stilling', nn: 'Oppgitt stilling' },
  newsroom: { nb: 'Oppgitt redaksjon', nn: 'Oppgitt redaksjon' },
  answer: { nb: 'Bekreft eller avkreft behovet', nn: 'Stadfest eller avkreft behovet' },
  once: {
    nb: (day: string) =>
      `Du kan svare én gang, senest ${day}. Du trenger ikke å logge inn. Lenken er bare til deg, så ikke send den videre.`,
    nn: (day: string) =>
      `Du kan svare éin gong, seinast ${day}. Du treng ikkje logge inn. Lenka er berre til deg og skal ikkje sendast vidare.`,
  },
});

/** Who it is about. */
export const aboutApplicant = (navn: string, stilling: string, redaksjon: string): Block => ({
  facts: [
    [phrases.name, navn],
    [t.position, stilling],
    [t.newsroom, redaksjon],
  ],
});

/** The link to the page for the answer, and until when it works. */
export const answerUntil = (url: string, day: string): Block[] => [
  { link: { label: t.answer, url } },
  { paragraph: t.once(day) },
];
