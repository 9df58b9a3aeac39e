import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { readSearchParams } from '#contract/search.ts';
import { defaultRange } from '#domain/search-rules.ts';
import { SaveSearch } from '#web/features/search/save-search.tsx';
import { answerCalls, done, refused, sentTo, show } from '#web/testing/render.tsx';

const { lagredeSoek, lagretSoek } = pressePaths;
const COURTS = [{ id: 'TOSL', navn: 'Oslo tingrett' }];
const MINE = [
  {
    ...{ id: 7, navn: 'Narkotika i Oslo', soek: 'domstolid=TOSL', periode: null, ugyldig: null },
    varsle: 'aldri',
    lagret: '2026-09-02T10:00:00+02:00',
  },
];
const MONTH = { ...defaultRange('berammede', new Date()) };

async function open(asked: Readonly<Record<string, string>>, answers: object = {}) {
  answerCalls({
    [lagredeSoek.path]: (init: RequestInit) => (init.method === 'POST' ? done() : []),
    ...answers,
  });
  const params = readSearchParams(new URLSearchParams(asked));
  show(<SaveSearch params={params} courts={COURTS} />);
  await userEvent.click(screen.getByRole('button', { name: 'Lagre søket' }));
  await screen.findByRole('dialog', { name: 'Lagre søket' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lagre' }));

test('the search is saved under the name that it gets, and its days move with the day', async () => {
  await open({ domstolid: 'TOSL', query: 'narkotika', ...MONTH });
  screen.getByText('«narkotika», berammede saker, Oslo tingrett, neste måned');
  const navn = screen.getByRole('textbox', { name: /Navn/ });
  expect(navn).toHaveProperty('value', 'narkotika, Oslo tingrett');
  await userEvent.clear(navn);
  await userEvent.type(navn, 'Mine saker');
  await save();
  await screen.findByText('Søket er lagret som «Mine saker».');
  const [sent] = sentTo(lagredeSoek.path) as { soek: string }[];
  expect(sent).toMatchObject({ navn: 'Mine saker', foelgerDagen: true });
  expect(readSearchParams(new URLSearchParams(sent!.soek))).toMatchObject({
    query: 'narkotika',
    ...MONTH,
  });
  const link = screen.getByRole('link', { name: 'Se lagrede søk' });
  expect(link.getAttribute('href')).toBe('/lagrede-sok');
});

test('the days can be kept as they are', async () => {
  await open({ domstolid: 'TOSL', ...MONTH });
  await userEvent.click(screen.getByRole('radio', { name: /^Bare/ }));
  await save();
  await screen.findByText(/Søket er lagret/);
  expect(sentTo(lagredeSoek.path)).toMatchObject([{ foelgerDagen: false }]);
});

test('days that are no period can not move', async () => {
  await open({ domstolid: 'TOSL', fraDato: MONTH.fraDato, tilDato: '2028-02-29' });
  expect(screen.queryByRole('radio')).toBeNull();
});

test('it can take the place of a search that is saved, with its name', async () => {
  await open(
    { domstolid: 'TOSL', query: 'ran', ...MONTH },
    { [lagredeSoek.path]: MINE, [lagretSoek.href('7')]: () => done() },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Lagre som/ }));
  await userEvent.click(
    await screen.findByRole('option', { name: 'I stedet for «Narkotika i Oslo»' }),
  );
  expect(screen.getByRole('textbox', { name: /Navn/ })).toHaveProperty('value', 'Narkotika i Oslo');
  await save();
  await screen.findByText('Søket er lagret som «Narkotika i Oslo».');
  expect(sentTo(lagretSoek.href('7'))).toMatchObject([{ navn: 'Narkotika i Oslo' }]);
  expect(vi.mocked(fetch).mock.calls.some(([, init]) => init?.method === 'POST')).toBe(false);
});

test('a search that asks for nothing can not be saved, and says so', async () => {
  await open({ domstolid: 'alle', query: ' ', parter: 'uten utvidet søk', ...MONTH });
  screen.getByText(/Søket tar med alle saker/);
  expect(screen.queryByRole('button', { name: 'Lagre' })).toBeNull();
});

test.each([
  [refused(400, 'validation', { errors: { navn: ['Navnet er i bruk.'] } }), 'Navnet er i bruk.'],
  [
    refused(400, 'validation', { errors: { soek: ['Søket er for langt.'] } }),
    'Søket er for langt.',
  ],
  [
    refused(409, 'lagrede_soek_full', { message: 'Du har 50 lagrede søk.' }),
    'Du har 50 lagrede søk.',
  ],
])('a refusal is said, and what is filled in stays', async (answer, text) => {
  await open(
    { domstolid: 'TOSL', ...MONTH },
    { [lagredeSoek.path]: (init: RequestInit) => (init.method === 'POST' ? answer.clone() : []) },
  );
  await save();
  await screen.findByText(text);
  expect(screen.getByRole('textbox', { name: /Navn/ })).toHaveProperty('value', 'Oslo tingrett');
});
