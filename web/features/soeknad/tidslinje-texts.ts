import { texts } from '#domain/texts.ts';
import { formatCount } from '#web/format.ts';

/** What has happened with an application, and what comes next. */
export const t = texts({
  heading: { nb: 'Hva som har skjedd', nn: 'Kva som har skjedd' },
  applied: { nb: 'Du sendte søknaden', nn: 'Du sende søknaden' },
  answerComes: { nb: 'Du får svar på e-post', nn: 'Du får svar på e-post' },
  answerTo: { nb: (epost: string) => `Til ${epost}`, nn: (epost: string) => `Til ${epost}` },
  mailRefused: {
    nb: 'E-posten til arbeidsgiveren din kom ikke fram',
    nn: 'E-posten til arbeidsgjevaren din kom ikkje fram',
  },
  mailWaits: {
    nb: 'Arbeidsgiveren din får e-post',
    nn: 'Arbeidsgjevaren din får e-post',
  },
  mailSent: { nb: 'Arbeidsgiveren din fikk e-post', nn: 'Arbeidsgjevaren din fekk e-post' },
  asked: {
    nb: (when: string, epost: string) => `${when}, til ${epost}`,
    nn: (when: string, epost: string) => `${when}, til ${epost}`,
  },
  askedAgain: {
    nb: (when: string, epost: string) => `Sendt på nytt ${when}, til ${epost}`,
    nn: (when: string, epost: string) => `Sendt på nytt ${when}, til ${epost}`,
  },
  reminded: {
    nb: (when: string) => `Påminnelse ${when}`,
    nn: (when: string) => `Påminning ${when}`,
  },
  confirmed: { nb: 'Arbeidsgiveren din bekreftet', nn: 'Arbeidsgjevaren din stadfesta behovet' },
  denied: { nb: 'Arbeidsgiveren din svarte nei', nn: 'Arbeidsgjevaren din svarte nei' },
  unanswered: { nb: 'Arbeidsgiveren din svarte ikke', nn: 'Arbeidsgjevaren din svarte ikkje' },
  deadlineWas: {
    nb: (day: string) => `Fristen var ${day}.`,
    nn: (day: string) => `Fristen var ${day}.`,
  },
  answers: { nb: 'Arbeidsgiveren din svarer', nn: 'Arbeidsgjevaren din svarer' },
  waits: {
    nb: (days: number) => `Det er gått ${formatCount(days, 'dag', 'dager')}.`,
    nn: (days: number) => `Det har gått ${formatCount(days, 'dag', 'dagar')}.`,
  },
  decides: {
    nb: 'Domstoladministrasjonen avgjør søknaden',
    nn: 'Domstoladministrasjonen avgjer søknaden',
  },
  decidesThen: {
    nb: 'Vanligvis innen fem virkedager etter bekreftelsen',
    nn: 'Vanlegvis innan fem arbeidsdagar etter stadfestinga',
  },
  decidesBy: {
    nb: (day: string) => `Vanligvis innen ${day}`,
    nn: (day: string) => `Vanlegvis innan ${day}`,
  },
  isWithUs: { nb: 'Søknaden ligger hos oss', nn: 'Søknaden ligg hos oss' },
  moment: {
    nb: (day: string, time: string) => `${day} kl.\u00a0${time}`,
    nn: (day: string, time: string) => `${day} kl.\u00a0${time}`,
  },
});

/** What the colours and shapes say, for whom does not see them. */
export const SAID = texts({
  ferdig: { nb: 'Ferdig: ', nn: 'Ferdig: ' },
  feil: { nb: 'Obs: ', nn: 'Obs: ' },
  naa: { nb: 'Pågår: ', nn: 'Pågår: ' },
  neste: { nb: 'Senere: ', nn: 'Seinare: ' },
});
