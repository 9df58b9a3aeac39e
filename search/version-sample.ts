import { byField, type SakTexts, TEXT_COLUMNS } from '#domain/sak-texts.ts';
import { OPEN_DOKUMENT, OPEN_RETTSMOETE, OPEN_SAK, type Sak } from '#domain/sak.ts';

/**
 * Cases whose documents show how texts are analysed: each kind of token, word class, compound, spelling and field. What is added
 * here gives every index another version, so that it is rebuilt once.
 */
const SUBJECTS = [
  'Straffeloven § 321, jf. § 322 – grovt tyveri, og straffeloven §§ 231–232 – narkotikaovertredelse',
  'strl. § 263 a og § 263 bokstav b annet ledd, jf. kap. 26, vtrl. § 31 jf. § 22 første ledd nr. 2',
  'Arbeidsmiljøloven § 15-7 – gyldigheten av oppsigelsen; aml. §§ 15-7 og 15-12, NS 8405 og 142 km/t',
  'Straffelova § 291 – valdtekt, tjuveri, køyring i påverka tilstand, barnevernslova og fyrste ledd',
  'Drapssaken, drapsforsøket, fengslingsmøter, promillekjøring, ruspåvirkede førere og voldsutsatte barn',
  'Mishandlet samboeren, mishandling i nære relasjoner, familievold, vold mot politiet, voldelige menn',
  'Foreldretvist – fast bosted og samvær, omsorgsovertakelse, barnefordelingssaker og besøksforbudet',
  'Boligens mangler, miljøet, eiendommer, eiendomsgrenser, tomter, grensene, skjønnet, erstatningskrav',
  'Kjøpte, solgte, stjålet, stjal, løy, drept, skjøt, ble kjørt, betaler ikke, har reist og skal flytte',
  'Stor, større, størst; gammel, eldre, eldst; ulovlig, ulovlige, ulovligste; god, bedre, best; liten, små',
  'Siktet, siktelsen, tiltalte, dømt, dommen, dommere, domstolen, retten, rettene, lagmannsretten, anken',
  'Heleri, bedragerier, hvitvasket, korrupsjonen, skatteunndragelser, underslaget, utpressingen, ranet',
  'Begjæring om midlertidig forføyning, tvangssalg, konkursåpning, gjeldsordning, skifteoppgjør og arv',
  'Kroppskrenkelse, legemsbeskadigelse, knivstikking, slåsskamp, trusler, stalking, hatefulle ytringer',
  'Hestene, husenes, bøkenes, øynene, mennenes, kvinners, feet, løpere, jordskifterettene, hytta, hytten',
  'Dokumentfalsk (NAV), e-post, IT-system, 12 kg, «sitat» og tall 1.234,50 – 3/4 av x²; naïve, café, Ærø',
] as const;

const PERSON = 'Advokat Per Haakon Læret';
const TEXTS = byField(TEXT_COLUMNS, ({ column }) =>
  column.holds === 'list' ? [PERSON] : PERSON,
) as SakTexts;
const NAMES = 'Advokat Åse Bjørnø-Aasgård\nMáret Čáhceluohkká\nA.B. Ødegård\nVåge & Sønner AS';

function sample(saksTema: string, nr: number): Sak {
  return {
    ...OPEN_SAK,
    ...TEXTS,
    sakId: `P${nr}`,
    saksnummer: nr % 3 === 0 ? `HR-2025-00${100 + nr}-A` : `25-187${100 + nr}MED-TSOS/TSAR`,
    domstolId: 'TSOS',
    domstolNavn: 'Søndre Østfold tingrett',
    domstolSoekenavn: ['TSOS', 'Søndre Østfold tingrett', 'Sarpsborg tingrett', 'Sarpsborg'],
    saksTema,
    sakstype: 'Meddomsrettssak',
    ...(nr === 0 && { utenNavn: { advokat: 'Tone Åsmyr for [navn skjult]' } }),
    parter: 'Påtalemyndigheten mot Ola Ås og Kari O. Prøve',
    parterAnonymisert: false,
    advokat: NAMES,
    rettensAdministrator: 'Tingrettsdommer Inger-Lise Sør',
    erHentetFraSakApi: false,
    beskrivelse: null,
    foerstSett: new Date('2026-01-15T08:00:00Z'),
    endret: null,
    versjon: 1,
    ...(nr === 0 && { moeteUtfall: ['avlyst', 'flyttet'] }),
    rettsmoeter: [
      {
        ...OPEN_RETTSMOETE,
        start: new Date('2026-03-10T08:00:00Z'),
        slutt: new Date('2026-03-10T14:30:00Z'),
        sal: 'Rettssal 4',
        rettsalAdresse: 'Tinghuset, Kirkegata 7, Sarpsborg',
        rettsmoetetype: nr % 2 === 0 ? 'Hovedforhandling' : 'Saksforberedende møte',
        ...(nr === 0 && { utenNavn: { rettsmoetetype: 'Planmøte for [navn skjult]' } }),
      },
    ],
    dokumenter: [
      {
        ...OPEN_DOKUMENT,
        filtype: 'tiltale',
        tittel: 'Tiltale',
        filNavn: 'tiltale.pdf',
        domstolInitialer: 'TSOS',
        publiseringsdato: '2026-02-20',
        avgivelsesdato: null,
        tekst: `Tiltalebeslutning. ${saksTema}.\nGrunnlag: Fredag 6. februar 2026 ca. kl. 02.10 i Storgata.`,
      },
    ],
  };
}

export const SAMPLE_CASES: readonly Sak[] = SUBJECTS.map(sample);
