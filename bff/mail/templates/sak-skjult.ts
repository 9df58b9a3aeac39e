import { type Template, dayAndTimeOf } from '#bff/mail/mail.ts';
import { greeting, neverHadProfile, phrases } from '#bff/mail/phrases.ts';
import { texts } from '#domain/texts.ts';

const SUBJECT = texts({
  sak: {
    nb: (number: string) => `Saken ${number} er skjult av domstolen`,
    nn: (number: string) => `Saka ${number} er skjult av domstolen`,
  },
  parter: {
    nb: (number: string) => `Partene i saken ${number} er skjult av domstolen`,
    nn: (number: string) => `Partane i saka ${number} er skjulte av domstolen`,
  },
  parter_og_tiltale: {
    nb: (number: string) => `Partene og tiltalen i saken ${number} er skjult av domstolen`,
    nn: (number: string) => `Partane og tiltalen i saka ${number} er skjulte av domstolen`,
  },
  dokument: {
    nb: (number: string) => `Et dokument i saken ${number} er skjult av domstolen`,
    nn: (number: string) => `Eit dokument i saka ${number} er skjult av domstolen`,
  },
});

/** What is hidden, and what is not shown any longer. */
const HIDDEN = texts({
  sak: {
    nb: 'Saken er skjult av domstolen. Opplysninger og dokumenter vises ikke lenger. Det betyr ikke at saken er trukket eller hevet.',
    nn: 'Saka er skjult av domstolen. Opplysningar og dokument blir ikkje viste lenger. Det betyr ikkje at saka er trekt eller heva.',
  },
  parter: {
    nb: 'Partene i saken er skjult av domstolen. Navnene vises ikke lenger. Det betyr ikke at saken er trukket eller hevet.',
    nn: 'Partane i saka er skjulte av domstolen. Namna blir ikkje viste lenger. Det betyr ikkje at saka er trekt eller heva.',
  },
  parter_og_tiltale: {
    nb: 'Partene og tiltalen i saken er skjult av domstolen. Navnene og tiltalen vises ikke lenger. Det betyr ikke at saken er trukket eller hevet.',
    nn: 'Partane og tiltalen i saka er skjulte av domstolen. Namna og tiltalen blir ikkje viste lenger. Det betyr ikkje at saka er trekt eller heva.',
  },
  dokument: {
    nb: 'Et dokument i saken er skjult av domstolen. Dokumentet vises ikke lenger. Det betyr ikke at saken er trukket eller hevet.',
    nn: 'Eit dokument i saka er skjult av domstolen. Dokumentet blir ikkje vist lenger. Det betyr ikkje at saka er trekt eller heva.',
  },
});

const t = texts({
  hidden: { nb: 'Skjult', nn: 'Skjult' },
  askCourt: {
    nb: (court: string) =>
      `Har du opplysninger fra saken, må du snakke med ${court} før du bruker dem.`,
    nn: (court: string) =>
      `Har du opplysningar frå saka, må du snakke med ${court} før du bruker dei.`,
  },
});

/** To a press user who has opened the case or has it as a favourite. Why it is hidden is never told. */
export const sakSkjult: Template<'sak_skjult'> = (
  { fornavn, sakId, saksnummer, domstolNavn, hva, skjult },
  links,
) => ({
  subject: SUBJECT[hva](saksnummer),
  blocks: [
    greeting(fornavn),
    { paragraph: HIDDEN[hva] },
    {
      facts: [
        [phrases.sak, saksnummer],
        [phrases.domstol, domstolNavn],
        [t.hidden, dayAndTimeOf(skjult)],
      ],
    },
    { paragraph: t.askCourt(domstolNavn) },
    { link: { label: phrases.toSak, url: links.sak(sakId) } },
    neverHadProfile(),
  ],
});
