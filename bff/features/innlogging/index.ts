import type { Route } from '#bff/http/route.ts';
import { SIDES } from '#bff/security/side.ts';
import { callback } from './callback.ts';
import { signin } from './signin.ts';
import { signout } from './signout.ts';

/** Both sides' ways in and out. */
export const innlogging: readonly Route[] = Object.values(SIDES).flatMap((side) => [
  signin(side),
  callback(side),
  signout(side),
]);
