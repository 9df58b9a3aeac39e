import { beforeEach, describe, expect, it } from 'vitest';
import { type Folkeregister, RegisterUnavailable, BACK_OFF, withBackOff } from './folkeregister.ts';

const NAME = { fornavn: 'Silje', etternavn: 'Haugnes' };
let now: number;
let asked: number;
let failure: Error | null;
let register: Folkeregister;
beforeEach(() => {
  [now, asked, failure] = [1_000_000, 0, null];
  const own: Folkeregister = {
    findName: async () => {
      asked += 1;
      if (failure) throw failure;
      return NAME;
    },
    ping: async () => undefined,
  };
  register = withBackOff(own, () => new Date(now));
});
const ask = () => register.findName('14828840259').catch((error: unknown) => error);
const failed = (isSlow: boolean) => new RegisterUnavailable('No answer', { isSlow });

describe('a register that hangs', () => {
  it('is not asked for a while, and then asked again', async () => {
    failure = failed(true);
    await ask();
    failure = null;
    now += BACK_OFF - 1;
    expect(await ask()).toBeInstanceOf(RegisterUnavailable);
    expect(asked).toBe(1);
    now += 1;
    expect(await ask()).toEqual(NAME);
  });

  it('is asked again when the clock is set back', async () => {
    failure = failed(true);
    await ask();
    failure = null;
    now -= 3_600_000;
    expect(await ask()).toEqual(NAME);
  });
});

describe('a register that fails at once', () => {
  it('is asked every time', async () => {
    failure = failed(false);
    await ask();
    failure = null;
    expect(await ask()).toEqual(NAME);
  });
});
