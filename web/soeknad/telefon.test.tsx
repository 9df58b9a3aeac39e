import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { field, GOOD, openForm, send } from '#web/testing/om-meg-form.tsx';
import { show } from '#web/testing/render.tsx';
import { OmDegList } from './lists.tsx';

const country = () => screen.getByRole('button', { name: /Landkode/ });
const SWEDISH = { ...GOOD, telefonLand: 'SE', telefon: '701 740 605' };

test('the number is Norwegian until another country is chosen, which is done by keyboard', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const { user } = openForm({ initial: { ...GOOD, telefon: '' }, onSubmit });
  expect(country().textContent).toBe('Norge (+47)');
  field('E-post').focus();
  await user.tab();
  expect(document.activeElement).toBe(country());
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .slice(0, 5)
      .map((option) => option.textContent),
  ).toEqual([
    ...['Norge (+47)', 'Sverige (+46)', 'Danmark (+45)', 'Finland (+358)'],
    'Afghanistan (+93)',
  ]);
  await user.keyboard('sver{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(country()));
  expect(country().textContent).toBe('Sverige (+46)');
  await user.tab();
  expect(document.activeElement).toBe(field('Telefon'));
  await user.paste('070-174 06 05');
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledWith({ ...GOOD, telefonLand: 'SE', telefon: '701740605' });
});

test('a number that is none of its country is said at the number, with the country and the way out', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const { user } = openForm({ initial: { ...SWEDISH, telefon: '' }, onSubmit });
  const message =
    'Et telefonnummer med landkoden +46 (Sverige) har 5 til 13 siffer etter landkoden. Rett nummeret, eller velg et annet land.';
  await user.type(field('Telefon'), '1234');
  await user.tab();
  expect(field('Telefon').getAttribute('aria-describedby')).toBe(screen.getByText(message).id);
  await user.click(send());
  await user.click(screen.getByRole('link', { name: message }));
  expect(document.activeElement).toBe(field('Telefon'));
  await user.keyboard('56');
  expect(screen.queryByText(message)).toBeNull();
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledWith({ ...SWEDISH, telefon: '123456' });
});

test('another country judges the number that stands there anew', async () => {
  const { user } = openForm({ initial: SWEDISH });
  await user.click(field('Telefon'));
  await user.tab();
  await user.click(country());
  await user.click(await screen.findByRole('option', { name: 'Norge (+47)' }));
  await screen.findByText('Telefonnummeret må bestå av 8 siffer.');
});

test('the country is kept with what was written', async () => {
  const initial = { ...GOOD, telefon: '' };
  const { user, unmount } = openForm({ initial });
  await user.click(country());
  await user.click(await screen.findByRole('option', { name: 'Sverige (+46)' }));
  await user.type(field('Telefon'), '701740605');
  unmount();
  openForm({ initial });
  expect(country().textContent).toBe('Sverige (+46)');
  expect(field('Telefon').value).toBe('701740605');
});

test('the number stands with the calling code where it is read', () => {
  const shown = (change: object) => {
    const { container, unmount } = show(
      <OmDegList saved={{ ...GOOD, ...change, foretrukketDomstolNavn: 'Alle domstoler' }} />,
    );
    const said = container.textContent;
    unmount();
    return said;
  };
  expect(shown({})).toContain('Telefon922 41 080');
  expect(shown({ ...SWEDISH, telefon: '701740605' })).toContain('Telefon+46 701 740 605');
});
