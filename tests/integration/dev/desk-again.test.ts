import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { personOf } from '#bff/session/person.ts';
import { runRetention } from '#db/retention/run.ts';
import { insertSoeknad } from '#db/soeknad/soeknader.ts';
import { loadDesk } from '#dev/desk/load.ts';
import { findTestPerson } from '#dev/stand-ins/test-persons.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { addOsloDays } from '#domain/time.ts';
import { buildSoeknad } from '#tests/support/access/forms.ts';
import { DEMO_NOW as now } from '#tests/support/browser/demo.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { useDesk } from '#tests/support/use-desk.ts';
import { describeLog } from './desk-log.suite.ts';

const desk = useDesk();
const other = useDesk();

describeLog(desk);

/** The rows of these tables without ids, hashes and what is encrypted: those are drawn anew each time. */
async function printOf(of: Knex): Promise<Record<string, string>> {
  const DRAWN =
    /^(id|\w+_id|\w*hash|behandlet_av|kryptert|noekkel|endret_av|request_id|besoek_\w+)$/;
  const tables =
    `soeknad pressebruker arbeidsgiver_bekreftelse administrator revisjon favoritt lagret_soek notat sak_endring
    varselbanner importfil importfil_avvist epost_utboks`.split(/\s+/);
  const prints: Record<string, string> = {};
  for (const table of tables) {
    const rows = await of<Record<string, unknown>>(table);
    const lines = rows.map((row) =>
      JSON.stringify(
        Object.entries(row).filter(([key]) => !DRAWN.test(key) || key === 'sak_id'),
      ).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'),
    );
    prints[table] = createHash('sha256').update(lines.sort().join('\n')).digest('hex');
  }
  return prints;
}

it('the same seed gives the same rows', async () => {
  expect(await printOf(desk.db)).toEqual(await printOf(other.db));
});

it('nothing of it is over at once: a run of the retention job leaves every row', async () => {
  const print = () => printOf(desk.db);
  const before = await print();
  const { db, lager } = desk;
  const report = await runRetention({ db, lager, now, periods: DEFAULT_PERIODS });
  expect(report!.failed).toEqual([]);
  // Names and files are of the cases.
  const ofDesk = Object.entries(report!.removed).filter(
    ([step]) => !['names', 'files', 'unusedFiles'].includes(step),
  );
  expect(ofDesk.filter(([, count]) => count > 0)).toEqual([]);
  expect(await print()).toEqual(before);
});

describe('loading again', () => {
  it('writes nothing', async () => {
    const before = await printOf(desk.db);
    expect(
      await loadDesk(desk.db, { keys: desk.keys, now: addOsloDays(now, 3), seed: '2' }),
    ).toBeNull();
    expect(await printOf(desk.db)).toEqual(before);
  });

  it('writes nothing on a desk where somebody has applied, and counts no test person', async () => {
    const { db: own, close } = await createTestDatabase();
    try {
      const applied = async (pid: string) => {
        const identitetHash = await personOf(
          own,
          desk.keys.identity,
          { side: 'presse', subject: pid },
          now,
        );
        const person = {
          identitetHash,
          fornavn: 'Nora',
          etternavn: 'Fjellvang',
          soeknad: buildSoeknad(),
        };
        return insertSoeknad(own, person, now);
      };
      await applied('19876543210');
      expect(await loadDesk(own, { keys: desk.keys, now, seed: '1' })).toBeNull();
      await own('soeknad').delete();
      await applied(findTestPerson('Nora')!.pid);
      expect(await loadDesk(own, { keys: desk.keys, now, seed: '1' })).toMatchObject({
        brukere: 60,
      });
    } finally {
      await close();
    }
  });
});
