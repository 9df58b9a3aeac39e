import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createSend, type S3Settings } from '#db/dokumentlager/s3/send.ts';
import { CREDENTIALS } from '#dev/servers/object-store/start.ts';
import type { ObjectStoreForTests } from './global-object-store.ts';

/** The run's object store, or why there is none. Throws when there is none with REQUIRE_OBJECT_STORE=1. */
export function objectStoreForTests(): ObjectStoreForTests {
  const found = inject('objectStore');
  if ('skip' in found && process.env['REQUIRE_OBJECT_STORE'] === '1')
    throw new Error(`An object store is required: ${found.skip}`);
  return found;
}

/** An empty bucket of its own. It is gone when the server ends. */
export async function makeBucket(endpoint: string): Promise<S3Settings> {
  const bucket = `dokumenter-${randomBytes(6).toString('hex')}`;
  const settings = { endpoint, region: 'eu-north-1', bucket, ...CREDENTIALS };
  const { status, body } = await createSend(settings)({ method: 'PUT', noekkel: '' });
  body.resume();
  if (status !== 200) throw new Error(`The bucket could not be made: ${status}`);
  return settings;
}
