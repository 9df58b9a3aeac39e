import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { PAGE_PATHS } from '#contract/page-paths.ts';
import { PAGE_STATES } from './states.ts';

/** They show nothing: whoever comes there is signed out and led on. */
const LEAVING = ['/logg-ut', '/admin/logg-ut'];

/** The page that an address is of, as the router knows it. */
function pageOf(path: string): string | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  const named = PAGE_PATHS.find((page) => page === pathname);
  return named ?? PAGE_PATHS.find((page) => matchPath(page, pathname));
}

it('every page has a state, so that axe and the narrow width are tried at each', () => {
  const shown = new Set(PAGE_STATES.map(({ path }) => pageOf(path)));
  expect(PAGE_PATHS.filter((page) => !shown.has(page))).toEqual(LEAVING);
});
