import type { Gate } from '../../port.ts';
import type { Term } from '../../query.ts';
import { ofSak, phraseColumn } from '../fields.ts';
import { allOf, ALWAYS, NEVER, sql, type Sql } from '../sql.ts';
import { termCondition } from './term.ts';

/** Names are looked at only where the gate is open: elsewhere the field is as good as empty (DESIGN §3). */
export function parterCondition(term: Term, gate: Gate): Sql {
  const { parter } = gate.stale;
  if (parter === 'all') return NEVER;
  const found = termCondition(term, {
    lexemes: ofSak('parter'),
    key: '',
    phrases: [ofSak(phraseColumn('parter'))],
    saksnummer: false,
  });
  return allOf([found, sql`s.parter_skjules_fra > ${gate.now}`, notIn(parter)]);
}

/** The case is none of `sakIds`. */
export function notIn(sakIds: readonly string[]): Sql {
  return sakIds.length === 0 ? ALWAYS : sql`s.sak_id <> all(${sakIds}::text[])`;
}
