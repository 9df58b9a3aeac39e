import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { shownDetails } from '#tests/support/shown/cases.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const { leggTilFavoritt, saksdetaljer, varsling } = pressePaths;
const QUESTION = 'Du får beskjed om endringer på Nytt. Vil du ha e-post også?';

async function star(favoritterValgt: boolean, put: () => Response = done): Promise<void> {
  let choices = {
    ...{ epost: 'silje@fjord.example', favoritter: 'aldri', stans: null },
    ...{ favoritterValgt, soekSist: null },
  };
  openApp('/beramming/S1', {
    [saksdetaljer.href('S1')]: shownDetails({ sakId: 'S1', erFavoritt: false }),
    [leggTilFavoritt.href('S1')]: () => done(),
    [varsling.path]: ({ method }: RequestInit) => {
      if (method !== 'PUT') return choices;
      const answer = put();
      if (answer.ok) choices = { ...choices, favoritterValgt: true };
      return answer;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /favoritt/ }));
}

test('after the star one press begins e-mail of changes, and says where it goes', async () => {
  await star(false);
  await screen.findByText(QUESTION);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, hver morgen' }));
  await screen.findByText(/Du får e-post hver morgen kl. 07:00 om endringer, til silje@fjord/);
  expect(sentTo(varsling.path)).toEqual([{ favoritter: 'daglig' }]);
});

test('closing it is an answer too', async () => {
  await star(false);
  await screen.findByText(QUESTION);
  await userEvent.click(screen.getByRole('button', { name: 'Lukk' }));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(sentTo(varsling.path)).toEqual([{ favoritter: 'aldri' }]);
});

test('who has chosen is not asked', async () => {
  await star(true);
  // The choices are read when the star is stored, and say that there is nothing to ask.
  await waitFor(() =>
    expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toContain(varsling.path),
  );
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test('a choice that is not stored is asked for again', async () => {
  await star(false, () => refused(503, 'database_unavailable'));
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, hver morgen' }));
  await screen.findByText('Valget er ikke lagret. Avvist: database_unavailable');
  screen.getByRole('button', { name: 'Ja, hver morgen' });
});
