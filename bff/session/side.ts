import { adminAuthPaths, pressePaths } from '#contract/paths.ts';
import { isAdminAbility, type Ability } from '#domain/permissions.ts';

/** Press users and administrators sign in separately and have sessions of their own. */
export type SideName = 'presse' | 'admin';

/** What differs between the two sides: the paths, and the pages that sign-in and sign-out lead to. */
export interface Side {
  readonly name: SideName;
  readonly paths: typeof adminAuthPaths | Pick<typeof pressePaths, keyof typeof adminAuthPaths>;
  /** The provider's servers call it (OpenID Connect Back-Channel Logout); the browser never does. */
  readonly backchannelLogout: string;
  readonly home: string;
  /** The page that says that signing in failed (docs/PRODUCT.md, "Pages"). */
  readonly failed: string;
  readonly signedOut: string;
}

export const SIDES: Readonly<Record<SideName, Side>> = {
  presse: {
    name: 'presse',
    paths: pressePaths,
    backchannelLogout: '/api/presse/auth/backchannel-logout',
    home: '/',
    failed: '/innlogging-feilet',
    signedOut: '/logg-ut',
  },
  admin: {
    name: 'admin',
    paths: adminAuthPaths,
    backchannelLogout: '/api/admin/auth/backchannel-logout',
    home: '/admin',
    failed: '/admin/innlogging-feilet',
    signedOut: '/admin/logg-ut',
  },
};

/** The side whose session a route with this ability requires. */
export function sideOf(ability: Ability): Side {
  return SIDES[isAdminAbility(ability) ? 'admin' : 'presse'];
}
