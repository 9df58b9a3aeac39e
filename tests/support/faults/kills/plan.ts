import { seededRandom } from '#tests/support/seeded-random.ts';

/** What is ended by SIGKILL. */
export const TARGETS = ['follow', 'rebuild', 'web', 'postgres', 'elasticsearch'] as const;
export type Target = (typeof TARGETS)[number];

interface Kill {
  readonly target: Target;
  /** ms after the round has begun. */
  readonly at: number;
}

const WRITES = [
  'rename',
  'otherName',
  'noName',
  'delete',
  'insert',
  'document',
  'noDocument',
  'withdraw',
  'withdrawParter',
  'lift',
  'favourite',
  'application',
] as const;
export type WriteKind = (typeof WRITES)[number];

export interface PlannedWrite {
  readonly kind: WriteKind;
  /** Which of the cases that change. */
  readonly nr: number;
  /** A word that nothing else says. */
  readonly word: string;
  /** ms before it. */
  readonly pause: number;
}

export interface Round {
  readonly kills: readonly Kill[];
  /** A rebuild runs beside the follower. */
  readonly rebuild: boolean;
  /** One list for each writer. */
  readonly writers: readonly (readonly PlannedWrite[])[];
}

/** Cases that change, and cases that never do. */
export const CHANGING = 60;
export const STEADY = 20;
const WRITERS = 2;
const WRITES_EACH = 8;
/** ms of a round in which something is killed. */
const LENGTH = 1_200;
/** An Elasticsearch takes longest to come back. */
const ELASTICSEARCH_EVERY = 20;

/** What happens in each round: the same for the same seed. */
export function planOf(seed: number, rounds: number): readonly Round[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const write = (): PlannedWrite => ({
    kind: WRITES[below(WRITES.length)]!,
    nr: below(CHANGING),
    word: wordOf(random),
    pause: below(120),
  });
  return Array.from({ length: rounds }, (_, nr) => {
    const killed = new Set<Target>(['follow']);
    if (random() < 0.3) killed.add('web');
    if (random() < 0.2) killed.add('postgres');
    if (nr % ELASTICSEARCH_EVERY === 2) killed.add('elasticsearch');
    const rebuild = random() < 0.5;
    if (rebuild && random() < 0.6) killed.add('rebuild');
    if (killed.size > 1 && random() < 0.3) killed.delete('follow');
    return {
      kills: [...killed].map((target) => ({ target, at: below(LENGTH) })),
      rebuild,
      writers: Array.from({ length: WRITERS }, () => Array.from({ length: WRITES_EACH }, write)),
    };
  });
}

/** Twelve letters that no other word resembles, so that no spelling of one is tried for another. */
export function wordOf(random: () => number): string {
  const one = (letters: string) => letters[Math.floor(random() * letters.length)]!;
  return Array.from({ length: 6 }, () => one('qxzwcvbkgp') + one('aeiouy')).join('');
}
