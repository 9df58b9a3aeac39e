import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { EpostMal } from '#contract/admin/maler.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const PATH = adminPaths.epostmal.href('soeknad_mottatt');
const PREVIEW = adminPaths.epostmalForhaandsvisning.href('soeknad_mottatt');
const OWN = {
  ...{ emneNb: 'Mottatt', tekstNb: 'Hei, {fornavn}\n\n{lenke}' },
  ...{ emneNn: 'Motteke', tekstNn: 'Hei, {fornavn}\n\n{lenke}' },
};
const ENDRET = { av: 'Torbjørn Lysvåg', tidspunkt: '2026-11-20T08:09:00+01:00' };
const EDITED = { ...OWN, tekstNb: 'Hei, {fornavn}\n\nTakk.\n\n{lenke}' };
const EPOST: EpostMal = {
  mal: 'soeknad_mottatt',
  versjon: 1,
  opprinnelig: OWN,
  versjoner: [{ nr: 1, tekster: EDITED, ...ENDRET }],
};

const open = (save: () => unknown = done, epost = EPOST) =>
  openAdmin('/admin/maler/soeknad_mottatt', {
    [PATH]: (init: RequestInit) => (init.method === 'POST' ? save() : epost),
    [PREVIEW]: {
      eposter: [{ spraak: 'nb', emne: 'Takk', tekst: 'Hei, Ingvild', html: '<p>æ & ø</p>' }],
    },
  });
const field = (name: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(name) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the text that is sent now is edited, and one that cannot be sent is an error at its field', async () => {
  open();
  expect((await field('Tekst, bokmål')).value).toBe(EDITED.tekstNb);
  await userEvent.clear(await field('Tekst, bokmål'));
  await userEvent.type(await field('Tekst, bokmål'), 'Hei, {{navn}');
  await press('Lagre');
  await screen.findByRole('link', {
    name: '{navn} finnes ikke i denne e-posten. Den har {fornavn}, {lenke}.',
  });
  expect(sentTo(PATH)).toEqual([]);
  await userEvent.clear(await field('Tekst, bokmål'));
  await userEvent.type(await field('Tekst, bokmål'), 'Hei, {{fornavn}');
  await press('Lagre');
  await screen.findByText('Teksten er lagret, og brukes fra nå av.');
  expect(sentTo(PATH)).toEqual([{ tekster: { ...EDITED, tekstNb: 'Hei, {fornavn}' }, versjon: 1 }]);
});

test('what was typed is still there when one comes back', async () => {
  const { unmount } = open();
  await userEvent.type(await field('Emne, nynorsk'), '!');
  unmount();
  open();
  expect((await field('Emne, nynorsk')).value).toBe('Motteke!');
});

test('is shown as it would be sent, saved or not', async () => {
  open();
  await userEvent.type(await field('Emne, bokmål'), '!');
  await press('Forhåndsvis');
  await screen.findByText('Hei, Ingvild');
  expect(sentTo(PREVIEW)).toEqual([{ ...EDITED, emneNb: 'Mottatt!' }]);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Last ned som HTML' });
  expect(decodeURIComponent(link.href)).toContain('<p>æ & ø</p>');
  await press('Lagre');
  await screen.findByText('Teksten er lagret, og brukes fra nå av.');
});

test('the own text is compared with what is sent now, and taken again', async () => {
  open();
  await field('Emne, bokmål');
  const own = screen.getByText('Opprinnelig tekst').closest('details')!;
  expect(within(own).getByText(/Takk\./).textContent).toBe('+ Bare i teksten som brukes nå: Takk.');
  expect(screen.queryByRole('button', { name: 'Bruk denne igjen: Utgave 1' })).toBeNull();
  own.open = true;
  await press('Bruk denne igjen: Opprinnelig tekst');
  await screen.findByText('Opprinnelig tekst står i skjemaet. Den brukes når du lagrer.');
  await waitFor(() => expect(document.activeElement?.id).toBe('skjema-emneNb'));
  await press('Lagre');
  await screen.findByText('Den opprinnelige teksten brukes fra nå av.');
  expect(sentTo(PATH)).toEqual([{ tekster: null, versjon: 1 }]);
});

test('when somebody else was first, both texts are shown, and nothing is saved until one is chosen', async () => {
  const now: EpostMal = {
    ...EPOST,
    versjon: 2,
    versjoner: [
      { nr: 2, tekster: { ...EDITED, emneNb: 'Vi takker' }, ...ENDRET },
      ...EPOST.versjoner,
    ],
  };
  let tries = 0;
  open(() => {
    tries += 1;
    return tries === 1 ? refused(409, 'epostmal_changed', { naa: now }) : done();
  });
  await userEvent.type(await field('Emne, bokmål'), ', takk');
  await press('Lagre');
  const heading = await screen.findByRole('heading', { name: 'Nå står det:' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const said = within(heading.closest<HTMLElement>('[role=alert]')!);
  expect(said.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Vi takker',
    'Mottatt, takk',
  ]);
  expect(screen.queryByRole('button', { name: 'Lagre' })).toBeNull();
  await press('Lagre mitt i stedet');
  await screen.findByText('Teksten er lagret, og brukes fra nå av.');
  expect(sentTo(PATH)).toMatchObject([
    { versjon: 1 },
    { versjon: 2, tekster: { emneNb: 'Mottatt, takk' } },
  ]);
});

test('an e-mail that is not for administrators to write has no page', async () => {
  openAdmin('/admin/maler/nyheter');
  await screen.findByText('Siden finnes ikke.');
});
