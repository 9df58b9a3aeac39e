import { isSakstypeKode } from '#domain/saksnummer.ts';
import type { Term, TextField } from '#search/query.ts';
import type { Item } from './lexer.ts';
import { mark } from './saksnummer-tokens.ts';
import { saksnummerTerms, typeTerm } from './saksnummer-query.ts';
import { queryStems } from './stems.ts';
import { tokenize } from './tokenize.ts';

/** Where an item stands: in the free text (null) or in an advanced field, alone or after a case number. */
export interface Place {
  readonly field: TextField | null;
  readonly alone: boolean;
  readonly afterSaksnummer: boolean;
}

/** Codes that are Norwegian words as well: in small letters among other words they mean the word. */
const ORDINARY_WORDS = new Set(['med', 'ene']);

/** What one item looks for, as alternatives; empty when it holds neither letter nor digit. */
export function termsOf(item: Item, place: Place): Term[] {
  const tokens = tokenize(item.text);
  if (tokens.length === 0) return [];
  if (item.kind === 'phrase') return [{ kind: 'phrase', tokens }, ...numberTerms(item.text, place)];
  if (item.prefix && tokens.length === 1 && [...item.text].length >= 2)
    return [{ kind: 'prefix', token: tokens[0]! }, ...numberTerms(item.text, place)];
  const type = typeTerms(item.text, place);
  if (type.only) return type.terms;
  return [textTerm(tokens, place), ...type.terms, ...numberTerms(item.text, place)];
}

function textTerm(tokens: readonly string[], place: Place): Term {
  const [token, second] = tokens;
  if (token === undefined || second !== undefined) return { kind: 'phrase', tokens };
  const stems = queryStems(token);
  const code = place.field === 'sakstype' && isSakstypeKode(token.toUpperCase());
  return { kind: 'word', token, stems: code ? [...stems, mark.type(token)] : stems };
}

/** MED, ENE, TVI …: typed in capitals or alone, a code is the case number's type and nothing else. */
function typeTerms(text: string, place: Place): { terms: Term[]; only: boolean } {
  if (place.field !== null && place.field !== 'saksnummer') return { terms: [], only: false };
  const term = typeTerm(text);
  if (!term) return { terms: [], only: false };
  const only =
    place.field === 'saksnummer' ||
    place.alone ||
    place.afterSaksnummer ||
    text === text.toUpperCase();
  return { terms: only || !ORDINARY_WORDS.has(text.toLowerCase()) ? [term] : [], only };
}

function numberTerms(text: string, place: Place): Term[] {
  if (place.field !== null && place.field !== 'saksnummer') return [];
  if (tokenize(text).some((token) => token.startsWith('§'))) return [];
  return saksnummerTerms(text, place.field === 'saksnummer');
}
