import { type Template, dayOf } from '#bff/mail/mail.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { displayName } from '#domain/person-name.ts';
import { dayText } from '#domain/time.ts';

/** To the employer's contact person, who has not answered for a week. */
export const arbeidsgiverPaaminnelse: Template<'arbeidsgiver_paaminnelse'> = (data, links) => {
  const navn = displayName(data.navn);
  const expires = new Date(data.utloeper);
  return {
    subject: `Påminnelse: Kan du bekrefte at ${navn} trenger tilgang?`,
    blocks: [
      { paragraph: `Hei, ${data.kontaktperson}` },
      {
        paragraph: `Vi spurte deg ${dayOf(data.spurt)} om ${navn} trenger tilgang til Domstolenes pressetjeneste i arbeidet sitt, og har ikke fått svar. Vi behandler søknaden når du har svart.`,
      },
      {
        facts: [
          ['Navn', navn],
          ['Oppgitt stilling', data.stilling],
          ['Oppgitt redaksjon', data.redaksjon],
        ],
      },
      {
        link: {
          label: 'Bekreft eller avkreft behovet',
          url: links.bekreft({ id: data.bekreftelseId, expires }),
        },
      },
      {
        paragraph: `Du kan svare én gang, senest ${dayText(lastLinkDay(expires))}. Du trenger ikke å logge inn. Lenken er bare til deg, så ikke send den videre.`,
      },
      {
        paragraph: `Kjenner du ikke ${navn}, eller er du feil person å spørre? Da åpner du lenken og velger «Nei, trenger ikke tilgang». Vi minner deg ikke på dette flere ganger.`,
      },
    ],
  };
};
