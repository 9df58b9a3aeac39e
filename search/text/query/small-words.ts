import { fold } from '#search/text/tokenize.ts';

/**
 * Function words, bokmål and nynorsk: a search never requires them outside a phrase (docs/PRODUCT.md, "Searching").
 * Words that can be the point of a search (ektefelle, barn, ny) don't belong here.
 */
const WORDS = `
  i på mot av fra frå til for med uten utan om ved hos over under mellom etter før siden sidan gjennom gjennem blant
  langs rundt innen innan innenfor utenfor utanfor foran bak inne inn ut opp ned per pr via ifølge
  og eller men at som da då når nå hvis dersom mens medan fordi enn så både verken også samt
  en ei et ein eit den det de dei denne dette disse desse ene eine
  jeg eg æ du han hun ho hen vi oss me dere de dykk seg sin si sitt sine sitt min mitt mine din ditt dine hans hennes
  hennar dens dets deres deira man meg deg ham henne dem vår vårt våre
  skjer skjedde skjedd hender hendte foregår føregår går gikk gjekk gått kommer kom kjem behandles behandlast noen noe nokon noko
  hva kva ka hvem kven kem hvor kor korr hvordan korleis korsn åssen hvorfor kvifor koffor hvilken hvilke hvilket
  er var være vere vært vore blir blei ble vart bli blitt blive har hadde ha hatt skal skulle vil ville kan kunne må måtte
  ikke ikkje ei heller
  igjen litt nesten ganske alltid aldri bare berre kun også òg veldig kanskje fortsatt framleis fremdeles ennå enda endå sånn slik altså jo her der dermed derfor difor
  å jf jfr cf mv osv bl ang vedr angående angåande vedrørende vedrørande gjelder gjeld gjeldende vs
  in the of with by who what when where
`;

const SMALL = new Set(WORDS.trim().split(/\s+/).map(fold));

/** `token` is folded. */
export function isSmallWord(token: string): boolean {
  return SMALL.has(token);
}

/** Not, in lower case: an ordinary small word, but after «men» or «og» it means what IKKE means. */
export function isLowerNot(token: string): boolean {
  return token === 'ikke' || token === 'ikkje';
}

/** Articles and pronouns: who is meant, not what is said. */
const BETWEEN = new Set(
  `en ei et ein eit den det de dei sin si sitt sine min mi mitt mine din hans hennes hennar deres deira egen eigen eget eige egne
  eigne ham han henne hun ho dem seg`.split(/\s+/),
);

/** Whether the word may stand between those of a saying. */
export function isBetween(token: string): boolean {
  return BETWEEN.has(token);
}

const ACCUSED =
  'siktet sikta mistenkt mistenkte anklaget anklaga tiltalt tiltala dømt pågrepet pågripen arrestert accused charged convicted arrested';

/** «saker om drap», «siktet for ran»: every case is one, so the word is only looked for when it stands alone. */
const VAGUE = new Set(
  `sak saka saken saker sakene sakar sakane rettssak rettssaka rettssaken rettssaker rettssakene rettssakar rettssakane
  rettsmøte rettsmøtet rettsmøter rettsmøtene rettsmøta
  siktede tiltalte tiltale tiltalen siktelse siktelsen adv tvist tvisten tatt tinghus tinghuset fylket fylkene fylka krever krev krevjer
  case cases trial trials hearing hearings court courts ${ACCUSED}`
    .split(/\s+/)
    .map(fold),
);

const BEFORE_CHARGE = new Set(`${ACCUSED} fengslet fengsla`.split(' ').map(fold));

/** «mistenkt for»: what stands before it is who. `token` is folded. */
export function isAccused(token: string): boolean {
  return BEFORE_CHARGE.has(token);
}

/** `token` is folded. */
export function isVague(token: string): boolean {
  return VAGUE.has(token);
}
