import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { pressePaths, systemPaths } from '#contract/paths.ts';
import { readSearchParams } from '#contract/search.ts';
import { manyHits } from '#tests/support/shown/cases.ts';
import { findContact } from '#web/api/contact.ts';
import { shouldRetry } from '#web/app/query-client.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { Results } from './results.tsx';

const [FIRST, SECOND] = ['query=tyveri', 'query=vold'].map((query) =>
  readSearchParams(new URLSearchParams(`domstolid=TOSL&${query}`)),
) as [ReturnType<typeof readSearchParams>, ReturnType<typeof readSearchParams>];
const WAITS = 'Treffene hører til forrige søk. De nye kommer når forbindelsen er tilbake.';

const FAILED = 'En feil har oppstått ved søk i berammingslistene.';

function Shown() {
  const [params, setParams] = useState(FIRST);
  const idle = () => undefined;
  return (
    <>
      <button onClick={() => setParams(SECOND)}>Søk</button>
      <Results
        {...{ params, courts: [], attempt: 0, sentRef: { current: false }, isChanged: false }}
        {...{ onChange: idle, onReset: idle, onDays: idle }}
      />
    </>
  );
}

const found = (antall: number) => screen.findByRole('heading', { name: `Antall treff: ${antall}` });

afterEach(() => act(() => onlineManager.setOnline(true)));

test('without contact the hits stay, and say of which search they are, until there are new ones', async () => {
  answerCalls({ [pressePaths.berammingsliste.path]: manyHits(2) });
  show(<Shown />);
  await found(2);

  answerCalls({ [pressePaths.berammingsliste.path]: manyHits(3) });
  act(() => onlineManager.setOnline(false));
  act(() => screen.getByRole('button', { name: 'Søk' }).click());
  await screen.findByText(WAITS);
  await found(2);

  act(() => onlineManager.setOnline(true));
  await found(3);
  expect(screen.queryByText(WAITS)).toBeNull();
});

test('so it is when the service is gone and the browser does not know', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));
  answerCalls({ [pressePaths.berammingsliste.path]: manyHits(2) });
  const { client } = show(<Shown />);
  // As the page does it, only sooner.
  client.setDefaultOptions({ queries: { retry: shouldRetry, retryDelay: 1 } });
  await found(2);

  answerCalls({ [pressePaths.berammingsliste.path]: gone, [systemPaths.live.path]: gone });
  act(() => screen.getByRole('button', { name: 'Søk' }).click());
  await screen.findByText(WAITS);
  await found(2);
  expect(screen.queryByText(FAILED)).toBeNull();

  answerCalls({ [pressePaths.berammingsliste.path]: manyHits(3), [systemPaths.live.path]: {} });
  await act(async () => void (await findContact()));
  await found(3);
  expect(screen.queryByText(WAITS)).toBeNull();
});

test('a search that fails alone says so', async () => {
  answerCalls({ [pressePaths.berammingsliste.path]: manyHits(2) });
  show(<Shown />);
  await found(2);

  const gone = () => Promise.reject(new TypeError('Failed to fetch'));
  answerCalls({ [pressePaths.berammingsliste.path]: gone, [systemPaths.live.path]: {} });
  act(() => screen.getByRole('button', { name: 'Søk' }).click());
  await screen.findByRole('heading', { name: FAILED });
  expect(screen.queryByText(WAITS)).toBeNull();
});
