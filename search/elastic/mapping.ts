import { createHash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import { LAST_ROW } from '#domain/search-rules.ts';
import type { IndexedFile, IndexedMoete, SakDocument } from '#search/sak-document.ts';
import type { OfHearings } from './of-hearings.ts';
import type { IndexedText } from '#search/text/tokenize.ts';
import { TEXT_FIELDS, type TextField } from '#search/query.ts';
import { NAME_FINDER } from '#domain/names/case-texts.ts';

type Property = estypes.MappingProperty;

/** What is stored: the document and its content hash. The version is the engine's own `_version`. */
type IndexedSak = SakDocument & OfHearings & { readonly hash: string };

/** All texts but the parties in one field. Free text is searched here and, behind the gate, in the parties. */
export const FREE_TEXT = 'fritekst';

const key: Property = { type: 'keyword' };
/** A value of a facet: prepared for counting when the index is refreshed, not by the first search after it. */
const facet: Property = { type: 'keyword', eager_global_ordinals: true };
const instant: Property = { type: 'date', format: 'strict_date_time' };
const day: Property = { type: 'date', format: 'strict_date' };

/** The tokens are ready (docs/decisions/0001): the engine only splits at spaces. */
const words = (copyTo: readonly string[]): estypes.MappingTextProperty => ({
  type: 'text',
  analyzer: 'whitespace',
  norms: false,
  ...(copyTo.length > 0 ? { copy_to: [...copyTo] } : {}),
});
/** One text with all of them: each value of a list would cost the engine more than a word. */
const stems = (copyTo: readonly string[]): estypes.MappingTextProperty => ({
  ...words(copyTo),
  index_options: 'docs',
});

function object<T>(properties: Record<keyof T, Property>): Property {
  return { type: 'object', properties };
}
function nested<T>(properties: Record<keyof T, Property>): Property {
  return { type: 'nested', properties };
}

const text = (copyTo: string | null): Property =>
  object<IndexedText>({
    segments: words(copyTo ? [`${copyTo}.segments`] : []),
    lemmas: words(copyTo ? [`${copyTo}.lemmas`] : []),
    stems: stems(copyTo ? [`${copyTo}.stems`] : []),
  });

const tekst = Object.fromEntries(
  TEXT_FIELDS.map((field) => [field, text(field === 'parter' ? null : FREE_TEXT)]),
) as Record<TextField, Property>;

const rettsmoete = nested<IndexedMoete>({
  start: instant,
  slutt: instant,
  type: text(null),
  typeNavn: facet,
});
const file = nested<IndexedFile>({
  skjulesFra: instant,
  publiseringsdato: day,
  avgivelsesdato: day,
  tekst: text(null),
  begynnelse: text(null),
  ofte: text(null),
  tekstSkjulesFra: instant,
});

/** A field of the document that is missing here does not compile. */
const properties: Record<keyof IndexedSak, Property> = {
  sakId: key,
  domstolId: facet,
  domstolSortering: key,
  foerstSett: instant,
  parterSkjulesFra: instant,
  berammetDag: day,
  sakstypeNavn: facet,
  kode: facet,
  begrensninger: facet,
  tekst: object<Record<TextField, IndexedText>>(tekst),
  rettsmoeter: rettsmoete,
  moetetid: { type: 'date_range', format: 'strict_date_time', doc_values: false },
  moetetype: facet,
  ulikeMoetetyper: { type: 'boolean', doc_values: false },
  tiltaler: file,
  avgjoerelser: file,
  hash: { type: 'keyword', index: false },
};

const MAPPING = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: { ...properties, [FREE_TEXT]: text(null) },
} satisfies estypes.MappingTypeMapping;

/** What the mapping is now (search/port.ts, `SearchIndex.layout`). */
export const INDEX_LAYOUT = createHash('sha256')
  .update(JSON.stringify([NAME_FINDER, MAPPING]))
  .digest('hex')
  .slice(0, 16);

/**
 * Strict: a document with an unknown field is refused. The source is not kept, because hits are returned as ids and
 * the index is rebuilt from Postgres.
 */
export function createMapping(prefix: string): estypes.MappingTypeMapping {
  return { ...MAPPING, _meta: { prefix, layout: INDEX_LAYOUT } };
}

/** Hits of one request at most: all that pages reach. */
export const RESULT_WINDOW = LAST_ROW;

/** `'auto'`: a copy as soon as there is a second node. */
export type Replicas = number | 'auto';

/**
 * While a generation is filled: no refresh. It has its copies from the start: a node may be lost at any time. The shards of an index
 * are those that it was created with: another number takes a rebuild, and no layout of its own.
 */
export function fillSettings(replicas: Replicas, shards = 1): estypes.IndicesIndexSettings {
  return {
    number_of_shards: shards,
    ...copies(replicas),
    refresh_interval: '-1',
    max_result_window: RESULT_WINDOW,
    // How long a delete is remembered, so that a late write of an older version is refused.
    gc_deletes: '6h',
    // A slow log that somebody turns on for the whole cluster has no document of ours in it, and so no names.
    'indexing.slowlog.source': 0,
  };
}

/** While it is searched. An index without an explicit `refresh_interval` stops refreshing when idle. */
export function searchSettings(replicas: Replicas): estypes.IndicesIndexSettings {
  return { ...copies(replicas), refresh_interval: '1s' };
}

function copies(replicas: Replicas): estypes.IndicesIndexSettings {
  return replicas === 'auto' ? { auto_expand_replicas: '0-1' } : { number_of_replicas: replicas };
}
