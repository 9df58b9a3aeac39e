import { type Bench, type BenchOptions, interleaved } from '#bench/kit/bench.ts';
import { figure, type Figure, type Goal } from '#bench/kit/figures.ts';
import { readFirstLoad } from '#build/chunks.ts';
import { interact, interactByPhone, type Pressed, pressing, scroll } from './interactions.ts';
import { firstSight, load } from './load.ts';
import { openPageStage } from './stage.ts';

export const bench: Bench = {
  about:
    'the pages in Chromium, on a phone with fast 3G and a processor four times slower, and at a desk with 1,000 rows',
  cases: 10_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

const PHONE = '375 px, 4× CPU, fast 3G';
const SLOW = '4× CPU';

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const stage = await openPageStage(options);
  try {
    const seen = await interleaved(
      options.rounds,
      {
        search: () => firstSight(stage, 'search'),
        iDag: () => firstSight(stage, 'iDag'),
        sak: () => firstSight(stage, 'sak'),
      },
      { warmUp: false },
    );
    const loads = await rounds(options, () => load(stage));
    const some = await rounds(options, () => interact(stage, 50));
    const phone = await rounds(options, () => interactByPhone(stage));
    const many = await rounds(options, () => interact(stage, 1000));
    const scrolled = await rounds(options, () => scroll(stage));
    const { bytes } = readFirstLoad();
    return [
      row(`LCP (${PHONE})`, 'ms', seen.search, 900),
      beside("'I dag'", seen.iDag, seen.search),
      beside('a case', seen.sak, seen.search),
      row(
        `CLS while it loads (${PHONE})`,
        '',
        loads.map(({ loadCls }) => loadCls),
        0.02,
      ),
      row(
        `CLS of a search (${PHONE})`,
        '',
        loads.map(({ searchCls }) => searchCls),
        0.02,
      ),
      row('scripts of the first load', 'kB gzip', [bytes / 1_000], 120),
      row(
        'scripts of a search',
        'kB gzip',
        loads.map(({ scripts }) => scripts),
        220,
      ),
      row(
        `INP, typing, 50 rows (${SLOW})`,
        'ms',
        some.map(({ typing }) => typing),
        150,
      ),
      {
        ...row(`INP, pressing, 50 rows (${SLOW})`, 'ms', some.map(pressing), 150),
        note: eachOf(some),
      },
      row(`INP, 50 rows (375 px, ${SLOW})`, 'ms', phone, 150),
      row(
        `INP, typing, 1,000 rows (${SLOW})`,
        'ms',
        many.map(({ typing }) => typing),
        200,
      ),
      {
        ...row(`INP, pressing, 1,000 rows (${SLOW})`, 'ms', many.map(pressing), 200),
        note: eachOf(many),
      },
      row('scrolling 1,000 rows, between pictures', 'ms p95', scrolled, 34),
    ];
  } finally {
    await stage.close();
  }
}

const row = (name: string, unit: string, ours: readonly number[], atMost: number): Figure =>
  figure({ ...{ name, unit, ours }, goal: { atMost } satisfies Goal });

/** What is seen of another page, beside the search page: no later, but for what two measurements differ by. */
const beside = (page: string, ours: readonly number[], other: readonly number[]): Figure =>
  figure({
    ...{ name: `LCP of ${page} ÷ the search page (${PHONE})`, unit: 'ms', ours, other },
    goal: { atMost: 1.05 },
  });

/** What each kind of press took, in the order of the rounds. */
const eachOf = (rounds: readonly Pressed[]): string =>
  (['favourite', 'facet', 'search'] as const)
    .map((kind) => `${kind} ${rounds.map((round) => round[kind]).join(', ')}`)
    .join('; ');

async function rounds<T>(options: BenchOptions, work: () => Promise<T>): Promise<T[]> {
  const values: T[] = [];
  for (let round = 0; round < options.rounds; round += 1) values.push(await work());
  return values;
}
