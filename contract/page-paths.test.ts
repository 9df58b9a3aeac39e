import { describe, expect, it } from 'vitest';
import { isPage } from './page-paths.ts';

describe('a page', () => {
  it.each([
    ...['/', '/favoritter', '/favoritter/', '/Favoritter', '/%66avoritter'],
    ...['/beramming', '/beramming/', '/beramming/26-000101', '/beramming/saksnummer'],
    ...['/beramming/saksnummer/', '/beramming/saksnummer/26-000101MED-TSOS/TSAR'],
    ...['/arbeidsgiver/bekreft/a.b', '/admin', '/admin/', '/admin/soeknader/1', '/admin/drift'],
  ])('is at %s', (path) => {
    expect(isPage(path)).toBe(true);
  });

  it.each([
    ...['/finnes-ikke', '/favoritter/flere', '/beramming/a/b', '/profil/om-meg', '/index.html'],
    ...['/admin/finnes-ikke', '/admin/soeknader/1/2', '/arbeidsgiver/bekreft', '/soeknad2'],
    ...['/favicon-16.png', '/.env', '/wp-login.php', '/%', '/%E0%A4%A', '/favoritter%2Fflere'],
  ])('is not at %s', (path) => {
    expect(isPage(path)).toBe(false);
  });
});
