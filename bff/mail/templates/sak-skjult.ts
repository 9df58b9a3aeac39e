import { type Template, dayAndTimeOf, neverHadProfile } from '#bff/mail/mail.ts';
import { displayName } from '#domain/person-name.ts';

/** What is hidden, and what is not shown any longer. */
const HIDDEN = {
  sak: ['Saken', 'Opplysninger og dokumenter vises ikke lenger.'],
  parter: ['Partene i saken', 'Navnene vises ikke lenger.'],
  parter_og_tiltale: ['Partene og tiltalen i saken', 'Navnene og tiltalen vises ikke lenger.'],
  dokument: ['Et dokument i saken', 'Dokumentet vises ikke lenger.'],
} as const;

/** To a press user who has opened the case or has it as a favourite. Why it is hidden is never told. */
export const sakSkjult: Template<'sak_skjult'> = (
  { fornavn, sakId, saksnummer, domstolNavn, hva, skjult },
  links,
) => {
  const [what, gone] = HIDDEN[hva];
  return {
    subject: `${what} ${saksnummer} er skjult av domstolen`,
    blocks: [
      { paragraph: `Hei, ${displayName(fornavn)}` },
      {
        paragraph: `${what} er skjult av domstolen. ${gone} Det betyr ikke at saken er trukket eller hevet.`,
      },
      {
        facts: [
          ['Sak', saksnummer],
          ['Domstol', domstolNavn],
          ['Skjult', dayAndTimeOf(skjult)],
        ],
      },
      {
        paragraph: `Har du opplysninger fra saken, må du snakke med ${domstolNavn} før du bruker dem.`,
      },
      { link: { label: 'Gå til saken', url: links.sak(sakId) } },
      neverHadProfile,
    ],
  };
};
