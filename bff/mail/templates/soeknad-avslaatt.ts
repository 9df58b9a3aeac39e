import type { Template } from '#bff/mail/mail.ts';
import { greeting, neverApplied, phrases } from '#bff/mail/phrases.ts';
import { texts } from '#domain/texts.ts';
import { withKlagerett } from './klage.ts';

const t = texts({
  subject: { nb: 'Søknaden din er avslått', nn: 'Vi har avslått søknaden din' },
  decided: {
    nb: 'Vi har behandlet søknaden din om tilgang til Domstolenes pressetjeneste. Den er dessverre avslått. Dette er begrunnelsen:',
    nn: 'Vi har behandla søknaden din om tilgang til Pressetenesta til domstolane. Søknaden er dessverre avslått. Dette er grunngivinga:',
  },
  mayApply: {
    nb: 'Du kan søke på nytt, for eksempel hvis noe har endret seg eller du vil gi flere opplysninger.',
    nn: 'Du kan søke på nytt, til dømes dersom noko har endra seg, eller dersom du vil gi fleire opplysningar.',
  },
});

/** The decision with its reason, to the applicant. The administrators' comment stays internal. */
export const soeknadAvslaatt: Template<'soeknad_avslaatt'> = (
  { fornavn, begrunnelse, klage },
  links,
) => ({
  subject: t.subject,
  blocks: withKlagerett(
    [
      greeting(fornavn),
      { paragraph: t.decided },
      { quote: begrunnelse },
      { paragraph: t.mayApply },
      { link: { label: phrases.toSoeknad, url: links.soeknad } },
      neverApplied(),
    ],
    klage,
  ),
});
