import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderPdf } from '#demo/documents/pdf.ts';
import { findDokument } from '#db/sak/dokumenter.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { importFile } from '#import/import-file.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { sak } from '#tests/support/cases/rows.ts';

let test: TestDatabase;
let db: Knex;
let dir: string;
let lager: Dokumentlager;

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
  dir = await mkdtemp(join(tmpdir(), 'presse-dokumenter-'));
  lager = openFolderStore(join(dir, 'lager'));
  await mkdir(join(dir, 'inn'));
  await db('sak').insert([
    sak('A'),
    { ...sak('B'), saksnummer: '26-000001TVI-TOSL/04', domstol_id: 'TOSL' },
  ]);
  const pdf = await renderPdf({
    tittel: 'Dom',
    lines: [],
    paragraphs: ['Æsj'],
    date: '2026-03-01',
  });
  await writeFile(join(dir, 'inn', 'dom.pdf'), pdf);
  await writeFile(join(dir, 'inn', 'halv.pdf'), pdf.subarray(0, pdf.length / 2));
  await writeFile(join(dir, 'inn', 'brev.pdf'), 'PK\u0003\u0004 not a pdf');
  await writeFile(join(dir, 'inn', 'tom.pdf'), '');
  await writeFile(join(dir, 'utenfor.pdf'), pdf);
  await symlink(join(dir, 'utenfor.pdf'), join(dir, 'inn', 'lenke.pdf'));
  await mkdir(join(dir, 'inn', 'mappe.pdf'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});
beforeEach(() => db('dokument').delete());

const linje = (more: Record<string, unknown> = {}) => ({
  sakId: 'A',
  filtype: 'avgjorelse',
  tittel: 'Dom',
  filNavn: 'dom.pdf',
  domstolInitialer: 'TSOS',
  publiseringsdato: '2026-03-02',
  avgivelsesdato: '2026-03-01',
  ...more,
});

async function importManifest(...lines: unknown[]) {
  const file = join(dir, 'inn', 'manifest.jsonl');
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const summary = await importFile({ db, lager, now: new Date('2026-03-01T08:00:00Z') }, file);
  const rejects = await readFile(summary.rejectsFile, 'utf8').catch(() => '');
  return {
    summary,
    rejects: rejects
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown),
  };
}

describe('a manifest of documents', () => {
  it('imports the files by their address, and changes nothing the second time', async () => {
    const lines = [
      linje(),
      linje({
        sakId: undefined,
        saksnummer: '26-000001tvi-tosl/04',
        filNavn: 'tiltale.pdf',
        fil: 'dom.pdf',
        filtype: 'tiltale',
        avgivelsesdato: null,
      }),
    ];
    expect((await importManifest(...lines)).summary).toMatchObject({ created: 2, rejected: 0 });
    const before = await db('sak').orderBy('sak_id').select('sak_id', 'versjon');
    expect((await importManifest(...lines)).summary).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 2,
    });
    expect(await db('sak').orderBy('sak_id').select('sak_id', 'versjon')).toEqual(before);
    const found = await findDokument(db, {
      filtype: 'tiltale',
      domstolInitialer: 'TSOS',
      filNavn: 'tiltale.pdf',
    });
    expect(found).toMatchObject({ sak: { sakId: 'B' }, dokument: { tittel: 'Dom' } });
    expect(await lager.size(found!.noekkel)).toBe(found!.bytes);
    const opened = await lager.open(found!.noekkel, { start: 0, end: 4 });
    expect(await text(opened!.content)).toBe('%PDF-');
    expect(
      await findDokument(db, { filtype: 'tiltale', domstolInitialer: 'TSOS', filNavn: 'dom.pdf' }),
    ).toBeNull();
  });

  it('treats a new title or content at the same address as a change of the case', async () => {
    await importManifest(linje());
    expect((await importManifest(linje({ tittel: 'Kjennelse' }))).summary).toMatchObject({
      changed: 1,
    });
  });

  it.each([
    ['a missing file', { filNavn: 'borte.pdf' }, 'fil', 'is missing'],
    ['a file that is no PDF', { filNavn: 'brev.pdf' }, 'fil', 'is no PDF'],
    ['half a PDF', { filNavn: 'halv.pdf' }, 'fil', 'is no whole PDF'],
    ['an empty file', { filNavn: 'tom.pdf' }, 'fil', 'is empty'],
    ['a folder', { filNavn: 'mappe.pdf' }, 'fil', 'is no file'],
    ['a file outside', { fil: '../utenfor.pdf' }, 'fil', 'outside'],
    ['a link that leads outside', { fil: 'lenke.pdf' }, 'fil', 'outside'],
    ['an unknown case', { sakId: 'INGEN' }, 'sakId', 'no such case'],
    ['a file name that leads elsewhere', { filNavn: '../dom.pdf' }, 'filNavn', 'file name'],
    ['a decision without its day', { avgivelsesdato: null }, 'avgivelsesdato', 'must have it'],
    ['a day that does not exist', { publiseringsdato: '2026-02-30' }, 'publiseringsdato', 'date'],
  ])('loses only the row with %s', async (_, wrong, field, reason) => {
    await importManifest(linje({ filNavn: 'god1.pdf', fil: 'dom.pdf' }));
    const { summary, rejects } = await importManifest(
      linje({ filNavn: 'god1.pdf', fil: 'dom.pdf', tittel: 'Endret' }),
      linje({ filNavn: 'feil.pdf', ...wrong }),
      linje({ filNavn: 'god2.pdf', fil: 'dom.pdf' }),
    );
    expect(rejects).toEqual([
      expect.objectContaining({
        line: 2,
        field,
        reason: expect.stringContaining(reason) as string,
      }),
    ]);
    expect(summary.rejected).toBe(1);
    expect(await db('dokument').orderBy('fil_navn').pluck('fil_navn')).toEqual([
      'god1.pdf',
      'god2.pdf',
    ]);
  });

  it('refuses the address of another case that was imported earlier', async () => {
    await importManifest(linje());
    const { rejects } = await importManifest(linje({ sakId: 'B' }));
    expect(rejects).toEqual([
      expect.objectContaining({ reason: 'belongs to another case already' }),
    ]);
  });
});
