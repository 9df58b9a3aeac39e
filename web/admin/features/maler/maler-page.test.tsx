import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const { avslagsgrunner, epostmaler } = adminPaths;
const ENDRET = { av: 'Torbjørn Lysvåg', tidspunkt: '2026-11-20T08:09:00+01:00' };
const grunn = (id: number, navn: string, change: object = {}) => ({
  ...{ id, navn, tekstNb: `${navn}.`, tekstNn: `${navn} (nn).`, iBruk: true, versjon: 1 },
  ...{ endret: ENDRET, ...change },
});
const GRUNNER = [grunn(4, 'Svarte nei'), grunn(2, 'På papir', { iBruk: false })];
const ONE = adminPaths.avslagsgrunn.href('4');

const open = (answers: Record<string, unknown> = {}) =>
  openAdmin('/admin/maler', {
    [avslagsgrunner.path]: { grunner: GRUNNER },
    [epostmaler.path]: {
      maler: [{ mal: 'soeknad_mottatt', erEndret: true, endret: ENDRET }],
    },
    ...answers,
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = (inside: Awaited<ReturnType<typeof dialog>>, name: RegExp) =>
  inside.getByRole<HTMLTextAreaElement>('textbox', { name });

test('lists the reasons with both texts, and the e-mails with who wrote them', async () => {
  open();
  const [first, last] = (await screen.findAllByRole('heading', { level: 3 })).map((heading) =>
    heading.closest('li')!,
  );
  expect(first!.textContent).toContain('Svarte nei (nn).');
  expect(within(last!).getByText('Ikke i bruk')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Kvittering for søknad' });
  expect(link.closest('li')!.textContent).toContain('Endret av Torbjørn Lysvåg 20.11.2026 08:09');
});

test('a new reason is added at the end, with a text in each language', async () => {
  open({
    [avslagsgrunner.path]: (init: RequestInit) =>
      init.method === 'POST' ? done() : { grunner: GRUNNER },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ny grunn' }));
  const inside = await dialog('Ny grunn');
  await userEvent.type(field(inside, /Kort navn/), 'Har tilgang');
  await userEvent.type(field(inside, /bokmål/), 'Du har tilgang.');
  await userEvent.click(inside.getByRole('button', { name: 'Lagre' }));
  await inside.findByRole('link', { name: 'Teksten må fylles ut på begge målformer.' });
  await userEvent.type(field(inside, /nynorsk/), 'Du har tilgang.');
  await userEvent.click(inside.getByRole('button', { name: 'Lagre' }));
  await screen.findByText('Grunnen «Har tilgang» er lagret.');
  expect(sentTo(avslagsgrunner.path)).toEqual([
    {
      ...{ navn: 'Har tilgang', tekstNb: 'Du har tilgang.', tekstNn: 'Du har tilgang.' },
      ...{ iBruk: true, plass: 3 },
    },
  ]);
});

test('what somebody else has made of a reason is shown beside what was typed, and chosen from', async () => {
  let tries = 0;
  open({
    [ONE]: () => {
      tries += 1;
      return tries > 1
        ? done()
        : refused(409, 'avslagsgrunn_changed', {
            naa: grunn(4, 'Svarte nei', { versjon: 2, tekstNb: 'Arbeidsgiver sa nei.' }),
          });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Endre «Svarte nei»' }));
  const inside = await dialog('Endre grunn');
  await userEvent.type(field(inside, /bokmål/), ' Beklager.');
  await userEvent.click(inside.getByRole('button', { name: 'Lagre' }));
  const heading = await inside.findByRole('heading', { name: 'Nå står det:' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const said = within(heading.closest<HTMLElement>('[role=alert]')!);
  said.getByText(/^Torbjørn Lysvåg lagret dette 20\.11\.2026 08:09, mens du skrev\./);
  expect(said.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Arbeidsgiver sa nei.',
    'Svarte nei. Beklager.',
  ]);
  await userEvent.click(inside.getByRole('button', { name: 'Lagre mitt i stedet' }));
  await screen.findByText('Grunnen «Svarte nei» er lagret.');
  expect(sentTo(ONE)).toMatchObject([
    { versjon: 1, plass: 1 },
    { versjon: 2, tekstNb: 'Svarte nei. Beklager.' },
  ]);
});

test('a list that cannot be fetched says so, and can be tried again', async () => {
  let isDown = true;
  open({
    [avslagsgrunner.path]: () =>
      isDown ? refused(503, 'database_unavailable') : { grunner: GRUNNER },
  });
  await screen.findByText('Kunne ikke hente grunnene');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByRole('heading', { name: 'Svarte nei' });
});
