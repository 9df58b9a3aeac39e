import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';
import { insertSoeknader } from '#tests/support/access/insert-rows.ts';
import { tabTo } from '#tests/support/browser/soeknad-page.ts';

const service = useDemoStack();
const day = (nr: number) => new Date(`2026-11-${nr}T09:12:00+01:00`);
/** An address and a number of their own: who shares one is a possible duplicate. */
const reached = (nr: number) => ({
  epost: `nummer${nr}@proeveavisa.example`,
  telefon: String(92_300_000 + nr),
});
let ids: string[];

beforeEach(async () => {
  const { db } = service.stack;
  await db('epost_utboks').delete();
  await db('arbeidsgiver_bekreftelse').delete();
  await db('soeknad').whereIn('status', [0, 3]).delete();
  await db('soeknad')
    .whereLike('redaksjon', 'Prøveavisa%')
    .whereNotIn('id', db('pressebruker').select('soeknad_id').whereNotNull('soeknad_id'))
    .delete();
  ids = await insertSoeknader(
    db,
    {
      ...{ fornavn: 'ØRJAN', etternavn: 'ÅSÆTER', redaksjon: 'Prøveavisa' },
      ...{ soeknadsdato: day(10), ...reached(90) },
    },
    {
      fornavn: 'Lea',
      etternavn: 'Bergsund',
      redaksjon: 'Prøveavisa',
      soeknadsdato: day(12),
      ...reached(91),
      status: 3,
    },
    ...Array.from({ length: 12 }, (_, nr) => ({
      fornavn: 'Kari',
      etternavn: `Nummer${nr}`,
      redaksjon: 'Prøveavisa 2',
      soeknadsdato: day(13),
      ...reached(nr),
    })),
    {
      fornavn: 'Guro',
      etternavn: 'Steinsland',
      redaksjon: 'Prøveavisa',
      soeknadsdato: day(11),
      ...reached(92),
      status: 2,
    },
  );
});

async function administrator(): Promise<Page> {
  const page = await service.signedIn('Astrid Domsland', '/admin');
  await heading(page, 'Søknader').waitFor();
  return page;
}
/** Signed in as Astrid is, but somebody else. */
async function another(navn: string): Promise<Page> {
  const { db } = service.stack;
  const before = await db('sesjon').pluck<string[]>('token_hash');
  const page = await administrator();
  const identitet_hash = createHash('sha256').update(navn).digest();
  const row = { identitet_hash, navn, sist_innlogget: new Date() };
  await db('administrator').insert(row).onConflict('identitet_hash').ignore();
  await db('sesjon').whereNotIn('token_hash', before).update({ identitet_hash });
  return page;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const chip = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Kommentar' });
/** Nobody has asked the employers of these: an approval needs a reason. */
const approve = async (page: Page) => {
  await button(page, 'Godkjenn').click();
  const dialog = page.getByRole('dialog', { name: 'Godkjenne uten bekreftelse?' });
  await dialog.getByRole('textbox').fill('Ringt redaksjonen.');
  await button(page, 'Godkjenn uten bekreftelse').click();
};
const open = async (page: Page, nr = 0) => {
  await page.goto(`${service.stack.url}/admin/soeknader/${ids[nr]}`);
  await page.getByRole('heading', { name: 'Vurdering' }).waitFor();
};
const statusOf = async (nr = 0) => {
  const row = await service.stack.db('soeknad').where({ id: ids[nr] }).first<{ status: number }>();
  return row.status;
};

describe('a review by keyboard alone', () => {
  it('approves, says so at the list, and the applicant gets a message', async () => {
    const page = await administrator();
    await tabTo(page, link(page, 'Ørjan Åsæter'));
    await page.keyboard.press('Enter');
    await heading(page, 'Ørjan Åsæter').waitFor();
    await tabTo(page, comment(page));
    await page.keyboard.type('Ringt redaksjonen.');
    await tabTo(page, page.getByRole('spinbutton').first());
    await page.keyboard.type('19112027');
    await tabTo(page, button(page, 'Godkjenn'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('textbox'));
    await page.keyboard.type('Kjenner redaksjonen.');
    await tabTo(page, button(page, 'Godkjenn uten bekreftelse'));
    await page.keyboard.press('Enter');
    await page.getByText(/^Søknaden fra Ørjan Åsæter er godkjent uten bekreftelse\./).waitFor();
    await expect.poll(() => link(page, 'Ørjan Åsæter').count()).toBe(0);
    const { db } = service.stack;
    expect(await db('soeknad').where({ id: ids[0] }).first()).toMatchObject({
      ...{ status: 1, kommentar: 'Ringt redaksjonen.', sluttdato: '2027-11-19' },
    });
    expect(await db('pressebruker').where({ soeknad_id: ids[0] }).first()).toMatchObject({
      sluttdato: '2027-11-19',
    });
    expect(await db('epost_utboks').pluck('mal')).toEqual(['soeknad_godkjent']);
  });

  it('puts on hold, and cannot approve what is on hold', async () => {
    const page = await administrator();
    await open(page);
    const box = page.getByRole('checkbox', { name: 'Sett på vent' });
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await tabTo(page, button(page, 'Lagre'));
    await page.keyboard.press('Enter');
    await page.getByText('Vurderingen av søknaden fra Ørjan Åsæter er lagret.').waitFor();
    expect(await statusOf()).toBe(3);
    await chip(page, /^På vent/).check();
    await link(page, 'Ørjan Åsæter').click();
    await heading(page, 'Ørjan Åsæter').waitFor();
    await expect.poll(() => box.isChecked()).toBe(true);
    await tabTo(page, button(page, 'Godkjenn'));
    await page.keyboard.press('Enter');
    await page.getByText('Bruker som er satt på vent kan ikke godkjennes.').waitFor();
    await expect
      .poll(() => box.evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(await statusOf()).toBe(3);
  });

  it('rejects with a reason; Escape leaves the dialog and gives focus back', async () => {
    const page = await administrator();
    await open(page);
    const avvis = button(page, 'Avvis');
    await tabTo(page, avvis);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Avslå søknad' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => avvis.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    const reason = dialog.getByRole('textbox', { name: /Begrunnelse/ });
    await tabTo(page, reason);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await tabTo(page, dialog.getByRole('button', { name: 'Avslå', exact: true }));
    await page.keyboard.press('Enter');
    await dialog.getByText('Du må oppgi en begrunnelse for avslag.').waitFor();
    await page.keyboard.type('Ikke <b>redaksjonelt</b> arbeid.');
    await tabTo(page, dialog.getByRole('button', { name: 'Avslå', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByText('Søknaden fra Ørjan Åsæter er avslått.').waitFor();
    const [mail] = await service.stack
      .db('epost_utboks')
      .select<{ data: { begrunnelse: string } }[]>();
    expect(mail!.data.begrunnelse).toBe('Ikke <b>redaksjonelt</b> arbeid.');
  });
});

describe('two administrators with the same application', () => {
  it('see each other, write to each other, and the second keeps what was typed beside what the first saved', async () => {
    const one = await administrator();
    const two = await another('Torbjørn Lysvåg');
    await open(one);
    await open(two);
    await two.getByRole('heading', { name: 'Astrid Domsland ser på denne' }).waitFor();
    await comment(two).fill('Den andre.');
    await comment(two).focus();

    await comment(one).fill('Jeg ringer dem.');
    await button(one, 'Legg til').click();
    await one.getByRole('listitem').getByText('Jeg ringer dem.').waitFor();
    // As when somebody comes back to the page; it also asks by itself, every half minute.
    await two.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await two.getByRole('listitem').getByText('Jeg ringer dem.').waitFor();
    await two.getByText('Ny for deg').waitFor();
    expect(await comment(two).inputValue()).toBe('Den andre.');
    expect(await comment(two).evaluate((field) => field === document.activeElement)).toBe(true);

    await comment(one).fill('Den første.');
    await button(one, 'Lagre').click();
    await one.getByText(/er lagret\.$/).waitFor();
    await approve(two);
    const now = two.getByRole('heading', { name: 'Nå står det: «Den første.»' });
    await now.waitFor();
    await expect.poll(() => now.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await statusOf()).toBe(0);
    expect(await two.getByRole('radio', { name: /^Begge/ }).isChecked()).toBe(true);
    await button(two, 'Fortsett å skrive').click();
    expect(await comment(two).inputValue()).toBe('Den andre.');
    await approve(two);
    await two.getByText(/er godkjent uten bekreftelse\.$/).waitFor();
    expect(await statusOf()).toBe(1);
    await open(one);
    expect(await one.getByRole('region', { name: 'Samtale' }).getByRole('listitem').count()).toBe(
      3,
    );
    await one.getByRole('listitem').getByText('Den andre.').waitFor();
  });

  it('cannot both decide', async () => {
    const [one, two] = await Promise.all([administrator(), administrator()]);
    await open(one);
    await open(two);
    await approve(one);
    await one.getByText(/er godkjent uten bekreftelse\.$/).waitFor();
    await button(two, 'Avvis').click();
    await two.getByRole('dialog').getByRole('button', { name: 'Avslå', exact: true }).click();
    await two.getByRole('heading', { name: /^Behandlet av Astrid Domsland kl\. / }).waitFor();
    await two.getByText('Godkjent', { exact: true }).first().waitFor();
    expect(await statusOf()).toBe(1);
  });
});

describe('a session that ends in the middle', () => {
  it('leads to sign-in and back, and what was typed is still there', async () => {
    const page = await administrator();
    await open(page);
    await comment(page).fill('Midt i en setning');
    await service.stack.db('sesjon').delete();
    await button(page, 'Lagre').click();
    await button(page, 'Astrid Domsland').click();
    await heading(page, 'Ørjan Åsæter').waitFor();
    expect(await comment(page).inputValue()).toBe('Midt i en setning');
    await button(page, 'Lagre').click();
    await page.getByText(/er lagret\.$/).waitFor();
  });
});

describe('somebody who is not an administrator', () => {
  it('is told so, on every page, and can sign out', async () => {
    const page = await service.signedIn('Silje Haugnes', '/admin');
    await heading(page, 'Har ikke tilgang til admin').waitFor();
    await page.goto(`${service.stack.url}/admin/soeknader/${ids[0]}`);
    await heading(page, 'Har ikke tilgang til admin').waitFor();
    await link(page, 'Logg ut').click();
    await heading(page, 'Du er logget ut').waitFor();
    await link(page, 'Logg inn igjen').click();
    await button(page, 'Astrid Domsland').waitFor();
  });

  it('an unknown application is an unknown page', async () => {
    const page = await administrator();
    await page.goto(`${service.stack.url}/admin/soeknader/finnes-ikke`);
    await page.getByText('Siden finnes ikke.').waitFor();
  });
});
