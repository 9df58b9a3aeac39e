import type { ArbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import { bokmaal } from '#domain/texts.ts';

/** Of the question to the employer and its answer. */
export const t = bokmaal({
  requestEnded: 'Forespørselen gjelder ikke lenger.',
  askedToday: 'Forespørselen ble sendt i dag.',
  approveUnconfirmedTitle: 'Godkjenne uten bekreftelse?',
  approveUnconfirmed: 'Godkjenn uten bekreftelse',
  approveAgainstTitle: 'Godkjenne mot arbeidsgivers svar?',
  approveAgainst: 'Godkjenn likevel',
  unasked: (name: string, organisation: string) =>
    `${name} i ${organisation} har ikke fått noen forespørsel.`,
  contact: (name: string, organisation: string) => `${name} i ${organisation}`,
  contactWithRole: (name: string, role: string, organisation: string) =>
    `${name}, ${role} i ${organisation}`,
  answered: (who: string, day: string, time: string, mail: string) =>
    `${who}, svarte ${day} kl. ${time}, fra adressen i søknaden, ${mail}.`,
  answeredFromElsewhere: (who: string, day: string, time: string, mail: string) =>
    `${who}, svarte ${day} kl. ${time}, fra ${mail}, som ikke er adressen i søknaden.`,
  askedUntil: (who: string, day: string, mail: string, deadline: string) =>
    `${who}, fikk forespørselen ${day} på ${mail}. Fristen er ${deadline}.`,
  askedBefore: (who: string, day: string, mail: string) =>
    `${who}, fikk forespørselen ${day} på ${mail}. Forespørselen gjelder ikke lenger.`,
  askedInVain: (who: string, day: string, mail: string, deadline: string) =>
    `${who}, fikk forespørselen ${day} på ${mail}. Fristen var ${deadline}.`,
  askedOn: (day: string) => `spurt ${day}`,
  sinceToday: 'siden i dag',
  forDays: (days: number) => (days === 1 ? 'i 1 dag' : `i ${days} dager`),
  unaskedAbout: (name: string) => `Arbeidsgiver er ikke spurt om ${name} trenger tilgang.`,
  denied: (who: string, day: string, name: string) =>
    `${who} svarte ${day} at ${name} ikke trenger tilgang.`,
  silent: (who: string, name: string) => `${who} har ikke svart på om ${name} trenger tilgang.`,
  askedDaysAgo: (days: number) =>
    `Det er ${days === 1 ? '1 dag' : `${days} dager`} siden forespørselen ble sendt.`,
  deadlineWas: (day: string) => `Fristen for å svare var ${day}.`,
});

export const HEADINGS = bokmaal({
  bekreftet: 'Bekreftet av arbeidsgiver',
  avkreftet: 'Avkreftet av arbeidsgiver',
  venter: 'Arbeidsgiver har ikke svart',
  utloept: 'Arbeidsgiver svarte ikke innen fristen',
  ikkeSpurt: 'Arbeidsgiver er ikke spurt',
} satisfies Record<ArbeidsgiverSvar, string>);
