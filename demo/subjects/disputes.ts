import type { Matter } from './matter.ts';

export const FAMILY: readonly Matter[] = [
  {
    id: 'foreldretvist',
    ord: [
      'Foreldretvist – fast bosted og samvær, barneloven § 36',
      'Barnefordelingssak, barnelova §§ 36 og 43',
      'Samværssak',
      'Foreldreansvar, fast bosted og samværsrett – barnelova kap. 5',
      'Krav om endring av samværsordningen for felles barn',
    ],
    nynorsk: [
      'Foreldretvist – fast bustad og samvær, barnelova § 36',
      'Barnefordelingssak, barnelova §§ 36 og 43',
      'Krav om endring av samværsordninga for felles born',
    ],
    children: true,
  },
  {
    id: 'barnevern',
    ord: [
      'Overprøving av vedtak om omsorgsovertakelse, barnevernsloven § 5-1',
      'Barnevernssak – tilbakeføring og samvær, bvl. §§ 5-7 og 7-2',
      'Gyldigheten av barnevernsvedtak, jf. barnevernloven § 4-12',
      'Omsorgsovertakelse og fratakelse av foreldreansvar',
    ],
    nynorsk: [
      'Overprøving av vedtak om omsorgsovertaking, barnevernslova § 5-1',
      'Barnevernssak – tilbakeføring og samvær, barnevernslova §§ 5-7 og 7-2',
      'Omsorgsovertaking og fråtaking av foreldreansvar',
    ],
    children: true,
  },
  {
    id: 'farskap',
    ord: ['Farskapssak, barnelova § 6', 'Endring av farskap', 'Fastsettelse av farskapet'],
    nynorsk: ['Farskapssak, barnelova § 6', 'Endring av farskap'],
    children: true,
  },
];

const OTHERS: readonly Matter[] = [
  {
    id: 'personskade',
    ord: [
      'Krav om erstatning etter personskade',
      'Erstatningskrav etter trafikkskade, bilansvarslova § 4',
      'Pasientskadeerstatning – overprøving av vedtak',
      'Yrkesskadeerstatning etter arbeidsulykke',
    ],
    nynorsk: [
      'Krav om skadebot etter personskade',
      'Skadebotkrav etter trafikkskade, bilansvarslova § 4',
    ],
  },
  {
    id: 'boligkjoep',
    ord: [
      'Tvist om prisavslag etter avhendingslova § 4-12',
      'Heving av kjøp av bolig, avhendingslova §§ 4-12 og 4-13',
      'Boligtvist – mangler ved enebolig',
      'Eierskifteforsikring – fuktskader i kjelleren',
    ],
    nynorsk: [
      'Tvist om prisavslag etter avhendingslova § 4-12',
      'Heving av kjøp av bustad, avhendingslova §§ 4-12 og 4-13',
      'Bustadtvist – manglar ved einebustad',
    ],
  },
  {
    id: 'oppsigelse',
    ord: [
      'Gyldigheten av oppsigelse, arbeidsmiljøloven § 15-7',
      'Avskjed – arbeidsmiljøloven § 15-14 første ledd',
      'Usaklig oppsigelse og krav om erstatning',
      'Oppsigelsessak, aml. §§ 15-7 og 15-12',
      'Nedbemanning, krav om fast ansettelse',
    ],
    nynorsk: [
      'Gyldigheita av oppseiing, arbeidsmiljølova § 15-7',
      'Usakleg oppseiing og krav om skadebot',
      'Avskil – arbeidsmiljølova § 15-14',
    ],
  },
  {
    id: 'entreprise',
    ord: [
      'Krav etter entreprisekontrakt, NS 8405',
      'Entreprisetvist – sluttoppgjør og dagmulkt',
      'Krav om mangelsbeføyelser, bustadoppføringslova § 33',
      'Byggetvist, håndverkertjenesteloven § 22',
    ],
    nynorsk: [
      'Krav etter entreprisekontrakt, NS 8405',
      'Krav om mangelsretting, bustadoppføringslova § 33',
    ],
  },
  {
    id: 'eiendom',
    ord: [
      'Tvist om eiendomsgrense',
      'Veirett og adkomst til hytteeiendom',
      'Hevd og beiterett, servituttlova § 2',
      'Nabotvist – trær og utsikt, naboloven § 2',
      'Jordskiftesak – eiendomsgrenser',
    ],
    nynorsk: [
      'Tvist om eigedomsgrense',
      'Vegrett og tilkomst til hytteeigedom',
      'Nabotvist – tre og utsikt, grannelova § 2',
    ],
  },
  {
    id: 'arv',
    ord: [
      'Gyldigheten av testament',
      'Tvist om arv, arveloven § 50',
      'Arveoppgjør og uskiftet bo',
      'Skifteoppgjør etter samlivsbrudd',
    ],
    nynorsk: [
      'Gyldigheita av testament',
      'Tvist om arv, arvelova § 50',
      'Skifteoppgjer etter samlivsbrot',
    ],
  },
  {
    id: 'aerekrenkelse',
    ord: [
      'Krav om oppreisning for ærekrenkelse, skadeserstatningsloven § 3-6 a',
      'Ærekrenkelser i avisartikkel – skl. § 3-6 bokstav a',
      'Injuriesak',
    ],
    nynorsk: [
      'Krav om oppreising for ærekrenking, skadebotlova § 3-6 a',
      'Ærekrenkingar i avisartikkel',
    ],
  },
  {
    id: 'vedtak',
    ord: [
      'Overprøving av vedtak fra Utlendingsnemnda',
      'Gyldigheten av forvaltningsvedtak',
      'Trygdesak – rett til uføretrygd, folketrygdloven § 12-7',
      'Gyldigheten av reguleringsplan, pbl. § 12-1',
    ],
    nynorsk: ['Overprøving av vedtak frå Utlendingsnemnda', 'Gyldigheita av forvaltningsvedtak'],
  },
  {
    id: 'husleie',
    ord: [
      'Husleietvist, husleieloven § 9-7',
      'Krav om utkastelse av leietaker',
      'Depositum og skyldig husleie',
    ],
    nynorsk: ['Husleigetvist, husleigelova § 9-7', 'Depositum og skuldig husleige'],
  },
  {
    id: 'forsikring',
    ord: [
      'Tvist om forsikringsoppgjør etter brann',
      'Forsikringssak – avkortning av erstatningen, fal. § 4-9',
    ],
    nynorsk: ['Tvist om forsikringsoppgjer etter brann'],
  },
  {
    id: 'personvern',
    ord: ['Krav om innsyn og sletting, personopplysningsloven', 'Personvern – overtredelsesgebyr'],
    nynorsk: ['Krav om innsyn og sletting, personopplysningslova'],
  },
  {
    id: 'kjoep',
    ord: [
      'Pengekrav – misligholdt kjøpekontrakt, kjøpsloven § 39',
      'Heving av bilkjøp, forbrukerkjøpsloven § 32',
      'Misligholdt lån',
      'Inkassosak',
    ],
    nynorsk: [
      'Pengekrav – misleghalden kjøpekontrakt, kjøpslova § 39',
      'Heving av bilkjøp, forbrukarkjøpslova § 32',
    ],
  },
];

export const DISPUTES: readonly Matter[] = [...OTHERS, ...FAMILY];
