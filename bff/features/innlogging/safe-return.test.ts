import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIDES } from '#bff/session/side.ts';
import { safeReturn as safeReturnOf } from './safe-return.ts';

const own = 'https://presse.example';
const { presse, admin } = SIDES;
const safeReturn = (redirectUrl: string | null, publicUrl: string, side = presse) =>
  safeReturnOf(redirectUrl, publicUrl, side);

describe('the path to return to after sign-in', () => {
  it.each([
    ['/beramming/12?fraDato=2026-03-01', '/beramming/12?fraDato=2026-03-01'],
    ['https://presse.example/?query=%22ran%22#treff', '/?query=%22ran%22#treff'],
    ['/api/presse/tiltale/TSOS/fil.pdf', '/api/presse/tiltale/TSOS/fil.pdf'],
    ['profil', '/profil'],
    ['/soeknad', '/soeknad'],
    ['/profil/om-meg/rediger', '/profil/om-meg/rediger'],
    ['https://presse.example/reautentiser', '/reautentiser'],
    ['https://presse.example@presse.example/profil', '/profil'],
  ])('%s is followed', (redirectUrl, expected) => {
    expect(safeReturn(redirectUrl, own)).toBe(expected);
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    'http://presse.example/',
    'https://presse.example:444/',
    'https://presse.example.evil.example/',
    'https://presse.example@evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://presse.example//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://presse.example/1',
    'https://[',
    '/api/presse/auth/signin?redirectUrl=/',
    '/api/presse/slett-profil',
    '/logg-ut',
    '/logg-ut/',
    '/logg-ut//',
    '/LOGG-UT',
    '/logg%2Dut',
    '/logg%2dut/',
    '//logg-ut',
    '/logg-ut?x=1',
    '/logg-ut/#x',
    '/%6Cogg-ut',
    '/logg-ut%2F',
    '/%E0%A4%A',
    '/API/presse/slett-profil',
    '/api%2Fpresse%2Fslett-profil',
    '/%61dmin/brukere',
    '/ADMIN/',
    '/innlogging-feilet/',
    '/innlogging-feilet',
    '/admin',
    '/admin/brukere',
    `/${'a'.repeat(3000)}`,
  ])('%s leads to the front page', (redirectUrl) => {
    expect(safeReturn(redirectUrl, own)).toBe('/');
  });

  it.each([
    ['/admin/soeknader?ny=true', '/admin/soeknader?ny=true'],
    ['https://presse.example/admin', '/admin'],
    ['/', '/admin'],
    ['/administrasjon', '/admin'],
    ['/admin/logg-ut', '/admin'],
    ['/admin/innlogging-feilet', '/admin'],
    ['/admin/../profil', '/admin'],
    ['//evil.example/admin', '/admin'],
    [null, '/admin'],
  ])('for administrators, %s leads to %s', (redirectUrl, expected) => {
    expect(safeReturn(redirectUrl, own, admin)).toBe(expected);
  });

  it('is always a path within our own origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl(), fc.webPath()),
        fc.constantFrom(presse, admin),
        (redirectUrl, side) => {
          const path = safeReturn(redirectUrl, own, side);
          expect(new URL(path, own).origin).toBe(own);
          expect(path).toMatch(/^\/(?!\/)/);
        },
      ),
    );
  });
});
