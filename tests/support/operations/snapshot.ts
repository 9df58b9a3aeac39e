import { expect } from 'vitest';
import { createNames } from '#search/elastic/names.ts';

/** A copy of the generation's index, as a snapshot of Elasticsearch has it, and the way back. */
export async function takeSnapshot(url: string, prefix: string, generation: string) {
  const names = createNames(prefix);
  const index = names.index(generation);
  const copy = `copy-${index}`;
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBe(200);
  };
  const clone = async (from: string, to: string) => {
    await call('PUT', `${from}/_settings`, { 'index.blocks.write': true });
    await call('POST', `${from}/_clone/${to}?wait_for_active_shards=1`, {
      settings: { 'index.blocks.write': null },
    });
    await call('PUT', `${from}/_settings`, { 'index.blocks.write': null });
  };
  await clone(index, copy);
  return {
    restore: async () => {
      await call('DELETE', index);
      await clone(copy, index);
      await call('POST', '_aliases', {
        actions: [
          { add: { index, alias: names.searchAlias } },
          { add: { index, alias: names.writeAlias(generation) } },
        ],
      });
      await call('DELETE', copy);
    },
  };
}
