import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { readAvvist } from '#db/importfil/read.ts';
import { avvistGrunnText } from '#domain/importer.ts';
import { linje, treff } from '#tests/support/cases/import.ts';
import { pdfOf } from '#tests/support/pdf/pdf.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/*
 * What a list says is told by nobody: whatever stands in the wrong column, no output, no file beside the list and no record repeats it.
 * Each word of SECRET stands at every place where something can stand.
 */

const NAME = 'Zkvalheim';
/** Of a test person, and digits that look like nothing. */
const DIGITS = ['01850510012', '31337001'];
const SECRET = new RegExp(['zkv', ...DIGITS].join('|'), 'i');

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'presse-taus-'));
  await writeFile(join(dir, 'god.pdf'), await pdfOf((pdf) => pdf.text(NAME)));
  await writeFile(join(dir, 'zkvalheim.pdf'), 'no PDF');
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

/** Imports the file as an operator does; answers all that it has said, and written beside the file. */
async function told(name: string, content: string | Buffer, ...options: string[]): Promise<string> {
  const file = join(dir, name);
  await writeFile(file, content);
  const printed = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [programPath('import'), ...options, name],
      {
        env: {
          ...{ PATH: process.env['PATH'], DATABASE_URL: test.url, PRESSE_DATA_DIR: dir },
          ...{ PRESSE_NOW: '2026-03-01T09:00:00+01:00', INIT_CWD: dir },
        },
      },
      (_error, out, err) => resolve(`${out}\n${err}`),
    );
  });
  const beside = ['rejects', 'findings'].map((kind) =>
    readFile(`${file}.${kind}.jsonl`, 'utf8').catch(() => ''),
  );
  return [printed, ...(await Promise.all(beside))].join('\n');
}

/** All that the database keeps of the files, and what is made of it for an administrator. */
async function recorded(): Promise<string> {
  const tables = ['importfil', 'importfil_domstol', 'importfil_avvist'];
  const rows = await Promise.all(tables.map((table) => test.db(table)));
  const ids = await test.db('importfil').pluck<number[]>('id');
  const faults = await Promise.all(ids.map((id) => readAvvist(test.db, id)));
  const texts = faults.flat().map(({ grunn, posisjon }) => avvistGrunnText(grunn, posisjon));
  return JSON.stringify([rows, faults, texts]);
}

/** The row with each of these values in the place of each of its fields and of all that is in them. */
function spoiled(row: Readonly<Record<string, unknown>>, values: readonly unknown[]): unknown[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const inner =
      Array.isArray(value) && typeof value[0] === 'object'
        ? spoiled(value[0] as Record<string, unknown>, values).map((one) => [one])
        : [];
    return [...values, ...inner].map((one) => ({ ...row, [key]: one }));
  });
}

const VALUES = [
  ...[NAME, NAME.toUpperCase(), `${NAME}\u0007`, `${NAME} kode 6`, ...DIGITS, `2026-13-01 ${NAME}`],
  ...[[NAME], { [NAME]: NAME }, [{ [NAME]: NAME }], [[NAME]], null, 31337001, true],
];
const moete = { start: '2026-03-10T09:00:00', slutt: '2026-03-10T15:30:00' };
const SAK = {
  ...{ sakId: 'A1', saksnummer: '25-187797MED-TSOS/TSAR', domstol: 'Søndre Østfold tingrett' },
  ...{ saksTema: 'Ran', sakstype: 'Meddomsrettssak', parter: 'Nn mot Nn', advokat: 'Nn' },
  ...{ bistandsadvokater: ['Nn'], rettensAdministrator: 'Nn', beskrivelse: 'Nn' },
  ...{ parterAnonymisert: false, erHentetFraSakApi: false, begrensninger: ['referatforbud'] },
  møteliste: [
    {
      ...moete,
      sal: '1',
      rettsalAdresse: 'Nn',
      rettsmøteType: 'Nn',
      begrensninger: ['fotoforbud'],
    },
  ],
};
const DOKUMENT = {
  ...{ sakId: 'GOD', filtype: 'tiltale', tittel: 'Tiltale', filNavn: 'god.pdf', fil: 'god.pdf' },
  ...{ domstolInitialer: 'TSOS', publiseringsdato: '2026-03-02', begrensninger: [] },
};
const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');

it.each([
  ['as text', []],
  ['as JSON', ['--json']],
])(
  'the import of cases tells nothing of them, %s',
  async (_, options) => {
    const parter = { parter: `Påtalemyndigheten mot ${NAME}`, saksTema: `Ran, ${NAME}` };
    const rows = [
      ...spoiled(SAK, VALUES).map((row) => JSON.stringify(row)),
      ...[{ [NAME]: 1 }, { [NAME]: { [NAME]: 'kode 6' } }, { [`møteliste.${NAME}`]: [] }].map(
        (one) => linje('UKJENT', one),
      ),
      ...[NAME, `{"parter": "${NAME}`, `["${NAME}"]`, `"${NAME}"`, `{"${NAME}": ${NAME}}`],
      ...[`{"sakId":${'['.repeat(50_000)}"${NAME}"${']'.repeat(50_000)}}`],
      linje('NAVN', parter),
      linje(NAME.toUpperCase(), parter),
      linje(NAME.toUpperCase(), { ...parter, saksTema: 'Annet' }),
      linje('DB', { ...parter, beskrivelse: 'avvises' }),
    ];
    const wrong = Buffer.concat([
      Buffer.from(`${rows.join('\n')}\n{"parter": "${NAME} `),
      Buffer.from([0xe5, 0x22, 0x7d]),
    ]);
    await test.db.raw(`alter table sak add constraint avvist check (beskrivelse <> 'avvises')`);
    const said = await told('saker.jsonl', wrong, ...options);
    await test.db.raw('alter table sak drop constraint avvist');
    expect(said).toMatch(/"reason":"is refused by the database: avvist"/);
    expect(said).toMatch(/"reason":"is not text in the encoding of the file"/);
    expect(said).toMatch(/"reason":"says something else than line \d+/);
    expect(said).toMatch(/"finding":"party name"/);
    expect(said).not.toMatch(SECRET);
    expect(await recorded()).not.toMatch(SECRET);
  },
  120_000,
);

it('the import of a public list tells nothing of it', async () => {
  const hit = treff('L', ['2026-03-10']);
  const rows = [
    ...spoiled(hit, VALUES),
    treff('U', ['2026-03-10'], { [NAME]: `${NAME} kode 6`, [`${NAME}2`]: { [NAME]: 'kode 6' } }),
  ];
  const list = { [NAME]: NAME, count: 31337001, hits: rows, [`${NAME}2`]: NAME };
  const whole = JSON.stringify(list, null, 1);
  for (const text of [whole, whole.slice(0, -200), whole.replace('"L"', `"${NAME}`)]) {
    const said = await told('liste.json', text, '--complete');
    if (text === whole) expect(said).toMatch(/"finding":"graded address"/);
    expect(said).not.toMatch(SECRET);
  }
  expect(await recorded()).not.toMatch(SECRET);
});

it('the import of documents tells nothing of them, and their files stop nothing', async () => {
  await told('saker.jsonl', [linje('GOD'), linje('ANNEN')].join('\n'));
  const files = [
    ...['zkvalheim.pdf', '../zkvalheim.pdf', 'zkvalheim/zkvalheim.pdf', 'zkvalheim'.repeat(40)],
    ...['zkvalheim\u0000.pdf', `${NAME}\n.pdf`],
  ];
  const rows = [
    ...spoiled(DOKUMENT, VALUES),
    ...files.map((fil, i) => ({ ...DOKUMENT, filNavn: `fil-${i}.pdf`, fil })),
    { ...DOKUMENT, sakId: undefined, saksnummer: NAME },
    { ...DOKUMENT, tittel: `Tiltale mot ${NAME}`, filNavn: 'zkvalheim-tiltale.pdf' },
    { ...DOKUMENT, sakId: 'ANNEN', filNavn: 'zkvalheim-tiltale.pdf' },
    { ...DOKUMENT, [NAME]: NAME },
    { ...DOKUMENT, filNavn: 'siste.pdf' },
  ];
  const said = await told('dokumenter.jsonl', lines(rows));
  expect(said).not.toMatch(SECRET);
  expect(said).not.toContain('could not be imported');
  expect(await recorded()).not.toMatch(SECRET);
  expect(await test.db('dokument').pluck('fil_navn')).toContain('siste.pdf');
});
