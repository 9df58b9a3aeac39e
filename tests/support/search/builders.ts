import type { VersionedDocument } from '#search/document.ts';
import type { SakDocument } from '#search/sak-document.ts';
import type { IndexedText } from '#search/text/tokenize.ts';
import { type Gate, type IndexWrite, NOTHING_STALE } from '#search/port.ts';
import {
  type Clause,
  type SearchQuery,
  TEXT_FIELDS,
  type Term,
  type TextField,
} from '#search/query.ts';

/** A text of these segments, without stems. */
export function text(...segments: string[]): IndexedText {
  return { segments, lemmas: [], stems: [] };
}

interface Overrides extends Partial<Omit<SakDocument, 'tekst'>> {
  readonly tekst?: Partial<SakDocument['tekst']>;
}

/** A case with one hearing on 10 March 2026 and nothing else in it. */
export function buildSakDocument(overrides: Overrides = {}): SakDocument {
  const empty = Object.fromEntries(TEXT_FIELDS.map((field) => [field, text()]));
  return {
    sakId: 'sak-1',
    domstolId: 'TSOS',
    domstolSortering: 'soer-oestfold',
    foerstSett: '2026-02-01T08:00:00.000Z',
    berammetDag: null,
    parterSkjulesFra: null,
    sakstypeNavn: null,
    kode: null,
    begrensninger: [],
    rettsmoeter: [
      {
        start: '2026-03-10T08:00:00.000Z',
        slutt: '2026-03-10T14:30:00.000Z',
        type: text(),
        typeNavn: null,
      },
    ],
    tiltaler: [],
    avgjoerelser: [],
    ...overrides,
    tekst: { ...(empty as Record<TextField, IndexedText>), ...overrides.tekst },
  };
}

export function versioned(document: SakDocument, versjon = 1): VersionedDocument {
  const hash = `hash-${document.sakId}-${versjon}`;
  return { versjon, document, json: JSON.stringify(document), hash };
}

export function put(document: SakDocument, versjon = 1): IndexWrite {
  return { kind: 'put', ...versioned(document, versjon) };
}

/** A search for everything in March 2026, first hearing first. */
export function buildQuery(overrides: Partial<SearchQuery> = {}): SearchQuery {
  return {
    kategori: 'berammede',
    domstolId: null,
    fraDato: '2026-03-01',
    tilDato: '2026-03-31',
    seenAfter: null,
    free: [],
    fields: [],
    facets: {},
    ...{ tiers: [], points: [], nearly: null },
    sortField: 'rettsmoete',
    sortAscending: true,
    ...overrides,
  };
}

/** The gate at a moment in March 2026, with nothing stale. */
export function buildGate(overrides: Partial<Gate['stale']> & { now?: Date } = {}): Gate {
  const { now = new Date('2026-03-10T11:00:00.000Z'), ...stale } = overrides;
  return { now, stale: { ...NOTHING_STALE, ...stale } };
}

type TermOf<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;

export const word = (token: string, ...stems: string[]): TermOf<'word'> => ({
  kind: 'word',
  token,
  stems,
});
export const phrase = (...tokens: string[]): TermOf<'phrase'> => ({
  kind: 'phrase',
  tokens,
  lemmas: null,
});
export const prefix = (token: string): TermOf<'prefix'> => ({ kind: 'prefix', token });
export const has = (...anyOf: Term[]): Clause => ({ anyOf, negated: false });
export const hasNot = (...anyOf: Term[]): Clause => ({ anyOf, negated: true });
