import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { adminApiMessages } from '#domain/api-messages.ts';
import { shownSamtale, shownSoeknadDetaljer } from '#tests/support/shown/soeknader.ts';

/* What an administrator does on the page of an application before it is looked at (states-admin-soeknader.ts). */

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
/** The page of the application. */
export const ONE = `/admin/soeknader/${shownSoeknadDetaljer().id}`;
/** The same call for every application: the last part of the path is the decision. */
export const decision = (name: string) =>
  `${adminPaths.soeknad.href(shownSoeknadDetaljer().id)}/${name}`;

/** Types another day of the month of the end date. */
export const changeEndDate = async (page: Page, day: string) => {
  await page.getByRole('group', { name: 'Sluttdato' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(day);
};

/** From now on another administrator has saved a comment and another end date. */
export const changedByAnother = async (page: Page) => {
  const comment = { ...shownSamtale().at(-1)!, id: 4, tekst: 'Da er det greit for min del.' };
  const json = shownSoeknadDetaljer({
    ...{ versjon: 2, kommentar: comment.tekst, sluttdato: '2027-12-31' },
    samtale: [...shownSamtale(), comment],
    lagret: { av: 'Torbjørn Lysvåg', tidspunkt: '2026-11-20T10:40:00+01:00' },
  });
  await page.route(`**${ONE.replace('/admin/soeknader', '/api/admin/soeknad')}`, (route) =>
    route.fulfill({ json }),
  );
  await page.route(`**${decision('kommenter')}`, (route) =>
    route.fulfill({
      status: 409,
      json: { id: 'application_changed', message: adminApiMessages.applicationChanged },
    }),
  );
};

/** As on the list, after the decision. */
export async function lastDecision(page: Page): Promise<void> {
  await page.evaluate(
    (id) => sessionStorage.setItem('sist-avgjort', id),
    shownSoeknadDetaljer().id,
  );
  await page.goto(new URL('/admin', page.url()).href);
  await page.getByRole('button', { name: 'Angre' }).waitFor();
}
