import {
  AVGJORT_DAYS,
  I_TIDE_HOURS,
  MIN_RETTSMOETER,
  OPENS_ON_DAY,
} from '#domain/dekning-varsling.ts';
import { texts } from '#domain/texts.ts';
import { formatCount } from '#web/format.ts';

export const t = texts({
  lead: {
    nb: (month: string) =>
      `Når rettsmøter ble kjent her, av dem som ble holdt i ${month}. Dager uten mottatte lister er holdt utenfor og vises for seg.`,
    nn: (month: string) =>
      `Når rettsmøte blei kjende her, av dei som blei haldne i ${month}. Dagar utan mottekne lister er haldne utanfor og blir viste for seg.`,
  },
  opens: {
    nb: (month: string, day: string) =>
      `Journalister ser tallene for ${month} fra ${day}. Før det ser bare administratorer dem.`,
    nn: (month: string, day: string) =>
      `Journalistar ser tala for ${month} frå ${day}. Før det ser berre administratorar dei.`,
  },
  failed: { nb: 'Kunne ikke hente tallene', nn: 'Kunne ikkje hente tala' },
  loading: { nb: 'Henter tallene …', nn: 'Hentar tala …' },
  none: {
    nb: 'Ingen tall ennå. De første kommer når en måned er over.',
    nn: 'Ingen tal enno. Dei første kjem når ein månad er over.',
  },
  noCourts: { nb: 'Ingen tall for denne måneden.', nn: 'Ingen tal for denne månaden.' },

  // Choices
  month: { nb: 'Måned', nn: 'Månad' },
  shownAs: { nb: 'Vis som', nn: 'Vis som' },
  asDiagram: { nb: 'Diagram', nn: 'Diagram' },
  asTable: { nb: 'Tabell', nn: 'Tabell' },
  download: { nb: 'Last ned CSV', nn: 'Last ned CSV' },

  // Courts
  courts: {
    nb: (month: string) => `Varsling i ${month}`,
    nn: (month: string) => `Varsling i ${month}`,
  },
  court: { nb: 'Domstol', nn: 'Domstol' },
  hearings: { nb: 'Rettsmøter', nn: 'Rettsmøte' },
  inTime: { nb: 'Varslet i tide', nn: 'Varsla i tide' },
  distribution: { nb: 'Fordeling', nn: 'Fordeling' },
  indictments: { nb: 'Publiserer tiltaler', nn: 'Publiserer tiltalar' },
  decisions: { nb: 'Publiserer avgjørelser', nn: 'Publiserer avgjerder' },
  unpublished: { nb: 'Avgjort, ikke publisert', nn: 'Avgjort, ikkje publisert' },
  cases: {
    nb: (count: number) => (count === 0 ? 'Ingen' : formatCount(count, 'sak', 'saker')),
    nn: (count: number) => (count === 0 ? 'Ingen' : formatCount(count, 'sak', 'saker')),
  },
  withoutList: {
    nb: (count: number) => `${formatCount(count, 'dag', 'dager')} uten liste`,
    nn: (count: number) => `${formatCount(count, 'dag', 'dagar')} utan liste`,
  },
  tooFew: { nb: 'For få til å regne andeler', nn: 'For få til å rekne ut delar' },

  // Heads of the table, where the courts' columns are many
  shortInTime: { nb: `≥ ${I_TIDE_HOURS} timer før`, nn: `≥ ${I_TIDE_HOURS} timar før` },
  shortLater: { nb: 'Senere', nn: 'Seinare' },
  shortMoved: { nb: 'Flyttet samme dag', nn: 'Flytta same dag' },
  shortUnlisted: { nb: 'Ikke på listen', nn: 'Ikkje på lista' },
  daysWithout: { nb: 'Dager uten liste', nn: 'Dagar utan liste' },
  shortIndictments: { nb: 'Tiltaler', nn: 'Tiltalar' },
  shortDecisions: { nb: 'Avgjørelser', nn: 'Avgjerder' },

  // How it is counted
  how: { nb: 'Slik regner vi', nn: 'Slik reknar vi' },
  rules: {
    nb: () => [
      'Et rettsmøte regnes som holdt når det sto på listen da det skulle begynne. Det telles én gang, på dagen det begynte.',
      'Det er kjent fra den første listen vi fikk med denne starttiden. Får det ny starttid, regnes det på nytt. Ny slutt, sal eller dommer endrer ingenting.',
      `«Minst ${I_TIDE_HOURS} timer før» er kjent så lenge før det begynte, «Senere enn det» nærmere enn det, og «Holdt uten å stå på listen» først etter at det hadde begynt.`,
      '«Flyttet samme dag» fikk ny starttid på dagen det skulle vært holdt, eller på dagen det ble holdt.',
      'Dager uten liste er virkedager da det ikke kom noen liste fra domstolen. Rettsmøter de dagene er ikke med. Vi ser bare listene: det domstolen la til mellom to av dem, ble kjent med den neste.',
      `Andelene er hele prosent og til sammen 100. Er det færre enn ${MIN_RETTSMOETER} rettsmøter, regner vi ingen.`,
      'Publisering gjelder saker med siste rettsmøte i måneden. Ja: minst halvparten er publisert. Delvis: noen. Nei: ingen. Tiltaler regnes av saker med meddommere i tingretten, og straffesaker i lagmannsretten og Høyesterett.',
      `«Avgjort, ikke publisert» er saker der siste rettsmøte var for minst ${AVGJORT_DAYS} dager siden, den lengste fristen for en dom, uten at en avgjørelse er publisert. Noen av dem er trolig hevet eller forlikt.`,
      'Saker som er skjult, er ikke med. Når en sak er fjernet, blir bare antallet per dag igjen. En domstol telles fra to dager etter den første listen vi fikk.',
      `Domstolene ser tallene med en gang, journalister fra den ${OPENS_ON_DAY}. i neste måned.`,
    ],
    nn: () => [
      'Eit rettsmøte blir rekna som halde når det stod på lista då det skulle byrje. Det blir talt éin gong, på dagen det byrja.',
      'Det er kjent frå den første lista vi fekk med denne starten. Får det ny start, blir det rekna på nytt. Ny slutt, sal eller dommar endrar ingenting.',
      `«Minst ${I_TIDE_HOURS} timar før» er kjent så lenge før det byrja, «Seinare enn det» nærare enn det, og «Halde utan å stå på lista» først etter at det hadde byrja.`,
      '«Flytta same dag» fekk ny start på dagen det skulle vore halde, eller på dagen det blei halde.',
      'Dagar utan liste er arbeidsdagar då det ikkje kom noka liste frå domstolen. Rettsmøte dei dagane er ikkje med. Vi ser berre listene: det domstolen la til mellom to av dei, blei kjent med den neste.',
      `Delane er heile prosent og til saman 100. Er det færre enn ${MIN_RETTSMOETER} rettsmøte, reknar vi ingen.`,
      'Publisering gjeld saker med siste rettsmøte i månaden. Ja: minst halvparten er publiserte. Delvis: nokre. Nei: ingen. Tiltalar blir rekna av saker med meddommarar i tingretten, og straffesaker i lagmannsretten og Høgsterett.',
      `«Avgjort, ikkje publisert» er saker der siste rettsmøte var for minst ${AVGJORT_DAYS} dagar sidan, den lengste fristen for ein dom, utan at ei avgjerd er publisert. Nokre av dei er truleg heva eller forlikte.`,
      'Saker som er skjulte, er ikkje med. Når ei sak er fjerna, blir berre talet per dag igjen. Ein domstol blir talt frå to dagar etter den første lista vi fekk.',
      `Domstolane ser tala med ein gong, journalistar frå den ${OPENS_ON_DAY}. i neste månad.`,
    ],
  },
});
