import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { FavorittHit } from '#contract/sak.ts';
import { shownSak } from '#tests/support/shown/cases.ts';
import { answerCalls, done, show } from '#web/testing/render.tsx';
import { favoritterQuery, useFavoritt } from './favoritter.ts';

const sak: FavorittHit = { ...shownSak({ isFavoritt: true }), endringer: [] };

function List() {
  const { data } = useQuery(favoritterQuery());
  return data && <p>{data.length === 0 ? 'ingen' : data.map((one) => one.saksnummer).join()}</p>;
}

/** A star, and the list when somebody opens it. */
function Page() {
  const { toggle } = useFavoritt();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => toggle(sak, true)}>Stjerne</button>
      <button onClick={() => setIsOpen(true)}>Liste</button>
      {isOpen && <List />}
    </>
  );
}

/** A server on a slow line: a list is what it was when it was asked for, and comes when the test says so. */
function slowServer() {
  let stored: FavorittHit[] = [];
  const answers: (() => void)[] = [];
  const changes: (() => void)[] = [];
  answerCalls({
    [pressePaths.favoritter.path]: () => {
      const list = stored;
      return new Promise((resolve) => answers.push(() => resolve(list)));
    },
    [pressePaths.leggTilFavoritt.href(sak.sakId)]: () =>
      new Promise((resolve) =>
        changes.push(() => {
          stored = [sak];
          resolve(done());
        }),
      ),
  });
  return { answers, changes };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['before the star was pressed', ['Liste', 'Stjerne']],
  ['while the star was being sent', ['Stjerne', 'Liste']],
])('a first list that was asked for %s is read again', async (_, order) => {
  const { answers, changes } = slowServer();
  show(<Page />);
  for (const name of order) await press(name);
  await waitFor(() => expect([answers.length, changes.length]).toEqual([1, 1]));
  changes[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers.forEach((answer) => answer());
  await screen.findByText(sak.saksnummer);
});
