import { type Block, type Template, dayAndTimeOf } from '#bff/mail/mail.ts';
import { greeting, neverHadProfile, phrases } from '#bff/mail/phrases.ts';
import { texts } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';

const t = texts({
  suspended: {
    nb: 'Du er suspendert fra pressetjenesten',
    nn: 'Du er suspendert frå pressetenesta',
  },
  suspendedUntil: {
    nb: (day: string) =>
      `Vi har suspendert tilgangen din til Domstolenes pressetjeneste. Den er tilbake ${day}, uten at du gjør noe. Begrunnelsen ser du når du logger inn.`,
    nn: (day: string) =>
      `Vi har suspendert tilgangen din til Pressetenesta til domstolane. Han er tilbake ${day}, og du treng ikkje gjere noko. Grunngivinga ser du når du loggar inn.`,
  },
  lifted: { nb: 'Suspensjonen din er opphevet', nn: 'Suspensjonen din er oppheva' },
  liftedNow: {
    nb: 'Du har tilgang igjen, og kan logge inn i Domstolenes pressetjeneste som før.',
    nn: 'Du har tilgang igjen, og kan logge inn i Pressetenesta til domstolane som før.',
  },
  deleted: { nb: 'Profilen din er slettet', nn: 'Profilen din er sletta' },
  deletedNow: {
    nb: 'Vi har slettet profilen din i Domstolenes pressetjeneste, med favoritter, lagrede søk og notater. Du har ikke tilgang lenger. Vil du ha det, må du søke på nytt.',
    nn: 'Vi har sletta profilen din i Pressetenesta til domstolane, med favorittar, lagra søk og notat. Du har ikkje tilgang lenger. Vil du ha det, må du søke på nytt.',
  },
  deletedFrom: { nb: 'Profilen din blir slettet', nn: 'Profilen din blir sletta' },
  deletedFromNow: {
    nb: (time: string) =>
      `Vi har bestemt at profilen din i Domstolenes pressetjeneste skal slettes, med favoritter, lagrede søk og notater. Du har ikke tilgang lenger. Alt slettes for godt etter ${time}, og inntil da kan vi angre. Deretter må du søke på nytt hvis du vil ha tilgang.`,
    nn: (time: string) =>
      `Vi har bestemt at profilen din i Pressetenesta til domstolane skal slettast, med favorittar, lagra søk og notat. Du har ikkje tilgang lenger. Alt blir sletta for godt etter ${time}, og inntil då kan vi angre. Deretter må du søke på nytt om du vil ha tilgang.`,
  },
  kept: { nb: 'Profilen din blir ikke slettet', nn: 'Profilen din blir ikkje sletta' },
  keptNow: {
    nb: 'Vi har angret slettingen av profilen din i Domstolenes pressetjeneste. Favoritter, lagrede søk, notater og innstillinger er som før, og du har den tilgangen du hadde.',
    nn: 'Vi har angra slettinga av profilen din i Pressetenesta til domstolane. Favorittar, lagra søk, notat og innstillingar er som før, og du har den tilgangen du hadde.',
  },
  again: { nb: 'Søk om tilgang', nn: 'Søk om tilgang' },
  ask: {
    nb: (address: string) =>
      `Har du spørsmål, eller mener du at dette er feil? Skriv til ${address}.`,
    nn: (address: string) =>
      `Har du spørsmål, eller meiner du at dette er feil? Skriv til ${address}.`,
  },
});

const ask = (spoer: string): Block => ({ paragraph: t.ask(spoer) });

/** To a press user who is suspended. Why is only shown in the service: a reason may name somebody. */
export const brukerSuspendert: Template<'bruker_suspendert'> = (
  { fornavn, til, spoer },
  links,
) => ({
  subject: t.suspended,
  blocks: [
    greeting(fornavn),
    { paragraph: t.suspendedUntil(dayText(til)) },
    ask(spoer),
    { link: { label: phrases.toService, url: links.service } },
    neverHadProfile(),
  ],
});

/** To a press user who was suspended, and is let in again before the day that was set. */
export const suspensjonOpphevet: Template<'suspensjon_opphevet'> = ({ fornavn, spoer }, links) => ({
  subject: t.lifted,
  blocks: [
    greeting(fornavn),
    { paragraph: t.liftedNow },
    ask(spoer),
    { link: { label: phrases.toService, url: links.service } },
    neverHadProfile(),
  ],
});

/** To somebody whose profile an administrator deletes. Whoever leaves by themselves gets none. */
export const brukerSlettet: Template<'bruker_slettet'> = ({ fornavn, spoer, slettes }, links) => ({
  subject: slettes === undefined ? t.deleted : t.deletedFrom,
  blocks: [
    greeting(fornavn),
    {
      paragraph: slettes === undefined ? t.deletedNow : t.deletedFromNow(dayAndTimeOf(slettes)),
    },
    ask(spoer),
    slettes === undefined
      ? { link: { label: t.again, url: links.soeknad } }
      : { link: { label: phrases.toService, url: links.service } },
    neverHadProfile(),
  ],
});

/** To somebody whose deletion was ordered, and undone. */
export const slettingAngret: Template<'sletting_angret'> = ({ fornavn, spoer }, links) => ({
  subject: t.kept,
  blocks: [
    greeting(fornavn),
    { paragraph: t.keptNow },
    ask(spoer),
    { link: { label: phrases.toService, url: links.service } },
    neverHadProfile(),
  ],
});
