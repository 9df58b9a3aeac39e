import { writeReading } from '#search/text/lexicon/lexicon.ts';
import { countCompounds } from './compounds.ts';
import { IRREGULAR, sameWordRows } from './irregular.ts';
import { participleRows, passiveRows } from './participles.ts';
import { rareReadings } from './rare.ts';
import { lostRows } from './repair.ts';
import type { Row } from './rows.ts';

/** A word that at least so many compounds of the source are made with. */
const PRODUCTIVE = 10;

/** The strings that the lexicon's automaton holds: every form with each of its readings, in order. */
export function readingsOf(source: readonly Row[]): string[] {
  const repaired = [...source, ...IRREGULAR, ...lostRows(source)];
  const rows = [...repaired, ...passiveRows(repaired), ...sameWordRows(repaired)];
  const verbal = participleRows(rows);
  const participles = new Set(verbal.map(({ form, lemma }) => `${form} ${lemma}`));
  const all = [
    ...rows.filter(
      ({ form, lemma, wordClass }) => wordClass !== 'adj' || !participles.has(`${form} ${lemma}`),
    ),
    ...verbal,
  ];
  const compounds = countCompounds(source);
  // Bjørn is a name, and an animal.
  const words = new Set(all.filter(({ isName }) => !isName).map(keyOf));
  return [...groupByForm(all).values()]
    .flatMap((readings) => {
      const rare = rareReadings(readings, compounds);
      return readings.map((row) =>
        writeReading(row.form, {
          ...row,
          isName: !words.has(keyOf(row)),
          rare: rare.has(row),
          productive: compounds(row.lemma) >= PRODUCTIVE,
        }),
      );
    })
    .sort(byBytes)
    .filter((text, i, sorted) => text !== sorted[i - 1]);
}

function keyOf({ form, lemma, wordClass }: Row): string {
  return `${form} ${lemma} ${wordClass}`;
}

function groupByForm(rows: readonly Row[]): Map<string, Row[]> {
  const seen = new Set<string>();
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (seen.has(key)) continue;
    seen.add(key);
    const group = groups.get(row.form);
    if (group) group.push(row);
    else groups.set(row.form, [row]);
  }
  return groups;
}

function byBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
