import { expect, it } from 'vitest';
import { PAGE_STATES } from '#tests/support/pages/states.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';

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

it('prints a case with who, when and what above it, its days in the width of the paper, and no star', async () => {
  const sak = PAGE_STATES.find((state) => state.name === 'case, next hearing, related cases');
  if (!sak) throw new Error('The page of a case has no such state');
  await tabs.show(sak, async (page) => {
    const head = page.getByText(/^Skrevet ut/);
    expect(await head.isVisible()).toBe(false);
    // A4 landscape without its margins.
    await page.setViewportSize({ width: 1032, height: 700 });
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
    await page.setViewportSize({ width: 1032, height: 700 });
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
