import { readDagord } from '#domain/dagord/dagord.ts';
import type { Kategori } from '#domain/search-rules.ts';

/** A Friday. */
export const FRIDAY = '2026-11-20';

/** `2026-11-20` or `2026-11-23/29: rest` of what is typed on that Friday; null where it says no day. */
export function readDays(text: string, kategori: Kategori = 'berammede', today = FRIDAY) {
  const found = readDagord(text, { today, kategori });
  if (!found) return null;
  const { fraDato, tilDato, rest } = found;
  return (fraDato === tilDato ? fraDato : `${fraDato}/${tilDato}`) + (rest && `: ${rest}`);
}
