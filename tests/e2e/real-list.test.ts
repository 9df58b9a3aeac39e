import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { importFile } from '#import/import-file.ts';
import { connectBrowser, signIn, visit } from '#tests/support/browser/browser.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { startStack, type Stack } from '#tests/support/browser/stack.ts';

const LIST = join(projectRoot, 'tests/fixtures/hearings-sarpsborg-2026.json');
const NOW = new Date('2026-03-10T12:00:00+01:00');
const RANGE = 'domstolid=TSOS&fraDato=2026-02-23&tilDato=2026-05-31';

/** Imports a copy of the list: an import writes its rejects beside the file. */
async function importList(target: Parameters<typeof importFile>[0]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'presse-list-'));
  const file = join(folder, 'list.json');
  await copyFile(LIST, file);
  await importFile(target, file);
  await rm(folder, { recursive: true });
}

const elasticsearch = elasticsearchForTests();
const engines = [
  { engine: 'the Postgres engine', url: undefined, skip: null },
  {
    engine: 'Elasticsearch',
    url: 'url' in elasticsearch ? elasticsearch.url : undefined,
    skip: 'skip' in elasticsearch ? elasticsearch.skip : null,
  },
];

describe.each(engines)("one court's real list in $engine", ({ url, skip }) => {
  let browser: Browser;
  let stack: Stack;
  let page: Page;
  beforeAll(async () => {
    if (skip) return;
    browser = await connectBrowser();
    stack = await startStack({ now: NOW, load: importList, elasticsearchUrl: url });
    ({ page } = await visit(browser));
    await signIn(page, stack.url, 'Silje Haugnes');
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  it.skipIf(skip).each([
    ['MED', 36],
    ['med', 36],
    ['TSAR', 273],
    ['Sarpsborg', 273],
    ['25-138096MED-TSOS/TSAR', 1],
    ['25-1380', 1],
  ])('finds by %s the %i cases of the list', async (query, count) => {
    await page.goto(`${stack.url}/?${RANGE}&query=${encodeURIComponent(query)}`);
    await page.getByRole('heading', { name: `Antall treff: ${count}`, exact: true }).waitFor();
    const rows = page.getByRole('table', { name: /^Antall treff/ }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(Math.min(count, 50) + 1);
  });

  it.skipIf(skip)('counts only the cases with a hearing in the range', async () => {
    await page.goto(`${stack.url}/?${RANGE.replace('2026-05-31', '2026-04-20')}&query=MED`);
    await page.getByRole('heading', { name: 'Antall treff: 32', exact: true }).waitFor();
  });
});
