import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Reject } from './parse-row.ts';

/** `<FILE>.rejects.jsonl`: one line a fault. Made with the first one; an older one goes. */
export interface RejectsFile {
  readonly path: string;
  readonly add: (rejects: readonly Reject[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openRejects(file: string): Promise<RejectsFile> {
  const path = `${file}.rejects.jsonl`;
  await rm(path, { force: true });
  let stream: WriteStream | null = null;
  return {
    path,
    add: async (rejects) => {
      stream ??= createWriteStream(path, { mode: 0o600 });
      const text = rejects.map((reject) => `${JSON.stringify(reject)}\n`).join('');
      const target = stream;
      await new Promise<void>((resolve, reject) => {
        target.write(text, (error) => {
          if (error) reject(error);
          else resolve();
        });
      });
    },
    close: async () => {
      if (!stream) return;
      stream.end();
      await finished(stream);
    },
  };
}
