import { bokmaal } from '#domain/texts.ts';

/** The texts of the list that the editor is asked to confirm. */
export const t = bokmaal({
  heading: 'Listen til redaktøren',
  neverSent: 'Redaktøren er ikke spurt ennå.',
  sent: (day: string) => `Sendt ${day}.`,
  reminded: (day: string) => `Minnet på ${day}.`,
  waits: (day: string) => `Venter på svar til og med ${day}.`,
  answered: (day: string) => `Besvart ${day}.`,
  expired: (day: string) => `Ikke besvart innen fristen ${day}.`,
  replaced: 'Gjelder ikke lenger, fordi redaktøren er byttet.',
  send: 'Send liste til redaktøren',
  sendAgain: 'Send liste til redaktøren på nytt',
  isSent: (name: string) => `Listen er sendt til ${name}.`,
  notSent: 'Listen er ikke sendt',
  lookAgain: 'En annen har endret redaksjonen. Nå står det som er endret, på siden: prøv igjen.',
  noEditor: 'Legg inn en redaktør for å sende listen.',
  noPeople: 'Ingen i redaksjonen har tilgang, så det er ingen å bekrefte.',
  marked: (count: number) =>
    count === 1
      ? '1 person jobber ikke her lenger, etter det redaktøren sier'
      : `${count} personer jobber ikke her lenger, etter det redaktøren sier`,
  markedAt: (day: string) => `Redaktøren svarte ${day}. Ingen har mistet tilgangen av det.`,
  wayOn:
    'Åpne personen for å suspendere tilgangen eller flytte personen til en annen redaksjon. Profilen slettes fra listen over brukere.',
});
