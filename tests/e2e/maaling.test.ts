import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { MAALING } from '#contract/maaling.ts';
import { DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { signIn } from '#tests/support/browser/browser.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();
const SEARCH = `/?domstolid=alle&${DEMO_RANGE}`;

/** How often the pages of a search and of a case have been told of. */
async function countOf(kind: string): Promise<number> {
  const lines = new RegExp(
    `^presse_page_${kind}_count{page="(soek|sak)",width="bred"} (\\d+)$`,
    'gm',
  );
  return [...(await service.stack.measured()).matchAll(lines)].reduce(
    (sum, [, , count]) => sum + Number(count),
    0,
  );
}

/** A page of somebody who answers `asks` when they are asked whether they may be measured. */
async function measured(page: Page, asks: boolean): Promise<Page> {
  await page.addInitScript((answer) => {
    const get = () => {
      Object.assign(window, { isAsked: true });
      return answer;
    };
    Object.defineProperty(navigator, 'globalPrivacyControl', { get });
  }, asks);
  return page;
}

/** A search, a press that opens a case, and away. What is pressed before the page measures is not seen. */
async function visitAndLeave(page: Page): Promise<void> {
  await page.goto(service.stack.url + SEARCH);
  await page.waitForFunction(() => 'isAsked' in window);
  await page.locator('#treff tr[data-sak-id] [data-column="saksnr"] a').first().click();
  await page.getByRole('heading', { name: 'Informasjon om saken' }).waitFor();
  await page.goto('about:blank');
}

it('a page that is visited and left moves the histograms', async () => {
  const page = await measured(await service.signedIn('Silje Haugnes'), false);
  for (const kind of ['lcp_seconds', 'inp_seconds', 'cls'])
    // The picture after the press may come when the page is left already.
    await expect
      .poll(
        async () => {
          await visitAndLeave(page);
          return countOf(kind);
        },
        { message: kind },
      )
      .toBeGreaterThan(0);
});

it('a browser that asks not to be followed sends nothing', async () => {
  const page = await measured(await service.newPage(), true);
  let sent = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith(MAALING)) sent += 1;
  });
  await signIn(page, service.stack.url + SEARCH, 'Silje Haugnes');
  await visitAndLeave(page);
  await visitAndLeave(page);
  expect(sent).toBe(0);
});
