import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { shownIDag, shownToday } from '#tests/support/shown/i-dag.ts';
import { shownAntall, shownLagredeSoek } from '#tests/support/shown/lagrede-soek.ts';
import { service } from '#web/api/client.ts';
import { cookies } from '#web/api/cookies.ts';
import { madeOnServer } from '#web/ui/use-hydrated.ts';

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

/** An answer, and `read` when the page has it. */
function answerOf(value: unknown, read: () => void): Response {
  const answer = Response.json(value);
  answer.json = async () => {
    read();
    return value;
  };
  return answer;
}

test('an answer that comes while the page is drawn for the last time is left to the browser', async () => {
  const { render } = await import('#web/render.tsx');
  const late: ((answer: Response) => void)[] = [];
  const read = new Set<string>();
  const ask = async (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === pressePaths.lagredeSoek.path)
      return new Promise<Response>((answer) => late.push(answer));
    return pathname in answers
      ? answerOf(answers[pathname], () => read.add(pathname))
      : new Response(null, { status: 404 });
  };
  const making = render('/i-dag', { ask, cookie: '' });
  const isThere = () => late.length > 0 && read.has(pressePaths.domstoler.path);
  await vi.waitUntil(isThere, { timeout: 60_000 });
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
