import type { Template } from '#bff/mail/mail.ts';
import { greeting, neverApplied, phrases } from '#bff/mail/phrases.ts';
import { texts } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';

const t = texts({
  subject: {
    nb: 'Arbeidsgiveren din har ikke svart på søknaden din',
    nn: 'Arbeidsgjevaren din har ikkje svart på søknaden din',
  },
  asked: {
    nb: (name: string, day: string) =>
      `Vi har spurt ${name} om du trenger tilgang til Domstolenes pressetjeneste. Fristen for å svare var ${day}, og vi har ikke fått svar.`,
    nn: (name: string, day: string) =>
      `Vi har spurt ${name} om du treng tilgang til Pressetenesta til domstolane. Fristen for å svare var ${day}, og vi har ikkje fått svar.`,
  },
  whatNow: {
    nb: 'Du kan sende spørsmålet på nytt, eller bytte kontaktperson hvis du har oppgitt feil person eller e-postadresse. Begge deler gjør du på siden om søknaden din.',
    nn: 'Du kan sende spørsmålet på nytt, eller byte kontaktperson dersom du har ført opp feil person eller e-postadresse. Begge delar gjer du på sida om søknaden din.',
  },
});

/** To the applicant: the link that the employer was sent has lapsed without an answer. */
export const arbeidsgiverIkkeSvart: Template<'arbeidsgiver_ikke_svart'> = (data, links) => ({
  subject: t.subject,
  blocks: [
    greeting(data.fornavn),
    { paragraph: t.asked(data.kontaktperson, dayText(data.frist)) },
    { paragraph: t.whatNow },
    { link: { label: phrases.toSoeknad, url: links.soeknad } },
    neverApplied(),
  ],
});
