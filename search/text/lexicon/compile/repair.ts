import type { WordClass } from '#search/text/lexicon/lexicon.ts';
import type { Row } from './rows.ts';

/** How a form is made of its lemma: so many letters off, these letters on. */
type Change = string;

/**
 * The source keeps one lemma for each form and class: where `sak` and `sake` both have `saken`, only `sake` has kept
 * it. The forms that a lemma has lost are found by words that are inflected alike: the compounds that end in it
 * (`straffesaken`), or, where it has none, the words of its class that end in the same letters and have every form that
 * it has kept. A form is only added when the source has it, in this class, under another lemma.
 */
export function lostRows(rows: readonly Row[]): Row[] {
  return (['noun', 'verb', 'adj'] as const).flatMap((wordClass) =>
    lostOfClass(
      rows.filter((row) => row.wordClass === wordClass),
      wordClass,
    ),
  );
}

function lostOfClass(rows: readonly Row[], wordClass: WordClass): Row[] {
  const paradigms = new Map<string, Set<Change>>();
  for (const { form, lemma } of rows) {
    const changes = paradigms.get(lemma) ?? new Set();
    paradigms.set(lemma, changes.add(changeOf(lemma, form)));
  }
  const forms = new Set(rows.map(({ form }) => form));
  const compounds = compoundsByHead(paradigms, forms, wordClass);
  const byEnding = paradigmsByEnding(paradigms);
  const found: Row[] = [];
  for (const [lemma, kept] of paradigms) {
    const like = compounds.get(lemma) ?? [];
    const expected =
      like.length >= MIN_COMPOUNDS
        ? usual(like.map((compound) => paradigms.get(compound)!))
        : usualFor(kept, byEnding.get(lemma.slice(-ENDING)) ?? new Map<string, Paradigm>());
    for (const change of expected) {
      const form = apply(lemma, change);
      if (!kept.has(change) && form !== null && forms.has(form))
        found.push({ form, lemma, wordClass });
    }
  }
  return found;
}

const MIN_COMPOUNDS = 2;
const ENDING = 2;
const MIN_HEAD = 2;
const MIN_FIRST = 3;
/** A paradigm that this share of the usual one's words have is a whole one. */
const WHOLE = 1 / 20;
const PARTICLES = new Set(
  `an av be bi bort for fore forut fra fram frem gjen gjennom hen inn innom med mis mot ned om opp over på sam til tilbake under ut
  utover ved vedlike videre etter fast fri full god hjem iverk`.split(/\s+/),
);

function changeOf(lemma: string, form: string): Change {
  let shared = 0;
  while (shared < lemma.length && lemma[shared] === form[shared]) shared += 1;
  return `${lemma.slice(shared)}>${form.slice(shared)}`;
}

function apply(lemma: string, change: Change): string | null {
  const [off, on] = change.split('>') as [string, string];
  return lemma.endsWith(off) ? lemma.slice(0, lemma.length - off.length) + on : null;
}

/** head → lemmas that are another word with the head after it (straffe + sak, rett + s + sak). */
function compoundsByHead(
  paradigms: ReadonlyMap<string, unknown>,
  forms: ReadonlySet<string>,
  wordClass: WordClass,
): Map<string, string[]> {
  const compounds = new Map<string, string[]>();
  for (const lemma of paradigms.keys()) {
    for (let at = 2; at <= lemma.length - MIN_HEAD; at += 1) {
      const head = lemma.slice(at);
      const first = lemma.slice(0, at);
      if (!paradigms.has(head) || !isFirstPart(first, wordClass, forms)) continue;
      const list = compounds.get(head);
      if (list) list.push(lemma);
      else compounds.set(head, [lemma]);
    }
  }
  return compounds;
}

function isFirstPart(first: string, wordClass: WordClass, forms: ReadonlySet<string>): boolean {
  if (wordClass === 'verb') return PARTICLES.has(first);
  return first.length >= MIN_FIRST && (forms.has(first) || forms.has(first.replace(/[se]$/, '')));
}

/** The changes that at least half of these words have. */
function usual(paradigms: readonly ReadonlySet<Change>[]): Change[] {
  const count = new Map<Change, number>();
  for (const changes of paradigms)
    for (const change of changes) count.set(change, (count.get(change) ?? 0) + 1);
  return [...count].filter(([, times]) => times * 2 >= paradigms.length).map(([change]) => change);
}

interface Paradigm {
  readonly changes: ReadonlySet<Change>;
  times: number;
}

/** last letters → the paradigms of the lemmas that end in them. */
function paradigmsByEnding(
  paradigms: ReadonlyMap<string, ReadonlySet<Change>>,
): Map<string, Map<string, Paradigm>> {
  const byEnding = new Map<string, Map<string, Paradigm>>();
  for (const [lemma, changes] of paradigms) {
    const ending = lemma.slice(-ENDING);
    const group = byEnding.get(ending) ?? new Map<string, Paradigm>();
    byEnding.set(ending, group);
    const key = keyOf(changes);
    const same = group.get(key);
    if (same) same.times += 1;
    else group.set(key, { changes, times: 1 });
  }
  return byEnding;
}

/** The commonest paradigm that has everything in `kept`. */
function usualFor(
  kept: ReadonlySet<Change>,
  group: ReadonlyMap<string, Paradigm>,
): Iterable<Change> {
  let best: Paradigm | undefined;
  for (const paradigm of group.values()) {
    if (paradigm.times <= (best?.times ?? 0) || paradigm.changes.size < kept.size) continue;
    if ([...kept].every((change) => paradigm.changes.has(change))) best = paradigm;
  }
  const own = group.get(keyOf(kept))?.times ?? 0;
  return best && own < best.times * WHOLE ? best.changes : [];
}

function keyOf(changes: ReadonlySet<Change>): string {
  return [...changes].sort().join();
}
