import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { shownIDag, shownToday } from '#tests/support/shown/i-dag.ts';
import { shownAntall, shownLagredeSoek } from '#tests/support/shown/lagrede-soek.ts';
import { service } from './api/client.ts';
import { cookies } from './api/cookies.ts';
import { madeOnServer } from './ui/use-hydrated.ts';

const answers: Record<string, unknown> = {
  [pressePaths.brukerInfo.path]: { erGyldigPressebruker: true, fornavn: 'Silje' },
  [pressePaths.domstoler.path]: [{ id: 'TOSL', navn: 'Oslo tingrett' }],
  [pressePaths.standardDomstol.path]: { domstolId: 'TOSL', mineDomstoler: ['TOSL'] },
  [pressePaths.dagsliste.path]: shownToday('2026-11-24'),
  [pressePaths.iDag.path]: shownIDag,
  [pressePaths.lagredeSoekAntall.path]: shownAntall,
  [pressePaths.nyttAntall.path]: { uleste: 0 },
};

const kept = { ask: service.ask, all: cookies.all };
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  Object.assign(service, { ask: kept.ask });
  Object.assign(cookies, { all: kept.all });
  madeOnServer.is = false;
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('an answer that comes while the page is drawn for the last time is left to the browser', async () => {
  const { render } = await import('./render.tsx');
  const late: ((answer: Response) => void)[] = [];
  const ask = async (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === pressePaths.lagredeSoek.path)
      return new Promise<Response>((answer) => late.push(answer));
    return pathname in answers
      ? Response.json(answers[pathname])
      : new Response(null, { status: 404 });
  };
  const making = render('/i-dag', { ask, cookie: '' });
  await vi.waitUntil(() => late.length > 0, { timeout: 60_000 });
  for (let i = 0; i < 20; i += 1) await turn();
  vi.advanceTimersByTime(1_500);
  late[0]!(Response.json(shownLagredeSoek));
  const made = (await making)!;
  const said = JSON.stringify(made.answers);
  expect([said.includes('Konkurser'), made.html.includes('Konkurser')]).toEqual([false, false]);
  // What has come in time is in both.
  expect([said.includes('Oslo tingrett'), made.html.includes('Oslo tingrett')]).toEqual([
    true,
    true,
  ]);
});
