import { TEXT_FIELDS, type TextField } from '../query.ts';
import { raw, type Sql } from './sql.ts';

/**
 * The letter that marks a field's lexemes in `tokens`; lexemes without one are found in any field.
 * `parter` has a column of its own, because the gate decides about it; hearing types stand with the hearing.
 */
export const FIELD_KEY = {
  saksnummer: 'n',
  domstol: 'd',
  sakenGjelder: 'g',
  sakstype: 's',
  advokat: 'a',
  bistandsadvokat: 'b',
  dommer: 'j',
} as const satisfies Partial<Record<TextField, string>>;
export type KeyedField = keyof typeof FIELD_KEY;

/** In which field a term is looked for; `''`: in all that the column holds. */
export type Key = (typeof FIELD_KEY)[KeyedField] | '';

/** The fields whose words are in `tokens`. */
export const OPEN_FIELDS = TEXT_FIELDS.filter((field) => field !== 'parter');

/** The column that keeps a field's words in order, for phrases. */
export function phraseColumn(field: TextField): string {
  return `frase_${field.toLowerCase()}`;
}

export function isKeyed(field: TextField): field is KeyedField {
  return Object.hasOwn(FIELD_KEY, field);
}

export const ofSak = (column: string): Sql => raw(`s.${column}`);
export const ofMoete = (column: string): Sql => raw(`m.${column}`);
