import { expect, it } from 'vitest';
import { makeReview } from '#bff/gjennomgang/make.ts';
import { startOfOsloDay } from '#domain/time.ts';
import { KEYS } from '#tests/support/access/persons.ts';
import { addRevisjon } from '#tests/support/bff/revisjon-rows.ts';
import { DEMO_NOW } from '#tests/support/browser/demo.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();

/** An hour past midnight on 2 October, and so many minutes later. */
const byNight = (minutes: number) =>
  new Date(startOfOsloDay('2026-10-02').getTime() + (60 + minutes) * 60_000);

it('the log of a month is looked through, judged and signed, and then read', async () => {
  const { db } = service.stack;
  const silje = await db('pressebruker').where({ fornavn: 'Silje' }).first<{
    identitet_hash: Buffer;
  }>();
  const hash = silje.identitet_hash;
  await addRevisjon(
    db,
    Array.from({ length: 25 }, (_, nr) => ({ hash, handling: 'sak', at: byNight(nr) }) as const),
  );
  await makeReview({ db, keys: KEYS.audit }, '2026-10', DEMO_NOW);

  const page = await service.signedIn('Astrid Domsland', '/admin/revisjon');
  await page.getByRole('link', { name: 'Gjennomgang av loggen' }).click();
  await page.getByRole('link', { name: /oktober 2026/i }).click();
  await page.getByText(/25 ganger mellom kl\. 00 og 05/).waitFor();
  const sign = page.getByRole('button', { name: 'Signer gjennomgangen' });
  await sign.click();
  await page.getByRole('link', { name: 'Rad 1 mangler vurdering.' }).click();
  const verdict = (nr: number) =>
    page.getByRole('button', { name: new RegExp(`Vurdering av rad ${nr}$`) });
  await expect.poll(() => verdict(1).evaluate((one) => one === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Må følges opp' }).click();
  const rows = await db('gjennomgang_rad').count<{ count: number }[]>().first();
  for (let nr = 2; nr <= Number(rows!.count); nr += 1) {
    await verdict(nr).click();
    await page.getByRole('option', { name: 'Greit' }).click();
  }
  await page.getByRole('checkbox', { name: /^Jeg har sett på alle radene/ }).check({ force: true });
  await sign.click();
  // What must be followed up says why.
  const words = page.getByRole('textbox', { name: /^Ord om rad 1/ });
  await expect.poll(() => words.getAttribute('aria-invalid')).toBe('true');
  await words.fill('Ring og spør hva dette gjaldt.');
  await sign.click();
  await page.getByText('Gjennomgangen er signert.').waitFor();
  await page.reload();
  await page.getByText('Ring og spør hva dette gjaldt.').waitFor();
  await page
    .getByText(/^Signert/)
    .first()
    .waitFor();
  await expect.poll(() => sign.count()).toBe(0);
  expect(await verdict(1).count()).toBe(0);
});
