import { describe, expect, it } from 'vitest';
import { codeOf, DatabaseOverloaded, isDatabaseUnavailable } from './errors.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });
const named = (name: string) => Object.assign(new Error('x'), { name });

describe('an unavailable database', () => {
  it.each([
    ['08000', 'a connection exception'],
    ['08003', 'a connection that does not exist'],
    ['08006', 'a connection that failed'],
    ['08P01', 'a protocol violation'],
    ['53000', 'insufficient resources'],
    ['53100', 'a full disk'],
    ['53200', 'out of memory'],
    ['53300', 'too many connections'],
    ['53400', 'a configured limit'],
    ['57P01', 'a server that shuts down'],
    ['57P02', 'a server that crashed'],
    ['57P03', 'a server that starts up'],
    ['57P04', 'a database that was dropped'],
    ['57P05', 'a session that was idle for too long'],
    ['58000', 'a system error'],
    ['58030', 'an input/output error'],
    ['58P01', 'a missing system file'],
    ['25006', 'a read-only server'],
    ['57014', 'a statement that took too long'],
    ['ECONNREFUSED', 'a refused connection'],
    ['ECONNRESET', 'a connection that was reset'],
    ['ETIMEDOUT', 'a network timeout'],
    ['ENOTFOUND', 'an unknown host'],
    ['EAI_AGAIN', 'a name server that does not answer'],
    ['EPIPE', 'a connection that was closed'],
  ])('is told by %s: %s', (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(true);
  });

  it.each([
    ['a pool that gave no connection in time', named('KnexTimeoutError')],
    ['a pool whose connections are all in use', new DatabaseOverloaded('x')],
    ['a missing socket', coded('ENOENT', { syscall: 'connect' })],
    ['a connection that broke', new Error('select 1 - Connection terminated unexpectedly')],
    ['a connection that was ended', new Error('Connection terminated')],
    ['a slow connection', new Error('Connection terminated due to connection timeout')],
    ['a slow start', new Error('timeout expired')],
    ['a query without an answer', new Error('select 1 - Query read timeout')],
    ['a pool that was closed', new Error('Unable to acquire a connection')],
    [
      'a broken client',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
  ])('is told by %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a broken rule', coded('23505')],
    ['an unknown table', coded('42P01')],
    ['a serialization failure', coded('40001')],
    ['a deadlock', coded('40P01')],
    ['another invalid state of a transaction', coded('25001')],
    ['an operator intervention of another kind', coded('57000')],
    ['a missing file', coded('ENOENT', { syscall: 'open' })],
    ['a defect', new TypeError('x is not a function')],
    ['a rule whose message speaks of timeouts', coded('P0001', { message: 'timeout expired' })],
    ['a text', 'timeout expired'],
    ['nothing', undefined],
  ])('is not told by %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

it('reads the code of an error, and none from anything else', () => {
  expect([codeOf(coded('23505')), codeOf(new Error('x')), codeOf('23505')]).toEqual([
    '23505',
    '',
    '',
  ]);
});
