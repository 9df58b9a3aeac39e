import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { STATED_IN, readStated } from './goals.ts';
import { type Line, type Measured, linesOf, percent } from './print.ts';
import { share } from './figure.ts';

/**
 * Writes the figures into the table of docs/RELEVANCE.md and states them: the worst engine's, rounded by less than a per cent to
 * its disadvantage. Rows that were not measured stay.
 */
export async function record(measured: Measured, day: string): Promise<void> {
  const lines = linesOf(measured, readStated()).filter(({ ours }) => ours.length > 0);
  const text = lines.reduce(
    (doc, line) => doc.replace(rowOf(line), (_, before: string) => before + cellsOf(line)),
    readFileSync(STATED_IN, 'utf8').replace(/^Measured on [\d-]+/mu, `Measured on ${day}`),
  );
  const style = await resolveConfig(STATED_IN);
  writeFileSync(STATED_IN, await format(text, { ...style, parser: 'markdown' }));
}

/** The line of a row, up to its goal. */
function rowOf({ row }: Line): RegExp {
  return new RegExp(`^(\\| \`${row}\` *\\|[^|]*\\|[^|]*\\|).*$`, 'mu');
}

function cellsOf({ ours, peers, stated }: Line): string {
  const figures = ours.map(([, figure]) => figure);
  const shares = figures.map((figure) => share(figure) * 100);
  const atMost = stated?.side === 'at most';
  const limit = atMost
    ? `≤ ${Math.ceil(Math.max(...shares))} %`
    : `≥ ${Math.floor(Math.min(...shares))} %`;
  const peer = peers.length === 0 ? '–' : peers.map(percent).join(', ');
  const own = [...new Set(figures.map(percent))].join(' / ');
  const [{ hits, total }] = figures as [(typeof figures)[number]];
  const counted = Number.isInteger(hits) ? ` (${hits} of ${total})` : ` (of ${total})`;
  return ` ${peer} | ${own}${counted} | ${limit} |`;
}
