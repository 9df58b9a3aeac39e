import { describe, expect, it } from 'vitest';
import { inLanguage } from '#bff/language.ts';
import { DatabaseOverloaded } from '#db/errors.ts';
import { EngineUnavailable, SearchTooSlow } from '#search/port.ts';
import { toHttpError } from './answer-errors.ts';
import { httpErrors } from './errors.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const named = (name: string) => Object.assign(new Error('x'), { name });

describe('the answer to an error', () => {
  it('is the error itself when it is an HttpError', () => {
    const error = httpErrors.notFound();
    expect(toHttpError(error)).toBe(error);
  });

  it('is in the language of the request', () => {
    const { message } = inLanguage('nn', () => httpErrors.refused('no_access'));
    expect(message).toBe('Du har ikkje tilgang til pressetenesta.');
    expect(httpErrors.refused('no_access').message).toBe(
      'Du har ikke tilgang til pressetjenesten.',
    );
    expect(inLanguage('nn', () => httpErrors.linkEnded('used').message)).toBe(
      'Lenka er allereie brukt. Svaret ditt er registrert.',
    );
  });

  it.each([
    ['the search engine', new EngineUnavailable('x'), 'search_unavailable'],
    ['a search that takes too long', new SearchTooSlow('x'), 'search_too_slow'],
    ['a refused connection', coded('ECONNREFUSED'), 'database_unavailable'],
    ['a server that shuts down', coded('57P01'), 'database_unavailable'],
    ['too many connections', coded('53300'), 'database_unavailable'],
    ['a statement that took too long', coded('57014'), 'database_unavailable'],
    ['a pool that gets no connection', named('KnexTimeoutError'), 'database_unavailable'],
    ['a pool that is full', new DatabaseOverloaded('x'), 'overloaded'],
    [
      'a connection that broke, in the words of the driver behind the statement',
      new Error('select 1 - Connection terminated unexpectedly'),
      'database_unavailable',
    ],
    ['a query without an answer', new Error('Query read timeout'), 'database_unavailable'],
  ])('is 503 for %s', (_, error, id) => {
    expect(toHttpError(error)).toMatchObject({ status: 503, id });
  });

  it.each([
    ['a broken rule', coded('23505', 'duplicate key value (Hulda Gjemtdal)')],
    ['a defect', new TypeError('x is not a function')],
    ['a defect that mentions connections', coded('P0001', 'Query read timeout')],
    ['something that is not an error', 'timeout expired'],
    ['nothing', undefined],
  ])('is 500 without details for %s', (_, error) => {
    expect(toHttpError(error)).toMatchObject({ status: 500, message: 'En ukjent feil oppsto.' });
  });
});
