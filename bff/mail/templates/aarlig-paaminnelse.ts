import { type Template, dayOf, neverHadProfile } from '#bff/mail/mail.ts';
import { displayName } from '#domain/person-name.ts';
import { soeknadMessages } from '#domain/soeknad.ts';

/**
 * To the press user, a month before access lapses. The update can be done from that day (domain/access.ts); until then
 * the link shows the service.
 */
export const aarligPaaminnelse: Template<'aarlig_paaminnelse'> = (
  { fornavn, tilgangTil },
  links,
) => {
  const day = dayOf(tilgangTil);
  return {
    subject: `Oppdater opplysningene dine ${day}`,
    blocks: [
      { paragraph: `Hei, ${displayName(fornavn)}` },
      { paragraph: soeknadMessages.yearlyUpdate },
      {
        paragraph: `Neste gang er ${day}. Logger du inn da eller senere, viser vi deg opplysningene dine. Du ser over dem, retter det som er endret, og sender inn. Da har du tilgang i ett år til.`,
      },
      {
        paragraph:
          'Du trenger ikke å gjøre noe før den tid. Har du byttet jobb eller e-postadresse, kan du rette det på «Min profil» allerede nå. Trenger du ikke tilgangen lenger, kan du avslutte profilen din samme sted.',
      },
      { link: { label: 'Gå til Domstolenes pressetjeneste', url: links.reautentiser } },
      neverHadProfile,
    ],
  };
};
