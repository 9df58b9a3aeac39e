import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { LagretSoek } from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import { answerCalls, done, refused, sentTo, show } from '#web/testing/render.tsx';
import { Page } from './saved-page.tsx';

const { lagredeSoek, lagredeSoekAntall, lagretSoek, lagretSoekNavn, domstoler } = pressePaths;
const saved = (id: number, navn: string, more: Partial<LagretSoek> = {}): LagretSoek => ({
  ...{ id, navn, soek: `soekeKategori=berammede&domstolid=TOSL&query=${navn}` },
  ...{ periode: 'Neste 30 dager', ugyldig: null, lagret: '2026-09-02T10:00:00+02:00' },
  ...{ varsle: 'aldri', ...more },
});
const NARKOTIKA = saved(1, 'narkotika');
const RAN = saved(2, 'ran');

function serve(list: readonly LagretSoek[], more: object = {}) {
  let kept = [...list];
  answerCalls({
    [lagredeSoek.path]: () => kept,
    [lagredeSoekAntall.path]: [
      { id: 1, treff: 1048, nye: 12 },
      { id: 2, treff: 9, nye: 0 },
    ],
    [domstoler.path]: [{ id: 'TOSL', navn: 'Oslo tingrett' }],
    [lagretSoek.href('1')]: () => {
      kept = kept.filter(({ id }) => id !== 1);
      return done();
    },
    [lagretSoekNavn.href('1')]: (init: RequestInit) => {
      const { navn } = JSON.parse(init.body as string) as { navn: string };
      kept = kept.map((one) => (one.id === 1 ? { ...one, navn } : one));
      return done();
    },
    ...more,
  });
}
const row = async (navn: string) => within((await screen.findByText(navn)).closest('tr')!);

test('each search has its name, its content and its numbers, and leads to its hits and its new ones', async () => {
  serve([NARKOTIKA, RAN]);
  show(<Page />, '/lagrede-sok');
  await screen.findByText('2 av 50 søk');
  const first = await row('narkotika');
  first.getByText('«narkotika», berammede saker, Oslo tingrett, neste 30 dager');
  const nye = await first.findByRole('link', { name: '12 nye siden sist i narkotika' });
  expect(nye.getAttribute('href')).toBe(`/?${NARKOTIKA.soek}&nye=true`);
  const link = first.getByRole('link', { name: 'narkotika' });
  expect(link.getAttribute('href')).toBe(`/?${NARKOTIKA.soek}`);
  first.getByText('1 048');
  first.getByText('02.09.2026');
  const other = await row('ran');
  other.getByText('Ingen nye');
  other.getByText('9');
});

test('an e-mail opens a search by its number; one that is gone or invalid leads to the list', async () => {
  serve([NARKOTIKA, { ...RAN, ugyldig: 'domstol' }]);
  const Place = () => <p>{useLocation().search}</p>;
  const open = (address: string) =>
    show(
      <Routes>
        <Route path="/" element={<Place />} />
        <Route path="/lagrede-sok" element={<Page />} />
      </Routes>,
      address,
    );
  const { unmount } = open(`/lagrede-sok?aapne=${NARKOTIKA.id}`);
  await screen.findByText(`?${NARKOTIKA.soek}`);
  unmount();
  for (const id of [RAN.id, 99]) {
    const { unmount: close } = open(`/lagrede-sok?aapne=${id}`);
    await screen.findByText('2 av 50 søk');
    close();
  }
});

test('the list is there before the numbers', async () => {
  serve([NARKOTIKA], { [lagredeSoekAntall.path]: () => new Promise(() => undefined) });
  show(<Page />, '/lagrede-sok');
  const first = await row('narkotika');
  expect(first.getAllByText('Teller …')).toHaveLength(2);
});

test('numbers that did not come can be asked for again', async () => {
  let known: unknown[] = [{ id: 2, treff: 9, nye: 0 }];
  serve([NARKOTIKA, RAN], { [lagredeSoekAntall.path]: () => known });
  show(<Page />, '/lagrede-sok');
  await screen.findByText('Vi fikk ikke talt treffene i alle søkene.');
  (await row('ran')).getByText('9');
  expect((await row('narkotika')).getAllByText('Ikke talt')).toHaveLength(2);
  known = [{ id: 1, treff: 48, nye: null }, ...known];
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await (await row('narkotika')).findByText('48');
  expect(screen.queryByText('Vi fikk ikke talt treffene i alle søkene.')).toBeNull();
});

test('a search that can not be run any more says why, and has no numbers', async () => {
  serve([saved(1, 'gammelt', { ugyldig: 'domstol' })], { [lagredeSoekAntall.path]: [] });
  show(<Page />, '/lagrede-sok');
  const only = await row('gammelt');
  only.getByText('Ugyldig');
  only.getByText(/Domstolen kan ikke velges lenger/);
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(lagredeSoekAntall.path, expect.anything()),
  );
  expect(only.queryByText(/Ikke talt|Teller|Ingen nye/)).toBeNull();
  // Read as empty, and without a place in a card.
  expect(only.getAllByText('Ingen')).toHaveLength(2);
  expect(screen.queryByText('Vi fikk ikke talt treffene i alle søkene.')).toBeNull();
});

test('a search gets another name; a name that is taken is said at the field', async () => {
  let isTaken = true;
  serve([NARKOTIKA, RAN], {
    [lagretSoekNavn.href('2')]: () =>
      isTaken ? refused(400, 'validation', { errors: { navn: ['Navnet er i bruk.'] } }) : done(),
  });
  show(<Page />, '/lagrede-sok');
  await userEvent.click(await screen.findByRole('button', { name: 'Endre ran' }));
  const field = await screen.findByRole('textbox', { name: /Navn/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'narkotika{Enter}');
  await screen.findByText('Navnet er i bruk.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  isTaken = false;
  await userEvent.type(field, ' 2{Enter}');
  await screen.findByText('Søket heter nå «narkotika 2».');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sentTo(lagretSoekNavn.href('2'))).toEqual([
    { navn: 'narkotika' },
    { navn: 'narkotika 2' },
  ]);
});

test('a search that is deleted elsewhere says so when it gets a name, and how to go on', async () => {
  serve([RAN], { [lagretSoekNavn.href('2')]: () => refused(404, 'not_found') });
  show(<Page />, '/lagrede-sok');
  await userEvent.click(await screen.findByRole('button', { name: 'Endre ran' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Navn/ }), ' 2{Enter}');
  await screen.findByText(/^Søket er slettet, kanskje i et annet vindu\. Åpne søket/);
  screen.getByRole('link', { name: 'Åpne søket' });
});

test('deleting asks first; then the row is gone, which is said', async () => {
  serve([NARKOTIKA, RAN]);
  show(<Page />, '/lagrede-sok');
  await userEvent.click(await screen.findByRole('button', { name: 'Slett narkotika' }));
  await screen.findByText(/Vil du slette «narkotika»/);
  expect(vi.mocked(fetch).mock.calls.some(([, init]) => init?.method === 'DELETE')).toBe(false);
  screen.getByText(/Varsler om søket stopper, og adressene til kalender/);
  await userEvent.click(screen.getByRole('button', { name: 'Slett' }));
  await screen.findByText('«narkotika» er slettet.');
  await screen.findByText('1 av 50 søk');
  expect(screen.queryByText('narkotika')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

test('without saved searches the page says how to get one, and counts nothing', async () => {
  serve([]);
  show(<Page />, '/lagrede-sok');
  await screen.findByText(/Du har ingen lagrede søk/);
  expect(screen.getByRole('link', { name: 'Gå til søk' }).getAttribute('href')).toBe('/');
  expect(fetch).not.toHaveBeenCalledWith(lagredeSoekAntall.path, expect.anything());
});

test('a failure can be tried again', async () => {
  let fails = true;
  serve([NARKOTIKA], {
    [lagredeSoek.path]: () => (fails ? refused(503, 'database_unavailable') : [NARKOTIKA]),
  });
  show(<Page />, '/lagrede-sok');
  await screen.findByText('Kunne ikke hente de lagrede søkene dine');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByText('1 av 50 søk');
});
