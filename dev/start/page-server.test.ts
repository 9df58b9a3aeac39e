import { describe, expect, it } from 'vitest';
import { isForWebServer } from './page-server.ts';

describe('an address of npm run dev', () => {
  it.each([
    ...['/api/health/ready', '/api/presse/auth/signin?redirectUrl=/', '/api/no-such.ts'],
    ...['/kalender/hemmelig.ics', '/atom/hemmelig.xml'],
  ])('%s is answered by the web server', (address) => expect(isForWebServer(address)).toBe(true));

  it.each([
    '/',
    '/soeknad',
    '/main.tsx',
    '/ui/kalender/x.ts',
    '/api/client.ts',
    '/api/client.ts?t=1795269264876',
  ])('%s is answered by Vite', (address) => expect(isForWebServer(address)).toBe(false));
});
