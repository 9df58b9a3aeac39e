import { counter, type Figure } from '#bench/relevance/figure.ts';
import { readList, words } from '#bench/relevance/lists.ts';
import type { Finder } from '#bench/relevance/word-finder.ts';

/** A word with its forms, and the words that it is put together from. */
export interface Family {
  readonly list: 'forms-courts' | 'forms-news';
  readonly forms: readonly string[];
  readonly parts: readonly string[];
}

const FILES = { 'forms-courts': 'families-courts.tsv', 'forms-news': 'families-news.tsv' } as const;

export function readFamilies(): Family[] {
  return (['forms-courts', 'forms-news'] as const).flatMap((list) =>
    readList(FILES[list]).map(([, forms, parts]) => ({
      list,
      forms: words(forms),
      parts: words(parts),
    })),
  );
}

/** Every form of the families, once. */
export function formsOf(families: readonly Family[]): string[] {
  return [...new Set(families.flatMap(({ forms }) => forms))];
}

/** Every form must find every other one of its family, and no form that belongs only to other families. */
export function familyRows(families: readonly Family[], forms: string[], find: Finder): Figure[] {
  const found = new Map(forms.map((form) => [form, namesOf(find(form), forms)]));
  const right = relatives(families);
  const wrong = counter('wrong-words');
  for (const [form, others] of found) {
    const bad = [...others].filter((other) => !right.get(form)!.has(other));
    wrong.addMistake(bad.length > 0, `${form} → ${bad.join(', ')}`);
  }
  return [...pairRows(families, found), wrong.figure()];
}

function pairRows(
  families: readonly Family[],
  found: ReadonlyMap<string, ReadonlySet<string>>,
): Figure[] {
  const rows = { 'forms-courts': counter('forms-courts'), 'forms-news': counter('forms-news') };
  for (const { list, forms } of families)
    for (const form of forms)
      for (const other of forms)
        if (form !== other) rows[list].add(found.get(form)!.has(other), `${form} → ${other}`);
  return Object.values(rows).map((row) => row.figure());
}

function namesOf(found: ReadonlySet<number>, forms: readonly string[]): Set<string> {
  return new Set([...found].map((i) => forms[i]!));
}

/** For each form, the forms that it may find: of its families, of their parts, and of compounds with it. */
function relatives(families: readonly Family[]): ReadonlyMap<string, ReadonlySet<string>> {
  const may = new Map<string, Set<string>>();
  const allow = (from: readonly string[], to: readonly string[]) => {
    for (const form of from) {
      const known = may.get(form) ?? new Set([form]);
      for (const other of to) known.add(other);
      may.set(form, known);
    }
  };
  for (const family of families) {
    allow(family.forms, family.forms);
    for (const part of family.parts)
      for (const { forms } of families.filter((other) => other.forms[0] === part)) {
        allow(family.forms, forms);
        allow(forms, family.forms);
      }
  }
  return may;
}
