import { accessState, type Access, type AccessState } from './access.ts';

/** What permissions depend on; a guest is null. */
export interface Person {
  /** The press user's access; null for one who has never had any. */
  readonly access: Access | null;
  /** Signed in as an administrator, by the group or role that the sign-in provider states. */
  readonly isAdmin?: boolean;
}

/**
 * Why something is not allowed (stable ids on the wire): not signed in, not a press user, suspended, the yearly update
 * is due, has access already, or not an administrator.
 */
export type Refusal =
  'unauthenticated' | 'no_access' | 'suspended' | 'access_lapsed' | 'has_access' | 'not_admin';

interface Condition {
  readonly holds: (person: Person | null, now: Date) => boolean;
  readonly refusal: Refusal;
}

const signedIn: Condition = { holds: (person) => person !== null, refusal: 'unauthenticated' };
const pressUser: Condition = { holds: isPressUser, refusal: 'no_access' };
const notSuspended: Condition = {
  holds: (person, now) => !isIn('suspended')(person, now),
  refusal: 'suspended',
};
const current: Condition = { holds: isIn('valid'), refusal: 'access_lapsed' };
const mustApply: Condition = { holds: isIn('applicant', 'ended'), refusal: 'has_access' };
const mustUpdate: Condition = { holds: isIn('lapsed'), refusal: 'has_access' };
const administrator: Condition = {
  holds: (person) => person?.isAdmin ?? false,
  refusal: 'not_admin',
};

/** A press user with valid access. */
const press = [signedIn, pressUser, notSuspended, current] as const;
const admin = [signedIn, administrator] as const;

/**
 * Who may do what (docs/PRODUCT.md, "Roles"). All conditions of a line must hold; the first that does not gives the
 * refusal.
 */
export const permissions = {
  'see own info': [signedIn],
  'list courts': [signedIn],
  'choose own language': [signedIn],
  'see own court': press,
  'see banner': press,
  'search cases': press,
  'export cases': press,
  'see case': press,
  'read document': press,
  'list favourites': press,
  'change favourites': press,
  'read own notes': press,
  'write own notes': press,
  'save searches': press,
  'choose notices': press,
  subscribe: press,
  'read own notices': press,
  'manage own keys': press,
  'see own profile': press,
  'edit own profile': press,
  // A suspension takes access away, not the right to have one's data deleted.
  'end own profile': [signedIn, pressUser],
  // The right to know what is stored does not end with access, nor begin with it.
  'download own data': [signedIn],
  'see own application': [signedIn],
  'change own application': [signedIn],
  apply: [signedIn, notSuspended, mustApply],
  'see yearly update': [signedIn, pressUser, notSuspended],
  'do yearly update': [signedIn, pressUser, notSuspended, mustUpdate],
  'leave at yearly update': [signedIn, pressUser],
  'see own admin info': admin,
  'choose own warnings': admin,
  'review applications': admin,
  'manage users': admin,
  'manage banner': admin,
  'edit texts': admin,
  'withdraw cases': admin,
  'read audit log': admin,
  'see figures of courts': admin,
  'see statistics': admin,
  operate: admin,
} as const satisfies Record<string, readonly Condition[]>;
export type Ability = keyof typeof permissions;

/** Whether the ability is for administrators, who have a sign-in and a session of their own. */
export function isAdminAbility(ability: Ability): boolean {
  return (permissions[ability] as readonly Condition[]).includes(administrator);
}

/** Null when the person is allowed to, otherwise why not. */
export function refusalOf(person: Person | null, ability: Ability, now: Date): Refusal | null {
  const rules: readonly Condition[] = permissions[ability];
  return rules.find((condition) => !condition.holds(person, now))?.refusal ?? null;
}

/**
 * Whether the person is a press user: valid, suspended, or lapsed, when the yearly update is due. Somebody whose access
 * an administrator has ended is not, and applies again.
 */
export function isPressUser(person: Person | null, now: Date): boolean {
  return isIn('valid', 'lapsed', 'suspended')(person, now);
}

function isIn(...states: readonly AccessState[]): Condition['holds'] {
  return (person, now) => states.includes(accessState(person?.access ?? null, now));
}
