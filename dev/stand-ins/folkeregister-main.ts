import { parseEnvironment } from '#settings/read.ts';
import { testPersons } from './test-persons.ts';
import { folkeregisterMainSchema } from './environment.ts';
import { startFolkeregister } from './folkeregister.ts';

/** The stand-in for the population register as a program of its own (docker-compose.yml). Ends on SIGTERM. */
const { PORT } = parseEnvironment(folkeregisterMainSchema, process.env);
// It runs in a container, whose port only permitted programs can reach.
const register = await startFolkeregister({ persons: testPersons, host: '0.0.0.0', port: PORT });
process.stdout.write(`Population register stand-in at port ${PORT}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void register.stop());
