import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { SOEKNAD_ID, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

const AVSLAA = adminPaths.avslaa.href(SOEKNAD_ID);

function open(change: Partial<SoeknadDetaljer> = {}, answers: Record<string, unknown> = {}) {
  return openAdmin(`/admin/soeknader/${SOEKNAD_ID}`, {
    [adminPaths.soeknad.href(SOEKNAD_ID)]: soeknadDetaljer(change),
    [adminPaths.soeknader.path]: { soeknader: [], totalt: 0 },
    ...answers,
  });
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Nora Fjellvang' });
const button = (name: string) => screen.getByRole('button', { name });

const GRUNNER = [
  { id: 4, navn: 'Svarte nei', tekst: 'Arbeidsgiveren bekreftet ikke behovet.' },
  { id: 2, navn: 'Ukjent medium', tekst: 'Vi fant ikke et redigert medium.' },
];
const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Avslå søknad' }));
const reasonIn = (dialog: Awaited<ReturnType<typeof inDialog>>) =>
  dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Begrunnelse/ });

test('one reason is three presses: the key, its digit, and Enter', async () => {
  open({ avslagsgrunner: GRUNNER }, { [AVSLAA]: done });
  await heading();
  await userEvent.keyboard('a');
  const dialog = await inDialog();
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: /Svarte nei/ })),
  );
  await userEvent.keyboard('2');
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Ukjent medium/ }).checked).toBe(
    true,
  );
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Søknaden fra Nora Fjellvang er avslått.');
  expect(sentTo(AVSLAA)).toMatchObject([
    { avslagBegrunnelse: 'Vi fant ikke et redigert medium.', avslagsgrunner: [2] },
  ]);
});

test('several ticks write the text in the order of the list, and none the template', async () => {
  open({ avslagsgrunner: GRUNNER });
  await heading();
  await userEvent.click(button('Avvis'));
  const dialog = await inDialog();
  await userEvent.keyboard('21');
  expect(reasonIn(dialog).value).toBe(`${GRUNNER[0]!.tekst}\n\n${GRUNNER[1]!.tekst}`);
  await userEvent.click(dialog.getByRole('checkbox', { name: /Svarte nei/ }));
  expect(reasonIn(dialog).value).toBe(GRUNNER[1]!.tekst);
  await userEvent.keyboard('2');
  expect(reasonIn(dialog).value).toBe('Søknaden er avslått.');
});

test('a text that was edited by hand is replaced only when that is wanted', async () => {
  open({ avslagsgrunner: GRUNNER }, { [AVSLAA]: done });
  await heading();
  await userEvent.click(button('Avvis'));
  const dialog = await inDialog();
  await userEvent.keyboard('1');
  // A digit in the text is text.
  await userEvent.type(reasonIn(dialog), ' Se punkt 2.');
  const edited = `${GRUNNER[0]!.tekst} Se punkt 2.`;
  const other = dialog.getByRole<HTMLInputElement>('checkbox', { name: /Ukjent medium/ });
  expect(other.checked).toBe(false);
  await userEvent.click(other);
  expect(reasonIn(dialog).value).toBe(edited);
  await userEvent.click(dialog.getByRole('button', { name: 'Behold det jeg har skrevet' }));
  expect(dialog.queryByText(/Du har endret begrunnelsen/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(reasonIn(dialog)));
  await userEvent.click(other);
  await userEvent.click(other);
  await userEvent.click(dialog.getByRole('button', { name: 'Erstatt' }));
  expect(reasonIn(dialog).value).toBe(`${GRUNNER[0]!.tekst}\n\n${GRUNNER[1]!.tekst}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Avslå' }));
  await screen.findByText('Søknaden fra Nora Fjellvang er avslått.');
  expect(sentTo(AVSLAA)).toMatchObject([{ avslagsgrunner: [4, 2] }]);
});

test('a text that is too long, and a reason that is gone, are errors at their fields', async () => {
  const errors = { avslagsgrunner: ['En av grunnene finnes ikke.'] };
  open(
    { avslagsgrunner: [{ ...GRUNNER[0]!, tekst: 'x'.repeat(4001) }, GRUNNER[1]!] },
    { [AVSLAA]: () => refused(400, 'validation', { errors }) },
  );
  await heading();
  await userEvent.keyboard('a');
  const dialog = await inDialog();
  await userEvent.keyboard('1{Enter}');
  dialog.getByText('Teksten kan ikke være lengre enn 4000 tegn.');
  expect(sentTo(AVSLAA)).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /Svarte nei/ }));
  await userEvent.keyboard('{Enter}');
  await dialog.findByText('En av grunnene finnes ikke.');
});

test('a decision says for which reasons it was', async () => {
  open({ status: 2, avslagBegrunnelse: 'Nei.', avslaattFor: ['Svarte nei', 'Ukjent medium'] });
  await heading();
  expect(screen.getByText('Svarte nei, Ukjent medium').tagName).toBe('DD');
});
