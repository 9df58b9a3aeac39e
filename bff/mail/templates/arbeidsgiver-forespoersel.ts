import type { Template } from '#bff/mail/mail.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { displayName } from '#domain/person-name.ts';
import { dayText } from '#domain/time.ts';

/** To the employer's contact person, after an application, a change of employer or a yearly update. */
export const arbeidsgiverForespoersel: Template<'arbeidsgiver_forespoersel'> = (data, links) => {
  const navn = displayName(data.navn);
  const expires = new Date(data.utloeper);
  return {
    subject: `Kan du bekrefte at ${navn} trenger tilgang?`,
    blocks: [
      { paragraph: `Hei, ${data.kontaktperson}` },
      {
        paragraph: `${navn} har oppgitt deg som kontaktperson hos arbeidsgiver. Domstolenes pressetjeneste gir journalister tilgang til berammede saker, tiltaler og avgjørelser. Vi ber deg svare på om ${navn} trenger denne tilgangen i arbeidet sitt.`,
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
        paragraph:
          'Svaret ditt blir lest av Domstoladministrasjonen, som avgjør hvem som får tilgang.',
      },
      {
        paragraph: `Kjenner du ikke ${navn}, eller er du feil person å spørre? Da åpner du lenken og velger «Nei, trenger ikke tilgang».`,
      },
    ],
  };
};
