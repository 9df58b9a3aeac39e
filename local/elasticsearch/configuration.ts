import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from '../postgres/owner.ts';

export interface Folders {
  readonly conf: string;
  readonly data: string;
  readonly logs: string;
  readonly tmp: string;
}

/** One node for one machine: no discovery, no security, no disk watermarks; loopback only. */
export function settings(folders: Folders, port: number): string {
  return [
    'cluster.name: presse-local',
    'discovery.type: single-node',
    'network.host: 127.0.0.1',
    `http.port: ${port}`,
    'transport.port: 0',
    `path.data: ${folders.data}`,
    `path.logs: ${folders.logs}`,
    'xpack.security.enabled: false',
    'cluster.routing.allocation.disk.threshold_enabled: false',
    '',
  ].join('\n');
}

/** Makes the node's own folders in `dataDir`, with a copy of the distribution's configuration. */
export function prepareFolders(home: string, dataDir: string, port: number): Folders {
  const own = (name: string) => {
    const path = join(dataDir, 'elasticsearch', name);
    ownFolder(path);
    return path;
  };
  ownFolder(join(dataDir, 'elasticsearch'));
  const folders = { conf: own('conf'), data: own('data'), logs: own('logs'), tmp: own('tmp') };
  cpSync(join(home, 'config'), folders.conf, { recursive: true });
  writeFileSync(join(folders.conf, 'elasticsearch.yml'), settings(folders, port));
  return folders;
}
