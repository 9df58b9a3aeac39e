import { startFolkeregister } from '#local/folkeregister/start.ts';
import { testPersons } from '#local/test-persons.ts';
import type { Surroundings } from './surroundings.ts';

/** Which population register the service asks. */
export interface Register {
  /** What the service's environment gets. */
  readonly env: NodeJS.ProcessEnv;
  /** The stand-in with the test persons, not the real one. */
  readonly embedded: boolean;
}

/** Starts the register's stand-in, unless the environment names a register. */
export async function prepareRegister({ config, stops }: Surroundings): Promise<Register> {
  if (config.FOLKEREGISTER_URL) return { env: {}, embedded: false };
  const register = await startFolkeregister({ persons: testPersons });
  stops.add(register.stop);
  return { env: { FOLKEREGISTER_URL: register.url }, embedded: true };
}
