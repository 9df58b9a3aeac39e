import type { BehovSvar } from '#contract/soeknad.ts';
import { LIMITS } from '#domain/text-rules.ts';
import { type Both, texts } from '#domain/texts.ts';

/** The texts of the question to the employer. */
export const t = texts({
  title: { nb: 'Bekreft behov for tilgang', nn: 'Stadfest behov for tilgang' },
  loading: { nb: 'Henter spørsmålet', nn: 'Hentar spørsmålet' },
  loadFailed: { nb: 'Kunne ikke hente spørsmålet', nn: 'Kunne ikkje hente spørsmålet' },
  intro: {
    nb: (navn: string) =>
      `${navn} har oppgitt deg som kontaktperson hos arbeidsgiver. Vi ber deg bekrefte eller avkrefte behovet for tilgang til domstolenes pressetjeneste, der journalister finner berammede saker, avgjørelser og tiltaler.`,
    nn: (navn: string) =>
      `${navn} har ført deg opp som kontaktperson hos arbeidsgjevaren. Vi ber deg stadfeste eller avkrefte behovet for tilgang til pressetenesta til domstolane, der journalistar finn beramma saker, avgjerder og tiltalar.`,
  },
  introFreelancer: {
    nb: (navn: string) =>
      `${navn} jobber som frilanser, og har oppgitt deg som redaktør som går god for det. Vi ber deg bekrefte eller avkrefte behovet for tilgang til domstolenes pressetjeneste, der journalister finner berammede saker, avgjørelser og tiltaler.`,
    nn: (navn: string) =>
      `${navn} jobbar som frilansar, og har ført deg opp som redaktør som går god for det. Vi ber deg stadfeste eller avkrefte behovet for tilgang til pressetenesta til domstolane, der journalistar finn beramma saker, avgjerder og tiltalar.`,
  },
  who: { nb: 'Hvem trenger tilgang', nn: 'Kven treng tilgang' },
  navn: { nb: 'Navn', nn: 'Namn' },
  stilling: { nb: 'Stilling', nn: 'Stilling' },
  redaksjon: { nb: 'Redaksjon', nn: 'Redaksjon' },
  begrunnelse: { nb: 'Begrunnelse', nn: 'Grunngiving' },
  question: { nb: 'Spørsmålet til deg', nn: 'Spørsmålet til deg' },
  sentTo: { nb: 'Sendt til', nn: 'Sendt til' },
  deadline: { nb: 'Svarfrist', nn: 'Svarfrist' },
  meaning: { nb: 'Hva svaret betyr', nn: 'Kva svaret betyr' },
  meaningNeed: {
    nb: 'Du svarer på om journalisten trenger tilgangen i arbeidet sitt.',
    nn: 'Du svarer på om journalisten treng tilgangen i arbeidet sitt.',
  },
  meaningVouch: {
    nb: 'Du svarer på om du går god for at journalisten trenger tilgangen i arbeidet sitt.',
    nn: 'Du svarer på om du går god for at journalisten treng tilgangen i arbeidet sitt.',
  },
  meaningDecision: {
    nb: 'Det er Domstoladministrasjonen som avgjør om det gis tilgang.',
    nn: 'Det er Domstoladministrasjonen som avgjer om journalisten får tilgang.',
  },
  meaningStored: {
    nb: 'Svaret lagres sammen med tidspunktet. Det kan ikke endres her etterpå.',
    nn: 'Svaret blir lagra saman med tidspunktet. Det kan ikkje endrast her etterpå.',
  },
  message: { nb: 'Melding (valgfritt)', nn: 'Melding (valfritt)' },
  messageRules: {
    nb: `Bare Domstoladministrasjonen ser den. Høyst ${LIMITS.melding} tegn.`,
    nn: `Berre Domstoladministrasjonen ser meldinga. Høgst ${LIMITS.melding} teikn.`,
  },
  confirm: { nb: 'Bekreft behov', nn: 'Stadfest behov' },
  deny: { nb: 'Nei, trenger ikke tilgang', nn: 'Nei, treng ikkje tilgang' },
  sending: { nb: 'Registrerer svaret', nn: 'Registrerer svaret' },
  sendFailed: { nb: 'Svaret ble ikke registrert', nn: 'Svaret blei ikkje registrert' },
  denyTitle: { nb: 'Svar nei', nn: 'Svar nei' },
  denyQuestion: {
    nb: 'Er du sikker på at journalisten ikke trenger tilgang?',
    nn: 'Er du sikker på at journalisten ikkje treng tilgang?',
  },
  denyIsFinal: {
    nb: 'Svaret kan ikke endres her etterpå.',
    nn: 'Svaret kan ikkje endrast her etterpå.',
  },
  thanks: {
    nb: 'Takk. Svaret ditt er registrert.',
    nn: 'Takk. Svaret ditt er registrert.',
  },
  next: {
    nb: 'Domstoladministrasjonen ser svaret ditt, og avgjør om det gis tilgang.',
    nn: 'Domstoladministrasjonen ser svaret ditt, og avgjer om journalisten får tilgang.',
  },
  mayClose: { nb: 'Du kan lukke siden.', nn: 'Du kan lukke sida.' },
});

/** What somebody has answered, in the receipt. */
export const GIVEN = texts({
  bekreftet: {
    nb: 'Du har bekreftet at journalisten trenger tilgang.',
    nn: 'Du har stadfesta at journalisten treng tilgang.',
  },
  avkreftet: {
    nb: 'Du har svart at journalisten ikke trenger tilgang.',
    nn: 'Du har svart at journalisten ikkje treng tilgang.',
  },
} satisfies Record<BehovSvar, Both>);
