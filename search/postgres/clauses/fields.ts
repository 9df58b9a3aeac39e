import type { Gate } from '../../port.ts';
import type { SearchQuery, Term, TextField } from '../../query.ts';
import { FIELD_KEY, isKeyed, ofSak, phraseColumn } from '../fields.ts';
import { NEVER, type Sql } from '../sql.ts';
import { clauseCondition } from './clause.ts';
import { parterCondition } from './parter.ts';
import { termCondition } from './term.ts';

/** The advanced fields; `rettsmoetetype` is a condition on the hearings (moeter.ts). */
export function fieldConditions(fields: SearchQuery['fields'], gate: Gate): Sql[] {
  return fields
    .filter(({ field }) => field !== 'rettsmoetetype')
    .flatMap(({ field, clauses }) =>
      clauses.map((clause) => clauseCondition(clause, (term) => inField(term, field, gate))),
    );
}

function inField(term: Term, field: TextField, gate: Gate): Sql {
  if (field === 'parter') return parterCondition(term, gate);
  if (!isKeyed(field)) return NEVER;
  return termCondition(term, {
    lexemes: ofSak('tokens'),
    key: FIELD_KEY[field],
    phrases: [ofSak(phraseColumn(field))],
    saksnummer: field === 'saksnummer',
  });
}
