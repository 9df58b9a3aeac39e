/**
 * Every page of the browser, as the router writes its addresses (web/app/router.tsx, web/admin/admin-app.tsx). The server
 * answers 404 for all others, with the same page, which says so.
 */
export const PAGE_PATHS: readonly string[] = [
  '/',
  '/i-dag',
  '/dagsliste',
  '/favoritter',
  '/notater',
  '/lagrede-sok',
  '/nytt',
  '/dekning',
  '/dekning/varsling',
  '/beramming/saksnummer/*',
  '/beramming/:sakId?',
  '/profil',
  '/reautentiser',
  '/profil/om-meg/rediger',
  '/profil/min-arbeidsgiver/rediger',
  '/soeknad',
  '/arbeidsgiver/bekreft/:token',
  '/redaksjon/bekreft/:token',
  '/varsler/stopp/:token',
  '/innlogging-feilet',
  '/logg-ut',
  '/logget-ut',
  '/admin',
  '/admin/innlogging-feilet',
  '/admin/logg-ut',
  '/admin/logget-ut',
  '/admin/soeknader',
  '/admin/soeknader/:id',
  '/admin/brukere',
  '/admin/brukere/:id',
  '/admin/redaksjoner',
  '/admin/redaksjoner/:id',
  '/admin/saker',
  '/admin/varsel',
  '/admin/maler',
  '/admin/maler/:mal',
  '/admin/revisjon',
  '/admin/revisjon/gjennomgang',
  '/admin/revisjon/gjennomgang/:maaned',
  '/admin/dekning',
  '/admin/drift',
  '/admin/statistikk',
  '/admin/drift/last-opp',
  '/admin/mine-varsler',
];

/** Whether there is a page at this path, read as the router reads it: letter case and a slash at the end do not matter. */
export function isPage(path: string): boolean {
  const read = decoded(path);
  return PATTERNS.some((pattern) => pattern.test(read));
}

const PATTERNS = PAGE_PATHS.map((path) => new RegExp(`^${patternOf(path)}/*$`, 'i'));

function patternOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map(segmentPattern).join('');
}

function segmentPattern(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  if (!segment.startsWith(':')) return `/+${segment}`;
  return segment.endsWith('?') ? '(?:/+[^/]+)?' : '/+[^/]+';
}

/** What cannot be decoded is no page either way. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
