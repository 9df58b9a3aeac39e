import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Kind } from '#tests/support/access/persons.ts';
import type { Ask } from './http-client.ts';
import { startOver, startTestBff, type TestBff } from './test-bff.ts';

export interface UsedBff {
  readonly bff: TestBff;
  /** Asks as the one who is signed in. */
  readonly ask: Ask;
  /** The same person signs in anew, e.g. when so much time has passed that the session has ended. */
  readonly signInAgain: () => Promise<void>;
}

/**
 * A web server for the tests of this file, closed afterwards. `prepare` adds to its database once. Before each
 * test everything about persons is as at first, it is noon, and somebody of that kind is signed in: `ask`.
 */
export function useBff(
  kind: Kind,
  prepare: (bff: TestBff) => Promise<unknown> = async () => undefined,
): UsedBff {
  // Filled in when the server has started, so that a file can keep it in a constant.
  const bff = {} as TestBff;
  let signedIn: Ask | undefined;
  beforeAll(async () => {
    Object.assign(bff, await startTestBff());
    await prepare(bff);
  });
  const signInAgain = async () => {
    signedIn = await bff.signedIn(kind);
  };
  beforeEach(async () => {
    await startOver(bff);
    await signInAgain();
  });
  afterAll(() => bff.close());
  const ask: Ask = (path, options) => {
    if (!signedIn) throw new Error('Somebody is signed in only while a test runs');
    return signedIn(path, options);
  };
  return { bff, ask, signInAgain };
}
