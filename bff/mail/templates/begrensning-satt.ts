import { type Template, neverHadProfile } from '#bff/mail/mail.ts';
import { displayName } from '#domain/person-name.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { dayText } from '#domain/time.ts';

/** To a press user who has opened the case or has it as a favourite. */
export const begrensningSatt: Template<'begrensning_satt'> = (
  { fornavn, sakId, saksnummer, domstolNavn, type, tekst, gjelderTil },
  links,
) => ({
  subject: `${saksnummer}: ${BEGRENSNING_NAVN[type]}`,
  blocks: [
    { paragraph: `Hei, ${displayName(fornavn)}` },
    { paragraph: 'Det er satt en begrensning på en sak som du har åpnet eller har som favoritt:' },
    {
      facts: [
        ['Sak', saksnummer],
        ['Domstol', domstolNavn],
        ['Begrensning', BEGRENSNING_NAVN[type]],
        gjelderTil === null
          ? ['Gjelder', 'inntil videre']
          : ['Gjelder til og med', dayText(gjelderTil)],
      ],
    },
    { quote: tekst },
    { link: { label: 'Gå til saken', url: links.sak(sakId) } },
    neverHadProfile,
  ],
});
