import { ALWAYS, NEVER, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import { wantsText, wantsValue } from '#search/lost-text.ts';
import type { Gate } from '#search/port.ts';
import {
  DOCUMENT_TEXT,
  rangeInstants,
  SEARCH_FIELDS,
  type Facet,
  type SearchQuery,
} from '#search/query.ts';
import type { Tables } from './schema.ts';
import { clauseIn, clauseOnType } from './terms.ts';
import { availableFile, notIn, notLost, orLost } from './visible.ts';

/*
 * What a search asks of a case, as SQL conditions. In them `s` is the case, `m` a hearing, `f` a file.
 */

/** Words in the texts of a case, in any of them or in a certain one. A case that has lost text counts as one without any. */
export function wordConditions(query: SearchQuery, tables: Tables, gate: Gate): Sql[] {
  const { tekst } = gate.stale;
  const asked = [...freeConditions(query, tables, gate), ...fieldConditions(query, tables, gate)];
  if (!wantsText(query)) return orLost(asked, gate);
  return tekst.length === 0 ? asked : [notIn(tekst), ...asked];
}

/** The free text: each clause is found somewhere in the case. */
function freeConditions({ free }: SearchQuery, tables: Tables, gate: Gate): Sql[] {
  return free.map((clause) => clauseIn(clause, { tables, gate, fields: SEARCH_FIELDS }));
}

/** The advanced fields. `rettsmoetetype` is not among them: it is a condition on hearings (`typeConditions`). */
function fieldConditions({ fields }: SearchQuery, tables: Tables, gate: Gate): Sql[] {
  return fields
    .filter(({ field }) => field !== 'rettsmoetetype')
    .flatMap(({ field, clauses }) =>
      clauses.map(({ anyOf, negated }) => {
        const found = clauseIn({ anyOf, negated: false }, { tables, gate, fields: [field] });
        const inCase = field === DOCUMENT_TEXT ? found : inTexts(tables, found);
        return negated ? sql`not ${inCase}` : inCase;
      }),
    );
}

/** A condition that reads the texts (`t`) of the case. */
export function inTexts({ tekst }: Tables, condition: Sql): Sql {
  return sql`exists (select from ${tekst} t where t.sak_id = s.sak_id and ${condition})`;
}

/** The hearing overlaps the searched range. */
export function overlapsRange(query: SearchQuery): Sql {
  const range = rangeInstants(query);
  return range ? sql`m.start < ${range.to} and m.slutt > ${range.from}` : NEVER;
}

/** What 'Rettsmøtetype' and the chosen types ask of a hearing; empty when they ask for nothing. */
export function typeConditions({
  query,
  gate,
}: {
  readonly query: SearchQuery;
  readonly gate: Gate;
}): Sql[] {
  const typed = query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap(({ clauses }) => clauses)
    .map(clauseOnType);
  return [
    ...(wantsText(query) ? typed : orLost(typed, gate, 'm')),
    ...oneOf(sql`m.type_navn`, query.facets.rettsmoetetype),
  ];
}

const CHOSEN: Readonly<Record<Exclude<Facet, 'rettsmoetetype'>, Sql>> = {
  domstol: sql`s.domstol_id`,
  sakstype: sql`s.sakstype_navn`,
  kode: sql`s.kode`,
};

/** The chosen values of the case; those of its hearings are in `typeConditions`. */
export function chosenConditions(query: SearchQuery, gate: Gate): Sql[] {
  const choices = (['domstol', 'sakstype', 'kode'] as const).flatMap((facet) =>
    oneOf(CHOSEN[facet], query.facets[facet]),
  );
  return wantsValue(query) ? [...notLost(query, gate), ...choices] : choices;
}

function oneOf(column: Sql, values: readonly string[] = []): Sql[] {
  return values.length === 0 ? [] : [sql`${column} = any(${values}::text[])`];
}

/** The case has an available file for which `and` holds. */
export function hasFile(tables: Tables, filtype: Filtype, gate: Gate, and: Sql = ALWAYS): Sql {
  return sql`exists (select from ${tables.fil} f where ${availableFile(filtype, gate)} and ${and})`;
}
