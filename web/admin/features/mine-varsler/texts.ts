import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  heading: 'Mine varsler',
  lead: 'Du kan få en e-post om morgenen når noe venter. Den har bare tall og lenker, aldri navn eller saker.',
  loading: 'Henter varslene dine',
  failed: 'Kunne ikke hente varslene dine',
  choose: 'Varsle meg om morgenen om …',
  address: 'E-postadresse',
  addressHint: 'Du får en lenke dit, og bekrefter adressen ved å følge den.',
  when: 'Sendes klokken 07 på arbeidsdager, høyst én gang om dagen, og bare når det er noe å si fra om. Har du ikke logget inn på 30 dager, sendes ingenting.',
  save: 'Lagre',
  saved: 'Varslene dine er lagret.',
  linkSent: (address: string) => `Varslene dine er lagret. Vi har sendt en lenke til ${address}.`,
  confirmed: 'Adressen er bekreftet.',
  isConfirmed: (day: string) => `Bekreftet ${day}.`,
  unconfirmed: 'Adressen er ikke bekreftet',
  unconfirmedWhy: (address: string) =>
    `Ingenting sendes før du har fulgt lenken som er sendt til ${address}. Den virker i sju dager.`,
  sendAgain: 'Send lenken på nytt',
  sentAgain: (address: string) => `Vi har sendt en ny lenke til ${address}.`,
  confirming: 'Bekrefter adressen',
  invalid: 'Adressen ble ikke bekreftet',
  invalidWhy:
    'Lenken er for gammel, er sendt til en annen adresse enn den som er lagret nå, eller hører til en annen administrator.',
});
