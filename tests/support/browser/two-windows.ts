import type { Page } from 'playwright';
import type { Service } from './use-stack.ts';

/* What two administrators press and read, each in a window of their own. */

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
export const alert = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });
export const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Both at the same address, each with what it says now. */
export const twoWindows =
  (service: Service) =>
  async (path: string, heading: string): Promise<[astrid: Page, vidar: Page]> => {
    const at = async (name: string) => {
      const page = await service.signedIn(name, path);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      return page;
    };
    return [await at('Astrid Domsland'), await at('Vidar Tinghaug')];
  };
