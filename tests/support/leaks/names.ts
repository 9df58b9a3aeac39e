import { seededRandom } from '#tests/support/seeded-random.ts';

/** Somebody whose name must not be told. */
export interface Navn {
  readonly fornavn: string;
  readonly etternavn: string;
}

const SYLLABLES = ['bør', 'håv', 'quen', 'zak', 'lie', 'sæt', 'dag', 'vår', 'møl', 'fro', 'kjel'];
const ENDINGS = ['øy', 'land', 'stad', 'ås', 'berg', 'moe', 'vik', 'um'];

/** Two invented names, different in every part, in length as well; the same for the same seed. */
export function twoNames(seed: number): readonly [Navn, Navn] {
  const random = seededRandom(seed);
  const used = new Set<string>();
  const pick = (from: readonly string[]): string => {
    const free = from.filter((part) => !used.has(part));
    const part = free[Math.floor(random() * free.length)]!;
    used.add(part);
    return part;
  };
  const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
  const name = (more: boolean): Navn => ({
    fornavn: capital(pick(SYLLABLES) + pick(SYLLABLES)),
    etternavn: capital(pick(SYLLABLES) + (more ? pick(SYLLABLES) : '') + pick(ENDINGS)),
  });
  return [name(false), name(true)];
}
