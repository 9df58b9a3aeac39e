import type { Route } from '../../http/route.ts';
import { SIDES } from '../../security/side.ts';
import { callback } from './callback.ts';
import { signin } from './signin.ts';
import { signout } from './signout.ts';

/** Both sides' ways in and out. */
export const innlogging: readonly Route[] = Object.values(SIDES).flatMap((side) => [
  signin(side),
  callback(side),
  signout(side),
]);
