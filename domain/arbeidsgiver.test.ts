import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameMailbox, lastLinkDay, linkExpiry, linkState } from './arbeidsgiver.ts';
import { osloDay } from './time.ts';

const now = new Date('2026-03-10T12:00:00+01:00');
const later = new Date('2026-04-10T00:00:00+02:00');

describe('a link to an employer', () => {
  it('works through the thirtieth Oslo day, also when the clocks change in between', () => {
    expect(linkExpiry(now)).toEqual(later);
    expect(lastLinkDay(later)).toBe('2026-04-09');
  });

  it('has as its last day the one before it stops working, whenever it was sent', () => {
    const any = fc.date({ min: new Date('2020'), max: new Date('2040'), noInvalidDate: true });
    fc.assert(
      fc.property(any, (asked) => {
        const expires = linkExpiry(asked);
        expect(osloDay(expires)).not.toBe(lastLinkDay(expires));
        expect(expires.getTime() - asked.getTime()).toBeGreaterThan(29.9 * 86_400_000);
      }),
    );
  });

  const link = { utloeper: later, svart: null, erstattet: null, slettet: null };
  it.each([
    ['is open until its end', {}, new Date(later.getTime() - 1), 'open'],
    ['has expired from then on', {}, later, 'expired'],
    ['is used once it is answered', { svart: now }, later, 'used'],
    [
      'is used, also when the profile was ended afterwards',
      { svart: now, slettet: now },
      now,
      'used',
    ],
    ['is replaced when the question is asked again', { erstattet: now }, later, 'replaced'],
    ['is replaced when the profile was ended', { slettet: now }, now, 'replaced'],
  ] as const)('%s', (_, changes, at, state) => {
    expect(linkState({ ...link, ...changes }, at)).toBe(state);
  });
});

describe('two e-mail addresses', () => {
  it.each([
    ['randi@avisa.example', 'Randi@AVISA.example ', true],
    ['randi@blåbær.example', 'randi@xn--blbr-roah.example', true],
    ['randi@avisa.example', 'silje@avisa.example', false],
    ['randi@avisa.example', 'randi@posten.example', false],
  ])('%s and %s: the same mailbox %s', (one, other, same) => {
    expect(isSameMailbox(one, other)).toBe(same);
  });
});
