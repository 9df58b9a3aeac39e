import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { redaksjonMessages } from '#domain/redaksjon.ts';
import { DEMO_NOW } from '#tests/support/browser/demo.ts';
import { alert, button, inDialog, said, twoWindows } from '#tests/support/browser/two-windows.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';

/* Two administrators at two windows: who belongs to which newsroom, and two that are the same. */

const service = useDemoStack();
const both = twoWindows(service);

/** Puts newsrooms in; gives their ids. */
async function newsrooms(...names: readonly string[]): Promise<string[]> {
  const rows = names.map((navn) => ({ navn, opprettet: DEMO_NOW }));
  return service.stack.db('redaksjon').insert(rows).returning('id').then(idsOf);
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function choose(page: Page, what: RegExp, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: what }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

it('the newsroom of a user that both choose: the second one is told, and nothing is replaced', async () => {
  const [first, second] = await newsrooms('Elveposten', 'Havnytt');
  const silje = service.stack.db('pressebruker').where({ fornavn: 'Silje' });
  const [id] = await silje.clone().pluck<string[]>('id');
  const [astrid, vidar] = await both(`/admin/brukere/${id!}`, 'Redaksjon');
  for (const page of [astrid, vidar]) await button(page, 'Velg redaksjon').click();
  await choose(astrid, /Redaksjon/, 'Elveposten');
  await inDialog(astrid, 'Lagre');
  await said(astrid, 'Redaksjonen er lagret.');
  await choose(vidar, /Redaksjon/, 'Havnytt');
  await inDialog(vidar, 'Lagre');
  await alert(vidar, /En annen har endret brukeren i mellomtiden/).waitFor();
  expect(await silje.clone().pluck('redaksjon_id')).toEqual([first]);
  await inDialog(vidar, 'Lagre');
  await said(vidar, 'Redaksjonen er lagret.');
  expect(await silje.clone().pluck('redaksjon_id')).toEqual([second]);
});

it('two newsrooms that both merge, and that both take apart again: each is done once', async () => {
  const [stays] = await newsrooms('Lyngposten', 'Lyngposten Lokal');
  const [astrid, vidar] = await both('/admin/redaksjoner', 'Redaksjoner');
  for (const page of [astrid, vidar]) {
    await button(page, 'Slå sammen to').click();
    await choose(page, /Redaksjonen som blir/, 'Lyngposten');
    await choose(page, /Slås sammen med den/, 'Lyngposten Lokal');
  }
  await inDialog(astrid, 'Slå sammen');
  await said(astrid, 'Lyngposten Lokal er slått sammen med Lyngposten.');
  await inDialog(vidar, 'Slå sammen');
  await alert(vidar, 'Redaksjonene ble ikke slått sammen').waitFor();
  const path = `/admin/redaksjoner/${stays!}`;
  for (const page of [astrid, vidar]) {
    await page.goto(service.stack.url + path);
    await button(page, 'Angre sammenslåingen').waitFor();
  }
  await button(astrid, 'Angre sammenslåingen').click();
  await said(astrid, 'Lyngposten Lokal er en egen redaksjon igjen.');
  await button(vidar, 'Angre sammenslåingen').click();
  await vidar.getByText(redaksjonMessages.kanIkkeAngres).waitFor();
});
