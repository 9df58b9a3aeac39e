import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressePaths, systemPaths } from '#contract/paths.ts';
import { isAlive } from '#dev/servers/processes.ts';
import { COPY_HOOK, startNpmCopy, type NpmCopy } from '#tests/support/servers/npm-copy.ts';
import { until } from '#tests/support/until.ts';

let copy: NpmCopy;

beforeAll(async () => {
  copy = await startNpmCopy(['run', 'dev'], { PRESSE_DEMO_CASES: '10' });
}, COPY_HOOK);
afterAll(() => copy?.remove());

const get = (path: string, init?: RequestInit) => fetch(copy.address + path, init);

describe('npm run dev', () => {
  it('ends by printing the address', () => {
    const last = copy.output().trimEnd().split('\n').at(-1);
    expect(last).toMatch(
      new RegExp(`^Ready at ${copy.address}, watching the sources – sign in as`),
    );
  });

  it('serves the page from its sources, with hot reload', async () => {
    const page = await get('/soeknad', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/@vite/client');
    const script = await get('/main.tsx');
    expect(script.headers.get('content-type')).toContain('javascript');
  });

  it('serves the page’s own files below /api from the sources too', async () => {
    const source = await get('/api/client.ts');
    expect(source.headers.get('content-type')).toContain('javascript');
  });

  it('passes calls of the API on to the web server, which is ready', async () => {
    const answer = await get(systemPaths.ready.href());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'ok' });
  });

  it('signs in through its own address', async () => {
    const answer = await get(`${pressePaths.signin.href()}?redirectUrl=/`, { redirect: 'manual' });
    const provider = new URL(answer.headers.get('location')!);
    expect(provider.searchParams.get('redirect_uri')).toBe(
      copy.address + pressePaths.callback.href(),
    );
  });

  it('stops on SIGTERM and leaves no process behind', async () => {
    const processes = copy.processes();
    expect(processes.length).toBeGreaterThan(5);
    expect(processes.every(isAlive)).toBe(true);
    copy.kill('SIGTERM');
    await until('every process is gone', () => !processes.some(isAlive));
    await expect(get('/')).rejects.toThrow();
  });
});
