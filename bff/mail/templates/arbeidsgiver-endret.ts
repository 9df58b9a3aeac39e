import type { Template } from '#bff/mail/mail.ts';
import { phrases } from '#bff/mail/phrases.ts';
import { displayName } from '#domain/person-name.ts';
import { bokmaal } from '#domain/texts.ts';

const t = bokmaal({
  subject: (navn: string) => `${navn} har endret arbeidsgiver`,
  changed: (navn: string) =>
    `${navn} har endret opplysningene om arbeidsgiver i Domstolenes pressetjeneste. Dette er de nye:`,
  contact: 'Kontaktperson',
  position: 'Stilling',
  newsroom: 'Redaksjon/organisasjon',
  email: 'E-post',
  asked:
    'Kontaktpersonen har fått en e-post med spørsmål om å bekrefte behovet for tilgang. Tilgangen er uendret til noen avgjør noe annet.',
  whyYou:
    'Du får denne e-posten fordi adressen din er satt opp som mottaker i Domstoladministrasjonen. Er den feil, gir du beskjed til den som drifter tjenesten.',
});

/** To Domstoladministrasjonen: a press user has named another contact person. */
export const arbeidsgiverEndret: Template<'arbeidsgiver_endret'> = (data, links) => {
  const navn = displayName(data.navn);
  return {
    subject: t.subject(navn),
    blocks: [
      { paragraph: t.changed(navn) },
      {
        facts: [
          [t.contact, data.kontaktperson],
          [t.position, data.kontaktpersonStilling],
          [t.newsroom, data.organisasjon],
          [t.email, data.epost],
        ],
      },
      { paragraph: t.asked },
      { link: { label: phrases.toService, url: links.service } },
      { paragraph: t.whyYou },
    ],
  };
};
