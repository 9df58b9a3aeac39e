import { isRoom } from '#search/text/forhold.ts';
import { fold, type Token } from '#search/text/tokenize.ts';
import { courtWords } from './court-words.ts';

/** The names of courts, present and former, and of the towns where they sit (db/domstol/courts.csv; a test compares). */
const NAMES = `
  agder alstahaug alta arendal asker aust bergen bodø borgarting brekstad brønnøysund buskerud bærum dalane deatnu
  drammen egersund eidsivating eidsvoll elverum fagernes farsund finnmark finnmárkku finnsnes fjordane follo fosen
  fredrikstad frostating frøland førde gjøvik glåmdal gudbrandsdal gulating halden hallingdal hamar hammerfest hardanger
  harstad haugaland haugesund hedmarken heggen helgeland hokksund hordaland hámmerfeasta hárstták hålogaland hønefoss
  inderøy indre innlandet jæren kongsberg kongsvinger kristiansand kristiansund kviteseid lillehammer lillestrøm lofoten
  lofthus midtre mo molde mosjøen moss mysen møre namdal namsos narvik nedre nesbyen nord nordmøre nordre noregs norges
  notodden nuorta nåavmesjenjaelmie ofoten oslo rana ringerike rogaland romerike romsdal salten sandnes sandnessjøen
  sandvika sarpsborg senja ski skien sogn sogndal sortland stavanger steinkjer stord sunnhordland sunnmøre suortá
  svolvær søndre sør tana telemark troms tromsø trondenes trondheim trøndelag tynset tønsberg vadsø valdres vefsn
  vesterålen vestfold vestoppland vestre volda voss vågåmo ålesund øst østerdal østfold østre øvre
`;

const KNOWN = new Map(
  NAMES.trim()
    .split(/\s+/)
    .map((name) => [fold(name), name]),
);

/** Who stands there, and in which instance: true of every other case. */
const ROLES = new Set(
  `saksøker saksøkeren saksøkere saksøkt saksøkte saksøkes tiltalt tiltalte siktet siktede sikta anklaget anklaga
  ankesak ankesaken ankesaker anke anken anket anka`
    .split(/\s+/)
    .map(fold),
);

/** Whether a court sits in a town of this name, folded. */
export const isTown = (token: string): boolean => KNOWN.has(token);

/** As it is written. */
export const townName = (token: string): string =>
  KNOWN.get(token)!.replace(/^./u, (letter) => letter.toLocaleUpperCase('nb'));

/** Whether the words only say where a case is heard, and how: a court, its town, a room, a role. */
export function isCourtPlace(words: readonly Token[]): boolean {
  const [first, second, third] = words.map(({ token }) => token);
  if (first !== undefined && second !== undefined && third === undefined && isRoom(first, second))
    return true;
  return words.every(
    ({ token }) => KNOWN.has(token) || ROLES.has(token) || courtWords(token).length > 0,
  );
}
