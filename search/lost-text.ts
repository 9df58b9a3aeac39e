import { EngineUnavailable, type Gate, type StaleMask } from './port.ts';
import type { Condition, Facet, SearchQuery } from './query.ts';

/*
 * What engines need to know of cases that have lost text (`StaleMask.tekst`): all of their texts count as empty.
 */

/** Facets whose values are texts of a case, or what a court may take back like a text. */
export const TEXT_FACETS: readonly Facet[] = ['sakstype', 'rettsmoetetype', 'kode', 'begrensning'];

/** Something must stand in a text of each hit, so that a case without text is none but for its number. */
export function wantsText({ free, fields, nearly }: SearchQuery): boolean {
  if (nearly) return true;
  return [...free, ...fields.flatMap(({ clauses }) => clauses)].some(({ negated }) => !negated);
}

/** A value of a text is chosen, in another facet than `but`. */
export function wantsValue({ facets }: SearchQuery, but: Facet | null = null): boolean {
  return TEXT_FACETS.some((facet) => facet !== but && (facets[facet] ?? []).length > 0);
}

/** The cases that have lost text and still fulfil the words: by their number, or because no word must be there. */
export function lostHits(query: SearchQuery, { stale }: Gate): StaleMask['tekst'] {
  return wantsText(query) ? (query.numbered ?? []) : stale.tekst;
}

/** Whether these cases fulfil the tier. */
export function areLostInTier(tier: Condition, query: SearchQuery): boolean {
  return wantsText(query) ? tier === query.tiers[0] : holdsWithoutText(tier);
}

/** Whether a case without any text fulfils the condition. */
export function holdsWithoutText({ match, clauses }: Condition): boolean {
  return match === 'all'
    ? clauses.every(({ negated }) => negated)
    : clauses.some(({ negated }) => negated);
}

/** Throws when words or values are asked for while nobody can say in which cases the index has old ones. */
export function refuseGuessing({ stale }: Gate, query: SearchQuery | null): void {
  if (stale.tekst !== 'all') return;
  const asksForText =
    query === null ||
    query.nearly !== null ||
    query.free.length > 0 ||
    query.fields.some(({ clauses }) => clauses.length > 0) ||
    wantsValue(query) ||
    (query.sortField === 'relevans' && query.tiers.length + query.points.length > 0);
  if (asksForText)
    throw new EngineUnavailable('too many cases have lost text that the index still has');
}
