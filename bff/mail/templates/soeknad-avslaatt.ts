import { type Template, neverApplied } from '#bff/mail/mail.ts';
import { displayName } from '#domain/person-name.ts';

/** The decision with its reason, to the applicant. The administrators' comment stays internal. */
export const soeknadAvslaatt: Template<'soeknad_avslaatt'> = ({ fornavn, begrunnelse }, links) => ({
  subject: 'Søknaden din er ikke godkjent',
  blocks: [
    { paragraph: `Hei, ${displayName(fornavn)}` },
    {
      paragraph:
        'Vi har behandlet søknaden din om tilgang til Domstolenes pressetjeneste. Den er dessverre ikke godkjent. Dette er begrunnelsen:',
    },
    { quote: begrunnelse },
    {
      paragraph:
        'Du kan søke på nytt når som helst, for eksempel hvis noe har endret seg eller du vil gi flere opplysninger.',
    },
    { link: { label: 'Søk på nytt', url: links.soeknad } },
    neverApplied,
  ],
});
