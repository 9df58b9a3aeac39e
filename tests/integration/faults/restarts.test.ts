import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressePaths, systemPaths } from '#contract/paths.ts';
import { freePort } from '#dev/servers/ports.ts';
import { beginSession, insertPersons } from '#tests/support/access/persons.ts';
import { figure } from '#tests/support/faults/figures.ts';
import { program, type Program } from '#tests/support/faults/kills/programs.ts';
import { NOON, webSettings } from '#tests/support/faults/kills/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { until } from '#tests/support/until.ts';

const RESTARTS = rounds(2, 50);
/** Fewer than a server has connections to Postgres, so that one that has to serve all of them refuses none as too many. */
const CLIENTS = 8;
/** How long an answer takes, and at most the pause of a client after it: together less than DRAIN_SECONDS. */
const SLOW = 0.3;
const PAUSE = 600;

/** One of two web servers behind a balancer. */
interface Instance {
  readonly url: string;
  readonly program: Program;
  /** As the balancer knows it. */
  ready: boolean;
}

let database: TestDatabase;
let dir: string;
let instances: readonly Instance[];
let cookie: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertPersons(database.db, NOON);
  // Every answer that names courts is slow from now on.
  await database.db.raw(`alter table domstol rename to domstol_selv;
    create view domstol as select d.* from domstol_selv d, pg_sleep(${SLOW})`);
  cookie = `presse_sesjon=${await beginSession(database.db, 'presse', NOON)}`;
  dir = mkdtempSync(join(tmpdir(), 'presse-restarts-'));
  instances = await Promise.all([1, 2].map(open));
  for (const one of instances) {
    one.program.start();
    await until('it is ready', () => isReady(one.url));
    one.ready = true;
  }
});
afterAll(async () => {
  for (const one of instances ?? []) await one.program.kill();
  await database?.close();
  rmSync(dir, { recursive: true, force: true });
});

async function open(): Promise<Instance> {
  const url = `http://localhost:${await freePort()}`;
  const env = {
    ...webSettings(url, dir),
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'warn', PRESSE_NOW: NOON.toISOString() },
    ...{ DATABASE_URL: database.url, DRAIN_SECONDS: '1' },
  };
  return { url, program: program('bff', [], env), ready: false };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(url + systemPaths.ready.href()).catch(() => null);
  return answer?.ok ?? false;
}

describe('web servers that are restarted one after the other, under load', () => {
  it(
    `end no connection in the middle of a request in ${RESTARTS} restarts`,
    async () => {
      let over = false;
      const counted = { answered: 0, reused: 0 };
      const failures: string[] = [];

      /** Asks each instance every 50 ms whether it is ready, as a balancer does. */
      const balance = async () => {
        while (!over) {
          for (const one of instances) one.ready = await isReady(one.url);
          await pause(50);
        }
      };
      /**
       * Sends one request after the other on a connection that it keeps, and goes to another server only when an answer says
       * that the connection ends: it does not look at readiness, as a proxy does not in the middle of its work.
       */
      const load = async (nr: number) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        let one = instances[nr % 2]!;
        while (!over) {
          if (await ask(one.url, agent)) one = instances.find((other) => other !== one)!;
          await pause((nr * PAUSE) / CLIENTS);
        }
        agent.destroy();
      };
      /** Whether the answer ends the connection. */
      const ask = async (url: string, agent: Agent): Promise<boolean> => {
        const headers = {
          cookie,
          'x-requested-with': 'XMLHttpRequest',
          accept: 'application/json',
        };
        const request = get(url + pressePaths.domstoler.href(), { agent, headers });
        try {
          const [response] = (await once(request, 'response')) as [IncomingMessage];
          const body = await text(response);
          counted.answered += 1;
          if (request.reusedSocket) counted.reused += 1;
          if (response.statusCode !== 200)
            failures.push(`answered ${response.statusCode}: ${body.slice(0, 200)}`);
          return response.headers.connection === 'close';
        } catch (error) {
          failures.push(
            `${(error as NodeJS.ErrnoException).code}, reused: ${request.reusedSocket}`,
          );
          return true;
        }
      };

      const running = [balance(), ...Array.from({ length: CLIENTS }, (_, nr) => load(nr))];
      for (let restart = 0; restart < RESTARTS; restart++) {
        const one = instances[restart % 2]!;
        const before = counted.answered;
        await until('there is load', () => counted.answered > before + 50);
        expect(await one.program.stop()).toBe(0);
        one.program.start();
        await until('it is ready again', () => one.ready);
        tried('restarts', 1);
      }
      over = true;
      await Promise.all(running);
      figure('restarts', { restarts: RESTARTS, ...counted, failures: failures.length });
      expect(failures).toEqual([]);
      expect(counted.reused).toBeGreaterThan(counted.answered / 2);
    },
    60_000 + RESTARTS * 60_000,
  );

  it('keep an idle connection longer than a proxy does, so that the proxy ends it', async () => {
    const answer = await fetch(instances[0]!.url + systemPaths.live.href());
    const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });
});
