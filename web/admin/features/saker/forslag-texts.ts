import { bokmaal } from '#domain/texts.ts';

/** What is hidden for safety is shown again by two. */
export const t = bokmaal({
  byTwo: 'Oppheves av to',
  waits: 'Venter på en kollega',
  unknown: 'En tidligere administrator',
  proposed: (who: string, time: string) => `${who} foreslo ${time} å oppheve skjulingen.`,
  until: (day: string) => `Forslaget går ut etter ${day}.`,
  propose: 'Foreslå å oppheve',
  proposeTitle: (what: string, saksnummer: string) =>
    `Foreslå å oppheve skjulingen av ${what} i ${saksnummer}`,
  proposeEffect:
    'Dette er skjult av hensyn til sikkerhet. En annen administrator må godkjenne forslaget innen en uke. Ingenting vises før det.',
  proposedNow: 'Forslaget venter på en kollega. Alt er skjult til det er godkjent.',
  approve: 'Godkjenn',
  decline: 'Avslå forslaget',
  withdraw: 'Trekk forslaget',
  word: 'Et ord til kollegaen',
  wordHint: 'Lagres i revisjonsloggen. Journalistene ser det ikke.',
  approveTitle: (what: string, saksnummer: string) =>
    `Godkjenn at skjulingen av ${what} i ${saksnummer} oppheves`,
  declineTitle: (what: string, saksnummer: string) =>
    `Avslå å oppheve skjulingen av ${what} i ${saksnummer}`,
  withdrawTitle: (what: string, saksnummer: string) => `Trekk forslaget om ${what} i ${saksnummer}`,
  approveEffect:
    'Journalistene ser det igjen med en gang, så lenge de vanlige fristene ikke er ute. Dere er to om det.',
  declineEffect: 'Alt er fortsatt skjult.',
  approved: (saksnummer: string) => `Skjulingen i ${saksnummer} er opphevet av dere to.`,
  declined: 'Forslaget er avslått. Alt er fortsatt skjult.',
  withdrawn: 'Forslaget er trukket. Alt er fortsatt skjult.',
});
