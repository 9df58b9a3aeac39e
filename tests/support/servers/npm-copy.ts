import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { freePort } from '#dev/servers/ports.ts';
import { until } from '#tests/support/until.ts';

const OURS =
  /^(DATABASE_URL|ELASTICSEARCH_URL|FOLKEREGISTER_URL|SMTP_URL|PUBLIC_URL|OIDC_\w+|MASKINPORTEN_\w+|\w+_KEY|NODE_ENV|VITEST\w*)$/;

/** How long a busy machine may take to build and start it, ms: what starts one waits a little longer. */
const COPY_STARTS = 400_000;
export const COPY_HOOK = COPY_STARTS + 20_000;

export interface NpmCopy {
  readonly address: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** What it has printed so far. */
  readonly output: () => string;
  /** The id of every process that came from it, and of its database. */
  readonly processes: () => number[];
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Stops it if it still runs, and removes its data folder. */
  readonly remove: () => Promise<void>;
}

/**
 * Runs `npm start` or `npm run dev` as on a machine that has only Node: on a free port, in a data folder of its
 * own, without a variable that names a server. Settles when it says that it is ready.
 */
export async function startNpmCopy(
  args: readonly string[],
  more: NodeJS.ProcessEnv,
): Promise<NpmCopy> {
  const dataDir = mkdtempSync(join(tmpdir(), 'presse-copy-'));
  // So that Postgres keeps its files here too, when it runs as another user.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const kept = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const env = {
    ...Object.fromEntries(kept),
    PORT: String(port),
    PRESSE_DATA_DIR: dataDir,
    ...more,
  };
  const npm = spawn('npm', args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const remove = async () => {
    if (npm.exitCode === null && npm.signalCode === null) {
      npm.kill('SIGTERM');
      await once(npm, 'exit');
    }
    // One that was stopped while it started may still be stopping its database.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 60, retryDelay: 250 });
  };
  const ready = () => {
    if (npm.exitCode !== null) throw new Error(`npm ${args.join(' ')} ended:\n${output}`);
    return output.includes('Ready at');
  };
  try {
    await until(`npm ${args.join(' ')} is ready`, ready, COPY_STARTS);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    address: `http://localhost:${port}`,
    dataDir,
    env,
    output: () => output,
    processes: () => [...withDescendants(npm.pid!), databaseIn(dataDir)],
    kill: (signal) => void npm.kill(signal),
    remove,
  };
}

function withDescendants(root: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const below = (pid: number): number[] =>
    rows.filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
  return [root, ...below(root)];
}

/** Postgres is detached from whoever started it. */
function databaseIn(dataDir: string): number {
  const file = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}
