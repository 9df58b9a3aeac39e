import type { Template } from '#bff/mail/mail.ts';
import { displayName } from '#domain/person-name.ts';

/** To Domstoladministrasjonen: a press user has named another contact person. */
export const arbeidsgiverEndret: Template<'arbeidsgiver_endret'> = (data, links) => {
  const navn = displayName(data.navn);
  return {
    subject: `${navn} har endret arbeidsgiver`,
    blocks: [
      {
        paragraph: `${navn} har endret opplysningene om arbeidsgiver i Domstolenes pressetjeneste. Dette er de nye:`,
      },
      {
        facts: [
          ['Kontaktperson', data.kontaktperson],
          ['Stilling', data.kontaktpersonStilling],
          ['Redaksjon/organisasjon', data.organisasjon],
          ['E-post', data.epost],
        ],
      },
      {
        paragraph:
          'Kontaktpersonen har fått en e-post med spørsmål om å bekrefte behovet for tilgang. Tilgangen er uendret til noen avgjør noe annet.',
      },
      { link: { label: 'Gå til Domstolenes pressetjeneste', url: links.service } },
      {
        paragraph:
          'Du får denne e-posten fordi adressen din er satt opp som mottaker i Domstoladministrasjonen. Er den feil, gir du beskjed til den som drifter tjenesten.',
      },
    ],
  };
};
