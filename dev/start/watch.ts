import { join, relative } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import type { Child } from '#dev/servers/processes.ts';
import { say } from '#dev/tools/terminal.ts';
import type { StartContext } from './context.ts';
import { startPageServer, type WatchedSources } from './page-server.ts';
import { logTail } from './programs.ts';
import { runIndexer, runWebServer, waitUntilReady } from './services.ts';

/** What the web server and the indexer are made of. */
const SERVER_FOLDERS = ['domain', 'settings', 'contract', 'search', 'db', 'indexer', 'bff'];
/** Files that are saved within this time of each other are one change, ms. */
const QUIET_FOR = 100;

const nothing = () => undefined;

/**
 * Runs web server and indexer from their sources, and starts both again after a change. Vite serves the page and
 * reloads it in the browser. A program that ends by itself starts again after the next change.
 */
export async function watchSources(
  context: StartContext,
  env: NodeJS.ProcessEnv & { readonly DATABASE_URL: string },
): Promise<void> {
  const report = (name: string, program: string) => (code: number | null) => {
    say(`${name} ended with ${code ?? 'a signal'}; it starts again after a change:`);
    say(logTail(context, program));
  };
  const indexer = restartable(
    () => runIndexer(context, env.DATABASE_URL),
    report('The indexer', 'indexer'),
  );
  const webServer = restartable(() => runWebServer(context, env), report('The web server', 'bff'));
  context.stops.add(() => Promise.all([indexer.stop(), webServer.stop()]));
  const { progress } = context;
  let ready = progress.step('Web server', async () =>
    waitUntilReady(context, await webServer.start()),
  );
  await indexer.start();
  await ready;

  const restart = async (changed: string) => {
    const [, child] = await Promise.all([indexer.start(), webServer.start()]);
    await waitUntilReady(context, child);
    return changed;
  };
  const changes = collectChanges((paths) => {
    // When it fails, the program that ended has been reported.
    ready = ready
      .then(() => progress.step('Restart', () => restart(paths.join(', ')), String))
      .then(nothing, nothing);
  });
  const sources: WatchedSources = {
    folders: SERVER_FOLDERS.map((folder) => join(projectRoot, folder)),
    onChange: (path) => {
      const fromRoot = relative(projectRoot, path);
      if (isServerSource(fromRoot)) changes.add(fromRoot);
    },
  };
  const startPage = () => startPageServer(context, () => ready, sources);
  await progress.step('Web page', startPage, () => 'Vite');
}

/** Whether a change of this file, relative to the project, starts the programs again. */
export function isServerSource(path: string): boolean {
  const folder = path.split(/[\\/]/)[0] ?? '';
  return SERVER_FOLDERS.includes(folder) && path.endsWith('.ts') && !path.endsWith('.test.ts');
}

/** Gathers paths until none has come for a moment; then `act` gets all of them, each once. */
export function collectChanges(act: (paths: string[]) => void, quietFor = QUIET_FOR) {
  const paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return {
    add: (path: string) => {
      paths.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const all = [...paths];
        paths.clear();
        act(all);
      }, quietFor);
    },
  };
}

interface Restartable {
  /** Stops the running process, if any, and starts another. */
  readonly start: () => Promise<Child>;
  /** Stops it for good. */
  readonly stop: () => Promise<void>;
}

/** A child that is replaced at will, one replacement at a time; `onEnd` hears when it ends by itself. */
export function restartable(run: () => Child, onEnd: (code: number | null) => void): Restartable {
  let current: Child | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let over = false;

  const end = async () => {
    const child = current;
    current = undefined;
    await child?.stop();
  };
  const begin = () => {
    const child = run();
    current = child;
    const ended = (code: number | null) => {
      if (current === child) onEnd(code);
    };
    void child.exited.then(ended, () => ended(null));
    return child;
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  return {
    start: () =>
      inTurn(async () => {
        if (over) throw new Error('Stopped');
        await end();
        return begin();
      }),
    stop: () => {
      over = true;
      return inTurn(end);
    },
  };
}
