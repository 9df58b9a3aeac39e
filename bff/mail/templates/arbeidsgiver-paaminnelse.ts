import { type Template, dayOf } from '#bff/mail/mail.ts';
import { phrases } from '#bff/mail/phrases.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { displayName } from '#domain/person-name.ts';
import { texts } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';
import { aboutApplicant, answerUntil } from './employer.ts';

const t = texts({
  subject: {
    nb: (navn: string) => `Påminnelse: Kan du bekrefte at ${navn} trenger tilgang?`,
    nn: (navn: string) => `Påminning: Kan du stadfeste at ${navn} treng tilgang?`,
  },
  asked: {
    nb: (day: string, navn: string) =>
      `Vi spurte deg ${day} om ${navn} trenger tilgang til Domstolenes pressetjeneste i arbeidet sitt, og har ikke fått svar. Vi behandler søknaden når du har svart.`,
    nn: (day: string, navn: string) =>
      `Vi spurde deg ${day} om ${navn} treng tilgang til Pressetenesta til domstolane i arbeidet sitt, og har ikkje fått svar. Vi behandlar søknaden når du har svart.`,
  },
  vouches: {
    nb: (day: string, navn: string) =>
      `Vi spurte deg ${day} om du går god for at ${navn}, som er frilanser, trenger tilgang til Domstolenes pressetjeneste i arbeidet sitt. Vi har ikke fått svar, og behandler søknaden når du har svart.`,
    nn: (day: string, navn: string) =>
      `Vi spurde deg ${day} om du går god for at ${navn}, som er frilansar, treng tilgang til Pressetenesta til domstolane i arbeidet sitt. Vi har ikkje fått svar, og behandlar søknaden når du har svart.`,
  },
  unknown: {
    nb: (navn: string) =>
      `Kjenner du ikke ${navn}, eller er du feil person å spørre? Da åpner du lenken og velger «Nei, trenger ikke tilgang». Vi minner deg ikke på dette flere ganger.`,
    nn: (navn: string) =>
      `Kjenner du ikkje ${navn}, eller er du feil person å spørje? Då opnar du lenka og vel «Nei, treng ikkje tilgang». Vi minner deg ikkje på dette fleire gonger.`,
  },
});

/** To the employer's contact person, who has not answered for a week. */
export const arbeidsgiverPaaminnelse: Template<'arbeidsgiver_paaminnelse'> = (data, links) => {
  const navn = displayName(data.navn);
  const expires = new Date(data.utloeper);
  const url = links.bekreft({ id: data.bekreftelseId, expires });
  return {
    subject: t.subject(navn),
    blocks: [
      { paragraph: phrases.greeting(data.kontaktperson) },
      { paragraph: (data.frilanser ? t.vouches : t.asked)(dayOf(data.spurt), navn) },
      aboutApplicant(navn, data.stilling, data.redaksjon),
      ...answerUntil(url, dayText(lastLinkDay(expires))),
      { paragraph: t.unknown(navn) },
    ],
  };
};
