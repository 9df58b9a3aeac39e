/*
 * What stands among the parties and is no name, as a whole phrase: public bodies, what somebody is in the case, sentences. Each
 * pattern is for words in small letters.
 */

const listed = (words: string) => words.trim().split(/\s+/);
const oneOf = (words: string) => `(?:${listed(words).join('|').replaceAll('_', ' ')})`;
const whole = (pattern: string) => new RegExp(`^${pattern}$`, 'u');
/** Where no other letter is beside it. */
const inText = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])${pattern}(?![\p{L}\p{M}])`, 'giu');

/** Districts whose names have an 'og'; any other name of a place is one word, or two with the first of DIRECTION. */
const PAIR = oneOf(String.raw`
  (?:østfold,_)?buskerud,_oslo_og_akershus ringerike,_asker_og_bærum indre_og_østre_finnmark nord-troms_og_senja salten_og_lofoten
  nordmøre_og_romsdal møre_og_romsdal sogn_og_fjordane hardanger_og_voss haugaland_og_sunnhordland ringerike_og_hallingdal
  vestoppland_og_valdres hedmarken_og_østerdal asker_og_bærum romerike_og_glåmdal follo_og_nordre_østfold ofoten_og_sør-troms
  lofoten_og_vesterålen troms_og_finnmark vestfold_og_telemark evje_og_hornnes nore_og_uvdal
  oslo_og_viken oslo_og_akershus nordmøre,_romsdal_og_sunnmøre troms_og_senja
`);
const DIRECTION = oneOf(
  'nordre søndre øvre nedre østre vestre indre ytre midtre nye nord sør aust vest øst midt store',
);
const PLACE = String.raw`(?:${PAIR}|(?:${DIRECTION}[ -])?(?!og\b)\p{L}+|aurskog-høland)`;

/** A body of a place: 'Oslo kommune'. */
const LOCAL = oneOf(String.raw`
  kommunen? fylkeskommunen? fylket? tingrett(?:en)? lagmannsrett(?:en)? jordskifterett(?:en)? byrett herredsrett forliksråd(?:et)?
  politidistrikt(?:et)? politikammer sykehus(?:et)? universitet(?:et)? universitetssykehus helseforetak bydel fengsel statsadvokatembeter
`);
/** Bodies that are named with a place after them. */
const OFFICE = oneOf(String.raw`
  namsfogden namsmannen barneverntjenesten barneverntenesta barnevernet barnevernstjenesten statsforvalteren statsforvaltaren fylkesmannen
  statsadvokaten statsadvokatene politimesteren politistasjonen lensmannen sysselmesteren kemneren skattekontoret forliksrådet
  fylkesnemnda barneverns-_og_helsenemnda domstolen tingretten jordskifteretten kommunen bydelen fengselet universitetet
`);
/** The last part of the name of a body in one word. */
const TAIL = oneOf(String.raw`
  departement(?:et)? direktorat(?:et)? tilsynet etaten nemnda nemda ombudet vesenet myndighet(?:en|a) kontoret sentralen
  advokatembete(?:t|ne|r) politidistrikt(?:et)? forvaltningen tjenesten tenesta barnevernet
`);
/** These are named by one word, wherever it stands. */
const BODY = whole(
  oneOf(String.raw`
    \p{L}{3,}${TAIL} direktoratet departementet etaten tilsynet påtalemyndighet(?:en|a)? påtalemakt(?:en|a)? riksadvokat(?:en)? staten
    regjeringsadvokat(?:en)? skatteoppkreveren kemneren statsforvalter(?:en)? statsforvaltar(?:en)? fylkesmann(?:en)?
    namsmann(?:en)? namsfogd(?:en)? lensmann(?:en)? sysselmesteren politiet politimester(?:en)? kartverket kystverket forsvaret forsvarsbygg
    sivilforsvaret tollvesenet trygderetten lånekassen husbanken stortinget regjeringen kongeriket barnevern(?:et)? domstolen retten
    høyesterett tingretten lagmannsretten jordskifteretten kriminalomsorgen statsadvokat(?:en|ene)? helsenorge bufetat bufdir økokrim
    kripos avinor bane_nor folketrygden arbeidstilsynet
  `),
);
/** Named whole: other words beside these are their own. */
const NAMED = oneOf(String.raw`
  den_norske_stat norges_bank norges_høyesterett kongeriket_norge statens_\p{L}+ statens_lånekasse_for_utdanning den_norske_kirke
  barne-,_ungdoms-_og_familie${TAIL} det_offentlige oslo_universitetssykehus(?:_hf)? helse_(?:vest|nord|sør-øst|midt-norge|bergen)(?:_rhf|_hf)?
`);
const NAV =
  String.raw`(?:nav|udi|helfo|pst|nve|dsb|ssb|dfø|imdi|ksf)(?: (?:klageinstans|kontroll|forvaltning|hjelpemiddelsentral|
  arbeid og ytelser|familie- og pensjonsytelser|økonomi stønad|innkreving|internasjonalt|kontor|lokalkontor|øst|vest|nord|sør|midt-norge|
  oslo|bergen|trondheim|stavanger|tromsø|kristiansand|drammen|fredrikstad|sarpsborg|akershus|viken|innlandet|vestland|rogaland|agder|
  nordland|troms|finnmark|trøndelag|telemark|vestfold|østfold|buskerud))*`.replace(/\n\s*/g, '');
const WHOLE_BODY = whole(
  `(?:politi|${NAMED}|${NAV}|(?:${PLACE} )?${LOCAL}|(?:${PLACE} )?\\p{L}+${TAIL})`,
);

/** Bodies with an 'og', a comma or a place after them: they are taken out before the text is cut at these. */
const LONG_BODIES = inText(
  String.raw`(?:(?:\p{L}+-,? ){1,9}(?:og|eller) \p{L}*?${TAIL}(?: (?:i|for) ${PLACE})?|${PAIR} (?:${LOCAL}|statsforvalterembete)|${OFFICE} (?:i|på) ${PLACE}(?: ${LOCAL})?|${NAMED})`,
);

/** What a party is in the case, titles, and what stands there instead of a name: no name, wherever it stands. */
const ROLE = whole(
  oneOf(String.raw`
    tiltalte? tiltalt_\d siktede? siktet domfelte? fornærmede? fornærmet saksøker(?:en|e|ne)? saksøkte? ankende ankemotpart(?:en|er)? ankepart(?:en|er)?
    motpart(?:en|er)? partshjelper(?:en|e)? skyldner(?:en)? kreditor(?:er)? fordringshaver(?:en)? rekvirent(?:en)? saksøkjar(?:en)? saksøkte
    begjærer avdøde? arving(?:er)? vergen? etterlatte? bistandsadvokat(?:en)? advokat(?:en)? adv advokatfullmektig(?:en)? forsvarer(?:en)?
    prosessfullmektig(?:en)? styreleder(?:en)? styret direktør(?:en)? ordfører(?:en)? bobestyrer(?:en)? bostyrer(?:en)?
    konkursbo(?:et)? dødsbo(?:et)? boet mindreårige? ukjente? anonym anonyme anonymiserte? hemmelig politiadvokat(?:en)? statsadvokat(?:en)?
    førstestatsadvokat politifullmektig politiinspektør politibetjent politioverbetjent lagdommer tingrettsdommer begjæringsmotpart(?:en)?
    ektefelle(?:r|ne)? ektefellene ekteparet samboerne søsknene tvillingene familien
    innklagede? klagemotpart(?:en)? gjerningsperson(?:en)? gjerningsmann(?:en)? partene parter parten part saksøkerne
  `),
);
/** These too, and small words, in a sentence or in small letters; some are names as well. */
const WORD = whole(
  oneOf(String.raw`
    part verge vitner? vitnet klager(?:en)? anmelder(?:en)? leder(?:en)? daglig formann herr fru dr nr med flere skjult navn(?:et|ene)? født ikke oppgitt
    oppgis offentlig(?:gjøres|gjort)? kjent vedlegg vedlagt(?:e)? se listen? partsliste personer? barn(?:et)? barna lukket lukkede dører saken? ingen begge siste andre første
    to tre fire flere firma selskap(?:et)? av retten domstolen er blir ble skal kan har var fra til for på i hos ved som om det den de en ei et etter
    mer mindre voksne? foreldre(?:ne)? mor far sønn datter ektefelle samboer enke enkemann adresse(?:n)? opplysning(?:er|ene)? foreligger mangler vises
    nærmere vil gjelder registrert part(?:er|ene)? grunn hensyn personvern unntatt offentlighet(?:en)? gnr bnr fnr snr org orgnr tidligere nåværende
    representert ansatt bosatt vegne felles alle hver forhold og eller samt mot ene annen annet den ingen avklart ennå enda kommer senere settes inn
  `),
);
/** With a capital only when nothing stands beside them. */
const RELATIVE = whole(oneOf('far mor barn(?:et|a)? foreldre(?:ne)? sønn(?:en)? datter(?:en)?'));
/** Roles that are names somewhere: with one other word, as in 'Boet Groothuizen' or 'Ola Verge', they are a name. */
const ROLE_OR_NAME = whole(oneOf('boet part verge'));
/** The other names of a letter or two: 'A', 'B1', 'NN'. */
const LETTER = /^(?:\p{Script=Latin}\.?){1,2}\d*$/u;
const SAME_LETTERS = /^(\p{Lu})\1{1,2}\d*$/u;

/** In small letters, as the phrases are listed. */
export const small = (text: string) => text.toLocaleLowerCase('nb');

const AND_OTHERS = /(?<![\p{L}\p{M}])m\.?\s?fl\.?(?![\p{L}\p{M}])/giu;

/** The text with a cut in the place of bodies whose names would be cut otherwise. */
export const withoutLongBodies = (text: string) =>
  text.replace(LONG_BODIES, ';').replace(AND_OTHERS, ';');

const isBody = (word: string) => BODY.test(small(word));
const isRole = (word: string) => ROLE.test(small(word));
/** A public body, or what somebody is in the case. */
export const isPublic = (word: string) => isBody(word) || isRole(word);
export const isRoleOrName = (word: string) => ROLE_OR_NAME.test(small(word));
export const isKnownWord = (word: string) => WORD.test(small(word));

/** Without the place it says nothing. */
const LOCAL_ALONE = whole(LOCAL);
export const isLocalBody = (word: string) => LOCAL_ALONE.test(small(word));

/** Whether the words, as a whole, are known to be no name. */
export function isKnownPhrase(words: readonly string[], textHasCapitals = true): boolean {
  if (words.length > MOST_WORDS) return false;
  const phrase = words.join(' ');
  // Une is a first name, and the agency writes itself in capitals.
  if (phrase === 'UNE' || WHOLE_BODY.test(small(phrase))) return true;
  return words.length === 1
    ? isKnownAlone(phrase, textHasCapitals)
    : isKnownSentence(words, textHasCapitals);
}
/** The longest phrases of these patterns are shorter. */
const MOST_WORDS = 12;

/** Where nothing has a capital, 'andre' may be a name as well. */
function isKnownAlone(word: string, textHasCapitals: boolean): boolean {
  const isLetter = LETTER.test(word) && /^\p{Lu}(?:\.|\d|$)/u.test(word);
  const isInSmallLetters = word === small(word);
  return (
    isLetter ||
    SAME_LETTERS.test(word) ||
    RELATIVE.test(small(word)) ||
    (textHasCapitals && isInSmallLetters && isKnownWord(word))
  );
}

/** With one capital at most, at its beginning, or in capitals. */
function isKnownSentence(words: readonly string[], textHasCapitals: boolean): boolean {
  const isShouted = words.every((word) => word === word.toLocaleUpperCase('nb'));
  // 'advokat andre', 'ADVOKAT ANDRE'
  const [first = '', second = ''] = words;
  const isOneCase = !textHasCapitals || (isShouted && isRole(first));
  if (isOneCase && words.length === 2 && !(isPublic(first) && isPublic(second))) return false;
  const isSentence = words.slice(1).every((word) => word === small(word));
  return (
    (isShouted || isSentence) &&
    words.every((word) => isPublic(word) || isKnownWord(word) || /^\d+$/.test(word))
  );
}
