import type { Clause, TextField } from '#search/query.ts';
import { lex, type Item } from './lexer.ts';
import { saksnummerTerms } from './saksnummer-query.ts';
import { termsOf } from './terms.ts';

/**
 * Reads what was typed into the free text (`field` null) or an advanced field: words are AND-ed,
 * `"phrases"`, `-not`, `a ELLER b` (binds its two neighbours), a trailing `*`. Broken syntax is read as
 * words; what holds neither letter nor digit asks for nothing (DESIGN §5).
 */
export function parseClauses(text: string, field: TextField | null): Clause[] {
  const items = lex(text);
  const alone = items.length === 1;
  const operands = items.map((item, index) => ({
    item,
    terms:
      item.kind === 'or'
        ? []
        : termsOf(item, { field, alone, afterSaksnummer: isSaksnummer(items[index - 1]) }),
  }));
  return bind(
    operands.filter(({ item, terms }) => item.kind === 'or' || terms.length > 0),
    field,
  );
}

type Operand = { readonly item: Item; readonly terms: Clause['anyOf'] };

function bind(operands: readonly Operand[], field: TextField | null): Clause[] {
  const clauses: Clause[] = [];
  for (let i = 0; i < operands.length; i += 1) {
    const { item, terms } = operands[i]!;
    const before = clauses.at(-1);
    const after = operands[i + 1];
    if (item.kind !== 'or') clauses.push({ anyOf: terms, negated: item.negated });
    else if (before && after && canBind(before, operands[i - 1]!, after)) {
      clauses[clauses.length - 1] = { anyOf: [...before.anyOf, ...after.terms], negated: false };
      i += 1;
    } else clauses.push({ anyOf: termsOf(asWord(item), inField(field)), negated: false });
  }
  return clauses;
}

/** «Either, or not» has no clause: such an ELLER is the word. */
function canBind(before: Clause, left: Operand, right: Operand): boolean {
  return (
    !before.negated && left.item.kind !== 'or' && right.item.kind !== 'or' && !right.item.negated
  );
}

function asWord(item: Item): Item {
  return { ...item, kind: 'word' };
}

function inField(field: TextField | null) {
  return { field, alone: false, afterSaksnummer: false };
}

/** `25-187797 med tsos`: after a number, a code is the type that belongs to it. */
function isSaksnummer(item: Item | undefined): boolean {
  return (
    item?.kind === 'word' && /\d{5}/.test(item.text) && saksnummerTerms(item.text, false).length > 0
  );
}
