import { ALWAYS, allOf, anyOf, NEVER, raw, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import { lostHits } from '#search/lost-text.ts';
import type { Gate } from '#search/port.ts';
import type { SearchQuery } from '#search/query.ts';

/* The gate, as SQL conditions: `s` is the case, `f` a file, `d` the text of a file. */

const MASK: Readonly<Record<Filtype, 'tiltaler' | 'avgjoerelser'>> = {
  tiltale: 'tiltaler',
  avgjoerelse: 'avgjoerelser',
};

/** The case is none of `sakIds`. */
export function notIn(sakIds: readonly string[] | 'all', of = 's'): Sql {
  if (sakIds === 'all') return NEVER;
  return sakIds.length === 0 ? ALWAYS : sql`${raw(of)}.sak_id <> all(${sakIds}::text[])`;
}

/** The conditions hold, or the case has lost text and fulfils them without it (search/port.ts). */
export function orLost(
  conditions: readonly Sql[],
  query: SearchQuery,
  gate: Gate,
  of = 's',
): Sql[] {
  const lost = lostHits(query, gate);
  if (conditions.length === 0 || lost === 'all' || lost.length === 0) return [...conditions];
  return [anyOf([allOf(conditions), sql`${raw(of)}.sak_id = any(${lost}::text[])`])];
}

/** The case has not lost text, where the words have not said so already. */
export function notLost(query: SearchQuery, gate: Gate, of = 's'): Sql[] {
  const lost = lostHits(query, gate);
  return lost.length === 0 ? [] : [notIn(lost, of)];
}

/** The parties of the case may be searched; otherwise the field counts as empty (search/port.ts, `Gate`). */
export function parterVisible({ now, stale }: Gate): Sql {
  if (stale.parter === 'all') return NEVER;
  return allOf([sql`s.parter_skjules_fra > ${now}`, notIn(stale.parter)]);
}

/** The text of any file may be searched at all. */
export function textSearched({ stale }: Pick<Gate, 'stale'>): boolean {
  return stale.parter !== 'all' && stale.dokumenttekst !== 'all';
}

/** The text of the file may be searched. */
export function textVisible({ now, stale }: Gate): Sql {
  const masks = (['tiltale', 'avgjoerelse'] as const).flatMap((filtype) => {
    const mask = stale[MASK[filtype]];
    return mask.length === 0 ? [] : [sql`(d.filtype <> ${filtype} or ${notIn(mask)})`];
  });
  if (!textSearched({ stale })) return NEVER;
  const ofCase = [notIn(stale.parter), notIn(stale.dokumenttekst)];
  return allOf([sql`d.skjules_fra > ${now}`, ...ofCase, ...masks]);
}

/** Nothing that the index has of the case is hidden; false when that is not known. */
export function allVisible({ now, stale }: Gate): Sql {
  const masks = [stale.parter, stale.tiltaler, stale.avgjoerelser, stale.dokumenttekst];
  if (masks.includes('all')) return NEVER;
  return allOf([sql`s.alt_skjules_fra > ${now}`, ...masks.map((mask) => notIn(mask))]);
}

/** The case has an available indictment. Its row says until when. */
export function hasIndictment({ now, stale: { tiltaler } }: Gate): Sql {
  if (tiltaler === 'all') return NEVER;
  return allOf([sql`s.tiltale_skjules_fra > ${now}`, notIn(tiltaler)]);
}

/** An available file of the case (search/query.ts). */
export function availableFile(filtype: Filtype, gate: Gate): Sql {
  return allOf([sql`f.sak_id = s.sak_id`, anyAvailableFile(filtype, gate)]);
}

/** The same of any case. */
export function anyAvailableFile(filtype: Filtype, gate: Gate): Sql {
  const mask = gate.stale[MASK[filtype]];
  if (mask === 'all') return NEVER;
  return allOf([sql`f.filtype = ${filtype}`, sql`f.skjules_fra > ${gate.now}`, notIn(mask, 'f')]);
}
