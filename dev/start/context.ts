import type { LocalSecrets } from '#dev/servers/secrets.ts';
import type { Clock } from '#domain/time.ts';
import type { StartConfig } from './config.ts';

/** What every step of `npm start` is given. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly config: StartConfig;
  readonly dataDir: string;
  readonly secrets: LocalSecrets;
  readonly clock: Clock;
  readonly progress: Progress;
  readonly stops: StopList;
  /** Given when somebody wants us to stop, also in the middle of starting. */
  readonly signal: AbortSignal;
}

/** Shows what is being done: a line a step, with the time it took. */
interface Progress {
  step<T>(title: string, work: () => Promise<T>, result?: (value: T) => string): Promise<T>;
}

/** On a terminal the steps under way are shown as well; elsewhere only those that are done. */
export function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const running: string[] = [];
  const live = out.isTTY;
  const erase = () => live && out.write('\r\u001b[2K');
  const showRunning = () => live && running.length > 0 && out.write(`… ${running.join(', ')}`);

  return {
    async step(title, work, result = () => '') {
      const began = performance.now();
      running.push(title);
      erase();
      showRunning();
      let line = `✗ ${title}`;
      try {
        const value = await work();
        line = `✓ ${[title, result(value)].filter(Boolean).join(': ')} (${seconds(began)})`;
        return value;
      } finally {
        running.splice(running.indexOf(title), 1);
        erase();
        out.write(`${line}\n`);
        showRunning();
      }
    },
  };
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/** What has been started, to be stopped in the opposite order. */
interface StopList {
  add(stop: () => Promise<unknown>): void;
  /** Stops everything; one that fails doesn't keep the others running. Throws the first failure. */
  stopAll(): Promise<void>;
}

export function createStopList(): StopList {
  const stops: (() => Promise<unknown>)[] = [];
  return {
    add: (stop) => void stops.push(stop),
    stopAll: async () => {
      const failures: unknown[] = [];
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        await stop().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Like `Promise.all`, but waits for all of them before it fails: nothing goes on starting behind one's back. */
export async function allDone<T extends readonly Promise<unknown>[] | []>(works: T) {
  await Promise.allSettled(works);
  return Promise.all(works);
}
