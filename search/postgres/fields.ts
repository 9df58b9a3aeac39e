import { TEXT_FIELDS, type TextField } from '#search/query.ts';
import { raw, type Sql } from './sql.ts';

/** The letter that marks a field's lexemes among those of the other fields. */
export const FIELD_KEY = {
  saksnummer: 'n',
  domstol: 'd',
  sakenGjelder: 'g',
  sakstype: 's',
  parter: 'p',
  advokat: 'a',
  bistandsadvokat: 'b',
  dommer: 'j',
  rettsmoetetype: 'r',
} as const satisfies Record<TextField, string>;

/** In which field a lexeme was found; `''`: in any but `parter`, about which the gate decides. */
export type Key = (typeof FIELD_KEY)[TextField] | '';

/** The fields that anybody may be found by. */
export const OPEN_FIELDS = TEXT_FIELDS.filter((field) => field !== 'parter');

/** The column of the text table that keeps a field's words in order, for phrases. */
export function phraseColumn(field: TextField): string {
  return `frase_${field.toLowerCase()}`;
}

export const phraseOf = (field: TextField): Sql => raw(`t.${phraseColumn(field)}`);
