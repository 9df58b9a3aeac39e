import { type Template, neverApplied } from '#bff/mail/mail.ts';
import { displayName } from '#domain/person-name.ts';
import { dayText } from '#domain/time.ts';

/** To the applicant: the link that the employer was sent has lapsed without an answer. */
export const arbeidsgiverIkkeSvart: Template<'arbeidsgiver_ikke_svart'> = (data, links) => ({
  subject: 'Arbeidsgiveren din har ikke svart på søknaden din',
  blocks: [
    { paragraph: `Hei, ${displayName(data.fornavn)}` },
    {
      paragraph: `Vi har spurt ${data.kontaktperson} om du trenger tilgang til Domstolenes pressetjeneste. Fristen for å svare var ${dayText(data.frist)}, og vi har ikke fått svar.`,
    },
    {
      paragraph:
        'Du kan sende spørsmålet på nytt, eller bytte kontaktperson hvis du har oppgitt feil person eller e-postadresse. Begge deler gjør du på siden om søknaden din.',
    },
    { link: { label: 'Gå til søknaden din', url: links.soeknad } },
    neverApplied,
  ],
});
