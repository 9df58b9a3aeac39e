import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brukereSchema } from '#contract/admin/brukere.ts';
import { revisjonSchema } from '#contract/admin/revisjon.ts';
import { soeknaderSchema } from '#contract/admin/soeknader.ts';
import { brukerInfoSchema } from '#contract/bruker.ts';
import { noticesSchema } from '#contract/notices.ts';
import { REQUESTED_WITH } from '#contract/call.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { pressePaths } from '#contract/paths.ts';
import { berammingslisteSchema } from '#contract/sak.ts';
import { defaultRange } from '#domain/search-rules.ts';
import { projectRoot } from '#build/paths.ts';
import { isAlive } from '#dev/servers/processes.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import { createBrowser } from '#tests/support/bff/cookie-jar.ts';
import { COPY_HOOK, startNpmCopy, type NpmCopy } from '#tests/support/servers/npm-copy.ts';
import { until } from '#tests/support/until.ts';

const CASES = 50;
const NOW = '2026-03-10T09:00:00+01:00';
const silje = testPersons[0]!;

let copy: NpmCopy;
let address: string;

beforeAll(async () => {
  copy = await startNpmCopy(['start'], { PRESSE_DEMO_CASES: String(CASES), PRESSE_NOW: NOW });
  address = copy.address;
}, COPY_HOOK);
afterAll(() => copy?.remove());

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm …` to its end. */
function npm(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      'npm',
      args,
      { cwd: projectRoot, env: { ...copy.env, ...more }, encoding: 'utf8' },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

const session = (name: string, more?: NodeJS.ProcessEnv, ...options: string[]) =>
  npm(['run', '--silent', 'session', '--', name, ...options], more);

async function cookieOf(name: string, ...options: string[]): Promise<string> {
  const { stdout } = await session(name, {}, ...options);
  expect(stdout).toMatch(/^Cookie: \S+=\S+\n$/);
  return stdout.trim().slice('Cookie: '.length);
}

async function brukerInfo(cookie: string) {
  const response = await fetch(address + pressePaths.brukerInfo.href(), {
    headers: { ...REQUESTED_WITH, cookie },
  });
  expect(response.status).toBe(200);
  return brukerInfoSchema.parse(await response.json());
}

describe('npm start', () => {
  it('ends by printing the address and who one can sign in as, on its last line', () => {
    const last = copy.output().trimEnd().split('\n').at(-1);
    expect(last).toContain(address);
    for (const { fornavn, etternavn } of testPersons)
      expect(last).toContain(`${fornavn} ${etternavn}`);
  });

  it('shows every step with the time it took', () => {
    for (const step of ['Database', 'Sign-in', 'Register', 'Programs', 'Web page', 'Web server'])
      expect(copy.output()).toMatch(new RegExp(`^✓ ${step}.*\\(\\d+\\.\\d s\\)$`, 'm'));
    expect(copy.output()).toMatch(new RegExp(`^✓ Cases: ${CASES} `, 'm'));
  });

  it('says where the e-mail is to be read that it does not send', async () => {
    const [, url] = /^✓ E-mail: (http:\/\/localhost:\d+) /m.exec(copy.output())!;
    const page = await fetch(url!);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('E-post som venter');
  });

  it('lets a test person sign in and search', async () => {
    const browser = createBrowser();
    const page = await browser.get(`${address}${pressePaths.signin.href()}?redirectUrl=/`);
    expect(page.body).toContain('Silje Haugnes');
    const front = await browser.postForm(page.url, { pid: silje.pid });
    expect(front).toMatchObject({ url: `${address}/i-dag`, status: 200 });

    const cookie = browser.cookieHeader(front.url);
    expect(await brukerInfo(cookie)).toMatchObject({
      erGyldigPressebruker: true,
      fornavn: 'Silje',
    });
    const range = defaultRange('berammede', new Date(NOW));
    const query = new URLSearchParams({ domstolid: 'alle', soekeKategori: 'berammede', ...range });
    const response = await fetch(`${address}${pressePaths.berammingsliste.href()}?${query}`, {
      headers: { ...REQUESTED_WITH, cookie },
    });
    const { totalHits, hits } = berammingslisteSchema.parse(await response.json());
    expect(totalHits).toBeGreaterThan(0);
    expect(hits).toHaveLength(totalHits);
  });

  it('has a desk that is not empty, and a journalist who is told of something', async () => {
    expect(copy.output()).toMatch(/^✓ Desk: \d+ applications, \d+ users /m);
    const read = async (cookie: string, path: string): Promise<unknown> => {
      const response = await fetch(address + path, { headers: { ...REQUESTED_WITH, cookie } });
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
      return response.json();
    };
    const admin = await cookieOf('astrid');
    const soeknader = soeknaderSchema.parse(await read(admin, adminPaths.soeknader.href()));
    expect(soeknader.totalt).toBeGreaterThan(20);
    const brukere = brukereSchema.parse(await read(admin, adminPaths.brukere.href()));
    expect(brukere.totalt).toBeGreaterThan(40);
    const log = revisjonSchema.parse(await read(admin, adminPaths.revisjon.href()));
    expect(log.totalt).toBeGreaterThan(5_000);
    const press = await cookieOf('ylva');
    // The follower tells of it, as of every change.
    await until('she is told of her favourites and searches', async () => {
      const { linjer } = noticesSchema.parse(await read(press, pressePaths.nytt.href()));
      return linjer.length >= 2;
    });
  });

  it('keeps its keys where nobody else can read them', () => {
    expect(statSync(join(copy.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('says what to do when the port is taken, and touches nothing of the copy that has it', async () => {
    const log = join(copy.dataDir, 'logs', new URL(address).port, 'bff.log');
    const before = statSync(log);
    const { code, stderr } = await npm(['start']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/Port \d+ is in use.*PORT=\d+ npm start/);
    expect(statSync(log).ino).toBe(before.ino);
    expect(statSync(log).size).toBeGreaterThanOrEqual(before.size);
    expect(copy.processes().every(isAlive)).toBe(true);
  });

  it('starts the web server again when it is killed', async () => {
    const isBff = (pid: number) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        .split('\0')
        .some((part) => part.endsWith('bff.js'));
    const killed = copy.processes().find(isBff)!;
    process.kill(killed, 'SIGKILL');
    await until('it is told', () => copy.output().includes('The web server ended with a signal'));
    const live = () =>
      fetch(`${address}/api/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until('another answers', live);
    expect(copy.processes().filter(isBff)).not.toContain(killed);
  });
});

describe('npm run session', () => {
  it('prints the Cookie header of a session, and nothing else', async () => {
    const cookie = await cookieOf('per-arne');
    expect(await brukerInfo(cookie)).toMatchObject({ erGyldigPressebruker: true });
  });

  it('also signs in who has never had access, and whose access has lapsed', async () => {
    expect(await brukerInfo(await cookieOf('nora'))).toMatchObject({
      erGyldigPressebruker: false,
      fornavn: 'Nora',
    });
    const favourites = await fetch(address + pressePaths.favoritter.href(), {
      headers: { ...REQUESTED_WITH, cookie: await cookieOf('jonas utgård') },
    });
    expect(favourites.status).toBe(403);
  });

  it('signs an administrator in as one, or on the press side when that is asked for', async () => {
    const who = async (cookie: string, path: string) =>
      (await fetch(address + path, { headers: { ...REQUESTED_WITH, cookie } })).status;
    const admin = await cookieOf('astrid');
    expect(await who(admin, adminPaths.gyldigAdminbruker.href())).toBe(200);
    expect(await who(admin, pressePaths.brukerInfo.href())).toBe(401);
    expect(await who(await cookieOf('astrid', '--press'), pressePaths.brukerInfo.href())).toBe(200);
    const { code, stderr } = await session('silje', {}, '--admin');
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Silje Haugnes is not an administrator') as string,
    });
  });

  it('lists the names when there is no such person', async () => {
    const { code, stdout, stderr } = await session('kari');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('Silje Haugnes, PER-ARNE SOLBAKK');
  });

  it('is for the embedded sign-in only', async () => {
    const issuer = { OIDC_PRESSE_ISSUER: 'https://idporten.example' };
    const { code, stdout, stderr } = await session('silje', issuer);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('OIDC_PRESSE_ISSUER');
  });
});

describe('npm start, at its end', () => {
  it('stops on SIGTERM and leaves no process behind', async () => {
    const processes = copy.processes();
    expect(processes.length).toBeGreaterThan(5);
    expect(processes.every(isAlive)).toBe(true);
    copy.kill('SIGTERM');
    await until('every process is gone', () => !processes.some(isAlive));
    await expect(fetch(address)).rejects.toThrow();
  });
});
