import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { DEMO_NOW, useStack } from '#tests/support/browser/use-stack.ts';
import { PAGE_STATES, showState } from '#tests/support/pages/states.ts';
import { startStack } from '#tests/support/browser/stack.ts';

const service = useStack(() => startStack({ now: DEMO_NOW, load: async () => undefined }));

it('prints the hits whole, without form, stars and footer', async () => {
  const { context, page } = await visit(service.browser);
  const search = PAGE_STATES.find((state) => state.name === 'search');
  if (!search) throw new Error('The search page has no state');
  await showState(page, service.stack.url, search);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('search').isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: /^Legg til som favoritt/ }).count()).toBe(0);
  const long = page.locator('tr[data-sak-id="S3-2"] td[data-column="tema"]').first();
  const shown = await long.innerText();
  expect(shown.match(/bustadoppføringslova/g)).toHaveLength(6);
  expect(shown).not.toMatch(/Vis hele beskrivelsen/);
  await context.close();
});
