import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { PageState } from '#tests/support/pages/state.ts';
import { PAGE_STATES } from '#tests/support/pages/states.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';
import { everyKindOfSak, manyHits } from '#tests/support/shown/cases.ts';

const tabs = useTabs(1);

it('prints the hits whole, without form, stars and footer', async () => {
  const search = PAGE_STATES.find((state) => state.name === 'search');
  if (!search) throw new Error('The search page has no state');
  await tabs.show(search, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('search').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /^Legg til som favoritt/ }).count()).toBe(0);
    const long = page.locator('tr[data-sak-id="S3-2"] td[data-column="tema"]').first();
    const shown = await long.innerText();
    expect(shown.match(/bustadoppføringslova/g)).toHaveLength(6);
    expect(shown).not.toMatch(/Vis hele beskrivelsen/);
  });
});

/** A4 landscape without its margins. */
const SHEET = { width: 1032, height: 700 };

/** Shows the hits on paper. */
async function printHits(
  path: string,
  look: (page: Page) => Promise<void>,
  answers: PageState['answers'] = {},
) {
  const search = PAGE_STATES.find((state) => state.name === 'search');
  if (!search) throw new Error('The search page has no state');
  await tabs.show({ ...search, path, answers }, async (page) => {
    const hits = page.getByRole('table', { name: /^Antall treff/ });
    const favourites = page.getByRole('table', { name: 'Favoritter' });
    await favourites.waitFor({ state: 'attached' });
    await page.setViewportSize(SHEET);
    expect([await hits.isVisible(), await favourites.isVisible()]).toEqual([true, true]);
    await page.emulateMedia({ media: 'print' });
    expect([await hits.isVisible(), await favourites.isVisible()]).toEqual([true, false]);
    await look(page);
  });
}
const FOUND = '/?domstolid=TOSL&fraDato=2026-11-02&tilDato=2026-12-21&query=grov+vold';

/** Where the cells of a row stand on the sheet, by their columns. */
const cellsOf = async (page: Page, row: string) => {
  const cells = await page
    .locator(row)
    .first()
    .locator('[data-column]')
    .evaluateAll((all) =>
      all.map((cell) => {
        const { left, right, top, bottom, width } = cell.getBoundingClientRect();
        const column = cell.getAttribute('data-column')!;
        return [column, { left, right, top, bottom, width: Math.round(width) }] as const;
      }),
    );
  return Object.fromEntries(cells);
};

it('prints above the hits what was searched for, when, and by whom', () =>
  printHits(FOUND, async (page) => {
    const head = page.getByText(/^Skrevet ut/);
    expect(await head.innerText()).toBe('Skrevet ut 21.11.2026 12:00 av Silje Haugnes');
    const asked = page.getByText(/^grov vold, Berammede saker/);
    expect(await asked.innerText()).toBe(
      'grov vold, Berammede saker, Oslo tingrett, 2. november–21. desember 2026',
    );
    expect(await page.getByRole('heading', { name: 'Antall treff: 128' }).isVisible()).toBe(true);
    const above = await page.getByRole('heading', { name: 'Antall treff: 128' }).boundingBox();
    expect((await head.boundingBox())!.y).toBeLessThan(above!.y);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    expect([await head.isVisible(), await asked.isVisible()]).toEqual([false, false]);
  }));

it('prints the columns as wide as what they hold, on the width of the paper', () =>
  printHits(FOUND, async (page) => {
    const { favoritt, ...columns } = await cellsOf(page, 'thead tr');
    expect(favoritt!.width).toBe(0);
    const widths = Object.values(columns).map(({ width }) => width);
    expect(widths).toHaveLength(9);
    expect(columns.rettsmoete!.left).toBe(0);
    expect(Math.round(columns.avsagt!.right)).toBe(SHEET.width);
    // Names most, then the number, which has a line of its own; dates and files least.
    const { parter, saksnr, sakstype, tiltale, avsagt } = columns;
    const narrower = [avsagt, tiltale, sakstype, saksnr, parter].map((column) => column!.width);
    expect(narrower).toEqual(narrower.toSorted((a, b) => a - b));
    expect(parter!.width / avsagt!.width).toBeGreaterThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      SHEET.width,
    );
  }));

it('prints each case number and each day of a decision on one line', () =>
  printHits(FOUND, async (page) => {
    const lines = await page
      .locator('tbody :is([data-column="saksnr"] a, [data-column="avsagt"])')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.checkVisibility())
          .map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const boxes = [...range.getClientRects()];
            const tops = new Set(boxes.map(({ top }) => Math.round(top)));
            const { right } = cell.closest('[data-column]')!.getBoundingClientRect();
            const isWhole = tops.size === 1 && boxes.every((box) => box.right <= right + 1);
            return [cell.textContent, isWhole] as const;
          }),
      );
    expect(lines.map(([text]) => text)).toContain('25-187797MED-TSOS/TSAR');
    expect(lines.filter(([, isWhole]) => !isWhole)).toEqual([]);
  }));

it('prints a long list of names below its case, beside the hearings, in the rest of the width', () =>
  printHits(FOUND, async (page) => {
    const usual = await cellsOf(page, 'tr[data-sak-id]:not([data-long])');
    const long = await cellsOf(page, 'tr[data-long]');
    const { rettsmoete, saksnr, tema, parter, avsagt } = long;
    expect(parter!.top).toBeGreaterThanOrEqual(tema!.bottom);
    expect(rettsmoete!.bottom).toBeGreaterThanOrEqual(parter!.bottom);
    expect(parter!.left).toBe(saksnr!.left);
    expect(Math.round(parter!.right)).toBe(SHEET.width);
    // What is above the names stands in the columns of the others.
    for (const column of ['rettsmoete', 'saksnr', 'domstol', 'tema', 'sakstype', 'avsagt'])
      expect(Math.abs(long[column]!.left - usual[column]!.left), column).toBeLessThanOrEqual(1);
    expect(Math.abs(avsagt!.right - usual.avsagt!.right)).toBeLessThanOrEqual(1);
    // All of them, and nothing to press for more.
    const names = await page.locator('tr[data-long] [data-column="parter"]').first().innerText();
    expect(names.match(/Prøveperson Nummer\d+ /g)).toHaveLength(60);
    expect(names).not.toMatch(/Vis alle parter|…/);
  }));

it.each([
  [['sakstype', 'tiltale'], 7],
  [['parter', 'avgjorelse', 'avsagt'], 6],
])('prints what is left of the columns without %j, in line', (skjulteKolonner, count) =>
  printHits(
    FOUND,
    async (page) => {
      const usual = await cellsOf(page, 'tr[data-sak-id]:not([data-long])');
      const { parter, ...long } = await cellsOf(page, 'tr[data-long]');
      expect(Object.keys(usual)).toHaveLength(count + 1);
      expect(usual).not.toHaveProperty(skjulteKolonner[0]!);
      for (const [column, { left, right }] of Object.entries(long)) {
        expect(Math.abs(left - usual[column]!.left), column).toBeLessThanOrEqual(1);
        expect(Math.abs(right - usual[column]!.right), column).toBeLessThanOrEqual(1);
      }
      if (parter) expect(Math.round(parter.right)).toBe(SHEET.width);
    },
    {
      [pressePaths.standardDomstol.path]: {
        ...{ domstolId: 'alle', mineDomstoler: [], startside: 'i-dag', skjulteKolonner },
      },
    },
  ),
);

it('prints 24 hits on two sheets at most, and no focus ring', () => {
  const kinds = everyKindOfSak.filter(({ parter }) => (parter?.length ?? 0) < 100);
  const hits = manyHits(24).hits.map((hit, nr) => ({
    ...{ ...hit, ...kinds[nr % kinds.length] },
    sakId: `S${nr}`,
  }));
  const state = {
    name: 'search, 24 hits',
    path: FOUND,
    answers: { [pressePaths.berammingsliste.path]: { ...manyHits(24), hits } },
    ready: (page: Page) => page.locator('tr[data-sak-id="S23"]').waitFor(),
  };
  return tabs.show(state, async (page) => {
    const sheets = await page.pdf({ preferCSSPageSize: true });
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(2);
    const link = page.locator('tr[data-sak-id="S20"] [data-column="saksnr"] a');
    await page.keyboard.press('Tab');
    await link.focus();
    const ring = () =>
      link.evaluate((one) => [getComputedStyle(one).outlineStyle, getComputedStyle(one).boxShadow]);
    expect((await ring())[0]).toBe('solid');
    await page.emulateMedia({ media: 'print' });
    expect(await ring()).toEqual(['none', 'none']);
  });
});

it('prints a case with who, when and what above it, its days in the width of the paper, and no star', async () => {
  const sak = PAGE_STATES.find((state) => state.name === 'case, next hearing, related cases');
  if (!sak) throw new Error('The page of a case has no such state');
  await tabs.show(sak, async (page) => {
    const head = page.getByText(/^Skrevet ut/);
    expect(await head.isVisible()).toBe(false);
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    expect(await head.innerText()).toBe('Skrevet ut 21.11.2026 12:00 av Silje Haugnes');
    expect(await page.getByText(/^Sak 25-187797MED-TSOS\/TSAR, Søndre Østfold/).isVisible()).toBe(
      true,
    );
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    const widths = await page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    expect(widths).toHaveLength(5);
    // Proportional: a room needs less than a type of hearing or an address.
    expect(widths[3]).toBeLessThan(Math.min(widths[2]!, widths[4]!));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1032,
    );
    // The whole of a related case's subject, and the day on which a file goes.
    const related = await page.getByRole('region', { name: 'Beslektede saker' }).innerText();
    expect(related.match(/Anke over straffutmålingen/g)).toHaveLength(6);
    expect(await page.getByText('Tilgjengelig til og med 22. november 2026').isVisible()).toBe(
      true,
    );
  });
});

it('prints the list of a day with who and when above it, in the width of the paper, without choices and stars', async () => {
  const list = PAGE_STATES.find((state) => state.name === 'day’s list, by room');
  if (!list) throw new Error('The list of a day has no such state');
  await tabs.show(list, async (page) => {
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(/^Skrevet ut/).innerText()).toBe(
      'Skrevet ut 21.11.2026 12:00 av Silje Haugnes',
    );
    expect(await page.getByRole('heading', { level: 2 }).innerText()).toBe(
      'Oslo tingrett, mandag 23. november 2026',
    );
    expect(await page.getByRole('group', { name: 'Velg dagsliste' }).count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    // The head is as wide as the rooms' headings below it.
    const right = (name: string) =>
      page
        .getByRole(name === 'Dommer' ? 'columnheader' : 'rowheader', { name })
        .evaluate((cell) => Math.round(cell.getBoundingClientRect().right));
    expect(await right('Dommer')).toBe(await right('Sal ikke oppgitt'));
    expect(await right('Dommer')).toBe(1032);
  });
});
