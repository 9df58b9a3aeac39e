import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { shownGjennomgangDetaljer, signedGjennomgang } from '#tests/support/shown/gjennomgang.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const MONTH = adminPaths.gjennomgang.href('2026-10');
const ROW = (nr: number) => adminPaths.vurderRad.href('2026-10', nr);
const SIGN = adminPaths.signerGjennomgang.href('2026-10');
const open = (answer: unknown, more: object = {}) =>
  openAdmin('/admin/revisjon/gjennomgang/2026-10', { [MONTH]: answer, ...more });
const choose = async (nr: number, verdict: string) => {
  const trigger = await screen.findByRole('button', { name: new RegExp(`av rad ${nr}$`) });
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('option', { name: verdict }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Without the administrator's own row, which somebody else must judge. */
const judgeable = () => {
  const { gjennomgang, rader } = shownGjennomgangDetaljer();
  return { gjennomgang, rader: rader.filter(({ egen }) => !egen) };
};

test('signing is refused with a summary of the rows that lack a judgement, and asks nothing of the server', async () => {
  open(shownGjennomgangDetaljer());
  await press('Signer gjennomgangen');
  const link = await screen.findByRole('link', { name: 'Rad 1 mangler vurdering.' });
  const summary = within(link.closest('div')!);
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Rad 1 mangler vurdering.',
    'Rad 2 mangler vurdering.',
    'Rad 5 gjelder deg, så en annen må vurdere den.',
    'Rad 6 mangler vurdering.',
    'Du må bekrefte at du har sett på alle radene.',
  ]);
  await userEvent.click(link);
  await waitFor(() => expect(document.activeElement?.id).toBe('rad-1'));
  expect(sentTo(SIGN)).toEqual([]);
});

test('what must be followed up needs words, and each row is stored by itself', async () => {
  open(shownGjennomgangDetaljer(), { [ROW(1)]: done, [ROW(2)]: done });
  await choose(1, 'Må følges opp');
  await choose(2, 'Greit');
  await press('Lagre så langt');
  expect(
    await screen.findByRole('link', { name: 'Rad 1: Skriv hva som må følges opp.' }),
  ).toBeDefined();
  expect(sentTo(ROW(2))).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Ord om rad 1/ }), 'Ring.');
  await press('Lagre så langt');
  expect(await screen.findByText('2 vurderinger er lagret.')).toBeDefined();
  expect(sentTo(ROW(1))).toEqual([{ vurdering: 'foelges_opp', ord: 'Ring.', versjon: 0 }]);
  expect(sentTo(ROW(2))).toEqual([{ vurdering: 'greit', ord: '', versjon: 0 }]);
});

test('a row that another one has judged meanwhile is not replaced unseen', async () => {
  const theirs = { ...shownGjennomgangDetaljer().rader[2]!, nr: 1, versjon: 7 };
  open(shownGjennomgangDetaljer(), {
    [ROW(1)]: () => refused(409, 'row_judged', { naa: theirs }),
  });
  await choose(1, 'Greit');
  await press('Lagre så langt');
  const heading = await screen.findByRole('heading', { name: /^Nå står det: Må følges opp/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('Du har valgt: Greit')).toBeDefined();
  await press('Lagre min vurdering');
  await waitFor(() => expect(sentTo(ROW(1)).at(-1)).toMatchObject({ versjon: 7 }));
});

test('rows are stored and then signed', async () => {
  const answers = { [ROW(1)]: done, [ROW(2)]: done, [ROW(6)]: done, [SIGN]: done };
  open(judgeable(), answers);
  for (const nr of [1, 2, 6]) await choose(nr, 'Greit');
  await userEvent.click(screen.getByRole('checkbox', { name: /Jeg har sett på alle radene/ }));
  expect(screen.getByText(/^Signeres som Astrid Domsland\.$/i)).toBeDefined();
  await press('Signer gjennomgangen');
  await waitFor(() => expect(sentTo(SIGN)).toEqual([{ bekreftet: true }]));
});

test('a signed review can only be read', async () => {
  open(signedGjennomgang());
  expect(await screen.findByText(/Signert av Astrid Domsland/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Signer|Lagre|Vurdering/ })).toBeNull();
  expect(screen.getByText('Ring og spør hva dette gjaldt.')).toBeDefined();
  expect(screen.getByText('Hendelsen er slettet fra loggen.')).toBeDefined();
});
