import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const tokens = readFileSync(
  createRequire(import.meta.url).resolve(
    '@norges-domstoler/dds-design-tokens/dist/css/ddsTokens-core.css',
  ),
  'utf8',
);
const theme = readFileSync('web/styles/theme.css', 'utf8');
const published = new Map(
  [...tokens.matchAll(/(--dds-color-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);
const themed = [...theme.matchAll(/(--dds-color-[\w-]+): light-dark\((\S+), (\S+)\);/g)];

test('the light side of every colour is the value that the design system publishes', () => {
  expect(themed.length).toBeGreaterThan(45);
  for (const [, name, light] of themed)
    expect(`${name} ${light}`).toBe(`${name} ${published.get(name)}`);
});

test('text and lines that a dark page needs have a dark side', () => {
  const names = themed.map(([, name]) => name);
  for (const part of ['bg-default', 'text-default', 'border-default', 'text-action-resting'])
    expect(names).toContain(`--dds-color-${part}`);
});
