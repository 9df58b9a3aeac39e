import type { Template } from '#bff/mail/mail.ts';
import { greeting, neverHadProfile, phrases } from '#bff/mail/phrases.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { texts } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';

const t = texts({
  set: {
    nb: 'Det er satt en begrensning på en sak som du har åpnet eller har som favoritt:',
    nn: 'Det er lagt ei avgrensing på ei sak som du har opna eller har som favoritt:',
  },
  restriction: { nb: 'Begrensning', nn: 'Avgrensing' },
  applies: { nb: 'Gjelder', nn: 'Gjeld' },
  untilFurther: { nb: 'inntil videre', nn: 'inntil vidare' },
  through: { nb: 'Gjelder til og med', nn: 'Gjeld til og med' },
});

/** To a press user who has opened the case or has it as a favourite. */
export const begrensningSatt: Template<'begrensning_satt'> = (
  { fornavn, sakId, saksnummer, domstolNavn, type, tekst, gjelderTil },
  links,
) => ({
  subject: `${saksnummer}: ${BEGRENSNING_NAVN[type]}`,
  blocks: [
    greeting(fornavn),
    { paragraph: t.set },
    {
      facts: [
        [phrases.sak, saksnummer],
        [phrases.domstol, domstolNavn],
        [t.restriction, BEGRENSNING_NAVN[type]],
        gjelderTil === null ? [t.applies, t.untilFurther] : [t.through, dayText(gjelderTil)],
      ],
    },
    { quote: tekst },
    { link: { label: phrases.toSak, url: links.sak(sakId) } },
    neverHadProfile(),
  ],
});
