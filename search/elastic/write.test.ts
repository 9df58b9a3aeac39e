import { describe, expect, it } from 'vitest';
import { outcome } from './write.ts';

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
