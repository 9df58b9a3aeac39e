import type { Kategori } from '#domain/search-rules.ts';
import type { SearchQuery } from '#search/query.ts';
import {
  all,
  any,
  nested,
  not,
  notStale,
  type Asked,
  type Filter,
} from '#search/elastic/filters.ts';
import { availableFile } from './files.ts';
import { overlapsRange } from './rettsmoeter.ts';

/** A day, not an instant, within the range. */
function dayInRange(field: string, { fraDato, tilDato }: SearchQuery): Filter {
  return { range: { [field]: { gte: fraDato, lte: tilDato } } };
}

type Category = (asked: Asked) => readonly Filter[];

const hearingInRange = ({ query }: Asked): Filter => nested('rettsmoeter', overlapsRange(query));
const noHearing: Filter = not({ nested: { path: 'rettsmoeter', query: { match_all: {} } } });

/** A hearing in the range; a case-API case that has none, by its day (docs/decisions/0006). */
const berammede: Category = (asked) => [
  any([hearingInRange(asked), dayInRange('berammetDag', asked.query)]),
];

/** An indictment that is there, and a hearing in the range; without hearings its own date. */
const tiltaler: Category = (asked) => {
  const there = availableFile('tiltaler', asked.gate);
  const published = dayInRange('tiltaler.publiseringsdato', asked.query);
  return [
    ...notStale(asked.gate.stale.tiltaler),
    any([
      all([nested('tiltaler', there), hearingInRange(asked)]),
      all([nested('tiltaler', [...there, published]), noHearing]),
    ]),
  ];
};

/** A decision that is there, delivered in the range. */
const avgjorelser: Category = ({ query, gate }) => [
  ...notStale(gate.stale.avgjoerelser),
  nested('avgjoerelser', [
    ...availableFile('avgjoerelser', gate),
    dayInRange('avgjoerelser.avgivelsesdato', query),
  ]),
];

const CATEGORIES: Readonly<Record<Kategori, Category>> = { berammede, tiltaler, avgjorelser };

/** What the category asks of a case (DESIGN §5). */
export const kategori: Category = (asked) => CATEGORIES[asked.query.kategori](asked);
