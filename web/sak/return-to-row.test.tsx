import { Suspense, use } from 'react';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useReturnToRow } from './return-to-row.ts';
import { rememberOpened } from './sak-address.ts';

afterEach(() => localStorage.clear());

/** Waits when it is first drawn. */
function List({ ready }: { readonly ready: Promise<void> }) {
  const opened = useReturnToRow(true);
  use(ready);
  return (
    <table>
      <tbody>
        <tr data-sak-id="S1">
          <td data-column="saksnr">
            <a href="/beramming/S1">{opened ?? 'none'}</a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Draws the list until it is there. */
async function draw() {
  const ready = Promise.resolve();
  const list = (
    <Suspense fallback="waits">
      <List ready={ready} />
    </Suspense>
  );
  const { getByRole, unmount } = await act(async () => render(list));
  return { isFocused: document.activeElement === getByRole('link'), unmount };
}

it('a list that has to wait, and is begun anew, finds the row; the next one does not', async () => {
  rememberOpened('S1');
  const first = await draw();
  expect(first.isFocused).toBe(true);
  first.unmount();
  expect((await draw()).isFocused).toBe(false);
});
