import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Arkivlager, folderOf, MANIFEST, pathOf } from './archive.ts';

/** Packages in the folder of the documents. */
export function openArchiveFolder(dir: string): Arkivlager {
  return {
    put: (pakke, file, content) => put(dir, join(dir, pathOf(pakke, file)), content),
    read: (pakke, file) => read(join(dir, pathOf(pakke, file))),
    remove: async (pakke) => {
      await rm(join(dir, pathOf(pakke, MANIFEST)), { force: true });
      await rm(join(dir, folderOf(pakke)), { recursive: true, force: true });
    },
  };
}

/** Beside the final place first, as documents (folder.ts): what a writer that died leaves there is removed with theirs. */
async function put(dir: string, path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = join(dir, `.${randomUUID()}.part`);
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
