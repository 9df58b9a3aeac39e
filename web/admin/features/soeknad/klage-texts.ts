import type { KlageSvar, KlageUtfall } from '#domain/klage.ts';
import { bokmaal } from '#domain/texts.ts';

/** The complaint about a rejection, for administrators. */
export const t = bokmaal({
  klage: 'Klage',
  waits: 'Venter på svar',
  cameIn: (day: string, time: string) => `Kom inn ${day} kl. ${time}`,
  inTime: (cameIn: string, frist: string) => `${cameIn}, innen fristen ${frist}`,
  late: (cameIn: string, frist: string) => `${cameIn}, etter fristen ${frist}`,
  lateHeading: 'Klagen kom for sent',
  lateText: 'Du kan avvise den, sende den videre eller ta opp søknaden igjen likevel.',
  own: 'Du har avslått søknaden',
  ownText: 'Klagen bør vurderes av en annen.',
  decidedBy: (who: string) => `Avslått av ${who}`,
  otherText: 'Klagen bør vurderes av en annen, for eksempel deg.',
  changing: 'Skal avslaget gjøres om, tar du opp søknaden igjen under «Vurdering».',
  appliedAgain:
    'Søkeren har søkt på nytt. Skal avslaget gjøres om, godkjenner du den nye søknaden.',
  answer: 'Svar på klagen',
  whatNow: 'Hva gjør du?',
  oversendt: (instans: string) => `Oppretthold og send til ${instans}`,
  avvist: 'Avvis klagen (for sen)',
  words: 'Begrunnelse',
  wordsHint: 'Søkeren får den på e-post. Den står i loggen.',
  change: 'Endre svaret …',
  cancel: 'Avbryt',
  sending: 'Sender',
  otherFirst: 'En annen har behandlet klagen',
  otherFirstText:
    'Det som står over, gjelder nå. Det du har skrevet, er ikke sendt. Sender du det, gjelder det i stedet, og søkeren får en ny e-post.',
  by: (day: string, time: string, who: string) => `${day} kl. ${time} av ${who}`,
  somebody: 'en annen',
  outcome: 'Utfall',
  when: 'Behandlet',
});

/** What has become of it. */
export const UTFALL = bokmaal({
  omgjort: 'Avslaget er gjort om',
  oversendt: 'Sendt videre',
  avvist: 'Avvist som for sen',
} satisfies Record<KlageUtfall, string>);

/** What the button says, after what is chosen. */
export const SEND = bokmaal({
  oversendt: 'Send videre',
  avvist: 'Avvis klagen',
} satisfies Record<KlageSvar, string>);
