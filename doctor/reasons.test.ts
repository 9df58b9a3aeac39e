import { expect, it } from 'vitest';
import { MailUnavailable } from '#bff/mail/port.ts';
import { EngineUnavailable } from '#search/port.ts';
import { meaningOf } from './reasons.ts';

const coded = (code: string, message = 'hemmelig') => Object.assign(new Error(message), { code });

it.each([
  ['a code of the system', coded('ECONNREFUSED'), /nobody listens .*ECONNREFUSED/],
  ['that of what caused it', new TypeError('x', { cause: coded('ENOTFOUND') }), /name of the host/],
  ['that of the first of several', new AggregateError([coded('ETIMEDOUT')]), /in time/],
  ['a code of Postgres', coded('28P01'), /refuses the password/],
  ['a certificate', coded('CERT_HAS_EXPIRED'), /certificate has expired/],
  ['a mail server', new MailUnavailable('utilgjengelig', 'ECONNREFUSED'), /nobody listens/],
  ['its answer', new MailUnavailable('utilgjengelig', '535 AUTH'), /it says 535 AUTH/],
  ['what we say ourselves', new EngineUnavailable('rebuild it'), /^rebuild it$/],
  ['Postgres without TLS', new Error('The server does not support SSL connections'), /offer TLS/],
  ['a time-out of the driver', new Error('Query read timeout'), /does not answer in time/],
  ['a time-out of fetch', new DOMException('', 'TimeoutError'), /does not answer in time/],
  ['an unknown code', coded('X1'), /unexpected error \(Error X1\)/],
  ['what is no error', 'hemmelig', /unexpected error \(unknown\)/],
])('an error is told by its meaning: %s', (_, error, told) => {
  expect(meaningOf(error)).toMatch(told);
});

it('the message of an error that is not ours is never told: it may quote a secret or a case', () => {
  for (const error of [coded('X1'), coded('28P01'), new Error('hemmelig'), 'hemmelig'])
    expect(meaningOf(error)).not.toContain('hemmelig');
});
