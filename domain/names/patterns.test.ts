import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { expect, it, vi } from 'vitest';

const config: Linter.Config = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': 'error',
  },
};

/** The linter reads the patterns that are written down (eslint.config.js); these are put together when the module is loaded. */
it('take time in proportion to the text, also the patterns that are put together', async () => {
  const made: RegExp[] = [];
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct: (target, args: [string, string?]) => {
        const one = new target(...args);
        made.push(one);
        return one;
      },
    }),
  );
  vi.resetModules();
  await import('./case-texts.ts');
  await import('./party-names.ts');
  vi.unstubAllGlobals();
  expect(made.length).toBeGreaterThan(5);
  const code = made.map((one) => `${one};`).join('\n');
  const found = new Linter().verify(code, config);
  expect(found.map(({ line, message }) => `${made[line - 1]}: ${message}`)).toEqual([]);
});
