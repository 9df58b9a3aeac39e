import type { Figure, Goal, Spread } from './figures.ts';

/** The figures as lines for a person: ours, the other side, the ratio, the goal, and whether it is met. */
export function report(figures: readonly Figure[]): string {
  const head = ['', 'unit', 'ours', 'other', 'ratio', 'goal', 'met'];
  const rows = figures.map((one) => [
    one.name,
    one.unit,
    range(one.ours),
    one.other ? range(one.other) : '–',
    one.ratio === null ? '–' : short(one.ratio),
    one.goal ? wanted(one.goal) : '–',
    one.met === null ? '–' : one.met ? 'yes' : 'NO',
  ]);
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ');
  const notes = figures.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : []));
  return [...all.map(line), ...notes].map((text) => `${text.trimEnd()}\n`).join('');
}

function range({ median, min, max }: Spread): string {
  return `${short(median)} (${short(min)}–${short(max)})`;
}

function wanted(goal: Goal): string {
  return 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
}

/** Three digits that count; whole numbers from a thousand on. */
function short(value: number): string {
  return Math.abs(value) >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
