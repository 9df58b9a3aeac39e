import { Suspense, use } from 'react';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { rememberOpened, useReturnToRow } from './return-to-row.ts';

function Row({ opened }: { readonly opened: string | null }) {
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

/** Waits when it is first drawn. */
function Waiting({ ready }: { readonly ready: Promise<void> }) {
  const opened = useReturnToRow();
  use(ready);
  return <Row opened={opened} />;
}

/** Its rows come later. */
function Late({ hasRows }: { readonly hasRows: boolean }) {
  const opened = useReturnToRow();
  return hasRows && <Row opened={opened} />;
}

/** Draws the list until it is there. */
async function draw() {
  const ready = Promise.resolve();
  const list = (
    <MemoryRouter>
      <Suspense fallback="waits">
        <Waiting ready={ready} />
      </Suspense>
    </MemoryRouter>
  );
  const { getByRole, unmount } = await act(async () => render(list));
  return { isFocused: document.activeElement === getByRole('link'), unmount };
}

it('a list that has to wait, and is begun anew, finds the row, as often as one comes back to it', async () => {
  rememberOpened('S1');
  const first = await draw();
  expect(first.isFocused).toBe(true);
  first.unmount();
  const again = await draw();
  expect(again.isFocused).toBe(true);
  again.unmount();
  // Another entry of the history.
  window.history.pushState(null, '');
  expect((await draw()).isFocused).toBe(false);
});

it.each([
  ['finds the row that comes later', () => undefined, true],
  ['stays where somebody types', () => fireEvent.keyDown(document.body, { key: 'k' }), false],
  ['stays where somebody reads', () => fireEvent.wheel(document.body), false],
])('%s', async (_, meanwhile, isFocused) => {
  rememberOpened('S1');
  const late = (hasRows: boolean) => (
    <MemoryRouter>
      <Late hasRows={hasRows} />
    </MemoryRouter>
  );
  const { rerender, getByRole } = render(late(false));
  meanwhile();
  await act(async () => rerender(late(true)));
  expect(document.activeElement === getByRole('link')).toBe(isFocused);
});

it('leaves restoring to the browser, but where a row was opened', async () => {
  rememberOpened('S1');
  const { unmount } = await draw();
  expect(window.history.scrollRestoration).toBe('manual');
  window.history.pushState(null, '');
  unmount();
  expect(window.history.scrollRestoration).toBe('auto');
});

/** A case that is a hit, and stands among the favourites below. */
function Both() {
  const opened = useReturnToRow();
  return (
    <>
      <div id="treff">
        <Row opened={opened} />
      </div>
      <Row opened={opened} />
    </>
  );
}
const both = () =>
  render(
    <MemoryRouter>
      <Both />
    </MemoryRouter>,
  );

it.each([0, 1])(
  'a case in two lists is found in the one that it was opened from: %i',
  async (at) => {
    const first = both();
    first.getAllByRole('link')[at]!.focus();
    rememberOpened('S1');
    first.unmount();
    // By the link of its page, to a new entry of the history; then Back, after another case was opened from the hits.
    const state: unknown = window.history.state;
    window.history.pushState(null, '');
    const again = both();
    expect(document.activeElement).toBe(again.getAllByRole('link')[at]);
    again.getAllByRole('link')[0]!.focus();
    rememberOpened('S1');
    again.unmount();
    window.history.replaceState(state, '');
    const back = both();
    await waitFor(() => expect(document.activeElement).toBe(back.getAllByRole('link')[at]));
  },
);
