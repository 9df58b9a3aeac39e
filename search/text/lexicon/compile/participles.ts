import type { Row } from './rows.ts';

/**
 * Participles belong to their verb: dømt, dømte, dømmende (which the source lists as adjectives with the verb as lemma),
 * and those that it lists as words of their own (tiltalt: tiltale; stjålen: stjele, because stjålet is a form of it).
 * The rows come back as forms of the verb; the source's own rows stay.
 */
export function participleRows(rows: readonly Row[]): Row[] {
  const verbForms = new Map<string, string[]>();
  const verbs = new Set<string>();
  const adjectives = new Map<string, string[]>();
  for (const { form, lemma, wordClass } of rows) {
    if (wordClass === 'verb') {
      verbs.add(lemma);
      add(verbForms, form, lemma);
    } else if (wordClass === 'adj') add(adjectives, lemma, form);
  }
  return [...adjectives].flatMap(([lemma, forms]) => {
    if (verbs.has(lemma)) return forms.filter((form) => form !== lemma).map(of(lemma));
    return verbsOf(lemma, forms, verbForms).flatMap((verb) => forms.map(of(verb)));
  });
}

function verbsOf(
  adjective: string,
  forms: readonly string[],
  verbForms: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (adjective.endsWith('ende')) {
    const verb = adjective.slice(0, -'nde'.length);
    return verbForms.get(verb)?.includes(verb) ? [verb] : [];
  }
  const short = adjective.length <= LONGEST_SHORT && forms.some((form) => form.endsWith('ere'));
  if (short) return [];
  if (/[tda]$/.test(adjective))
    return (verbForms.get(adjective) ?? []).filter((verb) => `${adjective}e` !== verb);
  if (!adjective.endsWith('en')) return [];
  const stem = adjective.slice(0, -2);
  return (verbForms.get(`${stem}et`) ?? []).filter(
    (verb) => stem.length >= MIN_STEM && !verb.startsWith(stem),
  );
}

/** finnes, møtes, synes: the source lists some passives as verbs of their own. */
export function passiveRows(rows: readonly Row[]): Row[] {
  const verbs = rows.filter(({ wordClass }) => wordClass === 'verb');
  const lemmas = new Set(verbs.map(({ lemma }) => lemma));
  return verbs.flatMap(({ form, lemma, wordClass }) => {
    const active = lemma.slice(0, -1);
    return lemma.endsWith('es') && lemmas.has(active) ? [{ form, lemma: active, wordClass }] : [];
  });
}

/** lett, stolt: with a comparative, they are adjectives that only look like a participle of leite, stole. */
const LONGEST_SHORT = 5;
const MIN_STEM = 3;

function of(lemma: string): (form: string) => Row {
  return (form) => ({ form, lemma, wordClass: 'verb' });
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
