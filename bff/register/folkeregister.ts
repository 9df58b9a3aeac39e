import type { RegisterName } from '#domain/person-name.ts';
import type { Clock } from '#domain/time.ts';
import { OwnWords } from '#domain/own-words.ts';

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
export class RegisterUnavailable extends OwnWords {
  override readonly name = 'RegisterUnavailable';
  /** The register did not answer in time: the next question would probably wait as long. */
  readonly isSlow: boolean;

  constructor(message: string, { isSlow = false } = {}) {
    super(message);
    this.isSlow = isSlow;
  }
}

/** How long a register that hangs is not asked, ms. */
export const BACK_OFF = 3000;

/**
 * The register, not asked for a while after a question timed out. Every page needs a name, and would otherwise take
 * 2 s longer for as long as the register hangs. A register that fails at once is asked every time.
 */
export function withBackOff(register: Folkeregister, clock: Clock): Folkeregister {
  let hungAt = -Infinity;
  return {
    ...register,
    findName: async (pid) => {
      // A negative time means that the clock was set back: that must not prolong the pause.
      const since = clock().getTime() - hungAt;
      if (since >= 0 && since < BACK_OFF) throw new RegisterUnavailable('It hung a moment ago');
      return register.findName(pid).catch((error: unknown): RegisterName | null => {
        if (error instanceof RegisterUnavailable && error.isSlow) hungAt = clock().getTime();
        throw error;
      });
    },
  };
}
