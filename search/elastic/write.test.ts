import type { Client } from '@elastic/elasticsearch';
import { describe, expect, it } from 'vitest';
import { EngineUnavailable, type IndexWrite } from '#search/port.ts';
import { buildSakDocument, versioned } from '#tests/support/search/builders.ts';
import { ofHearings } from './of-hearings.ts';
import { createWrite, outcome } from './write.ts';

const item = (status: number, type?: string, reason = '') => ({
  _index: 'i',
  status,
  ...(type ? { error: { type, reason } } : {}),
});

describe('the outcome of one write', () => {
  it.each([200, 201, 404])('is written when status %i comes without an error', (status) => {
    expect(outcome('a', item(status))).toEqual({ sakId: 'a', kind: 'written' });
  });

  it('is superseded when the engine holds a newer version', () => {
    const conflict = item(409, 'version_conflict_engine_exception');
    expect(outcome('a', conflict)).toEqual({ sakId: 'a', kind: 'superseded' });
  });

  it.each([
    [429, 'es_rejected_execution_exception'],
    [503, 'unavailable_shards_exception'],
    [500, 'node_disconnected_exception'],
    [404, 'index_not_found_exception'],
    [403, 'cluster_block_exception'],
    [401, 'security_exception'],
    [409, 'another_conflict'],
    [418, 'something_new'],
  ])('is worth another try after %i %s', (status, type) => {
    expect(outcome('a', item(status, type))).toMatchObject({ kind: 'failed', retry: true });
  });

  it('is worth another try when a status comes without a reason', () => {
    expect(outcome('a', item(403))).toMatchObject({ kind: 'failed', retry: true });
  });

  it('is final when the document is refused, and names the field but never the text', () => {
    const reason =
      "[1:38] failed to parse field [tiltaler.skjulesFra] of type [date] in document with id 'a'. Preview of field's value: 'Ola Hemmelig'";
    expect(outcome('a', item(400, 'document_parsing_exception', reason))).toEqual({
      sakId: 'a',
      kind: 'failed',
      retry: false,
      reason: 'document_parsing_exception in tiltaler.skjulesFra',
    });
  });
});

describe('a bulk', () => {
  const deletes: readonly IndexWrite[] = [
    { kind: 'delete', sakId: 'a', versjon: 3 },
    { kind: 'delete', sakId: 'b', versjon: 4 },
  ];
  const answering = (ids: readonly string[]) => {
    const sent: unknown[][] = [];
    const items = ids.map((id) => ({ delete: { ...item(200), _id: id } }));
    const bulk = ({ operations }: { operations: (object | string)[] }) => {
      sent.push(
        operations.map((one) => (typeof one === 'string' ? (JSON.parse(one) as unknown) : one)),
      );
      return Promise.resolve({ took: 1, errors: false, items });
    };
    const client = { bulk } as unknown as Client;
    return {
      sent,
      write: createWrite(
        client,
        (ask) => ask({ signal: new AbortController().signal }),
        (name) => name,
      ),
    };
  };

  it('orders its writes by the version of the case: an older one never replaces a newer one', async () => {
    const { sent, write } = answering(['a', 'b']);
    await write('g', deletes);
    expect(sent[0]).toEqual([
      { delete: { _id: 'a', version: 3, version_type: 'external_gte' } },
      { delete: { _id: 'b', version: 4, version_type: 'external_gte' } },
    ]);
  });

  it('sends the document with what is said of its hearings, and its hash', async () => {
    const { sent, write } = answering(['sak-1']);
    const document = buildSakDocument();
    await write('g', [{ kind: 'put', ...versioned(document, 2), hash: 'h' }]);
    const [at, body] = sent[0]!;
    expect(at).toEqual({ index: { _id: 'sak-1', version: 2, version_type: 'external_gte' } });
    expect(body).toEqual({ ...document, ...ofHearings(document), hash: 'h' });
  });

  it.each([[['a']], [['b', 'a']], [['a', 'c']], [[]]])(
    'is not believed when the answer is to other writes (%j)',
    async (ids) => {
      await expect(answering(ids).write('g', deletes)).rejects.toThrow(EngineUnavailable);
    },
  );
});
