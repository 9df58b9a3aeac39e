import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { until } from '#tests/support/until.ts';
import { buildBases } from './bases.ts';
import { buildOurs, checkImage, checkPrograms, checkSbom, must } from './image.ts';
import { changeCase, generationsOf, openJournalist, type Journalist } from './journey.ts';
import { NotHere, prepareMachine } from './machine.ts';
import { checkConfinement, checkElasticsearch } from './running.ts';
import { createStack, servicesOfFile, type Stack } from './stack.ts';

/**
 * `npm run test:containers`: builds the images, starts docker-compose.yml as a laptop would, uses the service in a browser, takes
 * its parts away one after the other, and leaves nothing running. Needs root, for podman; whatever it lacks it takes from Debian,
 * PyPI, npm and Maven. `--built` takes our images as the last run built them. The last line is the outcome.
 */
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
let passed = 0;

/** One step; what it throws ends the test. */
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const note = await work();
  passed += 1;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`  ok ${what} (${typeof note === 'string' ? `${note}, ` : ''}${seconds} s)`);
  return note;
}

/** A word that no case has. */
const newWord = () => `x${randomBytes(8).toString('hex').replaceAll(/\d/g, 'q')}`;
const MINUTES = 600_000;

/** In the order of docker-compose.yml, which podman-compose does not wait for; Elasticsearch comes late. */
async function bringUp(stack: Stack): Promise<void> {
  await step('Postgres starts, and is migrated', async () => {
    await stack.start('postgres');
    await stack.healthy('postgres');
    await stack.start('migrate', 'elasticsearch-certificates');
    await stack.ended('migrate');
    await stack.ended('elasticsearch-certificates');
  });
  await step('without Elasticsearch the service starts, and the indexer waits', async () => {
    await stack.start('mailpit', 'folkeregister', 'demo', 'app', 'indexer');
    await stack.start('oidc');
    await stack.healthy('app', 'indexer', 'oidc', 'folkeregister', 'mailpit');
    await stack.ended('demo');
    const waits = async () => (await stack.logs('indexer')).includes('the index waits to be built');
    await until('the indexer says that it waits', waits, MINUTES);
    must((await generationsOf(stack)).length === 0, 'an index was registered without an engine');
  });
  await step('Elasticsearch starts, with TLS and a user for the programs', async () => {
    await stack.start('elasticsearch');
    await stack.healthy('elasticsearch');
    await stack.start('elasticsearch-user');
    await stack.ended('elasticsearch-user');
  });
  await step('the indexer builds the index by itself', async () => {
    const built = async () =>
      /"followed":true,"version":"current"/.test(
        await stack.exec('indexer', 'node', 'dist/server/indexer.js', 'status', '--json'),
      );
    await until('the index is built', () => built().catch(() => false), MINUTES);
  });
}

async function use(stack: Stack, journalist: Journalist): Promise<void> {
  await step('a journalist searches', () => journalist.finds('tingrett'));
  const word = newWord();
  await step('a changed case is found by its new word', async () => {
    must((await journalist.search(word)) === 0, 'the word was there before');
    await changeCase(stack, word);
    await journalist.finds(word);
  });
  for (const service of [
    'indexer',
    'postgres',
    'elasticsearch',
    'folkeregister',
    'mailpit',
    'oidc',
  ])
    await step(`${service} is restarted, and the search works again`, async () => {
      await stack.restart(service);
      await stack.healthy(service, 'app', 'indexer');
      await journalist.finds(word);
    });
  await step('app is restarted, and the journalist is still signed in', async () => {
    await stack.restart('app');
    await stack.healthy('app');
    await journalist.finds(word);
    // It shares the network of app, which is a new one now.
    await stack.restart('oidc');
    await stack.healthy('oidc');
    await (await openJournalist(stack)).close();
  });
  await step('Elasticsearch is away when the indexer starts: nothing is rebuilt', async () => {
    const before = await generationsOf(stack);
    await stack.stop('elasticsearch');
    await stack.restart('indexer');
    const another = newWord();
    await changeCase(stack, another);
    await stack.healthy('indexer', 'app');
    // Long enough for several tries.
    await pause(10_000);
    await stack.start('elasticsearch');
    await stack.healthy('elasticsearch');
    await journalist.finds(another);
    const after = await generationsOf(stack);
    must(after.join() === before.join(), `the index was ${before.join()}, and is ${after.join()}`);
  });
}

async function inContainers(): Promise<void> {
  const stack = await createStack(`presse-${process.pid}`);
  const stop = () => void stack.down().finally(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let journalist: Journalist | undefined;
  try {
    await bringUp(stack);
    await step('the containers are confined', () => checkConfinement(stack));
    await step('Elasticsearch is closed to others', () => checkElasticsearch(stack));
    journalist = await step('a journalist signs in', () => openJournalist(stack));
    await use(stack, journalist);
  } catch (error) {
    for (const service of servicesOfFile())
      say(`--- ${service}\n${(await stack.logs(service)).split('\n').slice(-25).join('\n')}`);
    throw error;
  } finally {
    await journalist?.close();
    await step('nothing is left', () => stack.down());
  }
}

try {
  await step('podman and podman-compose are here', () => prepareMachine(say));
  await step('the base images are here', () => buildBases(say));
  if (!values.built) await step('our images are built', buildOurs);
  await step('the image holds what it needs, and nothing else', checkImage);
  await step('every program finds what it imports', checkPrograms);
  await step('what is in the image is listed, with its licences', checkSbom);
  await inContainers();
  say(`${passed} passed, 0 failed, 0 skipped`);
} catch (error) {
  const { message } = error as Error;
  const skipped = error instanceof NotHere;
  say(skipped ? `  skipped: ${message}` : `  FAILED after ${passed} steps: ${message}`);
  say(`${passed} passed, ${skipped ? 0 : 1} failed, ${skipped ? 1 : 0} skipped`);
  process.exitCode = skipped ? 0 : 1;
}
