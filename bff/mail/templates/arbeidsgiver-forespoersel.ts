import type { Template } from '#bff/mail/mail.ts';
import { phrases } from '#bff/mail/phrases.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { displayName } from '#domain/person-name.ts';
import { texts } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';
import { aboutApplicant, answerUntil } from './employer.ts';

const t = texts({
  subject: {
    nb: (navn: string) => `Kan du bekrefte at ${navn} trenger tilgang?`,
    nn: (navn: string) => `Kan du stadfeste at ${navn} treng tilgang?`,
  },
  asked: {
    nb: (navn: string) =>
      `${navn} har oppgitt deg som kontaktperson hos arbeidsgiver. Domstolenes pressetjeneste gir journalister tilgang til berammede saker, tiltaler og avgjørelser. Vi ber deg svare på om ${navn} trenger denne tilgangen i arbeidet sitt.`,
    nn: (navn: string) =>
      `${navn} har ført deg opp som kontaktperson hos arbeidsgjevaren. Pressetenesta til domstolane gir journalistar tilgang til beramma saker, tiltalar og avgjerder. Vi ber deg svare på om ${navn} treng denne tilgangen i arbeidet sitt.`,
  },
  vouches: {
    nb: (navn: string) =>
      `${navn} jobber som frilanser, og har oppgitt deg som redaktør som går god for det. Domstolenes pressetjeneste gir journalister tilgang til berammede saker, tiltaler og avgjørelser. Vi ber deg svare på om du går god for at ${navn} trenger denne tilgangen i arbeidet sitt.`,
    nn: (navn: string) =>
      `${navn} jobbar som frilansar, og har ført deg opp som redaktør som går god for det. Pressetenesta til domstolane gir journalistar tilgang til beramma saker, tiltalar og avgjerder. Vi ber deg svare på om du går god for at ${navn} treng denne tilgangen i arbeidet sitt.`,
  },
  readBy: {
    nb: 'Svaret ditt blir lest av Domstoladministrasjonen, som avgjør hvem som får tilgang.',
    nn: 'Det er Domstoladministrasjonen som les svaret ditt og avgjer kven som får tilgang.',
  },
  unknown: {
    nb: (navn: string) =>
      `Kjenner du ikke ${navn}, eller er du feil person å spørre? Da åpner du lenken og velger «Nei, trenger ikke tilgang».`,
    nn: (navn: string) =>
      `Kjenner du ikkje ${navn}, eller er du feil person å spørje? Då opnar du lenka og vel «Nei, treng ikkje tilgang».`,
  },
});

/** To the employer's contact person, after an application, a change of employer or a yearly update. */
export const arbeidsgiverForespoersel: Template<'arbeidsgiver_forespoersel'> = (data, links) => {
  const navn = displayName(data.navn);
  const expires = new Date(data.utloeper);
  const url = links.bekreft({ id: data.bekreftelseId, expires });
  return {
    subject: t.subject(navn),
    blocks: [
      { paragraph: phrases.greeting(data.kontaktperson) },
      { paragraph: data.frilanser ? t.vouches(navn) : t.asked(navn) },
      aboutApplicant(navn, data.stilling, data.redaksjon),
      ...answerUntil(url, dayText(lastLinkDay(expires))),
      { paragraph: t.readBy },
      { paragraph: t.unknown(navn) },
    ],
  };
};
