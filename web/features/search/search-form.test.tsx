import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { readSearchParams, type SearchParams } from '#contract/search.ts';
import { show } from '#web/testing/render.tsx';
import { SearchForm } from './search-form.tsx';

const NOW = new Date('2026-11-21T12:00:00+01:00');
const COURTS = [
  { id: 'TOSL', navn: 'Oslo tingrett' },
  { id: 'TSOS', navn: 'Søndre Østfold tingrett' },
];
const GOOD = 'domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21';

async function open(address = GOOD) {
  const onSubmit = vi.fn<(search: Partial<SearchParams>) => void>();
  const search = readSearchParams(new URLSearchParams(address));
  const onChanged = vi.fn<(isChanged: boolean) => void>();
  show(
    <SearchForm
      {...{ search, onSubmit, onChanged }}
      courts={COURTS}
      now={NOW}
      canFold
      onOpen={vi.fn()}
    />,
  );
  // Dates are loaded after the rest of the form.
  await screen.findByRole('button', { name: /Domstol/ });
  await screen.findByRole('group', { name: 'Fra dato' });
  await screen.findByRole('group', { name: 'Til dato' });
  return { onSubmit, onChanged, user: userEvent.setup() };
}

const segments = (name: string) =>
  within(screen.getByRole('group', { name })).getAllByRole('spinbutton');
const shown = (name: string) =>
  segments(name)
    .map((segment) => segment.textContent)
    .join('.');
const press = () => screen.getByRole('button', { name: 'Søk' });

test('searches when Søk is pressed, and not before', async () => {
  const { onSubmit, user } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Søk etter' }), ' grov vold ');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(press());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ query: 'grov vold', domstolid: 'alle', fraDato: '2026-11-02' }),
  );
});

test('Enter in the text field searches', async () => {
  const { onSubmit, user } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Søk etter' }), 'vold{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('that a search has been sent is seen at once, until the page has gone there', async () => {
  let arrive: (value: null) => void = () => undefined;
  const going = new Promise<null>((resolve) => (arrive = resolve));
  function Page() {
    const [to, setTo] = useState<Promise<null>>();
    const search = readSearchParams(new URLSearchParams(GOOD));
    const more = { onChanged: vi.fn(), onOpen: vi.fn(), courts: COURTS, now: NOW, canFold: true };
    return (
      <>
        <SearchForm {...more} search={search} onSubmit={() => setTo(going)} />
        {to && use(to)}
      </>
    );
  }
  show(<Page />);
  const user = userEvent.setup();
  const field = await screen.findByRole('combobox', { name: 'Søk etter' });
  expect(press().getAttribute('aria-busy')).toBeNull();
  await act(() => user.type(field, 'vold{Enter}'));
  expect(press().getAttribute('aria-busy')).toBe('true');
  arrive(null);
  await waitFor(() => expect(press().getAttribute('aria-busy')).toBeNull());
});

test('choosing a category, also with the arrow keys, sets its dates', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Berammede saker' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Avgjørelser' })).toBe(document.activeElement);
  expect(shown('Fra dato')).toBe('21.10.2026');
  expect(shown('Til dato')).toBe('21.11.2026');
});

test('an invalid form is not sent; the error summary takes focus and links to the field', async () => {
  const { onSubmit, user } = await open();
  await user.click(segments('Fra dato')[0]!);
  await user.keyboard('30122026');
  await user.click(press());
  expect(onSubmit).not.toHaveBeenCalled();
  const heading = screen.getByRole('heading', {
    name: 'Følgende feil må rettes opp før innsending:',
  });
  expect(heading.parentElement).toBe(document.activeElement);
  await user.click(screen.getByRole('link', { name: 'Fra dato kan ikke være etter Til dato.' }));
  expect(segments('Fra dato')[0]).toBe(document.activeElement);
});

test('an error is shown at the field once it has been left, and describes it', async () => {
  const { user } = await open();
  await user.click(segments('Fra dato')[0]!);
  await user.keyboard('{Backspace}{Backspace}');
  expect(screen.queryByText('Fra dato er påkrevd.')).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Søk etter' }));
  await screen.findByText('Fra dato er påkrevd.');
  const described = segments('Fra dato')[0]!.getAttribute('aria-describedby') ?? '';
  const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(texts).toContain('Fra dato er påkrevd.');
});

test('a day that is cleared and typed again makes the date complete', async () => {
  const { onSubmit, user } = await open();
  await user.click(segments('Fra dato')[0]!);
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(press());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(shown('Fra dato')).toBe('dd.11.2026');
  await user.click(segments('Fra dato')[0]!);
  await user.keyboard('02');
  await user.click(press());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ fraDato: '2026-11-02' }),
  );
});

test('dates of the address are checked at once, also how far back they go', async () => {
  await open('domstolid=alle&fraDato=2026-08-20&tilDato=2026-12-21');
  expect(screen.getByText('Fra dato kan ikke være mer enn 3 måneder tilbake i tid')).toBeTruthy();
});

test('without a court the search is not sent', async () => {
  const { onSubmit, user } = await open('fraDato=2026-11-02&tilDato=2026-12-21');
  expect(screen.queryByText('Domstol er påkrevd.')).toBeNull();
  await user.click(press());
  expect(screen.getByRole('link', { name: 'Domstol er påkrevd.' })).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a court is found by a part of its name; without one, the list says Ingen treff', async () => {
  const { onSubmit, user } = await open();
  await user.click(screen.getByRole('button', { name: /Domstol/ }));
  await user.keyboard('zzz');
  await screen.findByText('Ingen treff');
  await user.keyboard('{Backspace}{Backspace}{Backspace}østf');
  await user.click(await screen.findByRole('option', { name: 'Søndre Østfold tingrett' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.click(press());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ domstolid: 'TSOS' }));
});

test('Utvidet søk shows its fields in order, and sends their values', async () => {
  const { onSubmit, user } = await open();
  expect(screen.queryByRole('textbox', { name: 'Dommer' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Utvidet søk' }));
  const advanced = await screen.findByRole('group', { name: /Alle feltene/ });
  const fields = within(advanced).getAllByRole('textbox');
  expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Saksnummer',
    'Domstol',
    'Saken gjelder',
    'Sakstype',
    'Parter',
    'Advokat',
    'Bistandsadvokat',
    'Dommer',
    'Rettsmøtetype',
    'Søk i dokumenttekst',
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Dommer' }), 'Solvang');
  await user.click(press());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ isAdvancedSearch: true, dommer: 'Solvang' }),
  );
});

test('the calendar has week numbers, marks unavailable days, and says the limit in words', async () => {
  const { user } = await open('domstolid=alle&fraDato=2026-08-24&tilDato=2026-11-21');
  const group = screen.getByRole('group', { name: 'Fra dato' });
  await user.click(within(group).getByRole('button'));
  await screen.findByText('Tidligste dato er 21.08.2026, tre måneder tilbake.');
  expect(screen.getByRole('rowheader', { name: 'Uke 34' })).toBeTruthy();
  const day = (name: RegExp) => screen.getByRole('button', { name });
  expect(day(/20\. august 2026/).getAttribute('aria-disabled')).toBe('true');
  expect(day(/21\. august 2026/).getAttribute('aria-disabled')).toBeNull();
  await user.click(day(/21\. august 2026/));
  expect(shown('Fra dato')).toBe('21.08.2026');
});

test('Enter in a part of a date searches with what is typed there', async () => {
  const { onSubmit, user } = await open();
  await user.click(segments('Fra dato')[0]!);
  await user.keyboard('05');
  await user.click(segments('Fra dato')[0]!);
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ fraDato: '2026-11-05' }),
  );
  expect(segments('Fra dato')[0]).toBe(document.activeElement);
});

test('Enter in a date with a part missing says so, and does not search with the day before', async () => {
  const { onSubmit, user } = await open();
  await user.click(segments('Fra dato')[0]!);
  await user.keyboard('{Backspace}{Backspace}{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Fra dato er påkrevd.' })).toBeTruthy();
});

test('one press chooses the days and searches; a day by hand releases it', async () => {
  const { onSubmit, user } = await open();
  const days = await screen.findByRole('group', { name: 'Velg periode' });
  const names = () =>
    within(days)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const pressed = () =>
    within(days)
      .queryAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['I dag', 'I morgen', 'Denne uken', 'Neste uke', 'Neste 30 dager']);
  expect(pressed()).toEqual([]);
  await user.click(within(days).getByRole('button', { name: 'Neste uke' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ fraDato: '2026-11-23', tilDato: '2026-11-29' }),
  );
  expect(shown('Fra dato')).toBe('23.11.2026');
  expect(pressed()).toEqual(['Neste uke']);
  await user.click(segments('Til dato')[0]!);
  await user.keyboard('30');
  expect(pressed()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Avgjørelser' }));
  expect(names()).toEqual(['I dag', 'I går', 'Denne uken', 'Forrige uke', 'Siste 30 dager']);
});

test('a form that asks for other hits says so, until it is as it was; typed words do not count', async () => {
  const { onChanged, user } = await open('domstolid=alle&fraDato=2026-11-21&tilDato=2026-12-21');
  await user.type(screen.getByRole('combobox', { name: 'Søk etter' }), 'v');
  expect(onChanged).toHaveBeenLastCalledWith(false);
  await user.click(screen.getByRole('radio', { name: 'Tiltaler' }));
  expect(onChanged).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('radio', { name: 'Berammede saker' }));
  expect(onChanged).toHaveBeenLastCalledWith(false);
});
