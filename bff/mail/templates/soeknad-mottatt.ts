import type { Template } from '#bff/mail/mail.ts';
import { greeting, neverApplied } from '#bff/mail/phrases.ts';
import { texts } from '#domain/texts.ts';

const t = texts({
  subject: { nb: 'Vi har mottatt søknaden din', nn: 'Vi har fått søknaden din' },
  received: {
    nb: 'Vi har mottatt søknaden din om tilgang til Domstolenes pressetjeneste.',
    nn: 'Vi har fått søknaden din om tilgang til Pressetenesta til domstolane.',
  },
  next: {
    nb: 'Kontaktpersonen du oppga hos arbeidsgiveren din, får nå en e-post med spørsmål om å bekrefte at du trenger tilgang. Deretter behandler vi søknaden. Du får en e-post når den er ferdig behandlet.',
    nn: 'Kontaktpersonen du førte opp hos arbeidsgjevaren din, får no ein e-post med spørsmål om å stadfeste at du treng tilgang. Deretter behandlar vi søknaden. Du får ein e-post når vi er ferdige.',
  },
  see: { nb: 'Se søknaden din', nn: 'Sjå søknaden din' },
});

/** Receipt, to the applicant. */
export const soeknadMottatt: Template<'soeknad_mottatt'> = ({ fornavn }, links) => ({
  subject: t.subject,
  blocks: [
    greeting(fornavn),
    { paragraph: t.received },
    { paragraph: t.next },
    { link: { label: t.see, url: links.soeknad } },
    neverApplied(),
  ],
});
