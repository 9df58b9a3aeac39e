import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { LENKER } from '#domain/lenker.ts';
import { brukerInfoQuery } from '#web/api/bruker.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { Chrome } from './layout.tsx';

function open(info: object, address = '/') {
  answerCalls({
    [pressePaths.soeknadInfo.path]: {
      ...{ navn: 'Silje Haugnes', erGyldigBruker: true, brukerHarAktivSoeknad: false },
    },
    [pressePaths.brukerInfo.path]: info,
  });
  const { client } = show(<Chrome hasUser>Innhold</Chrome>, address);
  // The header and the footer read nothing of this themselves: the guard of a page does.
  return client.prefetchQuery(brukerInfoQuery());
}
const footer = () => within(screen.getByRole('contentinfo'));

test('a press user finds the coverage in the footer and in the menu', async () => {
  await open({ erGyldigPressebruker: true, fornavn: 'Silje' }, '/dekning');
  const link = await footer().findByRole('link', { name: 'Dekning' });
  expect(link.getAttribute('href')).toBe('/dekning');
  expect(link.getAttribute('aria-current')).toBe('page');
  await screen.findByRole('navigation', { name: 'Pressetjenesten' });
  await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
  expect(screen.getAllByRole('link', { name: 'Dekning' })).toHaveLength(2);
});

test('everybody finds the accessibility statement in the footer', async () => {
  await open({ erGyldigPressebruker: false, fornavn: 'Nora' });
  const link = await footer().findByRole('link', { name: 'Tilgjengelighetserklæring' });
  expect(link.getAttribute('href')).toBe(LENKER.tilgjengelighet);
});

test('who may not open it does not', async () => {
  await open({ erGyldigPressebruker: false, fornavn: 'Nora' });
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(footer().queryByRole('link', { name: 'Dekning' })).toBeNull();
  footer().getByRole('link', { name: 'Kontakt oss' });
});
