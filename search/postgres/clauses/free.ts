import type { Gate } from '../../port.ts';
import type { Clause, Term } from '../../query.ts';
import { OPEN_FIELDS, ofSak, phraseColumn } from '../fields.ts';
import { anyOf, type Sql } from '../sql.ts';
import { clauseCondition } from './clause.ts';
import { parterCondition } from './parter.ts';
import { termCondition, type Scope } from './term.ts';

const ANY_FIELD: Scope = {
  lexemes: ofSak('tokens'),
  key: '',
  phrases: OPEN_FIELDS.map((field) => ofSak(phraseColumn(field))),
  saksnummer: true,
};

/** The free text: each clause somewhere in the case. */
export function freeConditions(clauses: readonly Clause[], gate: Gate): Sql[] {
  const matches = (term: Term) =>
    anyOf([
      termCondition(term, ANY_FIELD),
      ...(term.kind === 'saksnummer' ? [] : [parterCondition(term, gate)]),
    ]);
  return clauses.map((clause) => clauseCondition(clause, matches));
}
