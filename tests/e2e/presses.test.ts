import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { DEMO_NOW, DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

/* What a reporter does in a morning, counted by presses: a key or a click is one, a word that is typed is none. */

const service = useDemoStack();

/** A reporter's hands. */
interface Hands {
  readonly page: Page;
  readonly press: (key: string) => Promise<void>;
  readonly click: (target: Locator) => Promise<void>;
  /** The browser's own Back. */
  readonly back: () => Promise<unknown>;
  readonly type: (word: string) => Promise<void>;
}

interface Task {
  readonly name: string;
  readonly most: number;
  /** Where it begins; without it, where sign-in leads. */
  readonly from?: string;
  readonly begun?: (page: Page) => Promise<unknown>;
  readonly work: (hands: Hands) => Promise<unknown>;
}

const SEARCH = `/?domstolid=alle&${DEMO_RANGE}&query=tingrett`;
const rows = (page: Page) => page.locator('#treff tr[data-sak-id]');
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const hits = (page: Page) => rows(page).nth(1).waitFor();
const theCase = (page: Page) =>
  page.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((one) => one === document.activeElement)).toBe(true);

const TASKS: readonly Task[] = [
  {
    name: 'my courts today',
    most: 0,
    // The desk's day is a Saturday: the court's next day is said in its place.
    work: async ({ page }) => {
      const court = page.getByRole('heading', { level: 3, name: 'Oslo tingrett' });
      await court.waitFor();
      expect((await court.boundingBox())!.y).toBeLessThan(900);
    },
  },
  {
    name: 'a word to its first case',
    most: 5,
    work: async ({ page, press, type }) => {
      await press('/');
      await hasFocus(page.getByRole('combobox', { name: 'Søk etter' }));
      await type('fengsling');
      await press('Enter');
      await hasFocus(page.getByRole('heading', { name: /^Antall treff/ }));
      await press('j');
      await press('Enter');
      await theCase(page);
    },
  },
  {
    name: 'the first hit after a search, without keys of ours',
    most: 3,
    from: SEARCH,
    begun: hits,
    work: async ({ page, press }) => {
      const word = page.getByRole('combobox', { name: 'Søk etter' });
      await word.press('Enter');
      await hasFocus(page.getByRole('heading', { name: /^Antall treff/ }));
      await press('Tab');
      await press('Enter');
      await press('Enter');
      await theCase(page);
    },
  },
  {
    name: 'save a search with an alert',
    most: 3,
    from: SEARCH,
    begun: hits,
    work: async ({ page, click }) => {
      await click(page.getByRole('button', { name: 'Lagre søket' }));
      const dialog = page.getByRole('dialog');
      await click(dialog.getByRole('radio', { name: 'Med en gang' }));
      await click(dialog.getByRole('button', { name: 'Lagre', exact: true }));
      await page.getByText(/Du får e-post med en gang det er nye treff/).waitFor();
    },
  },
  {
    name: 'a case into the calendar',
    most: 2,
    from: '/?domstolid=alle&fraDato=2026-11-23&tilDato=2026-12-20',
    begun: async (page) => {
      await hits(page);
      await rows(page).first().locator('[data-column=saksnr] a').click();
      await theCase(page);
    },
    work: async ({ page, click }) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        click(page.getByRole('link', { name: 'Legg i kalender' })),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.ics$/);
    },
  },
  {
    name: 'star a hit',
    most: 2,
    from: SEARCH,
    begun: hits,
    work: async ({ page, press }) => {
      await press('j');
      await press('s');
      await page.getByText('Saken er en favoritt.').waitFor();
      await page.getByRole('table', { name: 'Favoritter' }).waitFor();
    },
  },
  {
    name: 'star a hit and be told of its changes by e-mail',
    most: 2,
    from: SEARCH,
    begun: hits,
    work: async ({ page, click }) => {
      await click(page.locator('#treff [data-star][aria-pressed=false]').first());
      await click(page.getByRole('button', { name: 'Ja, hver morgen' }));
      await page.getByText(/^Du får e-post hver morgen kl\. 07:00 om endringer, til /).waitFor();
    },
  },
  {
    name: 'mark all news read',
    most: 1,
    begun: async (page) => {
      await tellNews();
      await page.goto(`${service.stack.url}/nytt`);
    },
    work: async ({ page, click }) => {
      await click(page.getByRole('button', { name: 'Merk alle som lest' }));
      await page.getByRole('button', { name: 'Merk alle som lest' }).waitFor({ state: 'detached' });
      await expect.poll(() => service.stack.db('nyhet').whereNotNull('lest')).not.toEqual([]);
    },
  },
  {
    name: 'the note of a hit',
    most: 2,
    from: SEARCH,
    begun: hits,
    work: async ({ page, press }) => {
      await press('j');
      await press('n');
      await hasFocus(page.getByRole('textbox', { name: 'Notat', exact: true }));
    },
  },
  {
    name: 'from a case back to the hits, and the next one of them',
    most: 3,
    from: SEARCH,
    begun: async (page) => {
      await hits(page);
      await rows(page).first().locator('[data-column=saksnr] a').click();
      await theCase(page);
    },
    work: async ({ page, press, back }) => {
      await back();
      await hasFocus(rows(page).first().locator('[data-column=saksnr] a'));
      await press('j');
      await hasFocus(rows(page).nth(1).locator('[data-column=saksnr] a'));
      await press('Enter');
      await theCase(page);
    },
  },
  {
    name: 'the whole day list of my court',
    most: 2,
    work: async ({ page, press }) => {
      await press('g');
      await press('d');
      await heading(page, 'Dagsliste');
      await page
        .getByRole('button', { name: /Domstol.*Oslo tingrett|Oslo tingrett.*Domstol/ })
        .waitFor();
    },
  },
  {
    name: 'the next day with hearings of my court',
    most: 1,
    from: '/dagsliste?domstolid=TOSL&dag=2026-11-27',
    // A Friday without hearings.
    begun: (page) => page.getByText('Neste dag med rettsmøter:').waitFor(),
    work: async ({ page, click }) => {
      await click(page.getByRole('button', { name: /^Neste dag/ }));
      await page.locator('main tr[data-sak-id]').first().waitFor();
    },
  },
];

/** A saved search finds three cases. */
async function tellNews(): Promise<void> {
  await service.stack.db.raw(
    `with soek as (insert into lagret_soek (pressebruker_id, navn, soek, lagret)
        select id, 'Alt i Oslo', 'domstolid=TOSL', :now from pressebruker returning id, pressebruker_id)
      insert into nyhet (pressebruker_id, lagret_soek_id, sak_id, tidspunkt)
        select pressebruker_id, id, sak_id, :now from soek cross join (select sak_id from sak order by sak_id limit 3) sak`,
    { now: DEMO_NOW },
  );
}

it.each(TASKS)('$name: at most $most presses', async ({ most, from, begun, work }) => {
  // Of this file's own database: she has chosen her court, and to begin with the day.
  await service.stack
    .db('pressebruker')
    .update({ standard_domstol_id: 'TOSL', startside: 'i-dag' });
  const page = await service.newPage();
  // As a person would: not on from where sign-in leads.
  await page.goto(service.stack.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Silje Haugnes' }).click();
  await heading(page, /^I dag, /);
  if (from !== undefined) await page.goto(service.stack.url + from);
  await begun?.(page);
  await page
    .getByRole('button', { name: 'Hurtigtaster', includeHidden: true })
    .waitFor({ state: 'attached' });
  let presses = 0;
  await work({
    page,
    press: async (key) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    click: async (target) => {
      presses += 1;
      await target.click();
    },
    back: () => {
      presses += 1;
      return page.goBack();
    },
    type: (word) => page.keyboard.type(word),
  });
  expect(presses).toBeLessThanOrEqual(most);
});
