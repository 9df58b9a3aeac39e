import { buildServer } from '#local/build/server.ts';
import { buildWeb } from '#local/build/web.ts';
import type { Child } from '#local/processes/child.ts';
import { prepareCases, prepareDatabase } from './database.ts';
import { prepareIndex } from './index-ready.ts';
import { prepareMail } from './mail.ts';
import { requireFreePort } from './port.ts';
import { prepareRegister } from './register.ts';
import { startFollowing, startService } from './service.ts';
import { prepareSignIn, type SignIn } from './sign-in.ts';
import { allDone } from './stop-list.ts';
import type { Surroundings } from './surroundings.ts';

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
