import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSaker } from '#db/sak/saker.ts';
import { lookForNames } from '#db/sak/names.ts';
import { linje, liste, treff, useImport } from '#tests/support/cases/import.ts';
import { pdfOf } from '#tests/support/pdf/pdf.ts';
import { tried } from '#tests/support/trust.ts';

const { files } = useImport();
const NAME = 'Vidar Skogmyrhaug';
const PDF = pdfOf((pdf) => pdf.text('Tiltalen.'));
const named = { parter: `Påtalemyndigheten mot ${NAME}`, saksTema: `Tyveri – ${NAME}` };
const subject = () => files.db('sak').first<Texts>('saks_tema', 'saks_tema_uten_navn', 'versjon');
interface Texts {
  readonly saks_tema: string | null;
  readonly saks_tema_uten_navn: string | null;
  readonly versjon: number;
}

async function findings(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '');
  expect(text).not.toMatch(/skogmyrhaug|kode/i);
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as unknown] : []));
}

async function manifest(more: Record<string, unknown>) {
  await writeFile(join(files.dir, 'fil.pdf'), await PDF);
  return JSON.stringify({
    ...{ sakId: 'A', filtype: 'tiltale', tittel: 'Tiltale', filNavn: 'a.pdf', fil: 'fil.pdf' },
    ...{ domstolInitialer: 'TSOS', publiseringsdato: '2026-03-01', ...more },
  });
}

describe("a party's name", () => {
  it('in the subject is stored apart, and told by its line and field alone', async () => {
    const summary = await files.importText(`${linje('B')}\n${linje('A', named)}`);
    expect(summary).toMatchObject({
      created: 2,
      partyNames: 1,
      gradedAddresses: 0,
      findingLines: [2],
    });
    expect(await findings(summary.findingsFile)).toEqual([
      { line: 2, field: 'saksTema', finding: 'party name' },
    ]);
    const [sak] = await readSaker(files.db, ['A']);
    expect(sak).toMatchObject({
      saksTema: `Tyveri – ${NAME}`,
      saksTemaUtenNavn: 'Tyveri – [navn skjult]',
    });
  });

  it('in the list of a court is found too', async () => {
    const hit = treff('A', ['2026-03-10'], { parter: NAME, sakenGjelder: named.saksTema });
    const summary = await files.importText(liste(hit));
    expect(await findings(summary.findingsFile)).toMatchObject([{ field: 'sakenGjelder' }]);
    expect(await subject()).toMatchObject({ saks_tema_uten_navn: 'Tyveri – [navn skjult]' });
  });

  it('stays hidden when the court leaves the parties out, whatever else it changes', async () => {
    await files.importText(linje('A', named));
    const left = { parter: null, saksTema: named.saksTema };
    await files.importText(linje('A', left));
    expect(await subject()).toMatchObject({ saks_tema_uten_navn: 'Tyveri – [navn skjult]' });
    await files.importText(linje('A', { ...left, sakstype: 'Enedommersak' }));
    expect(await subject()).toMatchObject({ saks_tema_uten_navn: 'Tyveri – [navn skjult]' });
    await files.importText(linje('A', { parter: null, saksTema: 'Tyveri' }));
    expect(await subject()).toMatchObject({ saks_tema: 'Tyveri', saks_tema_uten_navn: null });
    tried('names-in-texts', 3);
  });

  it('stays hidden when parties and subject change at once', async () => {
    await files.importText(linje('A', named));
    await files.importText(linje('A', { parter: null, saksTema: `Grovt ran, ${NAME}` }));
    expect(await subject()).toMatchObject({ saks_tema_uten_navn: 'Grovt ran, [navn skjult]' });
  });

  it('in title and file name is found, also when the parties come later', async () => {
    await files.importText(linje('A', { parter: null }));
    const summary = await files.importText(
      await manifest({ tittel: `Tiltale mot ${NAME}`, filNavn: 'tiltale-skogmyrhaug.pdf' }),
    );
    expect(summary).toMatchObject({ created: 1, partyNames: 0 });
    await files.importText(linje('A', named));
    const [sak] = await readSaker(files.db, ['A']);
    expect(sak?.dokumenter).toMatchObject([
      {
        tittelUtenNavn: 'Tiltale mot [navn skjult]',
        filNavnUtenNavn: expect.stringMatching(/^uten-navn-\d+\.pdf$/) as string,
      },
    ]);
    const again = await files.importText(
      await manifest({ tittel: `Tiltale mot ${NAME}`, filNavn: 'tiltale-skogmyrhaug.pdf' }),
    );
    expect(await findings(again.findingsFile)).toMatchObject([
      { field: 'tittel' },
      { field: 'filNavn' },
    ]);
    expect(again).toMatchObject({ unchanged: 1, partyNames: 1 });
  });

  it('is not written again when the same file comes again', async () => {
    await files.importText(linje('A', named));
    const { versjon } = await subject();
    expect(await files.importText(linje('A', named))).toMatchObject({ changed: 0, unchanged: 1 });
    expect((await subject()).versjon).toBe(versjon);
  });

  it('in a row from before is found by whoever reads it, and then by the indexer', async () => {
    await files.importText(linje('A', named));
    await files.importText(
      await manifest({ tittel: `Tiltale mot ${NAME}`, filNavn: 'skogmyrhaug.pdf' }),
    );
    const before = await readSaker(files.db, ['A']);
    await files.db('sak').update({ saks_tema_uten_navn: null });
    await files.db('sak').update({ navneleser: 0 });
    await files.db('dokument').update({ tittel_uten_navn: null, fil_navn_uten_navn: null });
    await files.db('dokument').update({ navneleser: 0 });
    const read = await readSaker(files.db, ['A']);
    expect(read[0]).toMatchObject({
      saksTemaUtenNavn: before[0]!.saksTemaUtenNavn,
      dokumenter: before[0]!.dokumenter,
    });
    await files.db('sak_utboks').delete();
    expect(await lookForNames(files.db, 10)).toBe(1);
    expect(await lookForNames(files.db, 10)).toBe(0);
    expect(await subject()).toMatchObject({ saks_tema_uten_navn: 'Tyveri – [navn skjult]' });
    // The index may have been built with the name in the subject.
    expect(await files.db('sak_utboks').select('sak_id', 'tekst')).toEqual([
      { sak_id: 'A', tekst: true },
    ]);
    expect((await readSaker(files.db, ['A']))[0]!.dokumenter).toEqual(before[0]!.dokumenter);
  });

  it('is looked for again when somebody changes the parties in the database', async () => {
    await files.importText(linje('A', { parter: 'Kari Annen', saksTema: named.saksTema }));
    await files.db('sak').update({ parter: NAME });
    const [sak] = await readSaker(files.db, ['A']);
    expect(sak?.saksTemaUtenNavn).toBe('Tyveri – [navn skjult]');
  });

  it('may not be the alias of another file', async () => {
    await files.importText(linje('A'));
    const { rejects } = await files.importText(await manifest({ filNavn: 'uten-navn-1.pdf' }));
    expect(rejects).toMatchObject([{ field: 'filNavn' }]);
  });
});

describe('a party that nobody can read', () => {
  it('is taken for a name, and told by its line and field alone', async () => {
    const row = { parter: 'Ola Prøvesen, skogmyrhaugbrødrene', saksTema: 'Tyveri' };
    const summary = await files.importText(`${linje('B')}\n${linje('A', row)}`);
    expect(summary).toMatchObject({
      created: 2,
      unreadParties: 1,
      partyNames: 0,
      findingLines: [2],
    });
    expect(await findings(summary.findingsFile)).toEqual([
      { line: 2, field: 'parter', finding: 'unread party' },
    ]);
  });
});

describe('a graded address', () => {
  it.each([
    ['saksTema', { saksTema: 'Mishandling, kode 6' }],
    ['parter', { parter: `${NAME} (strengt fortrolig adresse)` }],
    ['advokat', { advokat: 'Tone Åsmyr, sperret adresse for klienten' }],
    ['bistandsadvokater.0', { bistandsadvokater: ['Liv Lo (kode 7)'] }],
    [
      'møteliste.0.rettsalAdresse',
      {
        møteliste: [
          {
            ...{ start: '2026-03-10T09:00:00', slutt: '2026-03-10T10:00:00' },
            rettsalAdresse: 'Torget 1, adressesperre',
          },
        ],
      },
    ],
  ])('in %s hides the identity from the start, and is not stored', async (field, row) => {
    const summary = await files.importText(linje('A', row));
    expect(summary).toMatchObject({
      created: 1,
      rejected: 0,
      gradedAddresses: 1,
      findingLines: [1],
    });
    expect(await findings(summary.findingsFile)).toContainEqual({
      ...{ line: 1, field, finding: 'graded address' },
    });
    const stored = JSON.stringify([await files.db('sak'), await files.db('rettsmoete')]);
    expect(stored).not.toMatch(/kode|fortrolig|sperre/i);
    const [sak] = await readSaker(files.db, ['A']);
    expect(sak?.begrensninger).toEqual([
      { type: 'skjultIdentitet', tekst: null, gjelderTil: null },
    ]);
    tried('names-in-texts', 1);
  });

  it('of a list stays with the case when the list does not say it any more', async () => {
    await files.importText(liste(treff('A', ['2026-03-10'], { sakenGjelder: 'Vold, kode 6' })));
    await files.importText(liste(treff('A', ['2026-03-10'], { sakenGjelder: 'Vold' })));
    expect((await readSaker(files.db, ['A']))[0]?.begrensninger).toHaveLength(1);
  });

  it('of a document hides the identity in its case', async () => {
    await files.importText(linje('A'));
    const summary = await files.importText(await manifest({ tittel: 'Tiltale (kode 6)' }));
    expect(summary).toMatchObject({ created: 1, gradedAddresses: 1 });
    expect((await readSaker(files.db, ['A']))[0]?.dokumenter).toMatchObject([
      { tittel: 'Tiltale', begrensninger: ['skjultIdentitet'] },
    ]);
  });
});
