/**
 * Nynorsk (left) and bokmål (right), folded. A part is replaced anywhere in a word, so it must be long enough not to
 * occur in unrelated words.
 */
export const NYNORSK_PARTS: readonly (readonly [string, string])[] = [
  ['valdtekt', 'voldtekt'],
  ['valdeleg', 'voldelig'],
  ['koeyr', 'kjoer'],
  ['hovudforhandling', 'hovedforhandling'],
  ['eigedom', 'eiendom'],
  ['tjuveri', 'tyveri'],
  ['avgjerda', 'avgjoerelse'],
  ['avgjerd', 'avgjoerelse'],
  ['krenking', 'krenkelse'],
  ['ulukke', 'ulykke'],
  ['vegtrafikk', 'veitrafikk'],
  ['oppseiing', 'oppsigelse'],
  ['fridomsroeving', 'frihetsberoevelse'],
  ['eldspaasetjing', 'ildspaasettelse'],
  ['innfoersle', 'innfoersel'],
  ['sjoelvmord', 'selvmord'],
];

/** Replaced only as whole words: as parts they would occur in other words. */
export const NYNORSK_WORDS: Readonly<Record<string, string>> = {
  vald: 'vold',
  valden: 'volden',
  ikkje: 'ikke',
  eigar: 'eier',
  eigaren: 'eieren',
  kjoepar: 'kjoeper',
  seljar: 'selger',
  husleige: 'husleie',
  leige: 'leie',
  skuld: 'skyld',
  heim: 'hjem',
  samlivsbrot: 'samlivsbrudd',
  brot: 'brudd',
  lovbrot: 'lovbrudd',
  kontraktsbrot: 'kontraktsbrudd',
  innbrot: 'innbrudd',
  naudverje: 'noedverge',
  verje: 'verge',
  handsaming: 'behandling',
  domfelling: 'domfellelse',
  loeyve: 'tillatelse',
  usemje: 'tvist',
  semje: 'forlik',
};
