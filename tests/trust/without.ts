import type { Row } from './table.ts';
import type { Safeguard } from './safeguard.ts';
import { copyTree } from './take-out.ts';

/** Takes out each safeguard in turn, in a copy, and sees whether its tests turn red. */
export async function runSafeguards(safeguards: readonly Safeguard[]): Promise<Row> {
  const copy = await copyTree();
  const notes: string[] = [];
  try {
    const failing = await copy.failingAnyway(safeguards);
    notes.push(...failing.map((file) => `${file} fails with every safeguard in its place`));
    for (const safeguard of safeguards) {
      const outcome = await copy.tryWithout(safeguard);
      process.stdout.write(`${outcome.padEnd(12)} without: ${safeguard.name}\n`);
      if (outcome !== 'red')
        notes.push(`${outcome} without: ${safeguard.name} (${safeguard.file})`);
    }
  } finally {
    copy.remove();
  }
  return {
    promise: 'Each safeguard that is taken out turns its tests red.',
    tried: safeguards.length,
    failed: notes.length,
    notes,
  };
}
