import { texts } from '#domain/texts.ts';

/** The texts of a rejected application, and of the complaint about it. */
export const t = texts({
  yours: { nb: 'Søknaden din', nn: 'Søknaden din' },
  rejected: { nb: 'Ikke godkjent', nn: 'Ikkje godkjend' },
  decided: { nb: (day: string) => `Avgjort ${day}`, nn: (day: string) => `Avgjord ${day}` },
  loading: { nb: 'Henter avgjørelsen', nn: 'Hentar avgjerda' },
  loadFailed: { nb: 'Kunne ikke vise avgjørelsen.', nn: 'Kunne ikkje vise avgjerda.' },
  why: { nb: 'Begrunnelse', nn: 'Grunngiving' },
  documents: { nb: 'Be om dokumentene i saken', nn: 'Be om dokumenta i saka' },
  again: { nb: 'Søk på nytt', nn: 'Søk på nytt' },
  againHint: {
    nb: 'Du kan søke på nytt når du vil, også når du har klaget.',
    nn: 'Du kan søke på nytt når du vil, også når du har klaga.',
  },
  tooLate: { nb: 'Fristen for å klage er ute', nn: 'Fristen for å klage er ute' },
  tooLateText: {
    nb: (day: string) =>
      `Siste frist var ${day}. Du kan sende klagen likevel. Skriv hvorfor den kommer for sent.`,
    nn: (day: string) =>
      `Siste frist var ${day}. Du kan sende klaga likevel. Skriv kvifor ho kjem for seint.`,
  },
  write: { nb: 'Skriv en klage', nn: 'Skriv ei klage' },
  what: { nb: 'Hva mener du er feil?', nn: 'Kva meiner du er feil?' },
  whatHint: {
    nb: 'Si hva du vil ha endret, og hvorfor. Du kan sende én klage.',
    nn: 'Skriv kva du vil ha endra, og kvifor. Du kan sende éi klage.',
  },
  send: { nb: 'Send klagen', nn: 'Send klaga' },
  sending: { nb: 'Sender', nn: 'Sender' },
  yourKlage: { nb: 'Klagen din', nn: 'Klaga di' },
  sent: { nb: 'Klagen er sendt', nn: 'Klaga er send' },
  sentAt: {
    nb: (day: string, time: string) => `Vi fikk klagen ${day} kl. ${time}.`,
    nn: (day: string, time: string) => `Vi fekk klaga ${day} kl. ${time}.`,
  },
  sentLate: {
    nb: 'Den kom etter fristen. Vi vurderer om vi kan behandle den likevel.',
    nn: 'Ho kom etter fristen. Vi vurderer om vi kan behandle henne likevel.',
  },
  answerComes: {
    nb: 'Vi ser på saken på nytt. Du får svar på e-post, og ser det her.',
    nn: 'Vi ser på saka på nytt. Du får svar på e-post, og ser det her.',
  },
  oversendt: { nb: 'Klagen er sendt videre', nn: 'Klaga er send vidare' },
  oversendtText: {
    nb: (day: string, instans: string) =>
      `Vi har ikke gjort om avslaget. ${day} sendte vi klagen til ${instans}, som avgjør den.`,
    nn: (day: string, instans: string) =>
      `Vi har ikkje gjort om avslaget. ${day} sende vi klaga til ${instans}, som avgjer henne.`,
  },
  avvist: { nb: 'Klagen er avvist', nn: 'Klaga er avvist' },
  avvistText: {
    nb: (day: string) => `Klagen kom etter fristen, og vi avviste den ${day}.`,
    nn: (day: string) => `Klaga kom etter fristen, og vi avviste henne ${day}.`,
  },
  omgjort: { nb: 'Vi har sett på saken på nytt', nn: 'Vi har sett på saka på nytt' },
});
