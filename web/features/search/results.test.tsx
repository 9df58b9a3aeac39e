import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import { manyHits, shownSak } from '#tests/support/shown/cases.ts';
import { asked, FASETTER, openResults, SEARCH, search } from '#web/testing/open-results.tsx';
import { refused } from '#web/testing/render.tsx';

const DAYS = 'fraDato=2026-11-23&tilDato=2026-11-29';
const FOUND: Berammingsliste = { ...manyHits(2), fasetter: FASETTER };

/** What a screen reader is told of the search, each time that the words are new. */
function listen() {
  const said: string[] = [];
  const region = screen.getAllByRole('status')[0]!;
  const note = () => region.textContent && said.push(region.textContent);
  new MutationObserver(note).observe(region, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return said;
}

test('a facet whose hits can not be read fails as any search, and can be tried again', async () => {
  let isWell = true;
  const user = openResults(() => (isWell ? FOUND : refused(500, 'internal')));
  await user.click(await screen.findByRole('button', { name: 'Sakstype' }));
  const list = await screen.findByRole('dialog', { name: 'Sakstype' });
  isWell = false;
  await user.click(within(list).getByRole('checkbox', { name: /Tvistesak/ }));
  await screen.findByRole('heading', { name: 'En feil har oppstått ved søk i berammingslistene.' });
  isWell = true;
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByRole('button', { name: /^Fjern Sakstype/ });
});

test('a search that the server refuses says why, and is not to be tried again as it is', async () => {
  openResults(() => refused(400, 'invalid', { errors: { query: ['Søket har for mange ord.'] } }));
  await screen.findByText('Søket har for mange ord.');
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
});

test('removing what left no hits keeps the focus in the row', async () => {
  let found: Berammingsliste = FOUND;
  const user = openResults(() => found);
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

const FEWER = 'Sjekk stavemåten, eller bruk færre ord.';
const WHOLE = 'fraDato=2020-01-01&tilDato=2040-01-01';
test.each([
  [
    `${DAYS}&domstolid=TOSL&query=vold`,
    ['Sjekk stavemåten.', 'Utvid perioden, eller velg «Alle domstoler».'],
  ],
  [`${DAYS}&domstolid=alle&query=vold`, ['Sjekk stavemåten.', 'Utvid perioden.']],
  [
    `${DAYS}&domstolid=alle&query="grov vold"`,
    [FEWER, 'Utvid perioden.', 'Fjern anførselstegn for å søke på enkeltord.'],
  ],
  [`${DAYS}&domstolid=TOSL&query=`, ['Utvid perioden, eller velg «Alle domstoler».']],
  [`${WHOLE}&domstolid=TOSL&query=grov+vold`, [FEWER, 'Velg «Alle domstoler».']],
  [`${WHOLE}&domstolid=alle&query=vold`, ['Sjekk stavemåten.']],
])('advice is only what can be done still: %s', async (address, advice) => {
  openResults(() => manyHits(0), address);
  await screen.findByRole('button', { name: 'Nullstill søket' });
  const said = screen.queryAllByText(/^(?:Sjekk|Utvid|Velg|Fjern) /).map((one) => one.textContent);
  expect(said).toEqual(advice);
});

test('a case outside the search stands alone when nothing else is found', async () => {
  openResults(() => ({ ...manyHits(0), sakerUtenfor: [shownSak()] }));
  await screen.findByRole('table', { name: 'Saken finnes, men utenfor søket ditt' });
  expect(screen.queryByText(/Vi fant ingen treff/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Nullstill søket' })).toBeTruthy();
});

test('an answer that comes late does not take the place of a newer one', async () => {
  const waiting = new Map<string, (list: Berammingsliste) => void>();
  openResults((query) => {
    const words = query.get('query') ?? '';
    if (words === '') return FOUND;
    return new Promise<Berammingsliste>((resolve) => waiting.set(words, resolve));
  });
  await screen.findByRole('heading', { name: 'Antall treff: 2' });
  act(() => search('ran'));
  act(() => search('tyveri'));
  await waitFor(() => expect(waiting.size).toBe(2));
  await act(async () => waiting.get('tyveri')!({ ...FOUND, totalHits: 5 }));
  await screen.findByRole('heading', { name: 'Antall treff: 5' });
  await act(async () => waiting.get('ran')!({ ...FOUND, totalHits: 9 }));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  screen.getByRole('heading', { name: 'Antall treff: 5' });
});

test('each search is said once: hits, another page, none, a failure, the same again', async () => {
  openResults((query) => {
    const words = query.get('query');
    if (words === 'feil') return refused(400, 'invalid');
    return words === 'ingen' ? manyHits(0) : { ...manyHits(2, 128), fasetter: FOUND.fasetter };
  });
  await screen.findByRole('heading', { name: 'Antall treff: 128' });
  const said = listen();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Side 2' }));
  await waitFor(() => expect(said.at(-1)).toBe('Side 2 av 3'));
  act(() => search('ingen'));
  await waitFor(() => expect(said.at(-1)).toBe('Antall treff: 0'));
  act(() => search('feil'));
  await waitFor(() =>
    expect(said.at(-1)).toBe('En feil har oppstått ved søk i berammingslistene.'),
  );
  act(() => search('ran'));
  await waitFor(() => expect(said.at(-1)).toBe('Antall treff: 128'));
  expect(said).toHaveLength(4);
  act(() => search('ran'));
  await waitFor(() => expect(said).toHaveLength(5));
  expect(said.at(-1)).toBe('Antall treff: 128');
});

test('a page beyond the last leads to the last, and no empty table is shown', async () => {
  const tables = vi.fn();
  openResults((query) => {
    const page = Number(query.get('page') ?? 1);
    return page > 3 ? manyHits(0, 128) : manyHits(28, 128);
  }, `${SEARCH}&page=999`);
  const observer = new MutationObserver(() => {
    const table = screen.queryByRole('table');
    if (table && table.querySelectorAll('tbody tr').length === 0) tables();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await screen.findByRole('table', { name: 'Antall treff: 128' });
  observer.disconnect();
  expect(asked).toBe(JSON.stringify({ page: 3 }));
  expect(tables).not.toHaveBeenCalled();
});

test('pages end at row 10,000: beyond it the last is shown, and how to narrow the search', async () => {
  const pages: (string | null)[] = [];
  openResults((query) => {
    pages.push(query.get('page'));
    return manyHits(50, 287_489);
  }, `${SEARCH}&page=999`);
  await screen.findByRole('table', { name: 'Antall treff: 287489' });
  await waitFor(() => expect(asked).toBe(JSON.stringify({ page: 200 })));
  expect(new Set(pages)).toEqual(new Set(['200']));
  screen.getByText(
    'Du kan bla i de første 10 000 treffene. Velg domstol, kortere periode eller flere ord for å se resten.',
  );
});

test('nothing is said of narrowing while pages have all hits', async () => {
  openResults(() => manyHits(50, 10_000));
  await screen.findByRole('table', { name: 'Antall treff: 10000' });
  screen.getByRole('button', { name: 'Side 200' });
  expect(screen.queryByText(/10 000/)).toBeNull();
});

test('what is new is a filter that can be turned off again, also when nothing is left', async () => {
  const nye = { siden: '2026-11-19T16:10:00+01:00', antall: 12 };
  const user = openResults((query) => {
    if (query.get('nye') === 'true') return { ...manyHits(0), nye: { ...nye, antall: 0 } };
    return query.get('page') === '2' ? manyHits(2, 128) : { ...manyHits(2, 128), nye };
  });
  const toggle = await screen.findByRole('button', { name: '12 nye siden sist' });
  screen.getByText('Sist sett torsdag 19. november kl. 16:10');
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  // The other pages have no count of their own.
  await user.click(screen.getByRole('button', { name: 'Side 2' }));
  await waitFor(() => expect(asked).toBe(JSON.stringify({ page: 2 })));
  await user.click(await screen.findByRole('button', { name: '12 nye siden sist' }));
  expect(asked).toBe(JSON.stringify({ page: 1, nye: true }));
  const none = await screen.findByRole('button', { name: '0 nye siden sist' });
  expect(none.getAttribute('aria-pressed')).toBe('true');
  await user.click(none);
  await screen.findByRole('heading', { name: 'Antall treff: 128' });
  act(() => search('ran'));
  await screen.findByRole('button', { name: '12 nye siden sist' });
});

test('without anything new there is no filter for it', async () => {
  openResults(() => ({ ...manyHits(2), nye: { siden: '2026-11-19T16:10:00+01:00', antall: 0 } }));
  await screen.findByRole('heading', { name: 'Antall treff: 2' });
  expect(screen.queryByRole('button', { name: /siden sist/ })).toBeNull();
});

test('rows of the search before the form was changed say so', async () => {
  openResults(() => FOUND);
  await screen.findByRole('heading', { name: 'Antall treff: 2' });
  const text = 'Treffene hører til forrige søk. Trykk Søk for å oppdatere.';
  expect(screen.queryByText(text)).toBeNull();
  act(() => search('changed'));
  await screen.findByText(text);
  expect(screen.getByText(text).getAttribute('role')).toBe('status');
});

test('what stands below the hits comes when they are there, and goes while others are read', async () => {
  let answer: (list: Berammingsliste) => void = () => undefined;
  openResults(() => new Promise<Berammingsliste>((resolve) => (answer = resolve)));
  await screen.findByRole('heading', { name: 'Søker …' });
  expect(screen.queryByText('Favoritter')).toBeNull();
  await act(async () => answer(FOUND));
  await screen.findByText('Favoritter');
  act(() => search('ran'));
  expect(screen.queryByText('Favoritter')).toBeNull();
  // A slow answer: no rows of another search.
  await screen.findByRole('heading', { name: 'Søker …' });
  expect(screen.queryByRole('table')).toBeNull();
  // The facets keep their place.
  screen.getByRole('group', { name: 'Filtrer treffene' });
  await act(async () => answer({ ...manyHits(0), utveier: [] }));
  await screen.findByText('Favoritter');
});

test('nothing found: ways out in their order, then other words, then advice', async () => {
  const soek = {
    ...{ soekeKategori: 'berammede', domstolid: 'TOSL', query: 'vold moped' },
    ...{ fraDato: '2026-11-23', tilDato: '2026-11-29' },
  } as const;
  openResults(
    () => ({
      ...manyHits(0),
      utveier: [
        { slag: 'domstoler', antall: 14, ord: null, soek: { ...soek, domstolid: 'alle' } },
        { slag: 'utenOrd', antall: 5, ord: 'moped', soek: { ...soek, query: 'vold' } },
      ],
      menteDu: [{ query: 'vold', antall: 8 }],
    }),
    `${SEARCH}&query=vold+moped`,
  );
  await screen.findByRole('heading', {
    name: 'Vi fant ingen treff på søket ditt. Prøv gjerne andre søkeord.',
  });
  expect(screen.getAllByText(/ingen treff/i)).toHaveLength(1);
  screen.getByText(
    'Du søkte i berammede saker i Oslo tingrett 23.–29. november 2026. Prøv et av disse:',
  );
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual([
    '14 treff i alle domstoler 23.–29. november 2026',
    '5 treff uten «moped» Bare «vold», Oslo tingrett, samme periode',
    'Mente du «vold»? 8 treff',
    'Se hva domstolene har levert',
  ]);
  screen.getByRole('button', { name: 'Nullstill søket' });
});

test('a case that falls outside the search says why', async () => {
  openResults(() => ({
    ...manyHits(0),
    sakerUtenfor: [shownSak({ domstolNavn: 'Agder tingrett' })],
  }));
  await screen.findByText(/Sak 26-031846MED-TOSL\/03 går i Agder tingrett\.$/);
});
