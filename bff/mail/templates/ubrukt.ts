import type { Template } from '#bff/mail/mail.ts';
import { greeting, neverHadProfile, phrases } from '#bff/mail/phrases.ts';
import { texts } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';

const t = texts({
  warning: {
    nb: (day: string) => `Tilgangen din avsluttes ${day} hvis du ikke logger inn`,
    nn: (day: string) => `Tilgangen din blir avslutta ${day} om du ikkje loggar inn`,
  },
  warned: {
    nb: (day: string) =>
      `Du har ikke brukt tjenesten på tolv måneder. Tilgangen avsluttes ${day} hvis du ikke logger inn.`,
    nn: (day: string) =>
      `Du har ikkje brukt tenesta på tolv månader. Tilgangen blir avslutta ${day} om du ikkje loggar inn.`,
  },
  keep: {
    nb: 'Vil du beholde tilgangen, er det nok å logge inn før det. Trenger du den ikke lenger, trenger du ikke å gjøre noe.',
    nn: 'Vil du behalde tilgangen, er det nok å logge inn før det. Treng du han ikkje lenger, treng du ikkje gjere noko.',
  },
  ended: { nb: 'Tilgangen din er avsluttet', nn: 'Tilgangen din er avslutta' },
  endedNow: {
    nb: 'Du har ikke brukt Domstolenes pressetjeneste på over tolv måneder, og tilgangen din er avsluttet. Favoritter og lagrede søk blir tatt vare på en stund til.',
    nn: 'Du har ikkje brukt Pressetenesta til domstolane på over tolv månader, og tilgangen din er avslutta. Vi tek vare på favorittar og lagra søk ei stund til.',
  },
  again: {
    nb: 'Trenger du tilgang igjen, kan du søke på nytt når som helst.',
    nn: 'Treng du tilgang igjen, kan du søke på nytt når som helst.',
  },
  apply: { nb: 'Søk om tilgang', nn: 'Søk om tilgang' },
  ask: {
    nb: (address: string) => `Har du spørsmål? Skriv til ${address}.`,
    nn: (address: string) => `Har du spørsmål? Skriv til ${address}.`,
  },
});

/** To a press user who has not used the service for twelve months: when access ends (domain/ubrukt.ts). */
export const ubruktVarsel: Template<'ubrukt_varsel'> = ({ fornavn, avsluttes, spoer }, links) => {
  const day = dayText(avsluttes);
  return {
    subject: t.warning(day),
    blocks: [
      greeting(fornavn),
      { paragraph: t.warned(day) },
      { paragraph: t.keep },
      { paragraph: t.ask(spoer) },
      { link: { label: phrases.toService, url: links.service } },
      neverHadProfile(),
    ],
  };
};

/** To the same two weeks later, when nobody has. */
export const ubruktAvsluttet: Template<'ubrukt_avsluttet'> = ({ fornavn, spoer }, links) => ({
  subject: t.ended,
  blocks: [
    greeting(fornavn),
    { paragraph: t.endedNow },
    { paragraph: t.again },
    { paragraph: t.ask(spoer) },
    { link: { label: t.apply, url: links.soeknad } },
    neverHadProfile(),
  ],
});
