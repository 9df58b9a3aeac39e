import { DISPUTES, FAMILY } from './disputes.ts';
import type { Matter } from './matter.ts';

const TVANG: readonly Matter[] = [
  {
    id: 'forfoeyning',
    ord: [
      'Begjæring om midlertidig forføyning',
      'Midlertidig forføyning, tvisteloven §§ 34-1 og 34-2',
      'Begjæring om arrest',
    ],
    nynorsk: ['Krav om mellombels åtgjerd', 'Krav om arrest'],
  },
  {
    id: 'besoeksforbud',
    ord: ['Besøksforbud', 'Besøksforbud i eget hjem, straffeprosessloven § 222 a'],
    nynorsk: ['Besøksforbod', 'Besøksforbod i eigen heim'],
  },
  {
    id: 'tvangssalg',
    ord: [
      'Tvangssalg av fast eiendom',
      'Tvangssalg av borettslagsandel',
      'Begjæring om tvangssalg av motorvogn',
    ],
    nynorsk: ['Tvangssal av fast eigedom', 'Krav om tvangssal'],
  },
  {
    id: 'utkastelse',
    ord: ['Tvangsfravikelse', 'Tvangsfravikelse – utkastelse, tvangsfullbyrdelsesloven § 13-2'],
    nynorsk: ['Tvangsfråviking', 'Tvangsfråviking – utkasting'],
  },
  {
    id: 'tvungent_vern',
    ord: ['Tvungent psykisk helsevern – overprøving', 'Prøving av vedtak om tvangsinnleggelse'],
    nynorsk: ['Tvungent psykisk helsevern – overprøving'],
  },
];
const BANKRUPTCY: readonly Matter[] = [
  {
    id: 'konkurs',
    ord: [
      'Konkursbegjæring',
      'Konkursåpning, konkursloven § 60',
      'Avslutning av konkursbo',
      'Konkurskarantene',
    ],
    nynorsk: ['Konkurskrav', 'Konkursopning, konkurslova § 60', 'Avslutting av konkursbu'],
  },
  {
    id: 'rekonstruksjon',
    ord: [
      'Rekonstruksjonsforhandling',
      'Begjæring om rekonstruksjon',
      'Tvangsoppløsning av aksjeselskap',
    ],
    nynorsk: ['Rekonstruksjonsforhandling', 'Tvangsoppløysing av aksjeselskap'],
  },
];
const DEBT: readonly Matter[] = [
  {
    id: 'gjeldsordning',
    ord: [
      'Gjeldsordning etter gjeldsordningsloven',
      'Endring av gjeldsordning',
      'Tvungen gjeldsordning',
    ],
    nynorsk: ['Gjeldsordning etter gjeldsordningslova', 'Endring av gjeldsordning'],
  },
];
const VALUATION: readonly Matter[] = [
  {
    id: 'skjoenn',
    ord: [
      'Skjønn etter oreigningslova – veggrunn',
      'Avtaleskjønn',
      'Overskjønn – erstatning for kraftlinje',
      'Fastsetting av grenser',
      'Skjønn – verneområde',
    ],
    nynorsk: [
      'Skjøn etter oreigningslova – veggrunn',
      'Avtaleskjøn',
      'Overskjøn – skadebot for kraftline',
    ],
  },
];
const ESTATE: readonly Matter[] = [
  {
    id: 'doedsbo',
    ord: ['Offentlig skifte av dødsbo', 'Dødsboskifte', 'Bobehandling etter dødsfall'],
    nynorsk: ['Offentleg skifte av dødsbu', 'Bubehandling etter dødsfall'],
  },
];
const LETTERS_ROGATORY: readonly Matter[] = [
  {
    id: 'bevisopptak',
    ord: ['Bevisopptak', 'Rettsanmodning – bevisopptak etter domstolloven § 43', 'Bevissikring'],
    nynorsk: ['Bevisopptak', 'Bevissikring'],
  },
];

/** What cases of a type are about; types that are missing are disputes. */
const BY_TYPE: Readonly<Record<string, readonly Matter[]>> = {
  TVI: DISPUTES,
  KON: BANKRUPTCY,
  TVA: TVANG,
  GJE: DEBT,
  SKJ: VALUATION,
  DFA: ESTATE,
  SAM: FAMILY,
  DOM: LETTERS_ROGATORY,
};

export function mattersOf(type: string): readonly Matter[] {
  return BY_TYPE[type] ?? DISPUTES;
}
