import type { estypes } from '@elastic/elasticsearch';
import type { SortField } from '#domain/search-rules.ts';
import { availableFile, type Files } from './clauses/files.ts';
import { hearingsInQuestion } from './clauses/rettsmoeter.ts';
import { all, nothing, type Asked, type Filter } from './filters.ts';

/** In the place of a missing date, both ways last: the ends of what JavaScript can count without rounding. */
const LAST = { asc: Number.MAX_SAFE_INTEGER, desc: Number.MIN_SAFE_INTEGER } as const;

type Order = 'asc' | 'desc';
/** One field and how it orders. */
export type Key = Record<string, estypes.FieldSort & { readonly order: Order }>;
type MakeKey = (asked: Asked, order: Order) => Key;

/** The first or the last date among those of the case's hearings or files that count. */
function among(path: string, field: string, counts: (asked: Asked) => Filter): MakeKey {
  return (asked, order) => ({
    [`${path}.${field}`]: {
      order,
      mode: order === 'asc' ? 'min' : 'max',
      missing: LAST[order],
      nested: { path, filter: counts(asked) },
    },
  });
}

function ofFiles(path: Files, field: string): MakeKey {
  return among(path, field, ({ gate }) => {
    const stale = gate.stale[path];
    if (stale === 'all') return nothing;
    // A file is stored beside its case under the case's own id.
    const known: Filter = { bool: { must_not: [{ ids: { values: [...stale] } }] } };
    return all([...availableFile(path, gate), ...(stale.length > 0 ? [known] : [])]);
  });
}

const KEYS: Readonly<Record<SortField, MakeKey>> = {
  rettsmoete: among('rettsmoeter', 'start', ({ query }) => all(hearingsInQuestion(query))),
  domstol: (_, order) => ({ domstolSortering: { order } }),
  publiseringsdatoTiltale: ofFiles('tiltaler', 'publiseringsdato'),
  publiseringsdatoAvgjoerelse: ofFiles('avgjoerelser', 'publiseringsdato'),
  avgivelsesdato: ofFiles('avgjoerelser', 'avgivelsesdato'),
  sisteSak: (_, order) => ({ foerstSett: { order } }),
};

/** The chosen key, then sakId, always ascending. */
export function sort(asked: Asked): Key[] {
  const order = asked.query.sortAscending ? 'asc' : 'desc';
  return [KEYS[asked.query.sortField](asked, order), { sakId: { order: 'asc' } }];
}
