/** Who asks, as far as permissions go; null is a guest. */
export interface Person {
  /** The press user's access, `from` inclusive, `to` exclusive; null for one who has never had any. */
  readonly access: { readonly from: Date | null; readonly to: Date | null } | null;
}

/** Why not (stable ids; DESIGN §7): not signed in, not a press user, the yearly update is due. */
export type Refusal = 'unauthenticated' | 'no_access' | 'access_lapsed';

interface Condition {
  readonly holds: (person: Person | null, now: Date) => boolean;
  readonly refusal: Refusal;
}

const signedIn: Condition = { holds: (person) => person !== null, refusal: 'unauthenticated' };
const pressUser: Condition = { holds: isPressUser, refusal: 'no_access' };
const current: Condition = { holds: hasCurrentAccess, refusal: 'access_lapsed' };

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
} as const satisfies Record<string, readonly Condition[]>;
export type Ability = keyof typeof permissions;

/** Null when the person may, otherwise why not. */
export function refusalOf(person: Person | null, ability: Ability, now: Date): Refusal | null {
  const rules: readonly Condition[] = permissions[ability];
  return rules.find((condition) => !condition.holds(person, now))?.refusal ?? null;
}

/**
 * Whether the person has been given access, also when it has lapsed since: that one belongs at the yearly
 * update, not at the application (SPEC §2, reautentiser and soeknad).
 */
export function isPressUser(person: Person | null, now: Date): boolean {
  const from = person?.access?.from;
  return !!from && from <= now;
}

function hasCurrentAccess(person: Person | null, now: Date): boolean {
  const to = person?.access?.to;
  return isPressUser(person, now) && (!to || now < to);
}
