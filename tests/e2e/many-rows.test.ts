import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { manyHits } from '#tests/support/shown/cases.ts';
import { useTabs } from '#tests/support/pages/tabs.ts';

const tabs = useTabs(1);

const MANY = {
  name: 'search, 1,000 rows',
  path: '/?domstolid=alle&pageSize=1000',
  answers: {
    [pressePaths.berammingsliste.path]: manyHits(1000, 1000),
    [pressePaths.favoritter.path]: [],
    '/api/presse/legg-til-favoritt': {},
  },
  ready: (page: Page) => page.locator('tr[data-sak-id]').nth(999).waitFor(),
};

it('shows 1,000 rows, and a star among them changes its own row only', () =>
  tabs.show(MANY, async (page) => {
    const rows = page.locator('tr[data-sak-id]');
    await expect.poll(() => rows.count()).toBe(1000);

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
      }).observe(document.querySelector('table') ?? document.body, {
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
  }));
