import { type Block, type Template, dayOf } from '#bff/mail/mail.ts';
import { greeting, neverHadProfile, phrases } from '#bff/mail/phrases.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { texts } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';

const t = texts({
  suspended: {
    nb: (redaksjon: string) => `Redaksjonen ${redaksjon} er suspendert fra pressetjenesten`,
    nn: (redaksjon: string) => `Redaksjonen ${redaksjon} er suspendert frå pressetenesta`,
  },
  until: {
    nb: (redaksjon: string, day: string) =>
      `Vi har suspendert tilgangen til Domstolenes pressetjeneste for alle i redaksjonen ${redaksjon}, til og med ${day}. Etter det er den tilbake, uten at du gjør noe. Begrunnelsen ser du når du logger inn.`,
    nn: (redaksjon: string, day: string) =>
      `Vi har suspendert tilgangen til Pressetenesta til domstolane for alle i redaksjonen ${redaksjon}, til og med ${day}. Etter det er han tilbake, og du treng ikkje gjere noko. Grunngivinga ser du når du loggar inn.`,
  },
  openEnded: {
    nb: (redaksjon: string) =>
      `Vi har suspendert tilgangen til Domstolenes pressetjeneste for alle i redaksjonen ${redaksjon}, inntil videre. Begrunnelsen ser du når du logger inn, og du får e-post når du har tilgang igjen.`,
    nn: (redaksjon: string) =>
      `Vi har suspendert tilgangen til Pressetenesta til domstolane for alle i redaksjonen ${redaksjon}, inntil vidare. Grunngivinga ser du når du loggar inn, og du får e-post når du har tilgang igjen.`,
  },
  lifted: {
    nb: (redaksjon: string) => `Suspensjonen av redaksjonen ${redaksjon} er opphevet`,
    nn: (redaksjon: string) => `Suspensjonen av redaksjonen ${redaksjon} er oppheva`,
  },
  liftedNow: {
    nb: 'Du har tilgang igjen, og kan logge inn i Domstolenes pressetjeneste som før.',
    nn: 'Du har tilgang igjen, og kan logge inn i Pressetenesta til domstolane som før.',
  },
  ask: {
    nb: (address: string) =>
      `Har du spørsmål, eller mener du at dette er feil? Skriv til ${address}.`,
    nn: (address: string) =>
      `Har du spørsmål, eller meiner du at dette er feil? Skriv til ${address}.`,
  },
  list: {
    nb: (redaksjon: string) => `Hvem i ${redaksjon} skal ha tilgang?`,
    nn: (redaksjon: string) => `Kven i ${redaksjon} skal ha tilgang?`,
  },
  listAgain: {
    nb: (redaksjon: string) => `Påminnelse: Hvem i ${redaksjon} skal ha tilgang?`,
    nn: (redaksjon: string) => `Påminning: Kven i ${redaksjon} skal ha tilgang?`,
  },
  listAsked: {
    nb: (redaksjon: string) =>
      `Du står som ansvarlig redaktør for ${redaksjon} hos Domstolenes pressetjeneste. En gang i året ber vi redaktøren bekrefte hvem som fortsatt jobber i redaksjonen. Du får se navn og stilling på dem som har tilgang, og merker dem som ikke jobber der lenger.`,
    nn: (redaksjon: string) =>
      `Du står som ansvarleg redaktør for ${redaksjon} hos Pressetenesta til domstolane. Ein gong i året ber vi redaktøren stadfeste kven som framleis jobbar i redaksjonen. Du får sjå namn og stilling på dei som har tilgang, og merker dei som ikkje jobbar der lenger.`,
  },
  listRemind: {
    nb: (day: string, redaksjon: string) =>
      `Vi spurte deg ${day} om hvem som fortsatt jobber i ${redaksjon}, og har ikke fått svar. Vi minner deg ikke på dette flere ganger.`,
    nn: (day: string, redaksjon: string) =>
      `Vi spurde deg ${day} om kven som framleis jobbar i ${redaksjon}, og har ikkje fått svar. Vi minner deg ikkje på dette fleire gonger.`,
  },
  toList: { nb: 'Se og bekreft listen', nn: 'Sjå og stadfest lista' },
  once: {
    nb: (day: string) =>
      `Du kan svare én gang, senest ${day}. Du trenger ikke å logge inn. Lenken er bare til deg, så ikke send den videre.`,
    nn: (day: string) =>
      `Du kan svare éin gong, seinast ${day}. Du treng ikkje logge inn. Lenka er berre til deg og skal ikkje sendast vidare.`,
  },
  notEditor: {
    nb: (redaksjon: string) =>
      `Er du feil person å spørre, eller ikke lenger redaktør for ${redaksjon}? Da svarer du ikke, men gir beskjed til Domstoladministrasjonen.`,
    nn: (redaksjon: string) =>
      `Er du feil person å spørje, eller ikkje lenger redaktør for ${redaksjon}? Då svarer du ikkje, men gir beskjed til Domstoladministrasjonen.`,
  },
});

/** To everybody who loses access as their newsroom is suspended. Why is only shown in the service: a reason may name somebody. */
export const redaksjonSuspendert: Template<'redaksjon_suspendert'> = (
  { fornavn, redaksjon, til, spoer },
  links,
) => ({
  subject: t.suspended(redaksjon),
  blocks: [
    greeting(fornavn),
    { paragraph: til ? t.until(redaksjon, dayText(til)) : t.openEnded(redaksjon) },
    { paragraph: t.ask(spoer) },
    { link: { label: phrases.toService, url: links.service } },
    neverHadProfile(),
  ],
});

/** To those who have access again, because the suspension of their newsroom is lifted. */
export const redaksjonSluppetInn: Template<'redaksjon_sluppet_inn'> = (
  { fornavn, redaksjon, spoer },
  links,
) => ({
  subject: t.lifted(redaksjon),
  blocks: [
    greeting(fornavn),
    { paragraph: t.liftedNow },
    { paragraph: t.ask(spoer) },
    { link: { label: phrases.toService, url: links.service } },
    neverHadProfile(),
  ],
});

interface Asked {
  readonly listeId: string;
  readonly utloeper: string;
  readonly redaktoer: string;
  readonly redaksjon: string;
}

/** The link to the list, until when it works, and what whoever is no editor does. */
function answer(
  { listeId, utloeper, redaksjon }: Asked,
  links: Parameters<Template<'redaksjon_liste'>>[1],
): Block[] {
  const expires = new Date(utloeper);
  return [
    { link: { label: t.toList, url: links.redaksjonsliste({ id: listeId, expires }) } },
    { paragraph: t.once(dayText(lastLinkDay(expires))) },
    { paragraph: t.notEditor(redaksjon) },
  ];
}

/** To the editor, when a year has passed since the list of people was confirmed, or an administrator asks. */
export const redaksjonListe: Template<'redaksjon_liste'> = (data, links) => ({
  subject: t.list(data.redaksjon),
  blocks: [
    { paragraph: phrases.greeting(data.redaktoer) },
    { paragraph: t.listAsked(data.redaksjon) },
    ...answer(data, links),
  ],
});

/** To the editor who has not answered for a week. */
export const redaksjonListePaaminnelse: Template<'redaksjon_liste_paaminnelse'> = (
  data,
  links,
) => ({
  subject: t.listAgain(data.redaksjon),
  blocks: [
    { paragraph: phrases.greeting(data.redaktoer) },
    { paragraph: t.listRemind(dayOf(data.spurt), data.redaksjon) },
    ...answer(data, links),
  ],
});
