import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { isAlive } from './processes.ts';
import { unlessAborted } from './unless-aborted.ts';

/** How one kind of server is found, started and stopped. Only one process at a time calls these. */
interface Recipe<Server> {
  /** The server that runs already, also when the process that started it has ended. */
  readonly find: () => Promise<Server | null>;
  readonly start: () => Promise<Server>;
  readonly stop: (server: Server) => Promise<void>;
}

/**
 * Uses the server whose state is in `home`, and starts it if it does not run. Several processes may share it;
 * the last one that leaves stops it. A process that was killed no longer counts. Rejects when it is aborted while another one has
 * the lock.
 */
export async function shareServer<Server>(
  home: string,
  recipe: Recipe<Server>,
  signal?: AbortSignal,
): Promise<{ server: Server; leave: () => Promise<void> }> {
  const users = join(home, 'users');
  const ticket = join(users, `${process.pid}-${randomBytes(4).toString('hex')}`);
  const server = await exclusively(
    home,
    async () => {
      const running = await recipe.find();
      // No server, no users: after a restart of the machine, old ids belong to other processes.
      if (!running) rmSync(users, { recursive: true, force: true });
      const joined = running ?? (await recipe.start());
      mkdirSync(users, { recursive: true });
      writeFileSync(ticket, '');
      return joined;
    },
    signal,
  );
  const leave = () =>
    exclusively(home, async () => {
      rmSync(ticket, { force: true });
      await stopWithoutUsers(home, recipe);
    });
  let left: Promise<void> | undefined;
  return { server, leave: () => (left ??= leave()) };
}

/** Stops the server of `home` if it runs and all who used it have ended: what killed processes leave behind. */
export async function stopUnused<Server>(
  home: string,
  recipe: Omit<Recipe<Server>, 'start'>,
): Promise<void> {
  await exclusively(home, () => stopWithoutUsers(home, recipe));
}

async function stopWithoutUsers<Server>(
  home: string,
  { find, stop }: Omit<Recipe<Server>, 'start'>,
): Promise<void> {
  if (remaining(join(home, 'users')) > 0) return;
  const running = await find();
  if (running) await stop(running);
}

function remaining(users: string): number {
  if (!existsSync(users)) return 0;
  return readdirSync(users).filter((name) => isAlive(Number.parseInt(name, 10))).length;
}

/** Runs `work` under a lock. The lock of a process that was killed is free after 10 s. */
async function exclusively<T>(
  home: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const locking = lock(home, {
    stale: 10_000,
    update: 2_000,
    retries: { forever: true, minTimeout: 50, maxTimeout: 500 },
    // A machine that has slept may lose its lock. Ending the program for that would be worse.
    onCompromised: () => undefined,
  });
  const release = await unlessAborted(signal, locking);
  try {
    return await work();
  } finally {
    await release().catch(() => undefined);
  }
}
