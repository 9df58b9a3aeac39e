import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertSoeknader, insertSpoersmaal } from '#tests/support/access/insert-rows.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

const service = useDemoStack();
const day = (nr: number) => new Date(`2026-11-${nr}T09:12:00+01:00`);
let ids: string[];

beforeEach(async () => {
  const { db } = service.stack;
  await db('arbeidsgiver_bekreftelse').delete();
  await db('soeknad').whereIn('status', [0, 3]).delete();
  await db('soeknad')
    .whereLike('redaksjon', 'Prøveavisa%')
    .whereNotIn('id', db('pressebruker').select('soeknad_id').whereNotNull('soeknad_id'))
    .delete();
  const redaksjon = 'Prøveavisa';
  const kari = (nr: number) => ({ fornavn: 'Kari', etternavn: `Nummer${nr}` });
  ids = await insertSoeknader(
    db,
    { fornavn: 'ØRJAN', etternavn: 'ÅSÆTER', redaksjon, soeknadsdato: day(10) },
    { fornavn: 'Lea', etternavn: 'Bergsund', redaksjon, soeknadsdato: day(12), status: 3 },
    { fornavn: 'Guro', etternavn: 'Steinsland', redaksjon, soeknadsdato: day(11), status: 2 },
    ...Array.from({ length: 12 }, (_, nr) => ({
      ...{ ...kari(nr), redaksjon: 'Prøveavisa 2', soeknadsdato: day(13) },
    })),
  );
});

async function administrator(): Promise<Page> {
  const page = await service.signedIn('Astrid Domsland', '/admin');
  await heading(page, 'Søknader').waitFor();
  return page;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const chip = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe('the list of applications', () => {
  it('keeps part, search, order and page in the address, and Back leads through them', async () => {
    const page = await administrator();
    await page.getByRole('heading', { name: '13 søknader er klare til avgjørelse' }).waitFor();
    await chip(page, /^På vent/).check();
    await expect.poll(() => query(page)).toBe('?vis=paaVent');
    await link(page, 'Lea Bergsund').waitFor();
    await chip(page, 'Alle').check();
    await expect.poll(() => query(page)).toBe('?vis=alle');
    await page.getByText('1–14 av 14').waitFor();
    await page.getByRole('button', { name: /Vis per side/ }).click();
    await page.getByRole('option', { name: '10', exact: true }).click();
    await expect.poll(() => query(page)).toBe('?vis=alle&pageSize=10');
    await page.getByRole('button', { name: 'Neste side' }).click();
    await expect.poll(() => query(page)).toBe('?vis=alle&page=2&pageSize=10');
    await page.getByText('11–14 av 14').waitFor();
    await page.getByRole('checkbox', { name: 'Historikk' }).check();
    await expect.poll(() => query(page)).toBe('?vis=alle&historikk=true&pageSize=10');
    await page.getByRole('searchbox', { name: 'Søk' }).fill('prøveavisa');
    await page.getByText('1–10 av 15').waitFor();
    await page.getByRole('searchbox', { name: 'Søk' }).fill('ørjan ås');
    await link(page, 'Ørjan Åsæter').waitFor();
    await page.getByText('1–1 av 1').waitFor();
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?vis=alle&historikk=true&pageSize=10');
    await page.goBack();
    await page.getByText('11–14 av 14').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Historikk' }).isChecked()).toBe(false);
    // The next list has as many rows as this one.
    await page.goto(`${service.stack.url}/admin/soeknader`);
    await page.getByText('1–10 av 13').waitFor();
  });

  it('leads to an application and back to the same list', async () => {
    const page = await administrator();
    await page.goto(`${service.stack.url}/admin/soeknader?historikk=true&sok=steinsland`);
    await link(page, 'Guro Steinsland').click();
    await heading(page, 'Guro Steinsland').waitFor();
    await page.getByText('Begrunnelse for avslag').waitFor();
    expect(await button(page, 'Godkjenn').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Søknader', exact: true }).click();
    await link(page, 'Guro Steinsland').waitFor();
    expect(query(page)).toBe('?historikk=true&sok=steinsland');
  });

  it('opens the oldest of what can be decided, and comes back to its row', async () => {
    const page = await administrator();
    await button(page, 'Behandle den eldste først').click();
    await heading(page, 'Ørjan Åsæter').waitFor();
    expect(query(page)).toBe('?koe=klare');
    await page.getByText('1 av 13').waitFor();
    await page.goBack();
    const row = link(page, 'Ørjan Åsæter');
    await row.waitFor();
    await expect
      .poll(() => row.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('finds by contact person, and what waits for an employer is not among what can be decided', async () => {
    const { db } = service.stack;
    const now = new Date();
    const utloeper = new Date(now.getTime() + 86_400_000);
    await insertSpoersmaal(db, { soeknadId: ids[0]!, opprettet: now, utloeper });
    const page = await administrator();
    await page.getByRole('heading', { name: '12 søknader er klare til avgjørelse' }).waitFor();
    await chip(page, /^Venter på arbeidsgiver/).check();
    await link(page, 'Ørjan Åsæter').waitFor();
    const { kontaktperson_navn } = await db('soeknad')
      .where({ id: ids[0] })
      .first<{ kontaktperson_navn: string }>();
    await page.getByRole('searchbox', { name: 'Søk' }).fill(kontaktperson_navn.slice(2));
    await page.getByRole('heading', { name: '1 treff på søknader' }).waitFor();
  });
});
