import type { Block, Template } from '#bff/mail/mail.ts';
import { greeting, neverApplied, phrases } from '#bff/mail/phrases.ts';
import { texts } from '#domain/texts.ts';

const t = texts({
  subject: { nb: 'Søknaden din er tatt opp igjen', nn: 'Søknaden din er teken opp igjen' },
  reopened: {
    nb: 'Vi har tatt opp igjen søknaden din om tilgang til Domstolenes pressetjeneste. Avgjørelsen gjelder ikke lenger. Du trenger ikke å gjøre noe, og du får en e-post når søknaden er avgjort.',
    nn: 'Vi har teke opp igjen søknaden din om tilgang til Pressetenesta til domstolane. Avgjerda gjeld ikkje lenger. Du treng ikkje gjere noko, og du får ein e-post når søknaden er avgjord.',
  },
  noAccess: {
    nb: 'Du har ikke tilgang før søknaden er avgjort. Favoritter og lagrede søk blir tatt vare på.',
    nn: 'Du har ikkje tilgang før søknaden er avgjord. Vi tek vare på favorittar og lagra søk.',
  },
});

export const noAccess = (): Block => ({ paragraph: t.noAccess });

/** To the applicant: the decision no longer holds. What administrators think of it stays internal. */
export const soeknadGjenaapnet: Template<'soeknad_gjenaapnet'> = (
  { fornavn, mistetTilgang },
  links,
) => ({
  subject: t.subject,
  blocks: [
    greeting(fornavn),
    { paragraph: t.reopened },
    ...(mistetTilgang ? [noAccess()] : []),
    { link: { label: phrases.toSoeknad, url: links.soeknad } },
    neverApplied(),
  ],
});
