import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ADVANCED_FIELDS } from '#contract/search.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { searchTextMessages } from '#domain/search-texts.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { tried } from '#tests/support/trust.ts';

const { bff, ask: presse } = useBff('presse', storeSaker);

const RANGE = { domstolid: 'alle', fraDato: '2026-01-01', tilDato: '2027-12-31' };
const search = (params: Record<string, string>) =>
  presse(`/api/presse/hent-berammingsliste?${new URLSearchParams({ ...RANGE, ...params })}`);
/** Its hits as a page, and as a file of each type. */
const searchAndFiles = (query: string, ask = presse) => {
  const params = new URLSearchParams({ ...RANGE, query, kjennerReglene: 'true' });
  const ways = ['hent-berammingsliste', 'eksport/csv', 'eksport/xlsx'];
  return Promise.all(ways.map((way) => ask(`/api/presse/${way}?${params}`)));
};
const words = (count: number) => Array.from({ length: count }, (_, i) => `o${i}`).join(' ');

describe('a search of very many words', () => {
  it('is refused with a message at its field, in one field', async () => {
    // 1,500 words are as many as fit into an address.
    for (const field of ['query', 'parter', 'dokumenttekst'])
      expect(await search({ isAdvancedSearch: 'true', [field]: words(1500) })).toMatchObject({
        status: 400,
        json: { errors: { [field]: [searchTextMessages.textTooLong] } },
      });
    tried('bounded', 3);
  });

  it('is refused in all fields together, at the field where it becomes too many', async () => {
    const fields = Object.fromEntries(ADVANCED_FIELDS.map((field) => [field, words(5)]));
    const all = await search({ isAdvancedSearch: 'true', ...fields });
    expect(all.status).toBe(400);
    expect(Object.keys((all.json as { errors: object }).errors)).toEqual([
      'rettsmotetype',
      'dokumenttekst',
    ]);
    tried('bounded', 1);
  });

  it('is not looked at where it does not count', async () => {
    expect((await search({ isAdvancedSearch: 'false', parter: words(41) })).status).toBe(200);
  });

  it('of 10,000 words has an address that is too long', async () => {
    const answer = await search({ query: words(10_000) });
    expect(answer.status).toBe(431);
    tried('bounded', 1);
  });
});

describe('the dearest searches that are accepted', () => {
  const negated = words(36).replaceAll('o', '-o');
  it.each<[string, Record<string, string>]>([
    [
      'negations in two fields',
      { parter: words(18).replaceAll('o', '-o'), dokumenttekst: words(18).replaceAll('o', '-o') },
    ],
    ['negations', { query: negated }],
    [
      'beginnings',
      { query: Array.from('abcdefghijklmnoprstuvw', (letter) => `-${letter}*`).join(' ') },
    ],
    [
      'alternatives',
      {
        query: Array.from('abcdefghijklmnop', (letter) => `${letter}*`).join(' ELLER '),
        sortField: 'relevans',
      },
    ],
    ['phrases', { query: Array.from('abcdefghi', (letter) => `-"${letter} av i"`).join(' ') }],
    ['the last page', { page: '10', pageSize: '1000' }],
  ])('are answered: %s', async (_, params) => {
    expect((await search({ isAdvancedSearch: 'true', ...params })).status).toBe(200);
    tried('bounded', 1);
  });

  it('say so when they take too long, which is told from an outage', async () => {
    const search = createPostgresAdapter({ db: bff.db, patience: 5_000 });
    const beside = await startTestBff({ beside: bff, deps: { search } });
    const ask = await beside.signedIn('presse');
    // A search waits for the table, as one does that reads too much; the statement ends by itself.
    await bff.db.transaction(async (trx) => {
      const { rows } = await trx.raw<{ rows: { navn: string }[] }>(
        `select format('%I.%I', schemaname, tablename) as navn from pg_tables where schemaname = 'soek' and tablename like '%\\_sak'`,
      );
      for (const { navn } of rows) await trx.raw(`lock table ${navn} in access exclusive mode`);
      for (const answer of await searchAndFiles('tyveri', ask)) {
        expect(answer).toMatchObject({
          status: 503,
          json: { id: 'search_too_slow', errors: { query: [apiMessages.searchTooSlow] } },
        });
        expect(answer.headers.get('retry-after')).toBe('5');
      }
    });
    for (const answer of await searchAndFiles('tyveri', ask)) expect(answer.status).toBe(200);
    await beside.close();
    tried('bounded', 3);
  });
});

describe('a body', () => {
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    presse('/api/presse/rediger-om-meg', {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('is refused when it is too large', async () => {
    const answer = await send(JSON.stringify({ ...soeknad, begrunnelse: 'x'.repeat(70_000) }));
    expect(answer).toMatchObject({ status: 413, json: { id: 'too_large' } });
    tried('bounded', 1);
  });

  it('that is compressed is not unpacked beyond that', async () => {
    const bomb = new Uint8Array(gzipSync(`{"stilling":"${'x'.repeat(30_000_000)}"}`));
    expect(bomb.length).toBeLessThan(64 * 1024);
    const answer = await send(bomb, { 'content-encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 400, json: { id: 'malformed' } });
    tried('bounded', 1);
  });

  it.each([
    ['lists in lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['objects in objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    [
      'many fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}`, 1]))),
    ],
    ['a prototype', '{"__proto__":{"stilling":"x"},"constructor":{"prototype":{}}}'],
    ['no JSON', '{"a":'],
    ['half a character', '"\ud800"'],
  ])('of %s is refused', async (_, body) => {
    expect((await send(body)).status).toBe(400);
    tried('bounded', 1);
  });
});
