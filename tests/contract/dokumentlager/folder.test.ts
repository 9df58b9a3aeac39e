import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { dokumentlagerContract } from './suite.ts';

dokumentlagerContract(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'presse-lager-'));
  const dir = join(parent, 'a', 'b');
  return {
    lager: openFolderStore(dir),
    overwrite: (noekkel, content) => writeFile(join(dir, noekkel), content),
    addForeign: (name) => writeFile(join(dir, name), 'annet'),
    remove: () => rm(dir, { recursive: true }),
    close: () => rm(parent, { recursive: true }),
  };
});
