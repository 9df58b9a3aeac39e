import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asksFor } from './asks-for.ts';

const support = (name: string) => join(import.meta.dirname, name);

it('sees what a file imports through others, and what it does not', () => {
  expect(asksFor(support('elasticsearch.ts'), 'support/elasticsearch.ts')).toBe(true);
  expect(asksFor(support('test-engines.ts'), 'support/elasticsearch.ts')).toBe(true);
  expect(asksFor(support('database.ts'), 'support/elasticsearch.ts')).toBe(false);
});
