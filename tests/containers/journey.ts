import type { Knex } from 'knex';
import { chromium, type Browser, type Page } from 'playwright';
import { openDatabase } from '#db/connection.ts';
import { readGenerations } from '#db/queues/generations.ts';
import { run, sql } from '#db/sql.ts';
import { browserLaunchOptions } from '#dev/tools/browser.ts';
import { visit, signIn } from '#tests/support/browser/browser.ts';
import { until } from '#tests/support/until.ts';
import type { Stack } from './stack.ts';

/** A journalist in a browser, who is signed in. */
export interface Journalist {
  /** Searches in the page as a person does; answers how many rows the page shows. */
  readonly search: (words: string) => Promise<number>;
  /** Waits until the search has a hit. */
  readonly finds: (words: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const PATIENCE = 300_000;

/** Signs in as a test person, and searches in all courts. */
export async function openJournalist({ url }: Stack): Promise<Journalist> {
  const browser: Browser = await chromium.launch(browserLaunchOptions());
  const { page } = await visit(browser);
  page.setDefaultTimeout(PATIENCE);
  await signIn(page, url, 'Silje Haugnes');
  const search = async (words: string) => {
    await page.goto(`${url}/?domstolid=alle&query=${encodeURIComponent(words)}`);
    return rowsOf(page);
  };
  return {
    search,
    finds: (words) =>
      until(`a search for ${words} has a hit`, async () => (await search(words)) > 0, PATIENCE),
    close: () => browser.close(),
  };
}

/** The rows of the table, once the answer is there, be it a failure: then none. */
async function rowsOf(page: Page): Promise<number> {
  const table = page.getByRole('table', { name: /^Antall treff/ });
  const nothing = page.getByText(/Vi fant ingen treff/);
  const failure = page.getByText(/En feil har oppstått ved søk/);
  await table.or(nothing).or(failure).first().waitFor();
  return table.locator('tr[data-sak-id]').count();
}

/** Works in the database of the containers, whose network this machine reaches. */
async function inDatabase<T>(stack: Stack, work: (db: Knex) => Promise<T>): Promise<T> {
  const address = await stack.addressOf('postgres');
  const url = `postgres://presse:development-only@${address}:5432/presse`;
  const db = openDatabase(url, { name: 'containers' });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Changes what a coming case is about, as an import would: a word that no other case has. */
export async function changeCase(stack: Stack, word: string): Promise<void> {
  await inDatabase(stack, (db) =>
    run(
      db,
      sql`update sak set saks_tema = ${word} where sak_id = (
        select sak_id from rettsmoete
        where start between now() + interval '1 day' and now() + interval '20 days'
        order by start limit 1)`,
    ),
  );
}

/** The names of the indexes that get every change. */
export async function generationsOf(stack: Stack): Promise<string[]> {
  return inDatabase(stack, async (db) =>
    (await readGenerations(db, 'elasticsearch')).map(({ navn }) => navn),
  );
}
