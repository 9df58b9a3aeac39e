import { RARE, RARE_FORMS } from './rare-words.ts';
import type { Row } from './rows.ts';

/** A word that many compounds are made with is so much commoner than one that few are made with. */
const TIMES_COMMONER = 8;

/**
 * Which readings of a form are so rare beside the others that a search is better off without them: an imperative beside
 * a noun (`krav`, of `krave`), a word of few compounds beside one of many of its class (`sake` beside `sak`), and what
 * the reviewed list says.
 */
export function rareReadings(
  readings: readonly Row[],
  compounds: (lemma: string) => number,
): ReadonlySet<Row> {
  const rare = new Set<Row>();
  for (const row of readings) {
    if (isListed(row) || isImperative(row)) rare.add(row);
    else if (readings.some((other) => isFarCommoner(other, row))) rare.add(row);
  }
  return rare.size === readings.length ? new Set() : rare;

  function isFarCommoner(other: Row, row: Row): boolean {
    return (
      other.wordClass === row.wordClass &&
      other.wordClass === 'noun' &&
      compounds(other.lemma) > TIMES_COMMONER * (compounds(row.lemma) + 1)
    );
  }
}

/** Verbs whose imperative is also their past or present tense. */
const PAST = /(?:løpe|gråte|hete|komme|sove|gjøre|spørre|smøre)$/;

function isListed({ form, lemma, wordClass }: Row): boolean {
  if (RARE_FORMS.has(`${form} ${lemma}`)) return true;
  return RARE[wordClass]?.has(lemma) ?? false;
}

function isImperative({ form, lemma, wordClass }: Row): boolean {
  return (
    wordClass === 'verb' &&
    lemma.length > form.length &&
    lemma.startsWith(form) &&
    !PAST.test(lemma)
  );
}
