import { ALWAYS, allOf, NEVER, raw, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import type { Gate, StaleMask } from '#search/port.ts';

/* The gate, as SQL conditions: `t` is a text, `f` a file. */

/** The parts of the stale mask by which a text can be hidden, beside those that hide all of its case. */
export type Mask = Exclude<keyof StaleMask, 'saker' | 'tekst'>;

const MASK: Readonly<Record<Filtype, Mask>> = { tiltale: 'tiltaler', avgjoerelse: 'avgjoerelser' };

/** Those that hide the text of a file. */
export const masksOfText = (filtype: Filtype): readonly Mask[] => [
  'parter',
  'dokumenttekst',
  MASK[filtype],
];

/** The case is none of `sakIds`. */
export function notIn(sakIds: readonly string[] | 'all', of = 's'): Sql {
  if (sakIds === 'all') return NEVER;
  return sakIds.length === 0 ? ALWAYS : sql`${raw(of)}.sak_id <> all(${sakIds}::text[])`;
}

/** The text may be searched; otherwise it counts as empty (search/port.ts, `Gate`). */
export function textVisible({ now, stale: { saker: _, tekst, ...masks } }: Gate): Sql {
  const unmasked = (Object.keys(masks) as Mask[])
    .filter((mask) => masks[mask].length > 0)
    .map((mask) => sql`(${mask} <> all(t.masker) or ${notIn(masks[mask], 't')})`);
  return allOf([sql`t.skjules_fra > ${now}`, notIn(tekst, 't'), ...unmasked]);
}

/** An available file of this type (search/query.ts). */
export function isAvailable(filtype: Filtype, { now, stale }: Gate): Sql {
  return allOf([
    sql`f.filtype = ${filtype}`,
    sql`f.skjules_fra > ${now}`,
    notIn(stale[MASK[filtype]], 'f'),
  ]);
}
