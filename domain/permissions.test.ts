import { describe, expect, it } from 'vitest';
import {
  isPressUser,
  permissions,
  refusalOf,
  type Ability,
  type Person,
  type Refusal,
} from './permissions.ts';

const now = new Date('2026-03-02T12:00:00+01:00');
const ms = (by: number) => new Date(now.getTime() + by);

/** One person of each kind, and one at each boundary. */
const people = {
  guest: null,
  applicant: { access: null },
  notApproved: { access: { from: null, to: null } },
  tomorrow: { access: { from: ms(1), to: null } },
  journalist: { access: { from: now, to: ms(1) } },
  withoutEnd: { access: { from: now, to: null } },
  lapsed: { access: { from: ms(-10), to: now } },
  ended: { access: { from: ms(-10), to: ms(10), endDate: '2026-03-02' } },
  suspended: { access: { from: ms(-10), to: ms(10), suspendedUntil: '2026-03-03' } },
  administrator: { access: null, isAdmin: true },
} satisfies Record<string, Person | null>;
type Who = keyof typeof people;

const applicants: Who[] = ['applicant', 'notApproved', 'tomorrow', 'ended'];
const valid: Who[] = ['journalist', 'withoutEnd'];
const kinds = {
  applicants,
  valid,
  lapsed: ['lapsed'] satisfies Who[],
  suspended: ['suspended'] satisfies Who[],
};

type Expected = Readonly<Record<keyof typeof kinds, Refusal | null>>;
const everybody: Expected = { applicants: null, valid: null, lapsed: null, suspended: null };
const withAccess: Expected = {
  applicants: 'no_access',
  valid: null,
  lapsed: 'access_lapsed',
  suspended: 'suspended',
};
const onlyAdmin: Expected = {
  applicants: 'not_admin',
  valid: 'not_admin',
  lapsed: 'not_admin',
  suspended: 'not_admin',
};

/** An ability that is missing here does not compile. */
const expected: Readonly<Record<Ability, Expected>> = {
  'see own info': everybody,
  'list courts': everybody,
  'choose own language': everybody,
  'download own data': everybody,
  'see own application': everybody,
  'change own application': everybody,
  'see own court': withAccess,
  'see banner': withAccess,
  'search cases': withAccess,
  'export cases': withAccess,
  'see case': withAccess,
  'read document': withAccess,
  'list favourites': withAccess,
  'change favourites': withAccess,
  'read own notes': withAccess,
  'write own notes': withAccess,
  'save searches': withAccess,
  'choose notices': withAccess,
  subscribe: withAccess,
  'read own notices': withAccess,
  'manage own keys': withAccess,
  'see own profile': withAccess,
  'edit own profile': withAccess,
  'end own profile': { ...everybody, applicants: 'no_access' },
  apply: { applicants: null, valid: 'has_access', lapsed: 'has_access', suspended: 'suspended' },
  'see yearly update': { ...withAccess, lapsed: null },
  'do yearly update': { ...withAccess, valid: 'has_access', lapsed: null },
  'leave at yearly update': { ...everybody, applicants: 'no_access' },
  'see own admin info': onlyAdmin,
  'choose own warnings': onlyAdmin,
  'review applications': onlyAdmin,
  'manage users': onlyAdmin,
  'manage banner': onlyAdmin,
  'edit texts': onlyAdmin,
  'withdraw cases': onlyAdmin,
  'read audit log': onlyAdmin,
  'see figures of courts': onlyAdmin,
  'see statistics': onlyAdmin,
  operate: onlyAdmin,
};

describe('permissions', () => {
  it.each(Object.keys(permissions) as Ability[])('%s', (ability) => {
    expect(refusalOf(people.guest, ability, now)).toBe('unauthenticated');
    for (const [kind, whos] of Object.entries(kinds))
      for (const who of whos)
        expect([who, refusalOf(people[who], ability, now)]).toEqual([
          who,
          expected[ability][kind as keyof typeof kinds],
        ]);
  });

  it('an administrator may administer, but is not a press user', () => {
    for (const ability of Object.keys(permissions) as Ability[]) {
      const asApplicant = expected[ability].applicants;
      expect(refusalOf(people.administrator, ability, now)).toBe(
        asApplicant === 'not_admin' ? null : asApplicant,
      );
    }
  });

  it('a suspension ends by itself at midnight in Oslo', () => {
    const midnight = new Date('2026-03-03T00:00:00+01:00');
    const person: Person = { access: { from: ms(-10), to: null, suspendedUntil: '2026-03-03' } };
    expect(refusalOf(person, 'search cases', new Date(midnight.getTime() - 1))).toBe('suspended');
    expect(refusalOf(person, 'search cases', midnight)).toBeNull();
  });

  it('access ends at its exact end', () => {
    expect(refusalOf(people.lapsed, 'search cases', ms(-1))).toBeNull();
    expect(refusalOf(people.lapsed, 'search cases', now)).toBe('access_lapsed');
  });

  it('somebody whose access has lapsed is still a press user; if it has been ended, not', () => {
    expect(isPressUser(people.lapsed, now)).toBe(true);
    for (const who of [...applicants, 'guest'] as Who[])
      expect(isPressUser(people[who], now)).toBe(false);
  });
});
