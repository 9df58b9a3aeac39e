import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RegisterUnavailable, type Folkeregister } from '#bff/register/folkeregister.ts';
import { persons } from '#tests/support/access/persons.ts';

/** A register with the persons of tests/support/access/persons.ts that can be made to fail. */
export interface RegisterUnderTest {
  readonly register: Folkeregister;
  readonly fail: () => Promise<void>;
  readonly recover: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A number that nobody has: its check digits are wrong. */
const NOBODY = '14828840250';

/** Administrators have none: they come from another provider. */
const withNumber = Object.values(persons).filter(({ pid }) => /^\d{11}$/.test(pid));

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

/** What every population register does: the adapter of the real one, and the fake that other tests use. */
export function registerContract(start: () => Promise<RegisterUnderTest>): void {
  describe('a population register', () => {
    let tested: RegisterUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    afterEach(() => tested.recover());
    afterAll(() => tested.close());

    it.each(withNumber)('knows the name of $fornavn', async (person) => {
      const { pid, fornavn, etternavn } = person;
      expect(await tested.register.findName(pid)).toEqual({ fornavn, etternavn });
    });

    it.each([NOBODY, persons.admin.pid, '', '../helse', '?'])('knows nobody by %j', async (pid) => {
      expect(await tested.register.findName(pid)).toBeNull();
    });

    it('says that it answers', async () => {
      await expect(tested.register.ping()).resolves.toBeUndefined();
    });

    it('says so when it can not be asked, without telling whom it was asked about', async () => {
      await tested.fail();
      const { pid } = persons.presse;
      for (const ask of [() => tested.register.findName(pid), () => tested.register.ping()]) {
        const error = await failureOf(ask());
        expect(error).toBeInstanceOf(RegisterUnavailable);
        expect(inspect(error, { depth: null, showHidden: true })).not.toContain(pid);
      }
    });

    it('answers again by itself', async () => {
      await tested.fail();
      await failureOf(tested.register.ping());
      await tested.recover();
      expect(await tested.register.findName(persons.presse.pid)).not.toBeNull();
    });
  });
}
