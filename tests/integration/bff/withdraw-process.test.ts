import { execFile } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { readSaker } from '#db/sak/saker.ts';
import { dokument, insertSaker } from '#tests/support/cases/rows.ts';
import { addRevisjon } from '#tests/support/bff/revisjon-rows.ts';
import { insertPersons } from '#tests/support/access/persons.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/* The program of production, with nothing else running than Postgres. */

const NOW = new Date('2026-03-10T12:00:00+01:00');
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await insertPersons(test.db, NOW);
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test;
  for (const table of ['sak', 'tilbaketrekking', 'begrensning', 'epost_utboks'])
    await db(table).delete();
  await insertSaker(db, [
    { sakId: 'S1', parter: 'Even Bakkerud' },
    { sakId: 'S2', parter: 'Ola Annen' },
  ]);
  await db('dokument').insert(dokument('S1'));
});

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
const NUMBER = '26-000001MED-TSOS/TSAR';

/** Standard input is closed: whoever asks something gets no answer. */
function run(...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: test.url,
      PRESSE_NOW: NOW.toISOString(),
    };
    const command = [programPath('withdraw'), ...args];
    const child = execFile(process.execPath, command, { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
  });
}
const because = ['--grunn', 'kjennelse', '--forklaring', 'Etter kjennelse.', '--by', 'Kari Drift'];
const shown = async () => (await readSaker(test.db, ['S1', 'S2'])).map(({ sakId }) => sakId);
const lastAudit = () => test.db('revisjon').orderBy('id', 'desc').first<Record<string, unknown>>();

describe('npm run withdraw', () => {
  it('hides a case by its number, tells nobody, and leaves an audit row with the name', async () => {
    const hidden = await run('--sak', '26-000001med-tsos', ...because);
    expect(hidden).toEqual({
      ...{ code: 0, err: '' },
      out: `${NUMBER}: the case is hidden from the next request on\n`,
    });
    expect(await shown()).toEqual(['S2']);
    expect(await lastAudit()).toMatchObject({
      ...{ handling: 'sak_skjult', rolle: 'system', sak_id: 'S1' },
      detaljer: { operatoer: 'Kari Drift', grunn: 'kjennelse', forklaring: 'Etter kjennelse.' },
    });
    const again = await run('--sak', 'S1', ...because);
    expect(again).toMatchObject({ code: 1, out: '', err: 'Saken er allerede skjult.\n' });
  });

  it('lifts it, and says how the texts of the documents come back', async () => {
    await run('--sak', NUMBER, ...because);
    const lifted = await run(
      '--sak',
      'S1',
      '--lift',
      '--forklaring',
      'Rettet.',
      '--by',
      'Kari Drift',
    );
    expect(lifted).toMatchObject({ code: 0, err: '' });
    expect(lifted.out).toContain('S1: the case is shown again');
    expect(lifted.out).toContain('npm run extract-texts');
    expect(await shown()).toEqual(['S1', 'S2']);
    expect(await lastAudit()).toMatchObject({ handling: 'sak_opphevet', rolle: 'system' });
    const again = await run('--sak', 'S1', '--lift', '--forklaring', 'Rettet.');
    expect(again).toMatchObject({ code: 1, err: 'S1: the case is not hidden\n' });
  });

  it('hides the parties with the indictments, or one document, and tells those who have seen it', async () => {
    await addRevisjon(test.db, [{ handling: 'sak', at: NOW, sakId: 'S1' }]);
    const parties = await run('--sak', 'S1', '--parter', '--tiltale', '--varsle', ...because);
    expect(parties.out).toContain('the parties with the indictments are hidden');
    expect(parties.out).toContain('Journalists told: 1');
    const [sak] = await readSaker(test.db, ['S1']);
    expect(sak).toMatchObject({ parterErSkjult: true, dokumenter: [{ erSkjult: true }] });
    expect(await test.db('epost_utboks')).toMatchObject([{ mal: 'sak_skjult' }]);
    const lifted = [
      '--sak',
      'S1',
      '--dokument',
      'tiltale.pdf',
      '--lift',
      '--forklaring',
      'Rettet.',
    ];
    expect(await run(...lifted)).toMatchObject({ code: 0 });
    const one = await run('--sak', 'S1', '--dokument', 'TSOS/tiltale.pdf', ...because);
    expect(one).toMatchObject({ code: 0 });
  });

  it('lifts what was hidden for safety with two names only, and both are in the log', async () => {
    await run('--sak', 'S1', '--grunn', 'sikkerhet', '--forklaring', 'Trussel.', '--by', 'Kari D');
    const lift = ['--sak', 'S1', '--lift', '--forklaring', 'Over.', '--by', 'Kari D'];
    for (const second of [[], ['--second', ' kari  d ']])
      expect(await run(...lift, ...second)).toMatchObject({ code: 1, out: '' });
    expect(await shown()).toEqual(['S2']);
    expect(await run(...lift, '--second', 'Ola D')).toMatchObject({ code: 0, err: '' });
    expect(await shown()).toEqual(['S1', 'S2']);
    expect(await lastAudit()).toMatchObject({
      handling: 'sak_opphevet',
      detaljer: { operatoer: 'Kari D', sammenMed: 'Ola D' },
    });
  });

  it('changes nothing with --dry-run, and says what it would do', async () => {
    const rows = async () => Number((await test.db('revisjon').count({ n: '*' }).first())?.['n']);
    const before = await rows();
    const dry = await run('--sak', 'S1', '--dry-run', ...because);
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.out).toContain('the case would be hidden');
    expect(await shown()).toEqual(['S1', 'S2']);
    expect(await rows()).toBe(before);
  });

  it('lists what is hidden', async () => {
    expect(await run('--list')).toMatchObject({ code: 0, out: 'Nothing is hidden\n' });
    await run('--sak', 'S1', ...because);
    const { out } = await run('--list');
    expect(out.trim().split('\t').slice(1)).toEqual([
      ...['S1', NUMBER, 'the case', '2026-03-10T12:00:00+01:00', 'Kari Drift', 'kjennelse'],
      'until lifted',
    ]);
    // The court has taken the case away, and it can still be lifted.
    await test.db('sak').where({ sak_id: 'S1' }).delete();
    const lifted = await run('--sak', NUMBER, '--lift', '--forklaring', 'Rettet.');
    expect(lifted).toMatchObject({ code: 0 });
  });

  it('sets, changes, lists and lifts a restriction, with who ordered it in the log', async () => {
    const who = ['--by', 'Kari Drift'];
    const of = ['--sak', NUMBER, '--begrensning', 'referatforbud'];
    expect(await run(...of, ...who)).toMatchObject({ code: 2 });
    const set = await run(
      ...of,
      '--tekst',
      'Ikke referer Even Bakkerud.',
      '--til',
      '2026-03-12',
      ...who,
    );
    expect(set).toEqual({ code: 0, err: '', out: `${NUMBER}: referatforbud is set\n` });
    const changed = await run(
      ...of,
      '--endre',
      '--til',
      '2026-03-20',
      '--se-igjen',
      '2026-03-15',
      ...who,
    );
    expect(changed).toEqual({ code: 0, err: '', out: `${NUMBER}: referatforbud is changed\n` });
    expect(await lastAudit()).toMatchObject({
      ...{ handling: 'begrensning_endret', rolle: 'system', sak_id: 'S1' },
      detaljer: { operatoer: 'Kari Drift', endret: ['gjelderTil', 'seIgjen'] },
    });
    // Only what is given is changed: the text stays as it was set, with the name that the log does not have.
    expect(await test.db('begrensning').first()).toMatchObject({
      ...{ tekst: 'Ikke referer Even Bakkerud.', versjon: 2 },
    });
    expect(JSON.stringify(await test.db('revisjon').where({ sak_id: 'S1' }))).not.toContain(
      'Bakkerud',
    );
    const { out } = await run('--list');
    expect(out.trim().split('\t').slice(1)).toEqual([
      ...['S1', NUMBER, 'restriction referatforbud', '2026-03-10T12:00:00+01:00', 'Kari Drift', ''],
      ...['until 2026-03-20', 'look again 2026-03-15'],
    ]);
    const past = await run(...of, '--endre', '--til', '2026-03-01', ...who);
    expect(past).toMatchObject({ code: 1 });
    const lifted = await run(...of, '--lift', '--forklaring', 'Over.', ...who);
    expect(lifted).toMatchObject({ code: 0, out: `${NUMBER}: referatforbud is lifted\n` });
    expect(await run(...of, '--lift', '--forklaring', 'Over.', ...who)).toMatchObject({ code: 1 });
  });

  it('changes why something is hidden, and when it is to be looked at again', async () => {
    await run('--sak', 'S1', '--parter', ...because);
    const changed = await run(
      ...['--sak', 'S1', '--parter', '--endre', '--se-igjen', '2026-03-15', '--by', 'Ola Drift'],
    );
    expect(changed).toMatchObject({ code: 0, err: '' });
    expect(await test.db('tilbaketrekking').first()).toMatchObject({
      ...{ grunn: 'kjennelse', forklaring: 'Etter kjennelse.', endret_operatoer: 'Ola Drift' },
    });
    expect(await lastAudit()).toMatchObject({
      ...{ handling: 'skjuling_endret', detaljer: { omfang: 'parter', endret: ['seIgjen'] } },
    });
  });

  it('lists a document without its file name, and lifts it by the number of its line', async () => {
    const filNavn = 'tiltale-even-bakkerud.pdf';
    await test.db('dokument').update({ fil_navn: filNavn });
    await run('--sak', 'S1', '--dokument', filNavn, ...because);
    const { out } = await run('--list');
    const [number = '', sakId, , what] = out.split('\t');
    expect([sakId, what]).toEqual(['S1', 'tiltale']);
    expect(out).not.toContain('bakkerud');
    const lifted = await run(
      ...['--sak', 'S1', '--dokument', number, '--lift', '--forklaring', 'Rettet.'],
    );
    expect(lifted).toMatchObject({ code: 0, err: '' });
    expect(lifted.out).toContain('S1: tiltale of TSOS is shown again');
    expect(await run('--list')).toMatchObject({ out: 'Nothing is hidden\n' });
  });

  it.each([
    [['--sak', 'UKJENT', ...because], 1, 'there is no such case'],
    [['--sak', 'S1', '--dokument', 'x.pdf', ...because], 1, 'the case has no such document'],
    [because, 2, '--sak is missing'],
    [['--sak', 'S1', '--grunn', 'feil'], 2, '--forklaring is missing'],
    [['--sak', 'S1', '--forklaring', 'Rettet.'], 2, '--grunn is missing'],
    [['--sak', 'S1', '--grunn', 'lyst', '--forklaring', 'x'], 2, 'Allowed choices are feil'],
    [['--sak', 'S1', '--parter', '--dokument', 'x.pdf', ...because], 2, 'cannot be used with'],
  ])('asks nothing: %j ends with %i and the reason', async (args, code, reason) => {
    const ran = await run(...args);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(reason);
    expect(await shown()).toEqual(['S1', 'S2']);
  });
});
