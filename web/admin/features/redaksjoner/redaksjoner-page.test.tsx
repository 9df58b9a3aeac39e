import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { redaksjonerParamsSchema } from '#contract/admin/redaksjoner.ts';
import { shownRedaksjoner } from '#tests/support/shown/redaksjoner.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused, sentTo } from '#web/testing/render.tsx';
import { findRows } from './found.ts';

const ALLE = adminPaths.redaksjoner.path;
const { redaksjoner } = shownRedaksjoner();
const [fjord, , kyst] = redaksjoner;

const open = (address = '/admin/redaksjoner', answers: Record<string, unknown> = {}) =>
  openAdmin(address, { [ALLE]: () => shownRedaksjoner(), ...answers });
const names = async () => {
  const rows = await screen.findAllByRole('rowheader');
  return rows.map((row) => within(row).getByRole('link').textContent);
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('lists newsrooms with how many there are of each status, and their users', async () => {
  open();
  expect(await names()).toEqual([
    ...['Fjordavisa', 'Hedmark Bilde og Nyhet', 'Kystradioen Vest', 'Redaksjonen Dybde'],
  ]);
  expect(screen.getByText('4 redaksjoner, 12 brukere')).toBeTruthy();
  const chips = screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent);
  expect(chips).toEqual(['Alle 4', 'Må bekreftes 1', 'Suspendert 1', 'Uten redaktør 1']);
  expect(screen.getByText('til og med 30.11.2026')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Fjordavisa' });
  expect(link.getAttribute('href')).toBe(`/admin/redaksjoner/${fjord!.id}`);
});

test('a chip and a search narrow the list, and both stand in the address', async () => {
  const page = open('/admin/redaksjoner?sok=elves');
  expect(await names()).toEqual(['Hedmark Bilde og Nyhet']);
  await userEvent.click(screen.getByRole('radio', { name: /^Suspendert/ }));
  expect(page.address()).toBe('/admin/redaksjoner?vis=suspendert&sok=elves');
  await userEvent.click(screen.getByRole('radio', { name: /^Må bekreftes/ }));
  expect(await screen.findByText('Ingen treff på redaksjoner.')).toBeTruthy();
});

test.each([
  ['kystradioen.ex', ['Kystradioen Vest']],
  ['DYBDE', ['Redaksjonen Dybde']],
  ['hedmark-bilde', ['Hedmark Bilde og Nyhet']],
  ['', ['Fjordavisa', 'Hedmark Bilde og Nyhet', 'Kystradioen Vest', 'Redaksjonen Dybde']],
])('%j finds %j', (sok, found) => {
  const params = redaksjonerParamsSchema.parse({ sok });
  expect(findRows(redaksjoner, params).map(({ navn }) => navn)).toEqual(found);
});

test('they can be sorted by users and by confirmation, never confirmed before all others', () => {
  const sorted = (sortField: string, sortAscending: string) =>
    findRows(redaksjoner, redaksjonerParamsSchema.parse({ sortField, sortAscending })).map(
      ({ brukere }) => brukere,
    );
  expect(sorted('Brukere', 'false')).toEqual([6, 4, 2, 0]);
  expect(sorted('Bekreftet', 'true')[0]).toBe(0);
});

test('a newsroom is added with its domains and contact persons, a line for each', async () => {
  open('/admin/redaksjoner', {
    [adminPaths.nyRedaksjon.path]: { id: fjord!.id, brukere: 3 },
  });
  await names();
  await press('Ny redaksjon');
  const form = await dialog('Ny redaksjon');
  const type = (name: RegExp, text: string) =>
    userEvent.type(form.getByRole('textbox', { name }), text);
  await type(/^Navn/, 'Elveposten');
  await type(/^Ansvarlig redaktør/, 'Eva Elv');
  await type(/^E-postdomener/, 'gmail.com');
  await userEvent.click(form.getByRole('button', { name: 'Legg til redaksjonen' }));
  expect(
    form.getAllByText('Du må oppgi e-posten til redaktøren når navnet er oppgitt.').length,
  ).toBeGreaterThan(0);
  expect(form.getAllByText(/^Et domene som alle kan få/).length).toBeGreaterThan(0);
  await type(/^Redaktørens e-post/, 'eva@elveposten.example');
  await userEvent.clear(form.getByRole('textbox', { name: /^E-postdomener/ }));
  await type(/^E-postdomener/, '@Elveposten.example{enter}elva.example');
  await type(/^Andre kontaktpersoner/, 'Trond Vestby, Vaktsjef, trond@elveposten.example');
  await userEvent.click(form.getByRole('button', { name: 'Legg til redaksjonen' }));
  expect(await screen.findByText('Elveposten er lagt til, med 3 brukere.')).toBeTruthy();
  expect(sentTo(adminPaths.nyRedaksjon.path)).toEqual([
    {
      ...{ navn: 'Elveposten', redaktoerNavn: 'Eva Elv', redaktoerEpost: 'eva@elveposten.example' },
      domener: ['@Elveposten.example', 'elva.example'],
      kontakter: [
        { navn: 'Trond Vestby', stilling: 'Vaktsjef', epost: 'trond@elveposten.example' },
      ],
    },
  ]);
});

test('two are merged by what was chosen of both; changed meanwhile, nothing is done', async () => {
  let isFirst = true;
  const path = adminPaths.slaaSammenRedaksjon.href(fjord!.id);
  open('/admin/redaksjoner', {
    [path]: () => {
      if (!isFirst) return new Response(null, { status: 204 });
      isFirst = false;
      return refused(409, 'redaksjon_changed');
    },
  });
  await names();
  await press('Slå sammen to');
  const form = await dialog('Slå sammen to');
  const merge = () => userEvent.click(form.getByRole('button', { name: 'Slå sammen' }));
  await merge();
  expect(form.getByText('Velg to forskjellige redaksjoner.')).toBeTruthy();
  for (const [field, navn] of [
    [/Redaksjonen som blir/, 'Fjordavisa'],
    [/Slås sammen med den/, 'Kystradioen Vest'],
  ] as const) {
    await userEvent.click(form.getByRole('button', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name: navn }));
  }
  expect(form.getByText('6 brukere · Arne Fosseide · fjordavisa.example')).toBeTruthy();
  await userEvent.click(form.getByRole('radio', { name: 'Sivert Lynghammar' }));
  await merge();
  expect(await form.findByText(/^En annen har endret en av dem/)).toBeTruthy();
  await merge();
  expect(
    await screen.findByText(
      'Kystradioen Vest er slått sammen med Fjordavisa. Det kan angres i ett døgn.',
    ),
  ).toBeTruthy();
  const sent = { andre: kyst!.id, versjon: 1, andreVersjon: 1, navn: 'denne', redaktoer: 'andre' };
  expect(sentTo(path)).toEqual([sent, sent]);
});
