import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { signIn } from '#tests/support/browser/browser.ts';
import { DEMO_RANGE } from '#tests/support/browser/demo.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();
let page: Page;

beforeEach(async () => {
  await service.stack.register.stop();
  page = await service.newPage();
});
afterEach(() => service.stack.register.start());

describe('while the population register is down', () => {
  it('a journalist works as always, under the name from before', async () => {
    await signIn(page, service.stack.url, 'Silje Haugnes');
    await page.goto(`${service.stack.url}/?domstolid=alle&${DEMO_RANGE}`);
    await page.getByRole('table', { name: /^Antall treff/ }).waitFor();
    await page.getByRole('link', { name: 'Silje Haugnes' }).waitFor();
  });

  it('a new applicant is told so, and goes on as soon as it is back', async () => {
    await signIn(page, service.stack.url, 'Nora Fjellvang');
    const heading = 'Kunne ikke hente informasjon fra Folkeregisteret.';
    await page.getByRole('heading', { name: heading }).waitFor();
    await page
      .getByText('Vi har for øyeblikket problemer med å hente persondata. Prøv igjen senere.')
      .waitFor();
    await service.stack.register.start();
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await page.getByRole('heading', { name: 'Søknad om tilgang' }).waitFor();
    await page.getByText('Nora Fjellvang').first().waitFor();
  });
});
