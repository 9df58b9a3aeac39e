import { type Template, dayOf } from '#bff/mail/mail.ts';
import { greeting, neverHadProfile, phrases } from '#bff/mail/phrases.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { texts } from '#domain/texts.ts';

const t = texts({
  subject: {
    nb: (day: string) => `Oppdater opplysningene dine ${day}`,
    nn: (day: string) => `Oppdater opplysningane dine ${day}`,
  },
  next: {
    nb: (day: string) =>
      `Neste gang er ${day}. Logger du inn da eller senere, viser vi deg opplysningene dine. Du ser over dem, retter det som er endret, og sender inn. Da har du tilgang i ett år til.`,
    nn: (day: string) =>
      `Neste gong er ${day}. Loggar du inn då eller seinare, viser vi deg opplysningane dine. Du ser over dei, rettar det som er endra, og sender inn. Då har du tilgang i eitt år til.`,
  },
  untilThen: {
    nb: 'Du trenger ikke å gjøre noe før den tid. Har du byttet jobb eller e-postadresse, kan du rette det på «Min profil» allerede nå. Trenger du ikke tilgangen lenger, kan du avslutte profilen din samme sted.',
    nn: 'Du treng ikkje gjere noko før det. Har du bytt jobb eller e-postadresse, kan du rette det på «Min profil» allereie no. Treng du ikkje tilgangen lenger, kan du avslutte profilen din same staden.',
  },
});

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
    subject: t.subject(day),
    blocks: [
      greeting(fornavn),
      { paragraph: soeknadMessages.yearlyUpdate },
      { paragraph: t.next(day) },
      { paragraph: t.untilThen },
      { link: { label: phrases.toService, url: links.reautentiser } },
      neverHadProfile(),
    ],
  };
};
