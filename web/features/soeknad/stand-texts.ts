import type { SoeknadStand } from '#domain/soeknad-status.ts';
import { type Both, texts } from '#domain/texts.ts';

/** How far an application has come. */
export const HEADINGS = texts({
  venter: {
    nb: 'Arbeidsgiveren din har ikke svart ennå',
    nn: 'Arbeidsgjevaren din har ikkje svart enno',
  },
  ikkeFram: { nb: 'E-posten kom ikke fram', nn: 'E-posten kom ikkje fram' },
  bekreftet: {
    nb: 'Arbeidsgiveren din har bekreftet',
    nn: 'Arbeidsgjevaren din har stadfesta behovet',
  },
  avkreftet: {
    nb: 'Arbeidsgiveren din har svart nei',
    nn: 'Arbeidsgjevaren din har svart nei',
  },
  utloept: {
    nb: 'Arbeidsgiveren din svarte ikke innen fristen',
    nn: 'Arbeidsgjevaren din svarte ikkje innan fristen',
  },
  behandles: { nb: 'Vi behandler søknaden din', nn: 'Vi behandlar søknaden din' },
} satisfies Record<SoeknadStand, Both>);

/** What the applicant should know or do, with names and addresses put in. */
export const t = texts({
  venter: {
    nb: (navn: string, avsender: string) =>
      `Vi kan behandle søknaden når ${navn} har bekreftet at du trenger tilgang. Minn gjerne om e-posten fra ${avsender}.`,
    nn: (navn: string, avsender: string) =>
      `Vi kan behandle søknaden når ${navn} har stadfesta at du treng tilgang. Minn gjerne om e-posten frå ${avsender}.`,
  },
  ikkeFram: {
    nb: (epost: string) =>
      `Vi fikk ikke levert e-posten til ${epost}. Sjekk adressen, og bytt kontaktperson.`,
    nn: (epost: string) =>
      `Vi fekk ikkje levert e-posten til ${epost}. Sjekk adressa, og byt kontaktperson.`,
  },
  bekreftet: {
    nb: 'Søknaden ligger hos oss. Du får svar på e-post, vanligvis innen fem virkedager.',
    nn: 'Søknaden ligg hos oss. Du får svar på e-post, vanlegvis innan fem arbeidsdagar.',
  },
  avkreftet: {
    nb: (navn: string) =>
      `${navn} har svart at du ikke trenger tilgang. Har vi spurt feil person, kan du bytte kontaktperson. Søknaden ligger hos oss, og du får svar på e-post.`,
    nn: (navn: string) =>
      `${navn} har svart at du ikkje treng tilgang. Har vi spurt feil person, kan du byte kontaktperson. Søknaden ligg hos oss, og du får svar på e-post.`,
  },
  utloept: {
    nb: (navn: string) =>
      `Lenken som ${navn} fikk, gjelder ikke lenger. Send på nytt, eller bytt kontaktperson. Søknaden ligger hos oss, men uten svar fra arbeidsgiveren din.`,
    nn: (navn: string) =>
      `Lenka som ${navn} fekk, gjeld ikkje lenger. Send på nytt, eller byt kontaktperson. Søknaden ligg hos oss, men utan svar frå arbeidsgjevaren din.`,
  },
  behandles: {
    nb: 'Søknaden ligger hos oss, og du får svar på e-post.',
    nn: 'Søknaden ligg hos oss, og du får svar på e-post.',
  },
  sendAgain: { nb: 'Send på nytt', nn: 'Send på nytt' },
  changeContact: { nb: 'Bytt kontaktperson', nn: 'Byt kontaktperson' },
  sending: { nb: 'Sender', nn: 'Sender' },
  changeTomorrow: {
    nb: 'Du har byttet kontaktperson flere ganger i dag, og kan bytte igjen i morgen.',
    nn: 'Du har bytt kontaktperson fleire gonger i dag, og kan byte igjen i morgon.',
  },
  sendTomorrow: {
    nb: 'Du kan sende på nytt i morgen.',
    nn: 'Du kan sende på nytt i morgon.',
  },
  sendOnceADay: {
    nb: 'Du kan sende på nytt én gang i døgnet.',
    nn: 'Du kan sende på nytt éin gong i døgnet.',
  },
  lastSent: {
    nb: (day: string) => `Sist sendt ${day}.`,
    nn: (day: string) => `Sist sendt ${day}.`,
  },
});
