import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { readAvvist, readImporter } from '#db/importfil/read.ts';
import { readSaker } from '#db/sak/saker.ts';
import { importFile } from '#import/import-file.ts';
import { linje, liste, treff } from '#tests/support/cases/import.ts';
import { pdfOf } from '#tests/support/pdf/pdf.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'presse-tegnsett-'));
  await writeFile(join(dir, 'dom.pdf'), await pdfOf((pdf) => pdf.text('Dom')));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});
beforeEach(async () => {
  await test.db('importfil').delete();
  await test.db('sak').delete();
});

async function imported(bytes: Buffer, name = 'fil.jsonl') {
  const file = join(dir, name);
  await writeFile(file, bytes);
  const lager = openFolderStore(join(dir, 'lager'));
  const summary = await importFile({ db: test.db, lager, now: new Date() }, file);
  const which = { domstolId: null, medAvviste: false, foerId: null };
  const [record] = await readImporter(test.db, which, 1);
  return { summary, record: record!, faults: await readAvvist(test.db, record!.id) };
}
const subjects = () => test.db('sak').orderBy('sak_id').pluck<string[]>('saks_tema');
const ids = () => test.db('sak').orderBy('sak_id').pluck<string[]>('sak_id');

/** As older systems export it; the text has no sign that Latin-1 lacks, but `–`. */
const old = (text: string) => Buffer.from(text.replaceAll('–', '\u0096'), 'latin1');
/** The same text with one byte that is not UTF-8 in the place of `#`. */
function broken(text: string): Buffer {
  const [before = '', after = ''] = text.split('#');
  return Buffer.concat([Buffer.from(before), Buffer.from([0xe5]), Buffer.from(after)]);
}

const TEMA = 'Straffeloven § 321 – tyveri i Bø';
const NO_RECORD_OPEN = { resultat: 'delvis', nye: 2, avvist: 1 };
const WRONG = [{ felt: null, grunn: 'feil_tegnsett', posisjon: null }];

describe('one byte that is not UTF-8', () => {
  it('costs one line, which the record has', async () => {
    const rows = [linje('A'), linje('B', { saksTema: 'B#' }), linje('C')];
    const { summary, record, faults } = await imported(broken(rows.join('\n')));
    expect(await ids()).toEqual(['A', 'C']);
    expect(record).toMatchObject({ ...NO_RECORD_OPEN, tegnsett: 'utf-8' });
    expect(record.ferdig).not.toBeNull();
    expect(faults).toMatchObject([{ linje: 2, ...WRONG[0] }]);
    expect(JSON.parse(await readFile(summary.rejectsFile, 'utf8'))).toEqual({
      ...{ line: 2, field: null, reason: 'is not text in the encoding of the file' },
    });
  });

  it('costs one case of a list', async () => {
    const hits = [{ sakenGjelder: 'Bø' }, { sakenGjelder: '#' }, { sakenGjelder: 'Ås' }];
    const text = liste(...hits.map((more, i) => treff(`L${i}`, ['2026-03-10'], more)));
    const { record, faults } = await imported(broken(text));
    expect(await ids()).toEqual(['L0', 'L2']);
    expect(record).toMatchObject(NO_RECORD_OPEN);
    expect(faults).toMatchObject(WRONG);
  });
});

describe('a file in Windows-1252', () => {
  it('of lines is read as such, and its record says so', async () => {
    const rows = [linje('A', { saksTema: TEMA }), linje('B')];
    const { summary, record } = await imported(old(rows.join('\r\n')));
    expect(summary).toMatchObject({ created: 2, rejected: 0, tegnsett: 'windows-1252' });
    expect(record).toMatchObject({ resultat: 'lest', tegnsett: 'windows-1252' });
    expect(await subjects()).toEqual([TEMA, null]);
    const [sak] = await readSaker(test.db, ['A']);
    expect(sak!.parter).toBe('Påtalemyndigheten mot Even Bakkerud');
  });

  it('that is a list is read as such', async () => {
    const hit = treff('A', ['2026-03-10'], { sakenGjelder: TEMA });
    const { summary } = await imported(old(liste(hit)));
    expect(summary).toMatchObject({ created: 1, rejected: 0, tegnsett: 'windows-1252' });
    expect(await subjects()).toEqual([TEMA]);
  });

  it('that is a manifest is read as such', async () => {
    await imported(Buffer.from(linje('A')));
    const dokument = {
      ...{ sakId: 'A', filtype: 'tiltale', tittel: 'Tiltale, Bø', filNavn: 'dom.pdf' },
      ...{ domstolInitialer: 'TSOS', publiseringsdato: '2026-03-01' },
    };
    const { summary } = await imported(old(JSON.stringify(dokument)));
    expect(summary).toMatchObject({ created: 1, tegnsett: 'windows-1252' });
    expect(await test.db('dokument').pluck('tittel')).toEqual(['Tiltale, Bø']);
  });

  it('refuses a row of it that is UTF-8, whose names would be wrong', async () => {
    const many = Array.from({ length: 30 }, (_, i) => linje(`R${i}`, { saksTema: TEMA }));
    const odd = Buffer.from(`\n${linje('UTF8', { saksTema: null })}`);
    const { record, faults } = await imported(Buffer.concat([old(many.join('\n')), odd]));
    expect(record).toMatchObject({ nye: 30, avvist: 1, tegnsett: 'windows-1252' });
    expect(faults).toMatchObject([{ linje: 31, ...WRONG[0] }]);
  });
});

it('a file of lines or a list in UTF-8 may begin with a byte order mark', async () => {
  const lines = await imported(Buffer.from(`\uFEFF${linje('A', { saksTema: TEMA })}`));
  expect(lines.summary).toMatchObject({ created: 1, rejected: 0, tegnsett: 'utf-8' });
  const list = await imported(Buffer.from(`\uFEFF${liste(treff('B', ['2026-03-10']))}`));
  expect(list.summary).toMatchObject({ created: 1, rejected: 0, tegnsett: 'utf-8' });
});
