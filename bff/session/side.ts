import { adminAuthPaths, pressePaths } from '#contract/paths.ts';
import { isAdminAbility, type Ability } from '#domain/permissions.ts';
import type { Slag } from './session.ts';

/** What differs between the two sign-ins: paths, and where one lands. */
export interface Side {
  readonly slag: Slag;
  readonly paths: typeof adminAuthPaths | Pick<typeof pressePaths, keyof typeof adminAuthPaths>;
  readonly home: string;
  /** The page that says that signing in failed (SPEC §8, authentication failure). */
  readonly failed: string;
  readonly signedOut: string;
}

export const SIDES: Readonly<Record<Slag, Side>> = {
  presse: {
    slag: 'presse',
    paths: pressePaths,
    home: '/',
    failed: '/innlogging-feilet',
    signedOut: '/logg-ut',
  },
  admin: {
    slag: 'admin',
    paths: adminAuthPaths,
    home: '/admin',
    failed: '/admin/innlogging-feilet',
    signedOut: '/admin/logg-ut',
  },
};

/** Whose session a route asks for. */
export function sideOf(ability: Ability): Side {
  return SIDES[isAdminAbility(ability) ? 'admin' : 'presse'];
}
