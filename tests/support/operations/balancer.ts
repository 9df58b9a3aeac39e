import { setTimeout as pause } from 'node:timers/promises';
import { systemPaths } from '#contract/paths.ts';
import { searchAt, type Searching } from '#tests/support/faults/kills/reader.ts';

/** What stands before the web servers: it sends searches to those that say that they are ready. */
export interface Balancer {
  readonly add: (url: string) => void;
  readonly readyAt: (url: string) => boolean;
  /** A search by each server that is ready. */
  readonly everywhere: (word: string) => Promise<readonly Found[]>;
  /** What was answered otherwise than it should have been, in words. */
  readonly failures: string[];
  /** Searches that were answered, by server. */
  readonly answered: Map<string, number>;
  readonly stop: () => Promise<void>;
}

type Found = readonly [server: string, hits: readonly string[] | 'away'];

interface Instance {
  readonly url: string;
  readonly searching: Searching;
  ready: boolean;
}

/** Asks each server 20 times a second whether it is ready, and has `clients` search all the time for what `expected` says. */
export function startBalancer(
  cookie: string,
  expected: { readonly word: string; readonly sakId: string },
  clients = 3,
): Balancer {
  const instances: Instance[] = [];
  const failures: string[] = [];
  const answered = new Map<string, number>();
  const { signal, abort } = abortable();

  const ready = () => instances.filter((one) => one.ready);
  const look = async () => {
    while (!signal.aborted) {
      for (const one of instances) {
        const answer = await fetch(one.url + systemPaths.ready.href()).catch(() => null);
        one.ready = answer?.ok ?? false;
      }
      await pause(50);
    }
  };
  const search = async () => {
    for (let turn = 0; !signal.aborted; turn++) {
      const one = ready()[turn % Math.max(1, ready().length)];
      if (!one) failures.push('no server is ready');
      else await searchOnce(one);
      await pause(20);
    }
  };
  const searchOnce = async ({ url, searching }: Instance) => {
    try {
      const found = await answerOf(searching, expected.word);
      if (found === 'away' || !found.includes(expected.sakId))
        failures.push(`${url}: ${String(found)}`);
      else answered.set(url, (answered.get(url) ?? 0) + 1);
    } catch (error) {
      failures.push(`${url}: ${String(error)}`);
    }
  };
  let running: Promise<unknown> | undefined;
  return {
    failures,
    answered,
    add: (url) => {
      instances.push({ url, searching: searchAt(url, cookie), ready: false });
      if (!running) running = begin(look, search, clients, ready);
    },
    readyAt: (url) => instances.some((one) => one.url === url && one.ready),
    everywhere: (word) =>
      Promise.all(
        ready().map(async ({ url, searching }): Promise<Found> => [
          url,
          await answerOf(searching, word),
        ]),
      ),
    stop: async () => {
      abort();
      await running;
    },
  };
}

/**
 * On a machine that has too much to do a server may miss its two seconds, and answers when it is asked again. An index that it does
 * not understand lasts for longer.
 */
async function answerOf(searching: Searching, word: string): Promise<readonly string[] | 'away'> {
  for (let again = 2; ; again--) {
    const found = await searching.byWord(word);
    if (found !== 'away' || again === 0) return found;
  }
}

/** Searches begin when the first server is ready. */
async function begin(
  look: () => Promise<void>,
  search: () => Promise<void>,
  clients: number,
  ready: () => readonly unknown[],
): Promise<void> {
  const looking = look();
  while (ready().length === 0) await pause(50);
  await Promise.all([looking, ...Array.from({ length: clients }, search)]);
}

function abortable() {
  const stop = new AbortController();
  return { signal: stop.signal, abort: () => stop.abort() };
}
