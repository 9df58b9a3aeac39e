import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { readSaker } from '#db/sak/saker.ts';
import { dokument, insertSaker } from '#tests/support/cases/rows.ts';
import { backUp } from '#tests/support/operations/backup.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/* What was hidden after the backup that is restored (docs/OPERATIONS.md, "Backup and restore"). */

const NOW = new Date('2026-03-10T12:00:00+01:00');
let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), 'presse-apart-'));
});
afterAll(async () => {
  await test.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  const { db } = test;
  for (const table of ['sak', 'tilbaketrekking', 'begrensning']) await db(table).delete();
  await insertSaker(
    db,
    ['S1', 'S2', 'S3', 'S4'].map((sakId) => ({ sakId })),
  );
  await db('dokument').insert(dokument('S3'));
});

/** Runs `withdraw` to its end. */
const run = (...args: string[]) => runWith('', ...args);

/** The same, with this on its standard input. */
function runWith(
  input: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: test.url,
      PRESSE_NOW: NOW.toISOString(),
    };
    const child = execFile(
      process.execPath,
      [programPath('withdraw'), ...args],
      { env },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end(input);
  });
}
const because = ['--grunn', 'kjennelse', '--forklaring', 'Etter kjennelse.', '--by', 'Kari Drift'];
const hidden = async () =>
  (await readSaker(test.db, ['S1', 'S2', 'S3', 'S4'])).map((sak) => ({
    sakId: sak.sakId,
    parter: sak.parterErSkjult,
    dokumenter: sak.dokumenter.map(({ erSkjult }) => erSkjult),
    begrensninger: sak.begrensninger,
  }));

describe('what is hidden, kept apart from the backups', () => {
  it('comes back after a restore of a backup from before, also for a case that the backup lacks', async () => {
    const { db } = test;
    await run('--sak', 'S4', '--parter', ...because);
    await db('sak').where({ sak_id: 'S2' }).delete();
    const backup = await backUp(test.url);
    try {
      await insertSaker(db, [{ sakId: 'S2' }]);
      await run('--sak', 'S1', ...because);
      await run('--sak', 'S2', ...because);
      await run('--sak', 'S3', '--dokument', 'tiltale.pdf', ...because);
      await db('begrensning').insert({
        ...{ sak_id: 'S4', type: 'referatforbud', tekst: 'Navn på vitner.' },
        ...{ satt: NOW, satt_av: Buffer.alloc(32, 1), gjelder_til: '2026-12-31' },
        se_igjen: '2026-06-01',
      });
      await db('tilbaketrekking').where({ sak_id: 'S1' }).update({ se_igjen: '2026-04-01' });
      const before = await hidden();
      const exported = await run('--export');
      expect(exported).toMatchObject({ code: 0, err: '' });
      expect(exported.out.trim().split('\n')).toHaveLength(5);
      const file = join(dir, 'hidden.jsonl');
      writeFileSync(file, exported.out);

      await backup.restore();
      expect((await hidden()).map(({ sakId }) => sakId)).toEqual(['S1', 'S3', 'S4']);
      const dry = await run('--import', file, '--dry-run');
      expect(dry.out).toMatch(/^4 of 5 would be hidden/);
      const imported = await run('--import', file, '--by', 'Kari Drift');
      expect(imported).toMatchObject({ code: 0, err: '' });
      expect(imported.out).toMatch(/^4 of 5 are hidden or restricted from the next request on/);
      // The court sends the case again that the backup lacked.
      await insertSaker(db, [{ sakId: 'S2' }]);
      expect(await hidden()).toEqual(before);
      expect((await run('--export')).out).toBe(exported.out);
      for (const day of ['2026-04-01', '2026-06-01'])
        expect(exported.out).toContain(`"seIgjen":"${day}"`);
      expect((await run('--import', file)).out).toMatch(/^0 of 5/);
      const audit = await db('revisjon')
        .orderBy('id', 'desc')
        .offset(1)
        .first<Record<string, unknown>>();
      expect(audit).toMatchObject({
        handling: 'skjulte_innlest',
        detaljer: { operatoer: 'Kari Drift', antall: 4, linjer: 5 },
      });
    } finally {
      await backup.drop();
    }
  });

  it('is read from standard input too, as it comes into a container', async () => {
    await run('--sak', 'S1', '--parter', ...because);
    const before = await hidden();
    const { out } = await run('--export');
    await test.db('tilbaketrekking').delete();
    expect(await hidden()).not.toEqual(before);
    expect(await runWith(out, '--import', '-')).toMatchObject({ code: 0, err: '' });
    expect(await hidden()).toEqual(before);
    expect(await runWith('{}\n', '--import', '-')).toMatchObject({ code: 2 });
  });

  it('says no name of a party, whoever wrote it', async () => {
    const name = 'Vidar Skogmyrhaug';
    await test.db('sak').update({ parter: `Påtalemyndigheten mot ${name}` });
    const row = { skjult: NOW, skjult_av: Buffer.alloc(32, 1), grunn: 'feil' };
    // As a version from before has stored it.
    await test.db('tilbaketrekking').insert({
      ...{ ...row, sak_id: 'S1', omfang: 'sak', forklaring: `${name} er et vitne.` },
    });
    await test.db('begrensning').insert({
      ...{ sak_id: 'S2', type: 'referatforbud', tekst: `Gjelder ${name}.` },
      ...{ satt: NOW, satt_av: Buffer.alloc(32, 1) },
    });
    const why = ['--grunn', 'feil', '--forklaring', `Gjelder ${name}.`, '--by', 'Kari Drift'];
    await run('--sak', 'S4', '--parter', ...why);
    await run('--sak', 'S4', '--parter', '--lift', '--forklaring', `Gjelder ${name} ikke.`);
    const { out } = await run('--export');
    expect(out).toContain('[navn skjult] er et vitne.');
    expect(out).toContain('Gjelder [navn skjult].');
    const log = JSON.stringify(await test.db('revisjon').select('detaljer'));
    expect(log).toContain('Gjelder [navn skjult] ikke.');
    expect(out + log).not.toMatch(/skogmyrhaug/i);
  });

  it('changes nothing when a line is none of these, and says which', async () => {
    const file = join(dir, 'broken.jsonl');
    await run('--sak', 'S1', '--parter', ...because);
    const { out } = await run('--export');
    await test.db('tilbaketrekking').delete();
    writeFileSync(file, `${out}{"hva":"skjult"}\n`);
    expect(await run('--import', file)).toMatchObject({
      code: 2,
      err: 'line 2 is not one of "withdraw --export"; nothing was changed\n',
    });
    expect(await test.db('tilbaketrekking')).toEqual([]);
  });
});
