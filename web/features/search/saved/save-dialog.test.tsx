import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { readSearchParams } from '#contract/search.ts';
import { defaultRange } from '#domain/search-rules.ts';
import { useSaveSearch } from '#web/features/search/save-search.tsx';
import { answerCalls, done, refused, sentTo, show } from '#web/testing/render.tsx';

const { lagredeSoek, lagretSoek, soekAnslag, varsling } = pressePaths;
const COURTS = [{ id: 'TOSL', navn: 'Oslo tingrett' }];
const MINE = [
  {
    ...{ id: 7, navn: 'Gamle saker', soek: 'domstolid=TOSL', periode: null, ugyldig: null },
    varsle: 'straks',
    lagret: '2026-09-02T10:00:00+02:00',
  },
];
const CHOICES = {
  ...{ epost: 'silje@fjord.example', favoritter: 'aldri', stans: null },
  ...{ favoritterValgt: false, soekSist: null },
};
const MONTH = { ...defaultRange('berammede', new Date()) };

type Asked = Readonly<Record<string, string>>;
function Searched({ asked }: { readonly asked: Asked }) {
  const params = readSearchParams(new URLSearchParams(asked));
  const { button, receipt } = useSaveSearch({ params, courts: COURTS });
  return (
    <>
      {receipt}
      {button}
    </>
  );
}
const opener = () => screen.getByRole('button', { name: 'Lagre søket' });

async function open(asked: Asked, answers: object = {}) {
  answerCalls({
    [lagredeSoek.path]: ({ method }: RequestInit) => (method === 'POST' ? { id: 9 } : []),
    [varsling.path]: CHOICES,
    [soekAnslag.path]: { treff: 47 },
    ...answers,
  });
  show(<Searched asked={asked} />);
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Lagre søket' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lagre' }));
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Navn/ });
const more = () => userEvent.click(screen.getByText('Flere valg'));
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels![0]!.textContent);

test('name, choice and Enter: it is saved as one act, and the receipt says what was chosen and where', async () => {
  await open({ domstolid: 'TOSL', query: 'narkotika', ...MONTH });
  screen.getByText('«narkotika», berammede saker, Oslo tingrett, én måned framover');
  expect(document.activeElement!.getAttribute('aria-label')).toBe('Lukk');
  await userEvent.tab();
  expect(document.activeElement).toBe(name());
  expect(name().value).toBe('Narkotika i Oslo');
  // It is selected: what is typed takes its place.
  await userEvent.keyboard('Mine saker');
  expect(name().value).toBe('Mine saker');
  expect(chosen()).toContain('Hver morgen kl. 07:00');
  await userEvent.click(screen.getByRole('radio', { name: 'Med en gang' }));
  await userEvent.type(name(), '{Enter}', { skipClick: true });
  await screen.findByText('«Mine saker» er lagret.');
  await screen.findByText(/Du får e-post med en gang det er nye treff, til silje@fjord\.example\./);
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Lagret' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  const sent = sentTo(lagredeSoek.path) as { soek: string }[];
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ navn: 'Mine saker', foelgerDagen: true, varsle: 'straks' });
  expect(readSearchParams(new URLSearchParams(sent[0]!.soek))).toMatchObject({
    query: 'narkotika',
    ...MONTH,
  });
});

test('«Endre» in the receipt changes what has been saved', async () => {
  await open(
    { domstolid: 'TOSL', query: 'narkotika', ...MONTH },
    { [lagretSoek.href('9')]: () => done() },
  );
  await save();
  await screen.findByText('«Narkotika i Oslo» er lagret.');
  await userEvent.click(screen.getByRole('button', { name: 'Endre' }));
  await screen.findByRole('dialog', { name: 'Endre lagret søk' });
  expect([name().value, chosen()[0]]).toEqual(['Narkotika i Oslo', 'Hver morgen kl. 07:00']);
  await userEvent.click(screen.getByRole('radio', { name: 'Ikke' }));
  await save();
  await screen.findByText(/Du får ikke e-post/);
  expect(sentTo(lagretSoek.href('9'))).toMatchObject([
    { navn: 'Narkotika i Oslo', varsle: 'aldri' },
  ]);
});

test('it begins with what was chosen last', async () => {
  await open(
    { domstolid: 'TOSL', ...MONTH },
    { [varsling.path]: { ...CHOICES, soekSist: 'ukentlig' } },
  );
  await waitFor(() => expect(chosen()).toContain('Hver uke, mandag kl. 07:00'));
});

test.each([
  [47, 'Søket ville gitt ca. 4 treff i uken.'],
  [11, 'Søket ville gitt mindre enn ett treff i uken.'],
  [0, 'Søket ville ikke gitt noen treff.'],
])('%i hits in twelve weeks are said of one', async (treff, text) => {
  await open({ domstolid: 'TOSL', ...MONTH }, { [soekAnslag.path]: { treff } });
  await screen.findByText(text);
  screen.getByText('Regnet av de siste tolv ukene.');
});

test.each([
  ['that can not be counted', { treff: null }],
  ['that are being counted', () => new Promise(() => undefined)],
  ['that the server does not count', () => refused(503, 'search_unavailable')],
])('hits %s are left out, and it can be saved meanwhile', async (_, answer) => {
  await open({ domstolid: 'TOSL', ...MONTH }, { [soekAnslag.path]: answer });
  await save();
  await screen.findByText('«Oslo tingrett» er lagret.');
  expect(screen.queryByText(/Søket ville/)).toBeNull();
});

test('the days can be kept as they are; then no week is said', async () => {
  await open({ domstolid: 'TOSL', ...MONTH });
  await screen.findByText(/ca\. 4 treff/);
  await more();
  await userEvent.click(screen.getByRole('radio', { name: /^Bare/ }));
  expect(screen.queryByText(/ca\. 4 treff/)).toBeNull();
  await save();
  await screen.findByText(/er lagret/);
  expect(sentTo(lagredeSoek.path)).toMatchObject([{ foelgerDagen: false }]);
});

test('days in words are the period, whatever the dates say, and move by themselves', async () => {
  await open({ domstolid: 'alle', query: 'fengsling neste uke', ...MONTH });
  screen.getByText('«fengsling neste uke», berammede saker, alle domstoler, neste uke');
  expect(screen.queryByText('Flere valg')).toBeNull();
});

test('days that are no period can not move', async () => {
  await open({ domstolid: 'TOSL', fraDato: MONTH.fraDato, tilDato: '2028-02-29' });
  expect(screen.queryByText('Flere valg')).toBeNull();
});

test('it can take the place of a search that is saved, with its name and choice', async () => {
  await open(
    { domstolid: 'TOSL', query: 'ran', ...MONTH },
    { [lagredeSoek.path]: MINE, [lagretSoek.href('7')]: () => done() },
  );
  await userEvent.click(await screen.findByText('Flere valg'));
  await userEvent.click(await screen.findByRole('button', { name: /Lagre som/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'I stedet for «Gamle saker»' }));
  expect([name().value, chosen()[0]]).toEqual(['Gamle saker', 'Med en gang']);
  await save();
  await screen.findByText('«Gamle saker» er lagret.');
  expect(sentTo(lagretSoek.href('7'))).toMatchObject([{ navn: 'Gamle saker', varsle: 'straks' }]);
  expect(vi.mocked(fetch).mock.calls.some(([, init]) => init?.method === 'POST')).toBe(false);
});

test('where the search to be replaced is deleted elsewhere, another press saves it as a new one', async () => {
  await open(
    { domstolid: 'TOSL', query: 'ran', ...MONTH },
    {
      [lagredeSoek.path]: ({ method }: RequestInit) => (method === 'POST' ? { id: 9 } : MINE),
      [lagretSoek.href('7')]: () => refused(404, 'not_found'),
    },
  );
  await more();
  await userEvent.click(await screen.findByRole('button', { name: /Lagre som/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'I stedet for «Gamle saker»' }));
  await save();
  await screen.findByText(/^Søket er slettet, kanskje i et annet vindu\./);
  await save();
  await screen.findByText('«Gamle saker» er lagret.');
  expect(sentTo(lagredeSoek.path)).toHaveLength(1);
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
])(
  'a refusal is said in the dialog, and nothing that is filled in is lost',
  async (answer, text) => {
    await open(
      { domstolid: 'TOSL', ...MONTH },
      {
        [lagredeSoek.path]: ({ method }: RequestInit) => (method === 'POST' ? answer.clone() : []),
      },
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Med en gang' }));
    await save();
    await screen.findByText(text);
    expect([name().value, chosen()[0]]).toEqual(['Oslo tingrett', 'Med en gang']);
    expect(screen.queryByText(/er lagret/)).toBeNull();
  },
);
