import type { TrustPromise } from './promises/promise.ts';
import type { Safeguard } from './safeguard.ts';

/** docs/TRUST.md: each promise with what keeps it, its tests, and how many safeguards are taken out to try these. */
export function trustDocument(
  promises: Readonly<Record<string, TrustPromise>>,
  safeguards: readonly Safeguard[],
): string {
  const parts = Object.entries(promises).map(([id, one]) => promisePart(id, one, safeguards));
  return `${HEAD}\n${parts.join('\n')}`;
}

const HEAD = `# What may be trusted, and how it is tried

Made by \`npm run trust -- --docs\` from [tests/trust/](../tests/trust/): change it there. \`npm run trust\` runs these tests and prints
for each promise how often it was tried and how often it failed. \`--full\` adds the long forms and fuzzing, and takes out each
safeguard ([tests/trust/safeguards/](../tests/trust/safeguards/)) in turn, in a copy, to see the tests fail.
`;

function promisePart(id: string, one: TrustPromise, safeguards: readonly Safeguard[]): string {
  const own = safeguards.filter(({ promise }) => promise === id);
  return [
    `## ${one.promise}`,
    '',
    `\`${id}\`. Kept by ${one.keptBy.map(link).join(', ')}.`,
    '',
    ...(one.measured === undefined ? [] : [one.measured, '']),
    `Tests: ${one.tests.map(link).join(', ')}. Safeguards: ${own.length}.`,
    '',
  ].join('\n');
}

const link = (file: string) => `[${file}](../${file})`;
