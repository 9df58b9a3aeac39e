import { accessState, type Access, type AccessState } from './access.ts';

/** Who asks, as far as permissions go; null is a guest. */
export interface Person {
  /** The press user's access; null for one who has never had any. */
  readonly access: Access | null;
}

/**
 * Why not (stable ids; DESIGN §7): not signed in, not a press user, the yearly update is due, or access is there
 * already.
 */
export type Refusal = 'unauthenticated' | 'no_access' | 'access_lapsed' | 'has_access';

interface Condition {
  readonly holds: (person: Person | null, now: Date) => boolean;
  readonly refusal: Refusal;
}

const signedIn: Condition = { holds: (person) => person !== null, refusal: 'unauthenticated' };
const pressUser: Condition = { holds: isPressUser, refusal: 'no_access' };
const current: Condition = { holds: isIn('valid'), refusal: 'access_lapsed' };
const mustApply: Condition = { holds: isIn('applicant', 'ended'), refusal: 'has_access' };
const mustUpdate: Condition = { holds: isIn('lapsed'), refusal: 'has_access' };

/** Who may do what (SPEC §6): every condition of the line must hold; the first that doesn't says why not. */
export const permissions = {
  'see own info': [signedIn],
  'list courts': [signedIn],
  'see own court': [signedIn, pressUser, current],
  'see banner': [signedIn, pressUser, current],
  'search cases': [signedIn, pressUser, current],
  'see case': [signedIn, pressUser, current],
  'read document': [signedIn, pressUser, current],
  'list favourites': [signedIn, pressUser, current],
  'change favourites': [signedIn, pressUser, current],
  'see own profile': [signedIn, pressUser, current],
  'edit own profile': [signedIn, pressUser, current],
  'end own profile': [signedIn, pressUser, current],
  'see own application': [signedIn],
  apply: [signedIn, mustApply],
  'see yearly update': [signedIn, pressUser],
  'do yearly update': [signedIn, pressUser, mustUpdate],
  'leave at yearly update': [signedIn, pressUser],
} as const satisfies Record<string, readonly Condition[]>;
export type Ability = keyof typeof permissions;

/** Null when the person may, otherwise why not. */
export function refusalOf(person: Person | null, ability: Ability, now: Date): Refusal | null {
  const rules: readonly Condition[] = permissions[ability];
  return rules.find((condition) => !condition.holds(person, now))?.refusal ?? null;
}

/**
 * Whether the person has been given access, also when it has lapsed since: that one belongs at the yearly
 * update, not at the application (SPEC §2, reautentiser and soeknad). Whose access an administrator has ended
 * applies again.
 */
export function isPressUser(person: Person | null, now: Date): boolean {
  return isIn('valid', 'lapsed')(person, now);
}

function isIn(...states: readonly AccessState[]): Condition['holds'] {
  return (person, now) => states.includes(accessState(person?.access ?? null, now));
}
