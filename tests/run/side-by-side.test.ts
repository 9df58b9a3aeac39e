import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { runSideBySide } from './side-by-side.ts';
import type { Step } from './steps.ts';

it('runs two steps at a time, and gives their outcomes in order', async () => {
  let running = 0;
  let most = 0;
  const step = (name: string, ms: number): Step => ({
    name,
    run: async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, ms));
      running -= 1;
      return { outcome: outcomeOf(name, { status: 'passed' }), output: `output of ${name}` };
    },
  });
  let said = '';
  const steps = [step('a', 30), step('b', 1), step('c', 1)];
  const outcomes = await runSideBySide(
    steps,
    new AbortController().signal,
    (text) => (said += text),
  );
  expect(outcomes.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(most).toBe(2);
  expect(said.indexOf('output of b')).toBeLessThan(said.indexOf('output of a'));
});
