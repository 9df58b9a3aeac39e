import type { LocalSecrets } from '#dev/servers/secrets.ts';
import type { Clock } from '#domain/time.ts';
import type { StartConfig } from './config.ts';

/** What every step of `npm start` and `npm run dev` is given. */
export interface StartContext {
  readonly env: NodeJS.ProcessEnv;
  readonly config: StartConfig;
  readonly dataDir: string;
  readonly secrets: LocalSecrets;
  readonly clock: Clock;
  readonly progress: Progress;
  readonly stops: StopList;
  /** Aborted when the user wants to stop, also in the middle of starting. */
  readonly signal: AbortSignal;
  /** `npm run dev`: programs and page run from their sources, and follow every change. */
  readonly watch: boolean;
  /** Where the web server listens: the public port, or behind Vite's server in `npm run dev`. */
  readonly serverPort: number;
}

/** Prints one line for each step, with the time that it took. */
interface Progress {
  step<T>(title: string, work: () => Promise<T>, result?: (value: T) => string): Promise<T>;
}

/** Shows finished steps, and on a terminal the running ones too. */
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
  /** Stops everything, also after one has failed to stop. Throws the first failure. */
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

/** Like `Promise.all`, but fails only when all of them have ended, so that nothing is still starting then. */
export async function allDone<T extends readonly Promise<unknown>[] | []>(works: T) {
  await Promise.allSettled(works);
  return Promise.all(works);
}
