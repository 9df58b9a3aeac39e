import type { RedaksjonRad, RedaksjonerParams } from '#contract/admin/redaksjoner.ts';
import { navnenoekkel } from '#domain/redaksjon.ts';

/** The rows that the address asks for, in its order: of all pages. */
export function findRows(
  rows: readonly RedaksjonRad[],
  { vis, sok, sortField, sortAscending }: RedaksjonerParams,
): RedaksjonRad[] {
  const found = searched(rows, sok).filter(({ status }) => vis === 'alle' || status === vis);
  const order = ORDERS[sortField];
  const sign = sortAscending ? 1 : -1;
  return found.toSorted((a, b) => sign * order(a, b) || byName(a, b));
}

/** Those with the text in their name, their editor's, or a domain. */
export function searched(rows: readonly RedaksjonRad[], sok: string): readonly RedaksjonRad[] {
  const part = sok.trim().toLocaleLowerCase('nb');
  const key = navnenoekkel(sok);
  const has = (text: string) =>
    text.toLocaleLowerCase('nb').includes(part) || (key !== '' && navnenoekkel(text).includes(key));
  return part === ''
    ? rows
    : rows.filter(({ navn, redaktoer, domener }) => [navn, redaktoer ?? '', ...domener].some(has));
}

const byName = (a: RedaksjonRad, b: RedaksjonRad) => a.navn.localeCompare(b.navn, 'nb');
const ORDERS = {
  Navn: byName,
  Brukere: (a: RedaksjonRad, b: RedaksjonRad) => a.brukere - b.brukere,
  // Never comes before any day.
  Bekreftet: (a: RedaksjonRad, b: RedaksjonRad) =>
    (a.bekreftet ?? '').localeCompare(b.bekreftet ?? ''),
};
