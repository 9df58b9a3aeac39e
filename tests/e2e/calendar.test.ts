import { expect, it } from 'vitest';
import { insertSoeknader } from '#tests/support/access/insert-rows.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();

it('the calendar of an end date goes a year ahead by quick presses in one place', async () => {
  const [id] = await insertSoeknader(service.stack.db, { soeknadsdato: new Date() });
  const page = await service.signedIn('Astrid Domsland', '/admin');
  await page.goto(`${service.stack.url}/admin/soeknader/${id}`);
  await page
    .getByRole('group', { name: /^Sluttdato/ })
    .getByRole('button')
    .click();
  const calendar = page.getByRole('dialog');
  const title = calendar.getByRole('heading');
  const month = (await title.textContent())!;
  const next = calendar.locator('button[slot="next"]');
  const box = (await next.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let clickCount = 1; clickCount <= 12; clickCount += 1) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  const year = Number(month.slice(-4));
  await expect.poll(() => title.textContent()).toBe(month.replace(`${year}`, `${year + 1}`));
});
