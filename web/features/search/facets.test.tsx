import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { readSearchParams, type SearchParams } from '#contract/search.ts';
import type { Fasetter } from '#contract/treff.ts';
import { show } from '#web/testing/render.tsx';
import { useLastKnown } from './facet-model.ts';
import { Facets } from './facets.tsx';

const values = (...names: readonly string[]) =>
  names.map((navn, index) => ({ verdi: navn.slice(0, 4), navn, antall: 120 - index }));
const FASETTER: Fasetter = {
  domstol: values('Oslo tingrett', 'Agder tingrett'),
  sakstype: values('Meddomsrettssak', 'Enedommersak', 'Tvistesak'),
  rettsmoetetype: values('Hovedforhandling'),
  kode: values(...Array.from({ length: 9 }, (_, nr) => `${nr}KODE`)),
  begrensning: [],
};

/** Facets of a page that goes where they lead, with new counts each time. */
function Shown({ address }: { readonly address: string }) {
  const [params, setParams] = useState(readSearchParams(new URLSearchParams(address)));
  const [seen, setSeen] = useState<Fasetter | null>(FASETTER);
  const onChange = (change: Partial<SearchParams>) => {
    setParams({ ...params, ...change });
    setSeen({ ...FASETTER, domstol: FASETTER.domstol.map((one) => ({ ...one, antall: 1 })) });
  };
  return (
    <>
      <Facets params={params} known={useLastKnown(seen)} isLoading={false} onChange={onChange} />
      <button onClick={() => setSeen(null)}>Neste side</button>
    </>
  );
}

const open = (address = 'domstolid=alle') => {
  show(<Shown address={address} />);
  return userEvent.setup();
};
const row = () => screen.getByRole('group', { name: 'Filtrer treffene' });
const buttons = () =>
  within(row())
    .getAllByRole('button')
    .map((button) => button.textContent);
const chip = (name: string) =>
  within(row()).getByRole('button', {
    name: (shown) => shown.replace(':', ': ').replace('  ', ' ') === name,
  });
const list = (name: string) => screen.findByRole('dialog', { name });

test('a facet with one value is left out, and the court when the form names one', () => {
  open();
  expect(buttons()).toEqual(['Domstol', 'Sakstype', 'Kode']);
});

test('the court is left out when the form names one', () => {
  open('domstolid=TOSL');
  expect(buttons()).toEqual(['Sakstype', 'Kode']);
});

test('a choice applies at once; list, counts and focus stay while the list is open', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Domstol' }));
  const shown = await list('Domstol');
  expect(within(shown).getAllByRole('listitem')[0]?.textContent).toBe('Oslo tingrett 120');
  const court = within(shown).getByRole('checkbox', { name: /Agder/ });
  await user.click(court);
  await waitFor(() => expect((court as HTMLInputElement).checked).toBe(true));
  expect(document.activeElement).toBe(court);
  expect(within(shown).getAllByRole('listitem')[1]?.textContent).toBe('Agder tingrett 119');
  await user.click(within(shown).getByRole('button', { name: 'Fjern valg' }));
  await waitFor(() => expect((court as HTMLInputElement).checked).toBe(false));
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true));
});

test('a long list can be searched', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Kode' }));
  const shown = await list('Kode');
  await user.type(within(shown).getByRole('textbox', { name: 'Finn kode' }), '7k');
  expect(within(shown).getAllByRole('checkbox')).toHaveLength(1);
  await user.type(within(shown).getByRole('textbox'), 'x');
  expect(within(shown).getByText('Ingen treff')).toBeTruthy();
});

test('what is chosen stands in the row; after a removal the focus is on the next, the last, the row', async () => {
  const user = open('domstolid=alle&fasettsakstype=Medd&fasettsakstype=Ened&fasettkode=0KOD');
  await user.click(chip('Fjern Sakstype: Enedommersak'));
  await waitFor(() => expect(document.activeElement).toBe(chip('Fjern Kode: 0KODE')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(chip('Fjern Sakstype: Meddomsrettssak')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(row()));
  expect(buttons()).toEqual(['Domstol', 'Sakstype', 'Kode']);
});

test('all that is chosen is removed together, and the focus stays in the row', async () => {
  const user = open('domstolid=alle&fasettsakstype=Medd&fasettkode=0KOD');
  await user.click(chip('Fjern alle'));
  await waitFor(() => expect(document.activeElement).toBe(row()));
  expect(buttons()).toEqual(['Domstol', 'Sakstype', 'Kode']);
});

test('later pages, which have no counts, show those of the first', async () => {
  const user = open('domstolid=alle&fasettsakstype=Medd');
  await user.click(screen.getByRole('button', { name: 'Neste side' }));
  expect(chip('Fjern Sakstype: Meddomsrettssak')).toBeTruthy();
  expect(buttons()).toContain('Domstol');
});
