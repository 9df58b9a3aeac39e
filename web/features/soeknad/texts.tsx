import type { ReactNode } from 'react';
import { texts } from '#domain/texts.ts';

/** The texts of the application for access, and of one that has been sent. */
export const t = texts({
  apply: { nb: 'Søknad om tilgang', nn: 'Søknad om tilgang' },
  lead: {
    nb: 'Journalister kan få tilgang til berammede saker, avgjørelser og tiltaler.',
    nn: 'Journalistar kan få tilgang til beramma saker, avgjerder og tiltalar.',
  },
  before: { nb: 'Før du søker', nn: 'Før du søker' },
  criteria: { nb: 'Kriterier for godkjenning', nn: 'Kriteria for godkjenning' },
  vaerVarsom: { nb: 'Vær varsom-plakaten', nn: 'Ver varsam-plakaten' },
  privacy: { nb: 'Personvernerklæring', nn: 'Personvernerklæring' },
  withdrawn: { nb: 'Søknaden er trukket', nn: 'Søknaden er trekt' },
  withdrawnText: {
    nb: 'Vi har slettet den.',
    nn: 'Vi har sletta søknaden.',
  },
  ended: { nb: 'Søknaden er avgjort eller trukket', nn: 'Søknaden er avgjord eller trekt' },
  endedText: {
    nb: 'Er den avgjort, har du fått svar på e-post.',
    nn: 'Er søknaden avgjord, har du fått svar på e-post.',
  },
  notSent: { nb: 'Klagen er ikke sendt', nn: 'Klaga er ikkje send' },
  yours: { nb: 'Søknaden din', nn: 'Søknaden din' },
  loading: { nb: 'Henter søknaden', nn: 'Hentar søknaden' },
  loadFailed: { nb: 'Kunne ikke vise søknaden din.', nn: 'Kunne ikkje vise søknaden din.' },
  sentAt: {
    nb: (day: string, time: string) => `Sendt ${day} kl.\u00a0${time}`,
    nn: (day: string, time: string) => `Sendt ${day} kl.\u00a0${time}`,
  },
  about: { nb: 'Om søknaden', nn: 'Om søknaden' },
  application: { nb: 'Søknaden', nn: 'Søknaden' },
  seeSent: { nb: 'Se det du sendte inn', nn: 'Sjå det du sende inn' },
  sent: { nb: 'Det du sendte inn', nn: 'Det du sende inn' },
  withdrawHint: {
    nb: 'Trekker du søknaden, sletter vi den.',
    nn: 'Trekker du søknaden, blir han sletta.',
  },
  applyAtOnce: {
    nb: 'Du kan søke på nytt når du vil.',
    nn: 'Du kan søke på nytt når du vil.',
  },
  applyFrom: {
    nb: (day: string) =>
      `Arbeidsgivere er spurt for deg flere ganger i dag, så du kan ikke søke på nytt før ${day}.`,
    nn: (day: string) =>
      `Vi har spurt arbeidsgjevarar for deg fleire gonger i dag, så du kan ikkje søke på nytt før ${day}.`,
  },
  withdraw: { nb: 'Trekk søknaden', nn: 'Trekk søknaden' },
  contact: { nb: 'Kontaktperson', nn: 'Kontaktperson' },
  navn: { nb: 'Navn', nn: 'Namn' },
  stilling: { nb: 'Stilling', nn: 'Stilling' },
  redaksjon: { nb: 'Redaksjon', nn: 'Redaksjon' },
  epost: { nb: 'E-post', nn: 'E-post' },
  nothingSent: { nb: 'Ingenting er sendt', nn: 'Ingenting er sendt' },
  sentAgain: { nb: 'E-posten er sendt på nytt', nn: 'E-posten er send på nytt' },
  sentAgainTo: {
    nb: (navn: string, epost: string) =>
      `${navn} får en ny e-post på ${epost}. Lenken i den forrige slutter å virke.`,
    nn: (navn: string, epost: string) =>
      `${navn} får ein ny e-post på ${epost}. Lenka i den førre sluttar å verke.`,
  },
  contactChanged: { nb: 'Kontaktpersonen er byttet', nn: 'Kontaktpersonen er bytt ut' },
  contactChangedTo: {
    nb: (navn: string, epost: string) => `${navn} får e-post på ${epost}.`,
    nn: (navn: string, epost: string) => `${navn} får e-post på ${epost}.`,
  },
  answerComes: {
    nb: 'Du får en e-post når søknaden er behandlet.',
    nn: 'Du får ein e-post når søknaden er behandla.',
  },
  allowSender: {
    nb: (sender: ReactNode) => <>Legg {sender} til i listen over godkjente avsendere.</>,
    nn: (sender: ReactNode) => <>Legg {sender} til i lista over godkjende avsendarar.</>,
  },
  checkSpam: {
    nb: 'Sjekk søppelposten hvis du ikke har hørt noe.',
    nn: 'Sjekk søppelposten om du ikkje har høyrt noko.',
  },
});
