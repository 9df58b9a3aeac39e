import { allOf, ALWAYS, anyOf, join, raw, sql, type Sql } from '#db/sql.ts';
import type { Gate } from '#search/port.ts';
import { type Asked, boundsOf, type Found, isSame } from './bounds.ts';
import { keysOf } from './keys.ts';
import type { Tables } from './schema.ts';
import { holds } from './terms.ts';
import { allVisible, parterVisible, textVisible } from './visible.ts';

interface Within {
  readonly tables: Tables;
  readonly gate: Gate;
}

/** What a search reads of a case that was found by its words. */
const COLUMNS = raw(
  `s.sak_id, s.domstol_id, s.domstol_sortering, s.foerst_sett, s.berammet_dag, s.sakstype_navn, s.kode,
    s.begrensninger, s.foerste_start, s.siste_start, s.siste_slutt, s.moetetyper, s.gruppe, s.tiltale_skjules_fra`,
);

/** The cases in which the clauses hold, as a query. */
export function casesWith(asked: Asked, within: Within): Sql {
  return rowsWith(asked, within, { columns: COLUMNS, among: ALWAYS, from: matching });
}

/** The cases with these ids, in the same columns. */
export function casesOf(sakIds: readonly string[], { sak }: Tables): Sql {
  return sql`select ${COLUMNS} from ${sak} s where s.sak_id = any(${sakIds}::text[]) and s.hash is not null`;
}

/** Those among the newest cases. */
export function newCasesWith(asked: Asked, within: Within): Sql {
  return rowsWith(asked, within, { columns: COLUMNS, among: ALWAYS, from: matchingNew });
}

/** Their ids, as `sak_id`. Those that `among` does not name (`s`) may be left out. */
export function idsWith(asked: Asked, within: Within, among: Sql = ALWAYS): Sql {
  return rowsWith(asked, within, { columns: raw('s.sak_id'), among, from: matching });
}

interface Reading {
  readonly columns: Sql;
  readonly among: Sql;
  /** The rows (`s`) that are found. */
  readonly from: (tables: Tables, found: Found) => Sql;
}

/**
 * The index finds the cases in which the clauses may hold. It decides as well, where all of a case may be seen and no phrase
 * has to be looked at; the others, few if any, are looked at one by one (terms.ts), in the same pass.
 */
function rowsWith(asked: Asked, within: Within, { columns, among, from }: Reading): Sql {
  const { tables, gate } = within;
  const { atMost, surely } = boundsOf(asked, gate);
  const { visible, look } = visibility(asked, within);
  const isSure = isSame(surely, atMost);
  if (isSure && visible === ALWAYS) return sql`select ${columns} from ${from(tables, atMost)}`;
  const decided = isSure
    ? raw('s.synlig')
    : sql`(s.synlig and s.sak_id in (select s.sak_id from ${from(tables, surely)}))`;
  const lookedAt = allOf([among, look(holds(asked, within))]);
  return sql`select ${columns} from (select s.*, ${visible} as synlig, ${parterVisible(gate)} as parter_synlig
    from ${from(tables, atMost)}) s where ${decided} or ${lookedAt}`;
}

/** By way of the index, whatever the planner thinks of it. */
function matching({ sak }: Tables, found: Found): Sql {
  if (found === 'all') return sql`(select * from ${sak} where hash is not null) s`;
  if (found.some(({ length }) => length === 0)) return sql`(select * from ${sak} where false) s`;
  const [first, second] = found;
  if (!second && first!.length === 1)
    return sql`unnest(${first!}::tsquery[]) as spurt (q) join ${sak} s on s.tokens @@ spurt.q`;
  const places = found.map(
    (queries) => sql`select k.ctid from unnest(${queries}::tsquery[]) as spurt (q)
      join ${sak} k on k.tokens @@ spurt.q`,
  );
  return sql`(select * from ${sak} where ctid = any(array(${join(places, ' intersect ')}))) s`;
}

const NEWEST = 300;

/** One by one. */
function matchingNew({ sak }: Tables, found: Found): Sql {
  const each = (queries: readonly string[]) =>
    anyOf(queries.map((query) => sql`nye.tokens @@ ${query}::tsquery`));
  const where = found === 'all' ? ALWAYS : allOf(found.map(each));
  return sql`(select * from (select * from ${sak} where hash is not null
    order by foerst_sett desc, sak_id asc limit ${NEWEST}) nye where ${where}) s`;
}

interface Visibility {
  /** Everything that is asked about may be seen of a case. */
  readonly visible: Sql;
  /** The condition, with what may be seen of the documents of a case (`v`) when it is about them. */
  readonly look: (condition: Sql) => Sql;
}

function visibility({ clauses }: Asked, { tables, gate }: Within): Visibility {
  const { parter, documents } = keysOf(
    clauses.flatMap(({ fields }) => fields),
    gate,
  );
  if (documents.length === 0)
    return {
      visible: parter.length === 0 ? ALWAYS : parterVisible(gate),
      look: (condition) => condition,
    };
  const texts = textsOf(tables, gate);
  return {
    visible: allVisible(gate),
    look: (condition) => sql`(select ${condition} from (${texts}) v)`,
  };
}

const NOTHING = '';

/** Put together; words only where something is hidden (`inDocuments` in terms.ts). */
function textsOf({ doktekst }: Tables, gate: Gate): Sql {
  return sql`select
      coalesce(string_agg(d.tokens::text, chr(32)) filter (where not s.synlig), ${NOTHING})::tsvector as tokens,
      coalesce(string_agg(d.frase, chr(10)), ${NOTHING}) as frase,
      coalesce(string_agg(d.lemma, chr(10)), ${NOTHING}) as lemma
    from ${doktekst} d where d.sak_id = s.sak_id and ${textVisible(gate)}`;
}
