import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handOver } from '#local/server/user.ts';

/** Where one node keeps its things. */
export interface Folders {
  readonly conf: string;
  readonly data: string;
  readonly logs: string;
  readonly tmp: string;
}

export function foldersIn(home: string): Folders {
  const at = (name: string) => join(home, name);
  return { conf: at('conf'), data: at('data'), logs: at('logs'), tmp: at('tmp') };
}

/** One node for one machine: no discovery, no security, loopback only, ports that the system chooses. */
export function settings(folders: Folders, nodeName: string): string {
  const lines = {
    'cluster.name': 'presse-local',
    'node.name': nodeName,
    'discovery.type': 'single-node',
    'network.host': '127.0.0.1',
    'http.port': 0,
    'transport.port': 0,
    // Writes the port that was chosen to logs/http.ports.
    'node.portsfile': true,
    'path.data': folders.data,
    'path.logs': folders.logs,
    'xpack.security.enabled': false,
    // A full disk is the developer's to notice; a read-only index would only puzzle.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');
}

/** Makes the node's folders, with a fresh copy of the distribution's configuration in them. */
export function prepareFolders(distribution: string, home: string, nodeName: string): Folders {
  const folders = foldersIn(home);
  for (const folder of [folders.conf, folders.logs, folders.tmp])
    rmSync(folder, { recursive: true, force: true });
  for (const folder of Object.values<string>({ ...folders })) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    handOver(folder);
  }
  cpSync(join(distribution, 'config'), folders.conf, { recursive: true });
  const file = join(folders.conf, 'elasticsearch.yml');
  writeFileSync(file, settings(folders, nodeName));
  return folders;
}
