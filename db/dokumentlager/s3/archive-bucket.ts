import { createHash } from 'node:crypto';
import { type Arkivlager, folderOf, MANIFEST, pathOf } from '#db/dokumentlager/archive.ts';
import { refuse, textOf } from './answers.ts';
import { createSend, type S3Settings, type Send } from './send.ts';
import { isMissing, persistently, readPage, requireNoVersions, requireQuiet } from './store.ts';

/** Packages in the bucket of the documents. */
export function openArchiveBucket(settings: S3Settings): Arkivlager {
  const send = persistently(createSend(settings));
  return {
    put: (pakke, file, content) => put(send, pathOf(pakke, file), content),
    read: (pakke, file) => read(send, pathOf(pakke, file)),
    remove: async (pakke) => {
      await removeOne(send, pathOf(pakke, MANIFEST));
      for await (const key of keysOf(send, `${folderOf(pakke)}/`)) await removeOne(send, key);
    },
  };
}

const TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', xml: 'application/xml' };

async function put(send: Send, noekkel: string, content: Buffer): Promise<void> {
  const sha256 = createHash('sha256').update(content).digest();
  const type = TYPES[noekkel.slice(noekkel.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8';
  const response = await send({
    ...{ method: 'PUT', noekkel, body: { content, sha256 } },
    headers: { 'Content-Type': type },
  });
  if (response.status !== 200) await refuse(response);
  await requireQuiet(response);
  requireNoVersions(response.headers['x-amz-version-id']);
}

async function read(send: Send, noekkel: string): Promise<string | null> {
  const response = await send({ method: 'GET', noekkel });
  if (response.status === 404 && (await isMissing(response))) return null;
  return response.status === 200 ? textOf(response) : refuse(response);
}

async function* keysOf(send: Send, prefix: string): AsyncGenerator<string> {
  for (let next: string | null = ''; next !== null;) {
    const query: Record<string, string> = next === '' ? {} : { 'continuation-token': next };
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(send, { prefix, ...query });
    yield* page.keys.filter((key) => key.startsWith(prefix));
    next = page.next;
  }
}

async function removeOne(send: Send, noekkel: string): Promise<void> {
  const response = await send({ method: 'DELETE', noekkel });
  if (response.status === 404 && (await isMissing(response))) return;
  if (response.status !== 200 && response.status !== 204) await refuse(response);
  await requireQuiet(response);
}
