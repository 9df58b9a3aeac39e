import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { countTekster, storeTekst, withTekster } from '#db/sak/dokumenttekster.ts';
import { readSaker } from '#db/sak/saker.ts';
import { importFile } from '#import/import-file.ts';
import { extractTexts } from '#import/text/extract.ts';
import { createPdfReader, type PdfReader } from '#import/text/pdf-reader.ts';
import { linje } from '#tests/support/cases/import.ts';
import { pdfOf } from '#tests/support/pdf/pdf.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/** The hearing of `linje` ends at 15:30 in Oslo on 10 March 2026. */
const NOW = new Date('2026-03-11T08:00:00Z');
const NAMES_HIDDEN = new Date('2026-03-24T14:30:00Z');

let test: TestDatabase;
let db: Knex;
let dir: string;
let lager: Dokumentlager;
let reader: PdfReader;

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
  dir = await mkdtemp(join(tmpdir(), 'presse-tekster-'));
  lager = openFolderStore(join(dir, 'lager'));
  reader = createPdfReader();
  const files = {
    'dom.pdf': await pdfOf((pdf) => pdf.text('Kniven lå i vannet.')),
    'ny.pdf': await pdfOf((pdf) => pdf.text('Kniven lå i skogen.')),
    'skannet.pdf': await pdfOf((pdf) => pdf.rect(10, 10, 100, 100).fill('grey')),
    'kryptert.pdf': await pdfOf((pdf) => pdf.text('Hemmelig'), { userPassword: 'x' }),
    'roete.pdf': Buffer.from('%PDF-1.4\nroet\nstartxref\n0\n%%EOF\n'),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(dir, name), bytes);
});
afterAll(async () => {
  await reader.close();
  await test.close();
  await rm(dir, { recursive: true });
});
beforeEach(() => db('sak').delete());

const dom = (fil = 'dom.pdf', more: Record<string, unknown> = {}) =>
  JSON.stringify({
    sakId: 'A',
    filtype: 'avgjorelse',
    tittel: 'Dom',
    filNavn: 'dom.pdf',
    fil,
    domstolInitialer: 'TSOS',
    publiseringsdato: '2026-03-11',
    avgivelsesdato: '2026-03-11',
    ...more,
  });

async function importLines(lines: readonly string[], now = NOW) {
  const file = join(dir, 'linjer.jsonl');
  await writeFile(file, lines.join('\n'));
  return importFile({ db, lager, reader, now }, file);
}
const rows = () => db('dokument_tekst').orderBy('dokument_id').select('sak_id', 'kode', 'tekst');
const searched = async (now = NOW) => {
  const [sak] = await withTekster(db, await readSaker(db, ['A']), now);
  return sak!.dokumenter.map(({ tekst }) => tekst);
};
const versjon = async () => {
  const [versjon] = await db('sak').where({ sak_id: 'A' }).pluck<number[]>('versjon');
  return versjon!;
};
const lacking = async (again = false, now = NOW) => {
  const read: string[] = [];
  const onDocument = (kode: string) => read.push(kode);
  await extractTexts({ db, lager, reader }, { now, again, onDocument });
  return read;
};

describe('the text of a document', () => {
  it('is read at import, once, and is a change of the case', async () => {
    const { texts } = await importLines([linje('A'), dom()]);
    expect(texts).toEqual({ lest: 1 });
    expect(await rows()).toEqual([{ sak_id: 'A', kode: 'lest', tekst: 'Kniven lå i vannet.' }]);
    expect(await searched()).toEqual(['Kniven lå i vannet.']);
    await db('sak_utboks').delete();
    const before = await versjon();
    expect((await importLines([linje('A'), dom()])).texts).toEqual({});
    expect(await versjon()).toBe(before);
    await db('dokument_tekst').update({ tekst: 'Annet' });
    expect(await versjon()).toBe(before + 1);
    expect(await db('sak_utboks').pluck('sak_id')).toEqual(['A']);
  });

  it('that cannot be read is noted, and the document is imported all the same', async () => {
    const summary = await importLines([
      linje('A'),
      dom('skannet.pdf', { filNavn: '1.pdf' }),
      dom('kryptert.pdf', { filNavn: '2.pdf' }),
      dom('roete.pdf', { filNavn: '3.pdf' }),
      dom('dom.pdf', { filNavn: '4.pdf' }),
    ]);
    expect(summary).toMatchObject({ created: 5, rejected: 0, textsBroken: null });
    expect(summary.texts).toEqual({ uten_tekst: 1, kryptert: 1, oedelagt: 1, lest: 1 });
    expect(await countTekster(db)).toEqual(summary.texts);
    expect(await db('dokument').pluck('fil_navn')).toHaveLength(4);
    expect(await lacking()).toEqual([]);
    expect((await lacking(true)).sort()).toEqual(['kryptert', 'oedelagt', 'uten_tekst']);
  });

  it('that is gone from the store is noted', async () => {
    await importLines([linje('A', { parterAnonymisert: true }), dom()]);
    await db('dokument').update({ lagernoekkel: `ab/${'a'.repeat(64)}.pdf` });
    await db('sak').update({ parter_anonymisert: false });
    expect(await lacking()).toEqual(['mangler']);
  });

  it('is another one with another file at the same address, and the old one is gone at once', async () => {
    await importLines([linje('A'), dom()]);
    await db('dokument').update({ sha256: Buffer.alloc(32, 1) });
    expect(await rows()).toEqual([]);
    await importLines([dom('ny.pdf')]);
    expect(await searched()).toEqual(['Kniven lå i skogen.']);
  });

  it.each([
    ['the court has anonymised the parties', { parterAnonymisert: true }],
    ['the case has no hearing', { møteliste: [] }],
    ['the court does not give the names', { parter: null }],
  ])('is not read when %s', async (_, change) => {
    expect((await importLines([linje('A', change), dom()])).texts).toEqual({});
    expect(await rows()).toEqual([]);
  });

  it('is not read of an old case, and is read when a new hearing brings the names back', async () => {
    expect((await importLines([linje('A'), dom()], NAMES_HIDDEN)).texts).toEqual({});
    expect(await lacking(false, NAMES_HIDDEN)).toEqual([]);
    const moved = [{ start: '2026-04-10T09:00:00', slutt: '2026-04-10T15:30:00' }];
    const summary = await importLines([linje('A', { møteliste: moved })], NAMES_HIDDEN);
    expect(summary.texts).toEqual({ lest: 1 });
  });

  it('is given to nobody from the instant at which the names are hidden, although it is stored', async () => {
    await importLines([linje('A'), dom()]);
    expect(await searched(new Date(NAMES_HIDDEN.getTime() - 1))).toHaveLength(1);
    expect(await searched(NAMES_HIDDEN)).toEqual([undefined]);
    await db('sak').update({ parter_anonymisert: true });
    expect(await searched()).toEqual([undefined]);
  });

  it('is read once of a file that several cases have', async () => {
    await importLines([
      linje('A'),
      dom(),
      linje('B'),
      dom('dom.pdf', { sakId: 'B', filNavn: 'b.pdf' }),
    ]);
    await db('dokument')
      .where({ sak_id: 'B' })
      .update({ lagernoekkel: `ab/${'a'.repeat(64)}.pdf` });
    await db('dokument_tekst').where({ sak_id: 'B' }).delete();
    expect(await lacking()).toEqual(['lest']);
    expect(await db('dokument_tekst').distinct().pluck('tekst')).toEqual(['Kniven lå i vannet.']);
  });

  it('is in no error when it cannot be stored', async () => {
    await importLines([linje('A'), dom()]);
    const [{ id, sha256 }] = (await db('dokument').select('id', 'sha256')) as [
      { id: number; sha256: Buffer },
    ];
    const dokument = { id, sakId: 'A', noekkel: '', sha256 };
    const read = { kode: 'lest', tekst: 'Kniven\u0000 er her' } as const;
    const stored = storeTekst(db, dokument, read, { now: NOW, leser: 1 });
    await expect(stored).rejects.toThrow(/^A text could not be stored: 22021$/);
  });

  it('goes with the document and with the case', async () => {
    await importLines([linje('A'), dom(), dom('ny.pdf', { filNavn: 'ny.pdf' })]);
    await db('dokument').where({ fil_navn: 'ny.pdf' }).delete();
    expect(await rows()).toHaveLength(1);
    await db('sak').delete();
    expect(await rows()).toEqual([]);
  });
});

describe('the texts of old documents', () => {
  const many = Array.from({ length: 12 }, (_, nr) => dom(`nr${nr}.pdf`, { filNavn: `${nr}.pdf` }));
  beforeAll(async () => {
    for (let nr = 0; nr < 12; nr++)
      await writeFile(join(dir, `nr${nr}.pdf`), await pdfOf((pdf) => pdf.text(`Dom nr. ${nr}`)));
  });

  it('are read from where an earlier run stopped', async () => {
    await importLines([linje('A'), ...many]);
    await db('dokument_tekst').delete();
    const stop = new AbortController();
    let read = 0;
    const onDocument = () => {
      if (++read === 5) stop.abort();
    };
    await extractTexts({ db, lager, reader }, { now: NOW, signal: stop.signal, onDocument });
    expect(await rows()).toHaveLength(5);
    expect(await lacking()).toHaveLength(7);
    expect(await lacking()).toEqual([]);
  });

  it('are read by two runs and an import at once', async () => {
    await importLines([linje('A'), ...many]);
    await db('dokument_tekst').delete();
    const other = createPdfReader();
    await Promise.all([
      lacking(),
      extractTexts({ db, lager, reader: other }, { now: NOW }),
      importLines([linje('A', { saksTema: 'Ran' }), ...many, dom('ny.pdf', { filNavn: '3.pdf' })]),
    ]);
    await other.close();
    const stored = await rows();
    expect(stored).toHaveLength(12);
    expect(stored.every(({ kode }) => kode === 'lest')).toBe(true);
  });

  it('are read again by a newer program', async () => {
    await importLines([linje('A'), dom()]);
    await db('dokument_tekst').update({ leser: 0 });
    expect(await lacking()).toEqual(['lest']);
  });
});
