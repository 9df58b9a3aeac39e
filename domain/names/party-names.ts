import { strictKey } from './fold.ts';

/** The name of a party, as it is looked for in other texts. */
export interface PartyName {
  /** The words of the name in order, as written; particles ('van', 'der') and initials are left out. */
  readonly words: readonly string[];
  /** A firm is known by its whole name and by its first word; every word of a person's name may stand alone. */
  readonly isFirm: boolean;
}

/** What stands between two parties, or between a party and who acts for it. */
const BETWEEN =
  /(?<!-)\s+(?:mot|og|samt|eller|ved|v\/|c\/o|etter|født|f\.|alias|aka|kalt|tidligere)(?=\s)|\s*(?:v\/|c\/o)\s*|[\n\r\t;,:()[\]{}«»"“”/|•·]+|\s[-–—]+\s/giu;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Who stands for the public is no name, whatever else the words beside it say. */
const PUBLIC =
  /^(?:påtalemyndighet|påtalemakt|riksadvokat|skatteetat|skattekontor|skatteoppkrev|tolletat|tollvesen|arbeids-$|velferdsetat|barnevern|statsforvalter|fylkesmann|namsmann|namsfogd|kartverk|trygderett|utlendings|finanstilsyn|datatilsyn|konkurransetilsyn|innkrevingssentral|helseforetak|kystverk|lensmann|politi(?!advokat|fullm|insp|.*betjent))|(?:kommunen?|fylket?|politidistrikt|departement|direktorat|nemnd|nemnda|nemda|tingrett|lagmannsrett|universitet|sykehus)$/u;
const PUBLIC_WORDS = words(
  'staten statens kongeriket nav une udi helfo lånekassen forsvaret etaten tilsynet vegvesen domstolen',
);

/** What a party is in the case, how it is related to another, titles, and what stands there instead of a name. */
const ROLES = words(`
  tiltalt tiltalte siktet siktede domfelt domfelte fornærmet fornærmede saksøker saksøkeren saksøkt saksøkte ankende ankemotpart
  ankemotparten ankepart motpart motparten partshjelper part parten parter skyldner skyldneren kreditor fordringshaver rekvirent
  begjærer avdød avdøde arving arvinger verge vergen vitne klager anmelder etterlatt etterlatte bistandsadvokat advokat adv
  advokatfullmektig forsvarer prosessfullmektig styreleder styret daglig leder direktør ordfører ordføreren bobestyrer bostyrer konkursbo
  konkursboet dødsbo dødsboet boet mindreårig mindreårige ukjent anonym anonymisert hemmelig skjult navn navnet nr med flere herr fru
  dr født politiadvokat statsadvokat førstestatsadvokat politifullmektig politiinspektør politibetjent politioverbetjent ikke oppgitt
  offentlig kjent vedlegg se liste personer barn lukket sak saken ingen begge siste andre person firma selskap selskapet
`);

const FIRM = words(`
  asa ans nuf ltd limited ab oy oyj gmbh inc llc plc bv sarl spa aps sameie sameiet boligsameiet eierseksjonssameiet borettslag borettslaget
  stiftelse stiftelsen forening foreningen velforening forbund forbundet idrettslag bank sparebank banken eiendom eiendommer holding invest
  gruppen group forsikring konsern fagforbund samvirkelag rederi entreprenør transport
`);
/** In small letters, or as the last word of a person's name, these are something else. */
const FIRM_FORMS = /^(?:AS|DA|SA|BA|KS|IS|BB[LF])$/u;

/** Small words inside names. */
const PARTICLES = words(
  'van von der de den del della da dos das di du la le af av ten ter zu zur of the til på',
);
/** These are names as well when they have a capital. */
const SMALL_PARTICLES = words('al el bin ibn ben y e i');

/** Longer texts are lists of names, which end somewhere. */
const MOST_NAMES = 2_000;

/** The names of persons and firms in the text of the parties; public bodies and roles are none. */
export function partyNames(parter: string | null): PartyName[] {
  if (!parter) return [];
  const text = parter
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\bA\/S\b/gu, 'AS');
  const parts = text
    .replace(/\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .split(BETWEEN)
    .map(wordsOf);
  const withCapitals = parts.flatMap(nameIn);
  const found = withCapitals.length > 0 ? withCapitals : parts.flatMap(nameInSmallLetters);
  const known = new Map(found.map((name) => [name.words.map(strictKey).join(' '), name]));
  return [...known.values()].slice(0, MOST_NAMES);
}

/** Without the signs around them. */
function wordsOf(part: string): string[] {
  return part
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}-]+$/gu, ''))
    .filter((word) => word !== '');
}

function nameIn(written: readonly string[]): PartyName[] {
  if (written.some(isPublic)) return [];
  const named = written.filter((word) => /^\p{Lu}/u.test(word) && mayBeName(word));
  if (named.length === 0 || isSentence(written, named)) return [];
  const isFirm = written.some((word) => FIRM.has(lower(word)) || FIRM_FORMS.test(word));
  if (isFirm) return [{ words: named, isFirm }];
  // 'Ola prøvesen'
  const isHalf = written.length === 2 && named.length === 1 && named[0] === written[0];
  const half = isHalf ? written.filter(mayBeName) : named;
  return [{ words: half.flatMap(forms), isFirm }];
}

/** 'Ikke oppgitt av retten': a capital at the beginning, and then words. */
function isSentence(written: readonly string[], named: readonly string[]): boolean {
  return (
    written.length > 2 && named.length === 1 && named[0] === written[0] && !written.some(isFirmWord)
  );
}

const isFirmWord = (word: string) => FIRM.has(lower(word)) || FIRM_FORMS.test(word);

/** A text without any capital: two or three words are a name. */
function nameInSmallLetters(written: readonly string[]): PartyName[] {
  const named = written.filter(mayBeName);
  if (named.length < 2 || written.length > 3 || written.some(isPublic)) return [];
  return [{ words: named.flatMap(forms), isFirm: false }];
}

const lower = (word: string) => word.toLocaleLowerCase('nb');

function isPublic(word: string): boolean {
  return PUBLIC_WORDS.has(lower(word)) || PUBLIC.test(lower(word));
}

function mayBeName(word: string): boolean {
  const small = lower(word);
  return (
    /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word) &&
    small.replace(/[^\p{L}]/gu, '').length >= 2 &&
    // Initials, and words that end in a hyphen: 'A.B.', 'Justis- og …'.
    !/^(?:\p{L}\.)+\p{L}?$|-$/u.test(word) &&
    !(ROLES.has(small) || PARTICLES.has(small) || SMALL_PARTICLES.has(word) || isFirmWord(word))
  );
}

/** A name with a hyphen is known by each of its halves as well. */
function forms(word: string): string[] {
  const halves = word.split('-').filter((half) => half.length >= 2);
  return halves.length > 1 ? halves : [word];
}
