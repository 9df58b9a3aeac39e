import { createHash } from 'node:crypto';
import { describe, test } from 'vitest';
import { createSend } from '#db/dokumentlager/s3/send.ts';
import { openBucketStore } from '#db/dokumentlager/s3/store.ts';
import { makeBucket, objectStoreForTests } from '#tests/support/servers/object-store.ts';
import { dokumentlagerContract } from './suite.ts';

const found = objectStoreForTests();

const skipped = () => test('the whole contract');
if ('skip' in found)
  describe.skip(`a document store in a bucket (${found.skip})`, skipped); // No object store is to be had here: `skip` says why.
else
  dokumentlagerContract(async () => {
    const settings = await makeBucket(found.endpoint);
    const lager = openBucketStore(settings);
    const send = createSend(settings);
    const put = async (noekkel: string, content: Buffer) => {
      const sha256 = createHash('sha256').update(content).digest();
      const { status, body } = await send({
        ...{ method: 'PUT', noekkel, body: { content, sha256 } },
      });
      body.resume();
      if (status !== 200) throw new Error(`It could not be put: ${status}`);
    };
    return {
      lager,
      overwrite: put,
      addForeign: (name) => put(name, Buffer.from('annet')),
      remove: async () => {
        await send({ method: 'DELETE', noekkel: 'les-meg.txt' });
        for await (const name of lager.list()) await lager.remove(name);
        const { status, body } = await send({ method: 'DELETE', noekkel: '' });
        body.resume();
        if (status !== 204) throw new Error(`The bucket could not be removed: ${status}`);
      },
      close: async () => undefined,
    };
  });
