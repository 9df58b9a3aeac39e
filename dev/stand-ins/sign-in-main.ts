import { parseEnvironment } from '#settings/read.ts';
import { testPersons } from './test-persons.ts';
import { oidcClients } from './sign-in/provider.ts';
import { oidcMainSchema } from './environment.ts';
import { startOidc } from './sign-in/server.ts';

/** The stand-in for the sign-in as a program of its own (docker-compose.yml). Ends on SIGTERM. */
const env = parseEnvironment(oidcMainSchema, process.env);
const oidc = await startOidc({
  clients: oidcClients(env.PUBLIC_URL, env),
  persons: testPersons,
  // It runs in a container, whose port only permitted users can reach.
  host: '0.0.0.0',
  issuer: env.OIDC_ISSUER,
});
process.stdout.write(`Sign-in stand-in at ${oidc.issuer}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void oidc.stop());
