import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAALING } from '#contract/maaling.ts';
import { startOver, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff();
});
afterAll(() => bff.close());
beforeEach(() => startOver(bff));

const TIMES = { side: 'sak', bredde: 'smal', lcp: 850, inp: 96, cls: 0.004 };
const send = (json: unknown, headers = {}) => bff.guest(MAALING, { method: 'POST', json, headers });
const measured = async () =>
  (await bff.measured()).split('\n').filter((line) => /^presse_page_.*_(sum|count)/.test(line));

describe('how long people wait', () => {
  it('is counted by kind of page and width, without anybody being signed in', async () => {
    expect((await send(TIMES)).status).toBe(204);
    expect((await send({ side: 'soek', bredde: 'bred', inp: 40 })).status).toBe(204);
    expect(await measured()).toEqual([
      'presse_page_lcp_seconds_sum{page="sak",width="smal"} 0.85',
      'presse_page_lcp_seconds_count{page="sak",width="smal"} 1',
      'presse_page_inp_seconds_sum{page="sak",width="smal"} 0.096',
      'presse_page_inp_seconds_count{page="sak",width="smal"} 1',
      'presse_page_inp_seconds_sum{page="soek",width="bred"} 0.04',
      'presse_page_inp_seconds_count{page="soek",width="bred"} 1',
      'presse_page_cls_sum{page="sak",width="smal"} 0.004',
      'presse_page_cls_count{page="sak",width="smal"} 1',
    ]);
  });

  it.each([
    ['another kind of page', { ...TIMES, side: '/beramming/Gjemtdal' }],
    ['another width', { ...TIMES, bredde: '1437' }],
    ['more than is measured', { ...TIMES, hvem: 'Silje Haugnes' }],
    ['what no press takes', { ...TIMES, inp: 1e9 }],
    ['less than nothing', { ...TIMES, cls: -1 }],
    ['no numbers', { ...TIMES, lcp: '850' }],
    ['nothing', {}],
  ])('is not counted from %s', async (_, json) => {
    const before = await bff.measured();
    expect(await send(json)).toMatchObject({ status: 400, json: { id: 'malformed' } });
    expect(countsOf(await bff.measured())).toEqual(countsOf(before));
  });

  it('is not taken from a page of another site, nor in more than a kilobyte', async () => {
    const other = { origin: 'https://elsewhere.example' };
    expect(await send(TIMES, other)).toMatchObject({ status: 403, json: { id: 'forged_request' } });
    expect((await send({ ...TIMES, side: 'x'.repeat(1_000) })).status).toBe(413);
  });

  it('is told of nobody: no cookie, no address and no row', async () => {
    const presse = await bff.signedIn('presse');
    const since = bff.logs.length;
    expect((await presse(MAALING, { method: 'POST', json: TIMES })).status).toBe(204);
    expect(Object.keys(JSON.parse(bff.logs.slice(since).at(-1)!) as object).sort()).toEqual([
      'complete',
      'level',
      'method',
      'ms',
      'requestId',
      'route',
      'status',
      'time',
      'traceId',
    ]);
    expect(await bff.db('rategrense')).toEqual([]);
    expect(await bff.db('revisjon').where({ handling: 'maaling' })).toEqual([]);
  });

  it('is counted so often in a minute, of everybody together, and again in the next one', async () => {
    bff.time.now = new Date(bff.time.now.getTime() + 60_000);
    let taken = 0;
    while ((await send(TIMES)).status === 204) taken += 1;
    expect(taken).toBe(1_200);
    const refused = await send(TIMES);
    expect(refused).toMatchObject({ status: 429, json: { id: 'too_many_requests' } });
    bff.time.now = new Date(bff.time.now.getTime() + 60_000);
    expect((await send(TIMES)).status).toBe(204);
  });
});

const countsOf = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('presse_page'));
