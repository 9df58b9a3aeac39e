/** Names that end in -s themselves, folded: a search for Johannes does not look for Johanne. */
const NAMES_IN_S = new Set(
  `hans jens klas lars mads mats mons nils niels ines agnes alexis andreas anders augustinus benedictus boris carlos charles christos claes claus cornelius denis dennis
  dines doris elias emilius francis frans georges georgios hermes hilarius iris james johannes jonas jules julius
  klaas klaus konstantinos kornelius laurits lewis linus louis lucas luis lukas magnus marcos marcus marius markus
  martinius mathias matias matteus matthias moses nicholas nicolas niklas nikolas olaus olavus oliverus paris paulus
  petrus phyllis pius rasmus silas stavros tobias tomas thomas yannis zacharias zakarias`.split(
    /\s+/,
  ),
);
/** Shorter ones are too often names of their own: Doms is not Dom's. */
const MIN_LENGTH = 5;

/** `Hansens` and `Nordmanns` without the genitive -s, folded as they are; null when the word is none. */
export function withoutGenitive(token: string): string | null {
  const isGenitive = token.length >= MIN_LENGTH && /[a-z]s$/.test(token) && !token.endsWith('ss');
  return isGenitive && !NAMES_IN_S.has(token) ? token.slice(0, -1) : null;
}
