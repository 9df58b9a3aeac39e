import type { Clock } from '#domain/time.ts';

/** A person's name as the population register has it. */
export interface RegisterName {
  readonly fornavn: string;
  /** With a middle name, if there is one, in front. */
  readonly etternavn: string;
}

/** The population register (Folkeregisteret). */
export interface Folkeregister {
  /**
   * The current name of the person with this identity number; null when the register has no such person.
   * Throws `RegisterUnavailable`, after one retry and within 2 s.
   */
  readonly findName: (pid: string) => Promise<RegisterName | null>;
  /** Whether it answers; throws `RegisterUnavailable`. */
  readonly ping: () => Promise<void>;
}

/** The message is for the log: it never holds an identity number or a name. */
export class RegisterUnavailable extends Error {
  override readonly name = 'RegisterUnavailable';
  /** It let us wait for nothing: whoever asks next would wait too. */
  readonly isSlow: boolean;

  constructor(message: string, { isSlow = false } = {}) {
    super(message);
    this.isSlow = isSlow;
  }
}

/** ms for which a register that hangs is left alone; recovery needs nothing else than this time. */
export const SPARED_FOR = 5000;

/**
 * A register that has just let somebody wait for nothing is not asked again for a while: every page asks for a
 * name, and would otherwise take 2 s more for as long as the register hangs. One that refuses at once is asked.
 */
export function spared(register: Folkeregister, clock: Clock): Folkeregister {
  let hungAt = -Infinity;
  return {
    ...register,
    findName: async (pid) => {
      // A clock that is set back must not keep it alone for longer.
      const since = clock().getTime() - hungAt;
      if (since >= 0 && since < SPARED_FOR) throw new RegisterUnavailable('It hung a moment ago');
      return register.findName(pid).catch((error: unknown): RegisterName | null => {
        if (error instanceof RegisterUnavailable && error.isSlow) hungAt = clock().getTime();
        throw error;
      });
    },
  };
}
