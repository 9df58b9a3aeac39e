import type { Gate } from '#search/port.ts';
import { DOCUMENT_TEXT, type SearchField } from '#search/query.ts';
import { FIELD_KEY, type Key, UNGATED_FIELDS } from './lexemes.ts';
import { textSearched } from './visible.ts';

/** The keys under which the words of these fields stand: of those that are never hidden, of parties, of documents. */
interface Keys {
  readonly open: readonly Key[];
  readonly parter: readonly Key[];
  readonly documents: readonly Key[];
}

export function keysOf(fields: readonly SearchField[], gate: Gate): Keys {
  const open = UNGATED_FIELDS.filter((field) => fields.includes(field));
  const isAll = open.length === UNGATED_FIELDS.length;
  const parter = fields.includes('parter') && gate.stale.parter !== 'all';
  const documents = fields.includes(DOCUMENT_TEXT) && textSearched(gate);
  return {
    open: isAll ? [''] : open.map((field) => FIELD_KEY[field]),
    parter: parter ? [FIELD_KEY.parter] : [],
    documents: documents ? [FIELD_KEY.dokumenttekst] : [],
  };
}
