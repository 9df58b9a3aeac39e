import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

/** Debian's package of the headless shell: a context costs 0.2 s of CPU, in the whole browser 1 s. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const INSTRUCTIONS = `No Chromium was found. Install one (Debian: apt-get install ${SHELL}), or run: npx playwright install chromium`;

/** Without these a browser calls home, which takes time where there is no internet. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How to launch a Chromium: Playwright's own, else the system's, else Debian's package if we may install it
 * (takes about a minute). Throws with instructions when there is none.
 */
export function browserLaunchOptions(env: NodeJS.ProcessEnv = process.env): LaunchOptions {
  // Playwright finds its own, and the headless shell that comes with it.
  if (existsSync(chromium.executablePath())) return { args: QUIET };
  return { executablePath: onThisMachine(env) ?? installFromDebian(env), args: QUIET };
}

function onThisMachine(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find((path) => existsSync(path));
}

function installFromDebian(env: NodeJS.ProcessEnv): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(INSTRUCTIONS);
  process.stderr.write('Chromium is installed from Debian ...\n');
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', SHELL);
  const installed = onThisMachine(env);
  if (!installed) throw new Error(INSTRUCTIONS);
  return installed;
}
