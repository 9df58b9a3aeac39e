import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Keep a browser quiet where there is no internet (DESIGN §11). */
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
 * How to launch a Chromium: Playwright's own, else the system's, else Debian's package where root may install it.
 * Throws with the way out when there is none.
 */
export function browserLaunchOptions(): LaunchOptions {
  const own = chromium.executablePath();
  const executablePath = existsSync(own) ? own : (SYSTEM.find(existsSync) ?? installFromDebian());
  return { executablePath, args: QUIET };
}

function installFromDebian(): string {
  const [path] = SYSTEM;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', env });
    if (path && existsSync(path)) return path;
  }
  throw new Error('No Chromium was found. Install one, or run: npx playwright install chromium');
}
