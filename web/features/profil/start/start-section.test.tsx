import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { answerCalls, done, refused, sentTo, show } from '#web/testing/render.tsx';
import { StartSection } from './start-section.tsx';

const COURTS = [
  { id: 'TOSL', navn: 'Oslo tingrett' },
  { id: 'TROG', navn: 'Romerike og Glåmdal tingrett' },
  { id: 'LB', navn: 'Borgarting lagmannsrett' },
];
let stored: { mineDomstoler: string[]; startside: string };
beforeEach(() => {
  stored = { mineDomstoler: ['TOSL', 'TROG'], startside: 'i-dag' };
});
const sent = () => sentTo(pressePaths.velgStart.path);
/** Stores what is sent, as the server does. */
const store = () => {
  stored = { ...stored, ...(sent().at(-1) as Partial<typeof stored>) };
  return done();
};
const open = (velgStart: unknown = store) => {
  answerCalls({
    [pressePaths.domstoler.path]: COURTS,
    [pressePaths.standardDomstol.path]: () => ({ domstolId: 'TOSL', ...stored }),
    [pressePaths.velgStart.path]: velgStart,
  });
  show(<StartSection />);
  return userEvent.setup();
};
const names = async () => {
  const group = await screen.findByRole('group', { name: 'Mine domstoler' });
  return within(group)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

test('a court moves up, is saved so, and keeps the focus', async () => {
  const user = open();
  await user.click(
    await screen.findByRole('button', { name: 'Flytt Romerike og Glåmdal tingrett opp' }),
  );
  await waitFor(() => expect(sent()).toEqual([{ mineDomstoler: ['TROG', 'TOSL'] }]));
  // It is first now: its button up is off, and the one down has the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Flytt Romerike og Glåmdal tingrett ned',
  );
  await screen.findByText('Romerike og Glåmdal tingrett er nå nummer 1 av 2.');
});

test('a court can be removed and another one added', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Fjern Oslo tingrett' }));
  await waitFor(() => expect(sent()).toEqual([{ mineDomstoler: ['TROG'] }]));
});

test('the page after sign-in is a choice', async () => {
  const user = open();
  await user.click(await screen.findByRole('radio', { name: 'Søk' }));
  await waitFor(() => expect(sent()).toEqual([{ startside: 'sok' }]));
});

test('what could not be saved goes back to what it was, and says so', async () => {
  const user = open(() => refused(503, 'database_unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Fjern Oslo tingrett' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Endringen ble ikke lagret.');
  expect(await names()).toEqual(['Oslo tingrett', 'Romerike og Glåmdal tingrett']);
});
