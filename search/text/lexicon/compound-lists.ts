/** Reviewed lists for splitting compounds (search/text/lexicon/compounds.ts). In lower case with their own letters. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of three letters that compounds are made with. Others occur by chance: `ram` in program, `aks` in aksje. */
export const SHORT_PARTS = words(`
  arv avl bil bok bot bro bru bud bur båt dag dna dom dyr død dør egg eng fag far fly fot fri gud hat hav hud hus hår jul jus kne lag lin liv
  lov lys lån løp mat mor mur mål nav nød ord ost pant råd ran rom rot rus røk sak sau sex ski sko snø sol spa sti syn søk tak tap tid
  tog tre tun tur tyv tøy ulv ung veg vei vin vær vår øye øre år åre grov
`);

/** First parts that are no words, or say something else as a word. */
export const FIRST_PARTS = words(
  `hoved hovud sær små ikke selv sjøl halv hel mer nær fjern egen inter mikro mini foreldre`,
);

/** Particles: underslag, overfall and forhold are not about what follows. Some are nouns as well (under, over). */
export const NO_FIRSTS = words(`
  av an be bi bort etter for fore forut fra fram frem gjen gjennom hen inn med mellom mis mot ned om opp over på sam til tilbake under
  ut uten ved van vel eks kon pro per pre re tele trans sub bak foran ett en ene men mas kar ark kor kol kom par
`);

/** Suffixes and endings that are also words: never the head of a compound. */
export const NO_HEADS = words(`
  het skap else ting ring bar esse elsk jett lett tikk graf grafi rasjon rast tiske sløse staker svekke eling robe anne aker shit cent eland dane agn aksjon ritt løs løse ing inger ling isme ist art tekt aking sam sel sell nad tal tur ant ent ert log lik rik full verdig
  sinne inne iker ikk ar or ur al ale ene ere ens ende ete ester rer ter ner per ser ler ker ger ver mer eri ari ori
`);

/** `-dom` is a suffix (sykdom, barndom) unless it follows a linking s or one of these. */
export const BEFORE_DOM = words(
  `straffe ting tingretts lagmannsretts høyesteretts pilot prøve feil ran drap volds vold`,
);

/** Words that only look like compounds, or no longer mean what their parts say. */
export const NOT_COMPOUNDS = words(`
  årsak domstol veteran kristoffer stavanger trondheim marianne interesse helvete helvette kontrast kompleks transaksjon leverandør syndrom
  random basseng voldgift voldgiftsrett voldtekt ransaking ransakelse ransake ransaker fortran myhrvold sandvold bekkevold bakhold morgen sommer moral
  mordbrann formann fullmakt rapport transport kontrakt kontor kontroll forhold forslag innhold opphold stortinget
  lagmann ordfører planlegger internasjonal frifant ransak
  rettferdig jordskifte
`);

/** Compounds that the lexicon does not split by itself, and their parts. */
export const SPLIT_AS: ReadonlyMap<string, readonly string[]> = new Map([
  ['meddomsrett', ['meddommer', 'rett']],
  ['meddommer', ['dommer']],
  ['råkjøring', ['kjøring']],
  ['konkursbo', ['konkurs', 'bo']],
  ['skifterett', ['skifte', 'rett']],
  // Not «tikking»; and a verb's noun that is a word of the law.
  ['knivstikking', ['kniv', 'stikking']],
  ['jordskifterett', ['jordskifte', 'rett']],
  ['ærekrenkelse', ['ære', 'krenkelse']],
  ['legemsbeskadigelse', ['legeme', 'beskadigelse']],
]);

/** Heads that say little by themselves: a case about `tyveri` is as good as a `tyverisak`. */
export const GENERIC_HEADS = words(`
  sak tiltale siktelse forhold handling spørsmål område virksomhet del type måte tilfelle situasjon sted gruppe ting punkt post bestemmelse regel lov
  forbindelse nivå grad formål middel begrep side kapittel hendelse episode problematikk aktivitet
`);

/** What places and families are named after: a word that the lexicon does not know (Solberg, Nordstrand) is then a name. */
export const NAME_HEADS = words(`
  berg dal land strand vik nes stad gård gard bakke bakken haug lund lunde mo moen lie li heim sund øy ås eng mark hage hagen holm
  skog rud sæter seter set foss bråten borg fjell fjord haugen lien engen myr myhr voll tveit rød bø gren kvist stein sten
  ness løkken løkka brekke kleiv eide krog krok bekk elv sjø tun vang vatn viken røed helle hammer hjelm
`);

/** First parts that say too little when the head is generic, too: `rettssak` is not everything with `rett` in it. */
export const VAGUE_FIRSTS = words(
  `rett dom del enkelt grunn hoved prinsipp fag tema enkel tilleggs følge domstol ting`,
);

/** Heads that say enough by themselves when nothing has the compound; those that the synonyms have do, too. */
export const HEADS_ALONE = words(`
  angrep bråk flukt hevn misbruk overfall plyndring rømming sabotasje skyting streik ulykke unndragelse
`);

/** Heads that half of the civil cases have: what comes before says what the case is about. */
export const WIDE_HEADS = words(`konflikt krangel krav strid tvang tvist`);

/** What courts write for an everyday head. */
export const HEADS_AS: ReadonlyMap<string, string> = new Map([
  ['krangel', 'tvist'],
  ['tyv', 'tyveri'],
  ['raner', 'ran'],
  ['svindler', 'bedrageri'],
  ['lureri', 'bedrageri'],
  ['juks', 'bedrageri'],
  ['snyteri', 'bedrageri'],
  ['mobbing', 'trakassering'],
  ['bråk', 'slagsmål'],
]);

/** First parts of places and families, beside NAME_HEADS: an unknown word of one of these and a short word is a name (Sandvold). */
export const NAME_FIRSTS = words(`
  sand grind lang nord sør øst vest gran bjørk lauv stor små svart grøn kvit raud fager brei hø rog hav øvre nedre midt inn ut opp ned ny gam
`);
