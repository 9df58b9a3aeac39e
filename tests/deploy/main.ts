/**
 * `npm run test:deploy`: checks the manifests of deploy/kubernetes against the published schemas of Kubernetes, as kubectl puts them
 * together. Needs Python 3 and, for what kustomize makes, kubectl. The checker (PyPI: kubernetes-validate) is installed once in
 * .cache/. Exit code 0: all are right; 1: one is not; 2: it could not run.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';

const CHECKER = 'kubernetes-validate==1.37.0';
/** The oldest that the manifests are for, and the newest that the checker knows. */
const VERSIONS = ['1.31', '1.37'];
/** Of the Prometheus Operator: Kubernetes has no schema of it. */
const OF_OTHERS = ['pod-monitor.yaml'];

const manifests = join(projectRoot, 'deploy', 'kubernetes');

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The path of the checker. */
function install(): string {
  const venv = join(projectRoot, '.cache', 'kubernetes-validate');
  const checker = join(venv, 'bin', 'kubernetes-validate');
  if (existsSync(checker)) return checker;
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  run('python3', ['-m', 'venv', venv]);
  run(join(venv, 'bin', 'pip'), ['install', '--quiet', CHECKER]);
  return checker;
}

/** One file as kubectl would send it, and those that are sent as they are. */
function render(folder: string): string[] {
  const all = readdirSync(manifests)
    .filter((file) => file.endsWith('.yaml') && !OF_OTHERS.includes(file))
    .filter((file) => file !== 'kustomization.yaml')
    .map((file) => join(manifests, file));
  try {
    const rendered = join(folder, 'kustomized.yaml');
    writeFileSync(rendered, run('kubectl', ['kustomize', manifests]));
    return [rendered, ...all];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    process.stdout.write(
      'There is no kubectl: the files are checked one by one, without kustomize.\n',
    );
    return all;
  }
}

function check(): number {
  const checker = install();
  const folder = mkdtempSync(join(tmpdir(), 'presse-deploy-'));
  try {
    const files = render(folder);
    let wrong = 0;
    for (const version of VERSIONS)
      try {
        process.stdout.write(run(checker, ['--strict', '-k', version, ...files]));
      } catch (error) {
        process.stdout.write((error as { stdout?: string }).stdout ?? '');
        wrong++;
      }
    return wrong === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  process.exitCode = check();
} catch (error) {
  process.stderr.write(`The manifests could not be checked: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
