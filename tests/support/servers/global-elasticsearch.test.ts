import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asksFor } from './global-elasticsearch.ts';

const support = (name: string) => join(import.meta.dirname, name);

it('sees what a file imports through others, and what it does not', () => {
  expect(asksFor(support('elasticsearch.ts'), 'servers/elasticsearch.ts')).toBe(true);
  expect(asksFor(support('../indexer/test-engines.ts'), 'servers/elasticsearch.ts')).toBe(true);
  expect(asksFor(support('database.ts'), 'servers/elasticsearch.ts')).toBe(false);
});
