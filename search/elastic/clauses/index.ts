import type { Asked, Filter } from '#search/elastic/filters.ts';
import { notDeleted } from './deleted.ts';
import { domstol } from './domstol.ts';
import { fields } from './fields.ts';
import { freeText } from './free-text.ts';
import { kategori } from './kategori.ts';
import { rettsmoetetype } from './rettsmoeter.ts';

/** Everything that is asked of a case, AND-ed. */
const CLAUSES: readonly ((asked: Asked) => readonly Filter[])[] = [
  notDeleted,
  domstol,
  kategori,
  freeText,
  fields,
  rettsmoetetype,
];

export function filters(asked: Asked): readonly Filter[] {
  return CLAUSES.flatMap((clause) => clause(asked));
}
