import { describe, expect, it } from 'vitest';
import { isPressUser, permissions, refusalOf, type Ability, type Person } from './permissions.ts';

const now = new Date('2026-03-02T12:00:00+01:00');
const ms = (by: number) => new Date(now.getTime() + by);

const guest = null;
const applicant: Person = { access: null };
const notApproved: Person = { access: { from: null, to: null } };
const tomorrow: Person = { access: { from: ms(1), to: null } };
const journalist: Person = { access: { from: now, to: ms(1) } };
const withoutEnd: Person = { access: { from: now, to: null } };
const lapsed: Person = { access: { from: ms(-10), to: now } };

const forEverybody: Ability[] = ['see own info', 'list courts'];
const all = Object.keys(permissions) as Ability[];
const onlyWithAccess = all.filter((ability) => !forEverybody.includes(ability));

describe('permissions', () => {
  it.each(all)('a guest may not %s', (ability) => {
    expect(refusalOf(guest, ability, now)).toBe('unauthenticated');
  });

  it.each(forEverybody)('anybody who is signed in may %s', (ability) => {
    for (const person of [applicant, notApproved, lapsed, journalist])
      expect(refusalOf(person, ability, now)).toBeNull();
  });

  it.each(onlyWithAccess)('only a press user with current access may %s', (ability) => {
    for (const person of [applicant, notApproved, tomorrow])
      expect(refusalOf(person, ability, now)).toBe('no_access');
    expect(refusalOf(lapsed, ability, now)).toBe('access_lapsed');
    for (const person of [journalist, withoutEnd])
      expect(refusalOf(person, ability, now)).toBeNull();
  });

  it('access ends at its exact end', () => {
    expect(refusalOf(lapsed, 'search cases', ms(-1))).toBeNull();
    expect(refusalOf(lapsed, 'search cases', now)).toBe('access_lapsed');
  });

  it('whose access has lapsed is still a press user', () => {
    expect(isPressUser(lapsed, now)).toBe(true);
    expect(isPressUser(notApproved, now)).toBe(false);
    expect(isPressUser(guest, now)).toBe(false);
  });
});
