import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
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

describe("a party's name in the other texts of a case", () => {
  const moete = { start: '2026-03-10T09:00:00', slutt: '2026-03-10T15:30:00' };
  const everywhere = {
    ...named,
    sakstype: `Sak mot ${NAME}`,
    advokat: `Liv Lo\nTone Åsmyr, forsvarer for ${NAME}`,
    bistandsadvokater: [`Per Dal for Skogmyrhaug`],
    rettensAdministrator: `Skogmyrhaug, Vidar`,
    møteliste: [{ ...moete, sal: `Sal 1, ${NAME}`, rettsmøteType: `Fengsling av ${NAME}` }],
  };
  const without = {
    utenNavn: {
      sakstype: 'Sak mot [navn skjult]',
      advokat: 'Liv Lo\nTone Åsmyr, forsvarer for [navn skjult]',
      bistandsadvokater: ['Per Dal for [navn skjult]'],
      rettensAdministrator: '[navn skjult]',
    },
    rettsmoeter: [
      { utenNavn: { sal: 'Sal 1, [navn skjult]', rettsmoetetype: 'Fengsling av [navn skjult]' } },
    ],
  };
  afterEach(() => files.db('begrensning').delete());
  const read = async () => (await readSaker(files.db, ['A']))[0];

  it('is stored apart, and told by its line and field alone', async () => {
    const summary = await files.importText(linje('A', everywhere));
    expect(await findings(summary.findingsFile)).toEqual(
      [
        ...['saksTema', 'sakstype', 'advokat', 'bistandsadvokater', 'rettensAdministrator'],
        'møteliste',
      ].map((field) => ({ line: 1, field, finding: 'party name', id: 'A' })),
    );
    expect(await read()).toMatchObject(without);
    expect(await lookForNames(files.db, 10)).toBe(0);
  });

  it('is not there for who merely shares a surname', async () => {
    const people = { advokat: 'Kari Skogmyrhaug', rettensAdministrator: 'Dommer Ola Skogmyrhaug' };
    await files.importText(linje('A', { ...named, ...people }));
    expect(await read()).toMatchObject({ utenNavn: null });
  });

  it('stays hidden when the court leaves the parties out, and when a list comes', async () => {
    await files.importText(linje('A', everywhere));
    await files.importText(linje('A', { ...everywhere, parter: null, saksTema: 'Tyveri' }));
    expect(await read()).toMatchObject({ parter: null, ...without });
    const hit = treff('A', ['2026-03-10'], { parter: null, sakenGjelder: 'Tyveri' });
    await files.importText(liste(hit));
    expect((await read())?.utenNavn).toEqual(without.utenNavn);
    await files.importText(
      linje('A', {
        ...everywhere,
        parter: null,
        møteliste: [{ ...everywhere.møteliste[0], start: '2026-03-10T10:00:00' }],
      }),
    );
    expect(await read()).toMatchObject(without);
    tried('names-in-texts', 3);
  });

  it('is found when a list gives the parties later', async () => {
    await files.importText(linje('A', { ...everywhere, parter: null }));
    expect((await read())?.utenNavn).toBeNull();
    const hit = treff('A', ['2026-03-10'], { parter: NAME, sakenGjelder: named.saksTema });
    await files.importText(liste(hit));
    expect((await read())?.utenNavn).toEqual(without.utenNavn);
  });

  it('is not written again when the same file comes again', async () => {
    await files.importText(linje('A', everywhere));
    const { versjon } = await subject();
    expect(await files.importText(linje('A', everywhere))).toMatchObject({ unchanged: 1 });
    expect((await subject()).versjon).toBe(versjon);
  });

  it('in rows from before is found by whoever reads them, and then by the indexer', async () => {
    await files.importText(linje('A', everywhere));
    // As the version before writes them.
    await files.db('sak').update({ uten_navn: null });
    await files.db('rettsmoete').update({ uten_navn: null });
    await files.db('sak').update({ navneleser: 1 });
    await files.db('begrensning').insert({
      ...{ sak_id: 'A', type: 'referatforbud', tekst: `Gjelder ${NAME}`, satt: '2026-03-01' },
    });
    await files.db('sak_utboks').delete();
    const begrensninger = [{ tekstUtenNavn: 'Gjelder [navn skjult]' }];
    expect(await read()).toMatchObject({ ...without, begrensninger });
    expect(await lookForNames(files.db, 10)).toBe(1);
    expect(await lookForNames(files.db, 10)).toBe(0);
    expect(await files.db('begrensning').pluck('tekst_uten_navn')).toEqual([
      'Gjelder [navn skjult]',
    ]);
    // The index may have been built with the names.
    expect(await files.db('sak_utboks').select('sak_id', 'tekst')).toEqual([
      { sak_id: 'A', tekst: true },
    ]);
    await files.db('sak').update({ navneleser: 2, parter: null });
    await files.db('sak').update({ navneleser: 2 });
    expect(await read()).toMatchObject({ ...without, begrensninger });
  });

  it('is looked for again when somebody adds a hearing in the database', async () => {
    await files.importText(linje('A', named));
    await files.db('rettsmoete').insert({
      ...{ sak_id: 'A', start: '2026-04-10T08:00:00Z', slutt: '2026-04-10T09:00:00Z' },
      sal: `Sal for ${NAME}`,
    });
    expect((await read())?.rettsmoeter).toContainEqual(
      expect.objectContaining({ utenNavn: { sal: 'Sal for [navn skjult]' } }),
    );
  });

  it('is not in what is kept of a change', async () => {
    const at = (hour: string, sal: string) => ({
      ...everywhere,
      møteliste: [{ start: `2026-03-10T${hour}:00:00`, slutt: '2026-03-10T15:30:00', sal }],
    });
    await files.importText(linje('A', at('09', `Sal 1, ${NAME}`)), {}, new Date('2026-03-01'));
    await files.importText(
      linje('A', { ...at('10', `Sal 2, ${NAME}`), rettensAdministrator: 'Siv Si' }),
      {},
      new Date('2026-03-02'),
    );
    await files.importText(
      linje('A', { ...everywhere, møteliste: [] }),
      {},
      new Date('2026-03-03'),
    );
    const past = await Promise.all(
      ['sak_endring', 'rettsmoete_borte', 'rettsmoete_spor'].map((table) => files.db(table)),
    );
    expect(past.map((rows) => rows.length > 0)).toEqual([true, true, true]);
    expect(JSON.stringify(past)).toContain('Sal 2, [navn skjult]');
    expect(JSON.stringify(past)).not.toMatch(/skogmyrhaug/i);
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
