import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Program, programPath } from '#build/paths.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { linje } from '#tests/support/cases/import.ts';
import { pdfOf } from '#tests/support/pdf/pdf.ts';

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'presse-cli-'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

/** Runs a program as it is delivered; answers its exit code and what it printed. */
function run(program: Program, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [programPath(program), ...args],
      {
        env: {
          PATH: process.env['PATH'],
          DATABASE_URL: test.url,
          PRESSE_DATA_DIR: dir,
          PRESSE_NOW: '2026-03-01T09:00:00+01:00',
          INIT_CWD: dir,
          // A call that will be gone in the next version of a package ends the program.
          NODE_OPTIONS: '--throw-deprecation',
          ...env,
        },
      },
      (_error, out, err) => {
        resolve({ code: child.exitCode ?? -1, out, err });
      },
    );
  });
}

describe('the import command', () => {
  it('answers 0 when every row was good, seen first at the time of PRESSE_NOW', async () => {
    await writeFile(join(dir, 'god.jsonl'), linje('A'));
    const { code, out } = await run('import', ['god.jsonl']);
    expect([code, out]).toEqual([
      0,
      'god.jsonl: 1 new, 0 changed, 0 unchanged, 0 repeated, 0 left out\n',
    ]);
    const [seen] = (await test.db('sak').pluck('foerst_sett')) as Date[];
    expect(seen!.toISOString().slice(0, 16)).toBe('2026-03-01T08:00');
  });

  it.each([
    ['is shut down', '57P01', 'Postgres is unavailable (57P01)'],
    ['refuses a statement', '40P01', 'Postgres has refused a statement (40P01)'],
  ])('says nothing of the rows when the database %s in the middle', async (_, code, message) => {
    await test.db.raw(`create function brutt() returns trigger language plpgsql as
      $$ begin raise 'Quentinius Glimnes' using errcode = '${code}'; end $$`);
    await test.db.raw(
      'create trigger brutt before insert on sak for each row execute function brutt()',
    );
    try {
      const named = linje('B1', { parter: 'Påtalemyndigheten mot Quentinius Glimnes' });
      await writeFile(join(dir, 'brutt.jsonl'), named);
      const { err, out } = await run('import', ['brutt.jsonl']);
      expect(err).toBe(`brutt.jsonl: could not be imported: ${message}\n`);
      expect(out).toBe('');
    } finally {
      await test.db.raw('drop function brutt() cascade');
    }
  });

  it('says in which lines names and graded addresses stand, as text and as JSON, and never what', async () => {
    const named = { saksTema: 'Tyveri – Even Bakkerud' };
    const graded = { advokat: 'Tone Åsmyr, kode 6' };
    await writeFile(join(dir, 'navn.jsonl'), `${linje('N1', named)}\n${linje('N2', graded)}`);
    const { out } = await run('import', ['navn.jsonl']);
    expect(out).toContain("a party's name in another text: 1;");
    expect(out).toContain('an address is graded: 1;');
    expect(out).toMatch(/lines 1, 2: .*navn\.jsonl\.findings\.jsonl/);
    const json = await run('import', ['--json', 'navn.jsonl']);
    expect(JSON.parse(json.out)).toMatchObject({
      ...{ file: 'navn.jsonl', unchanged: 2, partyNames: 1, gradedAddresses: 1 },
      findingLines: [1, 2],
    });
    expect(out + json.out).not.toMatch(/bakkerud|kode/i);
  });

  it('answers 1 when some rows were left out, and says where they are told of', async () => {
    await writeFile(join(dir, 'delvis.jsonl'), `${linje('B')}\n{`);
    const { code, err } = await run('import', ['delvis.jsonl']);
    expect(code).toBe(1);
    expect(err).toContain('delvis.jsonl.rejects.jsonl');
    expect(await readFile(join(dir, 'delvis.jsonl.rejects.jsonl'), 'utf8')).toContain('"line":2');
  });

  it('answers 2 when a file is not there, and imports the others', async () => {
    await writeFile(join(dir, 'ny.jsonl'), linje('C'));
    const { code, err } = await run('import', ['borte.jsonl', 'ny.jsonl']);
    expect(code).toBe(2);
    expect(err).toContain('borte.jsonl: could not be imported');
    expect(await test.db('sak').where({ sak_id: 'C' }).pluck('sak_id')).toEqual(['C']);
  });

  it('answers 2 without a database, and refuses time travel in production', async () => {
    const missing = await run('import', ['god.jsonl'], { DATABASE_URL: '' });
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('DATABASE_URL')]);
    const production = await run('import', ['god.jsonl'], { NODE_ENV: 'production' });
    expect([production.code, production.err]).toEqual([2, expect.stringContaining('PRESSE_NOW')]);
  });
});

describe('the demo-data command', () => {
  it('is refused in production', async () => {
    const { code, err } = await run('demo-data', ['--cases', '1'], {
      NODE_ENV: 'production',
      PRESSE_NOW: '',
      CLOSED_NETWORK: 'true',
    });
    expect([code, err]).toEqual([2, expect.stringContaining('NODE_ENV')]);
  });

  it('makes as many cases as asked for around PRESSE_NOW, and a banner only when asked', async () => {
    const first = await run('demo-data', ['--cases', '50', '--seed', 'cli']);
    expect([first.code, first.out]).toEqual([
      0,
      expect.stringContaining('50 synthetic cases around 2026-03-01'),
    ]);
    expect(await test.db('varsel').pluck('id')).toEqual([]);
    await run('demo-data', ['--cases', '1', '--seed', 'cli', '--banner', 'Søket oppdateres']);
    expect(await test.db('varsel').pluck('content')).toEqual([
      { message: 'Søket oppdateres', purpose: 'warning' },
    ]);
  });

  it('refuses what is no number and what is no day', async () => {
    for (const args of [
      ['--cases', 'mange'],
      ['--date', '2026-02-30'],
    ])
      expect((await run('demo-data', args)).code).toBe(2);
  });
});

describe('the texts of documents', () => {
  const dokument = (filNavn: string) =>
    JSON.stringify({
      sakId: 'TEKST',
      filtype: 'tiltale',
      tittel: 'Tiltale',
      filNavn,
      domstolInitialer: 'TSOS',
      publiseringsdato: '2026-02-20',
    });
  const texts = () => test.db('dokument_tekst').where({ sak_id: 'TEKST' }).pluck<string[]>('tekst');

  it('are read by the import as it is delivered, which counts them and prints no word of them', async () => {
    await writeFile(join(dir, 'en.pdf'), await pdfOf((pdf) => pdf.text('Kniven lå i vannet.')));
    await writeFile(
      join(dir, 'to.pdf'),
      await pdfOf((pdf) => pdf.text('x'), { userPassword: 'a' }),
    );
    const lines = [linje('TEKST'), dokument('en.pdf'), dokument('to.pdf')];
    await writeFile(join(dir, 'tekster.jsonl'), lines.join('\n'));
    const { code, out, err } = await run('import', ['tekster.jsonl']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('tekster.jsonl: 1 texts read, 1 encrypted\n');
    expect(out).not.toContain('Kniven');
    expect(await texts()).toContain('Kniven lå i vannet.');
  });

  it('are many, and no call of the import is deprecated', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `mange-${i}.pdf`);
    const pdf = await pdfOf((page) => page.text('Dom'));
    for (const name of names) await writeFile(join(dir, name), pdf);
    await writeFile(join(dir, 'mange.jsonl'), names.map(dokument).join('\n'));
    const { code, err, out } = await run('import', ['mange.jsonl']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('mange.jsonl: 12 new');
    await test.db('dokument').whereIn('fil_navn', names).delete();
  });

  it('in Windows-1252 are told of as such', async () => {
    await writeFile(join(dir, 'gammel.jsonl'), Buffer.from(linje('GAMMEL'), 'latin1'));
    const { out } = await run('import', ['gammel.jsonl']);
    expect(out).toContain('gammel.jsonl: is not UTF-8; read as Windows-1252\n');
  });

  it('are read by a command when they are missing, as often as it is run', async () => {
    await test.db('dokument_tekst').where({ sak_id: 'TEKST' }).delete();
    expect(await run('extract-texts', [])).toEqual({
      code: 0,
      out: '1 texts read, 1 encrypted\n',
      err: '',
    });
    expect(await texts()).toContain('Kniven lå i vannet.');
    expect((await run('extract-texts', [])).out).toBe('No text was missing\n');
    expect((await run('extract-texts', ['--again'])).out).toContain('1 encrypted\n');
  });
});
