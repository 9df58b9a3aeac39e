import { performance } from 'node:perf_hooks';
import { demoSak } from '#demo/demo-sak.ts';
import { lexicon } from '#search/text/lexicon/lexicon.ts';
import { readText } from '#search/text/query/clauses.ts';
import { meanings } from '#search/text/query/meaning.ts';
import { tokens } from '#search/text/tokenize.ts';
import { indexWord } from '#search/text/words.ts';

/**
 * `npm run bench:analysis [-- --json]`: what the text analysis costs, in the processor's time, without a database or an
 * engine. A case: its subject, type and hearing types are cut into words and looked up, as for the index. A query: 500
 * characters of subjects are read as typed words. Five rounds; the median of the rounds counts. `cold`: the first round in
 * this process, when no word is remembered yet.
 */
const ROUNDS = 5;
const CASES = 20_000;
const QUERY_LENGTH = 500;
const QUERIES = 200;
const COURTS = [
  { id: 'TOSL', type: 'tingrett', seter: ['Oslo'], suffikser: [] },
  { id: 'THRD', type: 'tingrett', seter: ['Bergen'], suffikser: [] },
];
const GOALS = {
  'case, µs': 40,
  'query of 500 characters, ms': 2,
  'lexicon, ms': 300,
  'meanings, ms': 500,
} as const;
type Name = keyof typeof GOALS;

interface Figure {
  readonly name: Name;
  readonly cold: number;
  readonly median: number;
  readonly goal: number;
  readonly met: boolean;
}

function main(asJson: boolean): void {
  const lexiconTime = milliseconds(() => void lexicon());
  const meaningsTime = milliseconds(() => void meanings());
  const saker = Array.from({ length: CASES }, (_, index) =>
    demoSak(index, { seed: 1, day: '2026-03-10', courts: COURTS }),
  );
  const texts = saker.map(({ sak, moeter }) =>
    [sak.saks_tema, sak.sakstype, ...moeter.map((moete) => moete.rettsmoetetype)].filter(
      (text) => text !== null,
    ),
  );
  const queries = Array.from({ length: QUERIES }, (_, at) =>
    texts
      .slice(at * 20, at * 20 + 20)
      .flat()
      .join(' ')
      .slice(0, QUERY_LENGTH),
  );
  const figures = [
    figure('lexicon, ms', [lexiconTime]),
    figure('meanings, ms', [meaningsTime]),
    figure(
      'case, µs',
      rounds(() => texts.forEach(analyse)).map((ms) => (ms * 1000) / CASES),
    ),
    figure(
      'query of 500 characters, ms',
      rounds(() => queries.forEach((query) => readText(query, null))).map((ms) => ms / QUERIES),
    ),
  ];
  const text = asJson ? JSON.stringify({ figures }) : figures.map(line).join('\n');
  process.stdout.write(`${text}\n`);
}

function analyse(texts: readonly string[]): void {
  for (const text of texts) for (const { written } of tokens(text)) indexWord(written);
}

function rounds(work: () => void): number[] {
  return Array.from({ length: ROUNDS }, () => milliseconds(work));
}

/** Of the processor's time, because a busy machine makes the clock say nothing. */
function milliseconds(work: () => void): number {
  const before = process.cpuUsage();
  const began = performance.now();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.min((user + system) / 1000, performance.now() - began);
}

function figure(name: Name, times: readonly number[]): Figure {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  return { name, cold: times[0]!, median, goal: GOALS[name], met: median <= GOALS[name] };
}

function line({ name, cold, median, goal, met }: Figure): string {
  const number = (value: number) => value.toFixed(2).padStart(8);
  return `${name.padEnd(28)}${number(median)}  cold ${number(cold)}  goal ${goal}  ${met ? 'met' : 'missed'}`;
}

main(process.argv.includes('--json'));
