import { expect, it } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { DEMO_NOW, useStack } from '#tests/support/browser/use-stack.ts';
import { answerCalls } from '#tests/support/pages/fake-api.ts';
import { manyHits } from '#tests/support/shown/cases.ts';
import { startStack } from '#tests/support/browser/stack.ts';

const service = useStack(() => startStack({ now: DEMO_NOW, load: async () => undefined }));

it('shows 1,000 rows, and a star among them changes its own row only', async () => {
  const { context, page } = await visit(service.browser);
  await answerCalls(page, {
    [pressePaths.berammingsliste.path]: manyHits(1000, 1000),
    [pressePaths.favoritter.path]: [],
    '/api/presse/legg-til-favoritt': {},
  });
  await page.goto(`${service.stack.url}/?domstolid=alle&pageSize=1000`);
  const rows = page.locator('tr[data-sak-id]');
  await rows.nth(999).waitFor();
  expect(await rows.count()).toBe(1000);

  const star = page.locator('tr[data-sak-id="S2-601"]').getByRole('button', {
    name: /^Legg til som favoritt/,
  });
  await page.evaluate(() => {
    const changed = new Set<string>();
    Object.assign(window, { changed });
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const row = target instanceof Element ? target.closest('tr') : null;
        if (row) changed.add(row.dataset['sakId'] ?? '');
      }
    }).observe(document.querySelector('tbody') ?? document.body, {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
  });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  expect(
    await page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed]),
  ).toEqual(['S2-601']);
  await context.close();
});
