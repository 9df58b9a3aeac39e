import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from '#dev/servers/data-dir.ts';

/** The same version everywhere, so that the same seed draws the same calls. */
const VERSION = '4.32.5';
const SEED = 20260310;

/** What a run of Schemathesis has found. */
export interface Outcome {
  /** Calls that were made and judged. */
  readonly tried: number;
  /** Kinds of failures; what they were is in `report`. */
  readonly failed: number;
  readonly report: string;
}

export interface Fuzzing {
  /** The address of the server. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Regular expressions: the paths that are called, and those of them that are not. */
  readonly include: string;
  readonly exclude?: string;
  readonly examples: number;
}

/**
 * The program, installed under the data folder with the package client of this machine when it is not there yet; or why there
 * is none.
 */
export async function findSchemathesis(): Promise<{ program: string } | { missing: string }> {
  const folder = join(openDataDir(process.env), `schemathesis-${VERSION}`);
  const bin = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  const program = join(bin, 'schemathesis');
  if (existsSync(program)) return { program };
  const python = await run('python3', ['-m', 'venv', folder]);
  if (python.code !== 0) return { missing: `Python 3 with venv is needed: ${lastLine(python)}` };
  const packages = [`schemathesis==${VERSION}`];
  const pip = await run(join(bin, 'pip'), ['install', '--quiet', ...packages]);
  if (pip.code === 0) return { program };
  rmSync(folder, { recursive: true, force: true });
  return { missing: `pip could not install ${packages.join(' ')}: ${lastLine(pip)}` };
}

/** Makes calls that fit the server's OpenAPI document, and calls that do not, and judges the answers by it. */
export async function fuzz(program: string, fuzzing: Fuzzing): Promise<Outcome> {
  const { url, headers, include, exclude, examples } = fuzzing;
  const dir = mkdtempSync(join(tmpdir(), 'presse-schemathesis-'));
  const config = join(dir, 'schemathesis.toml');
  writeFileSync(config, CONFIG);
  try {
    const ended = await run(
      program,
      [
        ...['--config-file', config, 'run', `${url}/api/openapi.json`, '--url', url, '--no-color'],
        ...['--seed', String(SEED), '--max-examples', String(examples), '--max-redirects', '0'],
        ...['--phases', 'coverage,fuzzing', '--continue-on-failure', '--warnings', 'off'],
        ...['--checks', 'all', '--exclude-checks', NOT_SAID.join(',')],
        ...['--suppress-health-check', 'all', '--generation-database', 'none'],
        // The session is in the headers: without it is a run of its own.
        ...['--generation-with-security-parameters', 'false', '--include-path-regex', include],
        ...(exclude ? ['--exclude-path-regex', exclude] : []),
        ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      ],
      dir,
    );
    return outcomeOf(ended);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** What the document cannot say: that a day is over, that there is no such court, which call needs another one first. */
const NOT_SAID = [
  'positive_data_acceptance',
  'use_after_free',
  'ensure_resource_availability',
  'object_level_authorization',
];

/** Statuses that say that a call was refused. */
const CONFIG = `[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 410, 411, 413, 415, 431]
`;

/** A run that has not counted its calls, or ends otherwise than its count says, has failed. */
function outcomeOf({ code, output }: Ended): Outcome {
  const tried = Number(/(\d+) generated/.exec(output)?.[1] ?? 0);
  const failures = Number(/(\d+) unique failures?/.exec(output)?.[1] ?? 0);
  const failed = tried === 0 || (failures === 0 && code !== 0) ? Math.max(1, failures) : failures;
  return { tried, failed, report: shortened(output) };
}

/** Calls of a hundred kilobytes are cut. */
function shortened(output: string): string {
  return output.replace(/^(.{300}).+$/gm, '$1 …');
}

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** It leaves a folder of its own where it runs. */
function run(program: string, args: readonly string[], cwd = tmpdir()): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output += piece.toString()));
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

function lastLine({ output }: Ended): string {
  return output.trim().split('\n').at(-1) ?? '';
}
