import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '#domain/texts.ts';

const NAMES: Readonly<Record<Language, string>> = { nb: 'Bokmål', nn: 'Nynorsk' };

/** Waits until the page says that it is in that language. */
export const isIn = (page: Page, language: Language) =>
  expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);

/** Chooses the language in the header, or in its menu, and waits for the same address in it. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const address = page.url();
  const header = page.getByRole('banner');
  const link = header.getByRole('link', { name: NAMES[language] });
  const menu = header.getByRole('button', { name: 'Meny' });
  await link.or(menu).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await link.click();
  await isIn(page, language);
  expect(page.url()).toBe(address);
}
