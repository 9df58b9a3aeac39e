import { type Template, neverApplied } from '#bff/mail/mail.ts';
import { displayName } from '#domain/person-name.ts';

/** Receipt, to the applicant. */
export const soeknadMottatt: Template<'soeknad_mottatt'> = ({ fornavn }, links) => ({
  subject: 'Vi har mottatt søknaden din',
  blocks: [
    { paragraph: `Hei, ${displayName(fornavn)}` },
    { paragraph: 'Vi har mottatt søknaden din om tilgang til Domstolenes pressetjeneste.' },
    {
      paragraph:
        'Kontaktpersonen du oppga hos arbeidsgiveren din, får nå en e-post med spørsmål om å bekrefte at du trenger tilgang. Deretter behandler vi søknaden. Du får en e-post når den er ferdig behandlet.',
    },
    { link: { label: 'Se søknaden din', url: links.soeknad } },
    neverApplied,
  ],
});
