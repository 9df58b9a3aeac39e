import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import { readSearchParams } from '#contract/search.ts';
import { manyHits, shownSak } from '#tests/support/shown/cases.ts';
import { answerCalls, refused, show } from '#web/testing/render.tsx';
import { Results } from './results.tsx';

const values = (...names: readonly string[]) =>
  names.map((navn) => ({ verdi: navn, navn, antall: 3 }));
const FOUND: Berammingsliste = {
  ...manyHits(2),
  fasetter: {
    domstol: [],
    sakstype: values('Meddomsrettssak', 'Tvistesak'),
    rettsmoetetype: [],
    kode: [],
    begrensning: [],
  },
};

/** The results of a page that goes where they lead. */
function Shown() {
  const [params, setParams] = useState(readSearchParams(new URLSearchParams('domstolid=alle')));
  return (
    <Results
      params={params}
      onChange={(change) => setParams({ ...params, ...change })}
      onReset={() => undefined}
    />
  );
}

function open(list: () => unknown) {
  answerCalls({ [pressePaths.berammingsliste.path]: list });
  show(<Shown />);
  return userEvent.setup();
}

test('a facet whose hits can not be read fails as any search, and can be tried again', async () => {
  let isWell = true;
  const user = open(() => (isWell ? FOUND : refused(500, 'internal')));
  await user.click(await screen.findByRole('button', { name: 'Sakstype' }));
  const list = await screen.findByRole('dialog', { name: 'Sakstype' });
  isWell = false;
  await user.click(within(list).getByRole('checkbox', { name: /Tvistesak/ }));
  await screen.findByText('En feil har oppstått ved søk i berammingslistene.');
  isWell = true;
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByRole('button', { name: /^Fjern Sakstype/ });
});

test('removing what left no hits keeps the focus in the row', async () => {
  let found: Berammingsliste = FOUND;
  const user = open(() => found);
  await user.click(await screen.findByRole('button', { name: 'Sakstype' }));
  const list = await screen.findByRole('dialog', { name: 'Sakstype' });
  found = { ...FOUND, hits: [], totalHits: 0 };
  await user.click(within(list).getByRole('checkbox', { name: /Tvistesak/ }));
  await screen.findByText('Vi fant ingen treff på søket ditt. Prøv gjerne andre søkeord.');
  await user.keyboard('{Escape}');
  found = FOUND;
  await user.click(await screen.findByRole('button', { name: /^Fjern Sakstype/ }));
  await screen.findByRole('heading', { name: 'Antall treff: 2' });
  const row = screen.getByRole('group', { name: 'Filtrer treffene' });
  await waitFor(() => expect(document.activeElement).toBe(row));
});

test('a case outside the search stands alone when nothing else is found', async () => {
  open(() => ({ ...manyHits(0), sakerUtenfor: [shownSak()] }));
  await screen.findByRole('table', { name: 'Saken finnes, men utenfor søket ditt' });
  expect(screen.queryByText(/Vi fant ingen treff/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Nullstill søket' })).toBeTruthy();
});
