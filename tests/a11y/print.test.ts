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
