/* What stands in an e-mail with notices: in which order, how much of it, and how its subject names a search. */

/** Of one search so many hits are listed, and so many changes of favourites; the rest is a number with a link. */
export const MEST_AV_ET_SOEK = 20;
/** In one e-mail. Mail programs cut longer ones off. */
export const MEST_RADER = 100;
/** Of the name of a search, in characters, in a subject. */
export const LENGST_I_EMNE = 60;

interface Row {
  readonly saksnummer: string;
  /** When the hearing begins that it is about; null: there is none to come. */
  readonly start: Date | null;
}

/** The next hearing first, and what has none last; then by number. */
export function soonestFirst<R extends Row>(rows: readonly R[]): R[] {
  const time = ({ start }: R) => start?.getTime() ?? Infinity;
  return [...rows].sort(
    (a, b) =>
      (time(a) === time(b) ? 0 : time(a) - time(b)) || a.saksnummer.localeCompare(b.saksnummer),
  );
}

/** The search with the most hits first; then by name. */
export function mostFirst<S extends { readonly navn: string; readonly treff: readonly unknown[] }>(
  soek: readonly S[],
): S[] {
  return [...soek].sort(
    (a, b) => b.treff.length - a.treff.length || a.navn.localeCompare(b.navn, 'nb'),
  );
}

/** How many rows of each part are listed, in their order, when they have so many. */
export function listedOf(counts: readonly number[]): number[] {
  let left = MEST_RADER;
  return counts.map((count) => {
    const listed = Math.min(count, MEST_AV_ET_SOEK, left);
    left -= listed;
    return listed;
  });
}

/** The name cut where it is too long for a subject, never inside of what a reader sees as one character. */
export function cutForSubject(navn: string): string {
  const signs = [...new Intl.Segmenter('nb').segment(navn)].map(({ segment }) => segment);
  if (signs.length <= LENGST_I_EMNE) return navn;
  return `${signs.slice(0, LENGST_I_EMNE).join('').trimEnd()}…`;
}
