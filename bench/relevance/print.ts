import type { EngineFigures } from './engine-rows.ts';
import { type Figure, ROWS, type Row, share } from './figure.ts';
import { isMet, type Stated } from './goals.ts';

/** Everything that one run measured. */
export interface Measured {
  readonly analysis: readonly Figure[];
  /** null without Elasticsearch. */
  readonly peers: Readonly<Record<'norwegian' | 'light', readonly Figure[]>> | null;
  readonly engines: Readonly<Partial<Record<'postgres' | 'elasticsearch', EngineFigures>>>;
}

/** A row with every figure of it. */
export interface Line {
  readonly row: Row;
  /** Of the analysis, or of each engine. */
  readonly ours: readonly (readonly [string, Figure])[];
  readonly peers: readonly Figure[];
  readonly stated: Stated | undefined;
}

export function linesOf({ analysis, peers, engines }: Measured, stated: readonly Stated[]): Line[] {
  const sources = [
    ['analysis', analysis] as const,
    ...Object.entries(engines).map(([name, { figures }]) => [name, figures] as const),
  ];
  return (Object.keys(ROWS) as Row[]).map((row) => ({
    row,
    ours: sources.flatMap(([name, figures]) =>
      figures.filter((figure) => figure.row === row).map((figure) => [name, figure] as const),
    ),
    peers: peers ? Object.values(peers).flatMap((all) => all.filter((one) => one.row === row)) : [],
    stated: stated.find((one) => one.row === row),
  }));
}

/** Whether each figure is as good as stated; a row that was not measured is not judged. */
export function isAllMet(measured: Measured, stated: readonly Stated[]): boolean {
  return linesOf(measured, stated).every(isLineMet);
}

function isLineMet({ ours, stated }: Line): boolean {
  return stated !== undefined && ours.every(([, figure]) => isMet(figure, stated));
}

export function asTable(measured: Measured, stated: readonly Stated[]): string {
  const head = ['row', 'ours', '', 'peer', 'light', 'stated', 'met'];
  const rows = linesOf(measured, stated).map((line) => [
    `${line.row} (${ROWS[line.row]})`,
    [...new Set(line.ours.map(([, figure]) => percent(figure)))].join(' / '),
    line.ours.map(([, { hits, total }]) => `${Math.round(hits)} of ${total}`)[0] ?? 'not measured',
    ...[0, 1].map((i) => (line.peers[i] ? percent(line.peers[i]) : '–')),
    line.stated ? `${line.stated.side} ${line.stated.limit} %` : '–',
    line.ours.length === 0 ? '' : isLineMet(line) ? 'yes' : 'NO',
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((cells) => cells[i]!.length)));
  return [head, ...rows]
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function asJson(measured: Measured, stated: readonly Stated[]): string {
  const numbers = ({ hits, total }: Figure) => ({ hits, total });
  return JSON.stringify(
    linesOf(measured, stated).map((line) => ({
      row: line.row,
      says: ROWS[line.row],
      ours: Object.fromEntries(line.ours.map(([name, figure]) => [name, numbers(figure)])),
      peer: line.peers[0] ? numbers(line.peers[0]) : null,
      peerLight: line.peers[1] ? numbers(line.peers[1]) : null,
      stated: line.stated ? { side: line.stated.side, percent: line.stated.limit } : null,
      met: isLineMet(line),
    })),
    null,
    2,
  );
}

/** What went wrong, by row. */
export function missesOf({ analysis, engines }: Measured): string {
  const all = [
    ['analysis', analysis] as const,
    ...Object.entries(engines).map(([name, { figures }]) => [name, figures] as const),
  ];
  const figures = all.flatMap(([name, list]) =>
    list.map(({ row, misses }) => `\n# ${row}, ${name}: ${misses.length}\n${misses.join('\n')}`),
  );
  const unanswered = Object.values(engines)[0]?.unanswered ?? [];
  return [...figures, `\n# questions without a demo case: ${unanswered.join('; ')}`].join('\n');
}

export function percent(figure: Figure): string {
  return `${(share(figure) * 100).toFixed(1)} %`;
}
