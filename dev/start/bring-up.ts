import { buildServer } from '#build/server.ts';
import { buildWeb } from '#build/web.ts';
import type { Child } from '#dev/servers/processes.ts';
import { prepareCases, prepareDatabase, prepareIndex } from './prepare-data.ts';
import { type SignIn, prepareMail, prepareRegister, prepareSignIn } from './outside-systems.ts';
import { requireFreePort } from '#dev/servers/ports.ts';
import { startFollowing, startService } from './programs.ts';
import { type Surroundings, allDone } from './context.ts';

const builtOrNot = (built: boolean) => (built ? 'built' : 'up to date');

/** Everything from nothing to a service that answers; what it started is in `stops`, also when it throws. */
export async function bringUp(around: Surroundings): Promise<{ bff: Child; signIn: SignIn }> {
  const { progress, config } = around;
  const engine = config.ELASTICSEARCH_URL ? 'Elasticsearch' : 'Postgres';
  await requireFreePort(config.PORT);
  const [database, signIn, register] = await allDone([
    progress.step(
      'Database',
      () => prepareDatabase(around),
      ({ embedded }) => (embedded ? 'embedded Postgres' : 'DATABASE_URL'),
    ),
    progress.step(
      'Sign-in',
      () => prepareSignIn(around),
      ({ embedded }) => (embedded ? 'test persons' : 'OIDC_PRESSE_ISSUER'),
    ),
    progress.step(
      'Register',
      () => prepareRegister(around),
      ({ embedded }) => (embedded ? 'test persons' : 'FOLKEREGISTER_URL'),
    ),
    progress.step('Programs', buildServer, builtOrNot),
    progress.step('Web page', buildWeb, builtOrNot),
  ]);
  around.signal.throwIfAborted();
  const { url } = database;
  await progress.step('Cases', () => prepareCases(around, url), String);
  await progress.step(
    'Search index',
    () => prepareIndex(around, url),
    (built) => `${engine}, ${builtOrNot(built)}`,
  );
  startFollowing(around, url);
  const bff = await progress.step('Web server', () =>
    startService(around, url, { ...signIn.env, ...register.env }),
  );
  await progress.step(
    'E-mail',
    () => prepareMail(around, url),
    (page) => page ?? 'SMTP_URL',
  );
  return { bff, signIn };
}
