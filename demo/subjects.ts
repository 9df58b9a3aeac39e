import type { Random } from './random.ts';

export interface Offence {
  readonly text: string;
  readonly nynorsk: string;
  /** There is an aggrieved party, who may have counsel (bistandsadvokat). */
  readonly victim?: true;
}

/** Offences as courts write them: act, section, and what it is called. */
export const OFFENCES: readonly Offence[] = [
  { text: 'Straffeloven § 321 – tyveri', nynorsk: 'Straffelova § 321 – tjuveri' },
  {
    text: 'Straffeloven § 321, jf. § 322 – grovt tyveri',
    nynorsk: 'Straffelova § 321, jf. § 322 – grovt tjuveri',
  },
  {
    text: 'Straffeloven § 271 – kroppskrenkelse',
    nynorsk: 'Straffelova § 271 – kroppskrenking',
    victim: true,
  },
  {
    text: 'Straffeloven § 273 – kroppsskade',
    nynorsk: 'Straffelova § 273 – kroppsskade',
    victim: true,
  },
  {
    text: 'Straffeloven § 282 – mishandling i nære relasjoner',
    nynorsk: 'Straffelova § 282 – mishandling i nære relasjonar',
    victim: true,
  },
  { text: 'Straffeloven § 263 – trusler', nynorsk: 'Straffelova § 263 – truslar', victim: true },
  {
    text: 'Straffeloven § 231 – narkotikaovertredelse',
    nynorsk: 'Straffelova § 231 – narkotikabrot',
  },
  {
    text: 'Straffeloven § 232, jf. § 231 – grov narkotikaovertredelse',
    nynorsk: 'Straffelova § 232, jf. § 231 – grovt narkotikabrot',
  },
  { text: 'Straffeloven § 371 – bedrageri', nynorsk: 'Straffelova § 371 – bedrageri' },
  {
    text: 'Straffeloven § 371, jf. § 372 – grovt bedrageri',
    nynorsk: 'Straffelova § 371, jf. § 372 – grovt bedrageri',
  },
  { text: 'Straffeloven § 291 – voldtekt', nynorsk: 'Straffelova § 291 – valdtekt', victim: true },
  {
    text: 'Straffeloven § 155 – vold mot offentlig tjenestemann',
    nynorsk: 'Straffelova § 155 – vald mot offentleg tenestemann',
    victim: true,
  },
  {
    text: 'Straffeloven § 156 – hindring av offentlig tjenestemann',
    nynorsk: 'Straffelova § 156 – hindring av offentleg tenestemann',
  },
  {
    text: 'Straffeloven § 168 – brudd på kontaktforbud',
    nynorsk: 'Straffelova § 168 – brot på kontaktforbod',
    victim: true,
  },
  {
    text: 'Straffeloven § 181 – ordensforstyrrelse',
    nynorsk: 'Straffelova § 181 – ordensforstyrring',
  },
  { text: 'Straffeloven § 275 – drap', nynorsk: 'Straffelova § 275 – drap', victim: true },
  {
    text: 'Straffeloven § 281 – uaktsom forvoldelse av død',
    nynorsk: 'Straffelova § 281 – aktlaus valding av død',
    victim: true,
  },
  { text: 'Straffeloven § 332 – heleri', nynorsk: 'Straffelova § 332 – heleri' },
  { text: 'Straffeloven § 337 – hvitvasking', nynorsk: 'Straffelova § 337 – kvitvasking' },
  { text: 'Straffeloven § 351 – skadeverk', nynorsk: 'Straffelova § 351 – skadeverk' },
  {
    text: 'Straffeloven § 391, jf. § 390 – grov økonomisk utroskap',
    nynorsk: 'Straffelova § 391, jf. § 390 – grov økonomisk utruskap',
  },
  {
    text: 'Vegtrafikkloven § 31, jf. § 22 første ledd – kjøring i påvirket tilstand',
    nynorsk: 'Vegtrafikklova § 31, jf. § 22 fyrste ledd – køyring i påverka tilstand',
  },
  {
    text: 'Vegtrafikkloven § 31, jf. § 5 – overtredelse av fartsgrensen',
    nynorsk: 'Vegtrafikklova § 31, jf. § 5 – brot på fartsgrensa',
  },
  {
    text: 'Vegtrafikkloven § 31, jf. § 24 – kjøring uten førerrett',
    nynorsk: 'Vegtrafikklova § 31, jf. § 24 – køyring utan førarrett',
  },
  {
    text: 'Straffeloven § 190 – ulovlig befatning med skytevåpen',
    nynorsk: 'Straffelova § 190 – ulovleg befatning med skytevåpen',
  },
  {
    text: 'Naturmangfoldloven § 75 – ulovlig felling av fredet vilt',
    nynorsk: 'Naturmangfaldlova § 75 – ulovleg felling av freda vilt',
  },
  {
    text: 'Arbeidsmiljøloven § 19-1 – brudd på krav til arbeidsmiljøet',
    nynorsk: 'Arbeidsmiljølova § 19-1 – brot på krav til arbeidsmiljøet',
  },
  {
    text: 'Regnskapsloven § 8-5, jf. bokføringsloven § 15 – regnskapsovertredelse',
    nynorsk: 'Rekneskapslova § 8-5, jf. bokføringslova § 15 – rekneskapsbrot',
  },
  {
    text: 'Utlendingsloven § 108 – ulovlig opphold',
    nynorsk: 'Utlendingslova § 108 – ulovleg opphald',
  },
  {
    text: 'strl. § 267 – krenkelse av privatlivets fred',
    nynorsk: 'strl. § 267 – krenking av privatlivets fred',
    victim: true,
  },
];

/** Cases about children: the courts give no names. */
const FAMILY = [
  'Foreldretvist – fast bosted og samvær, barneloven § 36',
  'Overprøving av vedtak om omsorgsovertakelse, barnevernsloven § 5-1',
];
const CIVIL = [
  'Krav om erstatning etter personskade',
  'Tvist om prisavslag etter avhendingslova § 4-12',
  'Heving av kjøp av bolig, avhendingslova § 4-13',
  'Gyldigheten av oppsigelse, arbeidsmiljøloven § 15-7',
  'Krav etter entreprisekontrakt, NS 8405',
  'Tvist om eiendomsgrense',
  'Gyldigheten av testament',
  'Krav om oppreisning for ærekrenkelse, skadeserstatningsloven § 3-6 a',
  'Overprøving av vedtak fra Utlendingsnemnda',
  'Husleietvist, husleieloven § 9-7',
  'Krav om mangelsbeføyelser, bustadoppføringslova § 33',
  ...FAMILY,
  'Tvist om forsikringsoppgjør etter brann',
  'Krav om innsyn og sletting, personopplysningsloven',
];
const BANKRUPTCY = [
  'Konkursbegjæring',
  'Konkursåpning, konkursloven § 60',
  'Avslutning av konkursbo',
  'Rekonstruksjonsforhandling',
];
const ENFORCEMENT = [
  'Begjæring om midlertidig forføyning',
  'Begjæring om arrest',
  'Besøksforbud',
  'Tvangssalg av fast eiendom',
  'Tvangsfravikelse',
];
const DEBT = ['Gjeldsordning etter gjeldsordningsloven', 'Endring av gjeldsordning'];
const VALUATION = [
  'Skjønn etter oreigningslova – veggrunn',
  'Avtaleskjønn',
  'Overskjønn – erstatning for kraftlinje',
  'Fastsetting av grenser',
  'Skjønn – verneområde',
];

const CIVIL_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  TVI: CIVIL,
  ASD: CIVIL.map(
    (subject) => `Anke – ${subject.charAt(0).toLocaleLowerCase('nb')}${subject.slice(1)}`,
  ),
  KON: BANKRUPTCY,
  TVA: ENFORCEMENT,
  GJE: DEBT,
  SKJ: VALUATION,
};

export function civilSubject(random: Random, type: string): string {
  return random.pick(CIVIL_BY_TYPE[type] ?? CIVIL);
}

/** Whether the court itself gives no names in a case with this subject. */
export function isAboutChildren(subject: string): boolean {
  return FAMILY.some((family) => subject.toLowerCase().includes(family.toLowerCase()));
}

const LONG_CRIMINAL = [
  'Saken gjelder en rekke forhold over flere år, og flere av de tiltalte erkjenner ikke straffskyld.',
  'Påtalemyndigheten har nedlagt påstand om inndragning, og det er tatt forbehold om særreaksjon.',
  'Anken gjelder bevisbedømmelsen under skyldspørsmålet, lovanvendelsen og straffutmålingen for to av tre tiltalte.',
  'Retten har besluttet at deler av forhandlingene går for lukkede dører av hensyn til privatlivets fred.',
  'Det er fremsatt krav om oppreisningserstatning og erstatning for lidt tap på vegne av de fornærmede.',
  'Det er varslet bevisførsel ved sakkyndige vitner og gjennomgang av et omfattende dokumentbevis.',
];
const LONG_CIVIL = [
  'Saksøkerne krever dekning av kostnader til utbedring av fuktskader i fellesarealer, parkeringskjellere og balkonger i tre boligblokker fra samme byggetrinn.',
  'Det er varslet bevisførsel ved sakkyndige vitner, befaring og gjennomgang av et omfattende dokumentbevis.',
  'Partene er uenige om hva som ble avtalt, når mangelen ble oppdaget, og om det er reklamert i rett tid.',
  'Det er fremsatt krav om erstatning for lidt tap og om sakskostnader, og motparten har reist motkrav.',
  'Saken er tidligere behandlet i forliksrådet, og rettsmekling er gjennomført uten at partene kom til enighet.',
];

/** A description that is well over the 200 characters at which the list cuts it. */
export function longDescription(random: Random, subject: string, criminal: boolean): string {
  const all = criminal ? LONG_CRIMINAL : LONG_CIVIL;
  const start = random.int(0, all.length - 1);
  const sentences = Array.from(
    { length: random.int(3, all.length) },
    (_, k) => all[(start + k) % all.length],
  );
  return `${subject}. ${sentences.join(' ')}`;
}
