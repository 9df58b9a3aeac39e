import { buildServer } from '#build/server.ts';
import { buildWeb } from '#build/web.ts';
import { unlessAborted } from '#dev/servers/unless-aborted.ts';
import { allDone, type StartContext } from './context.ts';
import { prepareMail, prepareRegister, prepareSignIn } from './outside-systems.ts';
import {
  type Desk,
  prepareCases,
  prepareDatabase,
  prepareDesk,
  prepareIndex,
} from './prepare-data.ts';
import { startIndexer, startWebServer } from './services.ts';
import { watchSources } from './watch.ts';

const builtOrNot = (built: boolean) => (built ? 'built' : 'up to date');

const deskOf = (desk: Desk) =>
  typeof desk === 'string' ? desk : `${desk.soeknader} applications, ${desk.brukere} users`;

/** What runs when everything has started. */
interface StartedCopy {
  /** Whether the sign-in is the stand-in, with the test persons. */
  readonly embeddedSignIn: boolean;
  /** How the programs reach what was started with them. */
  readonly outside: NodeJS.ProcessEnv;
}

/** Starts everything, and adds what it has started to `context.stops`, also when it throws. */
export async function bringUp(context: StartContext): Promise<StartedCopy> {
  const { progress, config, watch } = context;
  const engine = config.ELASTICSEARCH_URL ? 'Elasticsearch' : 'Postgres';
  const [{ url }, signIn, register] = await allDone([
    progress.step(
      'Database',
      () => prepareDatabase(context),
      ({ folder }) => (folder ? 'embedded Postgres' : 'DATABASE_URL'),
    ),
    progress.step(
      'Sign-in',
      () => unlessAborted(context.signal, prepareSignIn(context)),
      ({ embedded }) => (embedded ? 'test persons' : 'OIDC_PRESSE_ISSUER'),
    ),
    progress.step(
      'Register',
      () => prepareRegister(context),
      ({ embedded }) => (embedded ? 'test persons' : 'FOLKEREGISTER_URL'),
    ),
    watch ? Promise.resolve() : build(context),
  ]);
  context.signal.throwIfAborted();
  await progress.step('Cases', () => prepareCases(context, url), String);
  await progress.step(
    'Search index',
    () => prepareIndex(context, url),
    (built) => `${engine}, ${builtOrNot(built)}`,
  );
  await progress.step('Desk', () => prepareDesk(context, url), deskOf);
  const outside = { ...signIn.env, ...register.env, DATABASE_URL: url };
  await (watch ? watchSources(context, outside) : startServices(context, outside));
  await progress.step(
    'E-mail',
    () => unlessAborted(context.signal, prepareMail(context, url)),
    (page) => page ?? 'SMTP_URL',
  );
  return { embeddedSignIn: signIn.embedded, outside };
}

async function build({ progress, signal }: StartContext): Promise<void> {
  await allDone([
    progress.step('Programs', () => buildServer(false, signal), builtOrNot),
    progress.step('Web page', () => buildWeb(signal), builtOrNot),
  ]);
}

async function startServices(
  context: StartContext,
  env: NodeJS.ProcessEnv & { readonly DATABASE_URL: string },
): Promise<void> {
  startIndexer(context, env.DATABASE_URL);
  await context.progress.step('Web server', () => startWebServer(context, env));
}
