import type { Clock } from '#domain/clock.ts';
import { RegisterUnavailable, type Folkeregister, type RegisterName } from './port.ts';

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
