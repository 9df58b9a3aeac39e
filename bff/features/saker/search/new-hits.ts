import { osloIso } from '#domain/time.ts';
import type { ValidSearch } from '#search/parse-query.ts';
import type { SearchResult } from '#search/port.ts';

/** What the engine is to count as new: everything first seen since the reader was last here (domain/visit.ts). */
export const newSince = ({ forrigeBesoek }: ValidSearch): Date | null => forrigeBesoek ?? null;

/** What is new to the reader; null to somebody who has not been here before, and on further pages. */
export function presentNew({ forrigeBesoek }: ValidSearch, { newHits }: SearchResult) {
  if (!forrigeBesoek || newHits === null) return null;
  return { siden: osloIso(forrigeBesoek), antall: newHits };
}
