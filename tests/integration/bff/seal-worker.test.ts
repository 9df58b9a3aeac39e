import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM } from '#bff/audit.ts';
import { sealAndSend, startSealWorker } from '#bff/seal-worker.ts';
import { proveLog } from '#db/revisjon/prove.ts';
import { logged } from '#tests/support/retention-rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { until } from '#tests/support/until.ts';

const NOON = new Date('2026-03-10T12:00:00+01:00');
const HOUR = 3_600_000;

let test: TestDatabase;
let lines: string[];
let now: Date;
let ahead: number;
beforeEach(async () => {
  test = await createTestDatabase();
  lines = [];
  now = NOON;
  ahead = 0;
  await test.db('revisjon').insert([logged(NOON), logged(NOON)]);
});
afterEach(() => test.close());

const deps = (KJEDE_EPOST?: string) => ({
  clock: () => now,
  clockAhead: async () => ahead,
  logger: pino({}, { write: (line: string) => void lines.push(line) }),
  config: { KJEDE_EPOST },
  retention: { db: test.db },
});
const mails = () => test.db('epost_utboks').select('til', 'mal', 'data', 'identitet_hash');
const logs = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the worker that seals the log', () => {
  it('sends the end of the chain once a day, by e-mail and to the log stream', async () => {
    const use = deps('kontroll@domstol.example');
    await Promise.all([sealAndSend(use), sealAndSend(use)]);
    await sealAndSend(use);
    const [{ hash }] = (await test.db('revisjon_segl').where({ nr: 2 })) as [{ hash: Buffer }];
    const sent = { dag: '2026-03-09', nr: 2, hash: hash.toString('hex') };
    expect(await mails()).toEqual([
      {
        ...{ til: 'kontroll@domstol.example', mal: 'revisjon_anker', data: sent },
        identitet_hash: SYSTEM,
      },
    ]);
    expect(logs()).toEqual([expect.objectContaining(sent)]);
    now = new Date('2026-03-11T00:00:00+01:00');
    await sealAndSend(use);
    await sealAndSend(use);
    expect(logs().map(({ dag }) => dag)).toEqual(['2026-03-09', '2026-03-10']);
    expect(await mails()).toHaveLength(2);
    expect((await proveLog(test.db)).breaks).toEqual([]);
  });

  it('tells the log stream alone when nobody has been named', async () => {
    await sealAndSend(deps());
    expect(await mails()).toEqual([]);
    expect(logs()).toMatchObject([{ dag: '2026-03-09', nr: 2 }]);
  });

  it('seals by a wrong clock, but ends no day', async () => {
    ahead = 48 * HOUR;
    await sealAndSend(deps('kontroll@domstol.example'));
    expect(await test.db('revisjon_segl')).toHaveLength(2);
    expect(await test.db('revisjon_anker')).toEqual([]);
    expect([await mails(), logs()]).toEqual([[], []]);
  });

  it('runs until it is stopped, and names nobody in the log', async () => {
    const worker = startSealWorker(deps('kontroll@domstol.example'));
    await until('a day is sealed', async () => (await test.db('revisjon_anker')).length === 1);
    await worker.stop();
    expect(lines.join('')).not.toMatch(/kontroll|@/);
  });
});
