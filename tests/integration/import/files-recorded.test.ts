import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { readAvvist, readFunn, readImporter } from '#db/importfil/read.ts';
import { addImportfil } from '#db/importfil/write.ts';
import { MAX_AVVIST } from '#domain/importer.ts';
import { importFile, type ImportOptions } from '#import/import-file.ts';
import { linje, liste, treff } from '#tests/support/cases/import.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

const OSLO = '26-071353MED-TOSL';
const BEGUN = new Date('2026-03-02T06:00:00Z');
const OVER = new Date('2026-03-02T06:00:07Z');
const ALL = { domstolId: null, medAvviste: false, foerId: null };
const NAMES = ['Even Bakkerud', 'Synnøve Lykkeberg', 'Bakkerud', 'Lykkeberg'];

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'presse-filer-'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});
beforeEach(async () => {
  await test.db('importfil').delete();
  await test.db('sak').delete();
});

async function imported(text: string, options: ImportOptions = {}, name = 'tosl-saker.jsonl') {
  const file = join(dir, name);
  await writeFile(file, text);
  const lager = openFolderStore(join(dir, 'lager'));
  return importFile({ db: test.db, lager, now: BEGUN, clock: () => OVER }, file, options);
}
const newest = async () => (await readImporter(test.db, ALL, 1))[0]!;
const faults = async () => readAvvist(test.db, (await newest()).id);

describe('the record of an imported file', () => {
  it('of a good file says what it was, of which courts, when, and what changed', async () => {
    const rows = [linje('A'), linje('B', { saksnummer: OSLO })];
    await imported(rows.join('\n'));
    expect(await newest()).toMatchObject({
      ...{ fil: 'tosl-saker.jsonl', innhold: ['saker'], resultat: 'lest', begynt: BEGUN },
      ...{ ferdig: OVER, nye: 2, endret: 0, uendret: 0, gjentatt: 0, avvist: 0, feil: 0 },
      ...{ domstoler: 2, domstolNavn: ['Oslo tingrett', 'Søndre Østfold tingrett'] },
    });
    await imported([linje('A', { saksTema: 'Nytt' }), rows[1], rows[1]].join('\n'));
    expect(await newest()).toMatchObject({ nye: 0, endret: 1, uendret: 1, gjentatt: 1 });
  });

  it('says in which lines names and graded addresses were found, and what kind, never the word', async () => {
    const rows = [
      linje('A'),
      linje('B', { parter: NAMES[0], saksTema: `Tyveri – ${NAMES[0]}`, saksnummer: OSLO }),
      linje('C', { parter: 'Xyzzy qwerty 4', saksTema: 'Kode 6', saksnummer: '26-071354MED-TOSL' }),
    ];
    const summary = await imported(rows.join('\n'));
    const record = await newest();
    expect(record).toMatchObject({
      ...{ funnNavn: summary.partyNames, funnGradert: summary.gradedAddresses },
      funnUlest: summary.unreadParties,
    });
    const found = await readFunn(test.db, record.id);
    expect(found).toEqual(
      expect.arrayContaining([
        { linje: 2, felt: 'saksTema', slag: 'navn' },
        { linje: 3, felt: 'saksTema', slag: 'gradert' },
      ]),
    );
    expect(JSON.stringify(found)).not.toMatch(/bakkerud|kode|xyzzy/i);
  });

  it('is another one each time, also of the same file', async () => {
    await imported(linje('A'));
    await imported(linje('A'));
    const all = await readImporter(test.db, ALL, 10);
    expect(all.map(({ fil, nye, uendret }) => [fil, nye, uendret])).toEqual([
      ['tosl-saker.jsonl', 0, 1],
      ['tosl-saker.jsonl', 1, 0],
    ]);
  });

  it('says that a part was refused, which rows, which fields and why', async () => {
    const bad = linje('B', {
      møteliste: [{ start: '2026-03-10T09:00:00', slutt: '2026-03-10T08:00:00' }],
    });
    await imported([linje('A'), bad, '{', linje('C', { saksnummer: 'sak 1' })].join('\n'));
    expect(await newest()).toMatchObject({ resultat: 'delvis', nye: 1, avvist: 3, feil: 3 });
    expect(await faults()).toEqual([
      { linje: 2, felt: 'møteliste.0.slutt', grunn: 'slutt_foer_start', posisjon: null },
      { linje: 3, felt: null, grunn: 'ikke_json', posisjon: null },
      { linje: 4, felt: 'saksnummer', grunn: 'ikke_saksnummer', posisjon: null },
    ]);
  });

  it('counts what the database refuses and what contradicts an earlier row as refused', async () => {
    await imported([linje('A'), linje('A', { saksTema: 'Annet' })].join('\n'));
    expect(await newest()).toMatchObject({ resultat: 'delvis', nye: 1, avvist: 1 });
    expect(await faults()).toMatchObject([{ linje: 2, felt: 'sakId', grunn: 'motsier' }]);
  });

  it('of documents says so, and why a file was refused', async () => {
    await imported(linje('A'));
    const document = {
      ...{ sakId: 'A', filtype: 'tiltale', tittel: 'Tiltale', filNavn: 'borte.pdf' },
      ...{ domstolInitialer: 'TSOS', publiseringsdato: '2026-03-02' },
    };
    const other = { ...document, sakId: 'finnes-ikke', filNavn: 'annen.pdf' };
    await imported([document, other].map((one) => JSON.stringify(one)).join('\n'));
    expect(await newest()).toMatchObject({
      ...{ innhold: ['tiltaler'], resultat: 'avvist', avvist: 2 },
      domstolNavn: ['Søndre Østfold tingrett'],
    });
    expect((await faults()).map(({ felt, grunn }) => [felt, grunn]).sort()).toEqual([
      ['fil', 'fil_mangler'],
      ['sakId', 'ukjent_sak'],
    ]);
  });

  it('of a file that was refused whole still says which court it is of', async () => {
    const bad = (id: string) => linje(id, { saksnummer: OSLO, ukjent: 1 });
    await imported([bad('A'), bad('B')].join('\n'));
    expect(await newest()).toMatchObject({
      ...{ resultat: 'avvist', nye: 0, avvist: 2, innhold: ['saker'] },
      domstolNavn: ['Oslo tingrett'],
    });
    expect((await readImporter(test.db, { ...ALL, domstolId: 'TOSL' }, 9)).length).toBe(1);
    expect((await readImporter(test.db, { ...ALL, domstolId: 'TSOS' }, 9)).length).toBe(0);
  });

  it('of an empty file has no rows', async () => {
    await imported('');
    expect(await newest()).toMatchObject({
      ...{ resultat: 'lest', nye: 0, avvist: 0, innhold: [], domstoler: 0 },
    });
  });

  it('says that a list was cut off, and what a whole one took away', async () => {
    const whole = liste(treff('A', ['2026-03-10']), treff('B', ['2026-03-10', '2026-03-11']));
    await imported(whole);
    await imported(whole.slice(0, whole.lastIndexOf(']')));
    expect(await newest()).toMatchObject({ resultat: 'delvis', uendret: 2, avvist: 1 });
    expect(await faults()).toMatchObject([{ felt: null, grunn: 'avkuttet' }]);
    await imported(liste(treff('B', ['2026-03-10', '2026-03-11'])), { complete: true, yes: true });
    expect(await newest()).toMatchObject({ borteSaker: 1, borteMoeter: 1 });
  });

  it('keeps some thousands of faults and counts the others', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => linje(`R-${i}`, { saksnummer: 'x' }));
    await imported(rows.join('\n'));
    expect(await newest()).toMatchObject({ resultat: 'avvist', avvist: 10_000, feil: 10_000 });
    const kept = await faults();
    expect(kept.length).toBe(MAX_AVVIST);
    expect([kept[0]!.linje, kept.at(-1)!.linje]).toEqual([1, MAX_AVVIST]);
  });

  it('holds nothing of what a refused row says, whichever field is wrong', async () => {
    const name = 'Even Bakkerud';
    const moete = { start: '2026-03-10T09:00:00', slutt: '2026-03-10T15:30:00' };
    const fields: Record<string, unknown>[] = [
      { sakId: name },
      { saksnummer: name },
      { domstol: name },
      ...['saksTema', 'sakstype', 'parter', 'advokat', 'rettensAdministrator', 'beskrivelse'].map(
        (field) => ({ [field]: `${name}\u0007` }),
      ),
      { parter: [name] },
      { parterAnonymisert: name },
      { erHentetFraSakApi: name },
      { bistandsadvokater: [`${name}\u0007`] },
      { bistandsadvokater: name },
      { begrensninger: [name] },
      { møteliste: name },
      ...['start', 'slutt', 'sal', 'rettsalAdresse', 'rettsmøteType', 'begrensninger'].map(
        (field) => ({ møteliste: [{ ...moete, [field]: `${name}\u0007` }] }),
      ),
      { møteliste: [{ ...moete, [name]: 1 }] },
      { [name]: 'Synnøve Lykkeberg' },
      { 'Even.Bakkerud': { Lykkeberg: name } },
    ];
    const document = {
      ...{ sakId: 'A', filtype: 'tiltale', tittel: 'Tiltale', filNavn: 'a.pdf' },
      ...{ domstolInitialer: 'TSOS', publiseringsdato: '2026-03-02' },
    };
    const keys = [...Object.keys(document), 'avgivelsesdato', 'fil', 'begrensninger', name];
    const rows = [
      ...fields.map((more, i) => linje(`F-${i}`, more)),
      ...keys.map((key) => JSON.stringify({ ...document, [key]: `${name}\u0007` })),
      JSON.stringify({ ...document, sakId: undefined, saksnummer: name }),
      name,
      `{"parter": "${name}"`,
      `["${name}"]`,
      `"${name}"`,
    ];
    const { rejected } = await imported(rows.join('\n'));
    // All but a title, which is allowed to be a name, though not of a case that is unknown.
    expect(rejected).toBe(rows.length);
    const tables = ['importfil', 'importfil_domstol', 'importfil_avvist'];
    const stored = await Promise.all(tables.map((table) => test.db(table)));
    expect(stored[2]!.length).toBeGreaterThanOrEqual(rows.length);
    const text = JSON.stringify(stored);
    for (const one of NAMES) expect(text).not.toContain(one);
    // The same of a list, whose court is named.
    const hits = [{ sakId: name }, { saksnummer: name }, { domstol: name }, { startdato: name }];
    await imported(liste(...hits.map((more, i) => treff(`L-${i}`, ['2026-03-10'], more)), name));
    expect(await newest()).toMatchObject({ resultat: 'avvist', nye: 0, avvist: 5 });
    expect(JSON.stringify(await test.db('importfil_avvist'))).not.toContain('Bakkerud');
  });

  it('cleans the name of the file', async () => {
    const name = 'tosl <liste> 2026.jsonl';
    await imported(linje('A'), {}, name);
    expect((await newest()).fil).toBe('tosl_liste_2026.jsonl');
  });
});

describe('invented records', () => {
  it('are written at once, in any state', async () => {
    const fremdrift = {
      ...{ nye: 1, endret: 0, uendret: 0, gjentatt: 0, avvist: 1, feil: 1 },
      ...{ innhold: ['tiltaler'] as const, domstolIds: ['TOSL', 'finnes ikke'] },
    };
    const record = { fil: 'a b.zip', begynt: BEGUN, fremdrift };
    const slutt = { ferdig: OVER, resultat: 'delvis', borteSaker: 0, borteMoeter: 0 } as const;
    const faulty = [{ linje: 3, felt: 'Even Bakkerud', grunn: 'mangler' }] as const;
    await addImportfil(test.db, { ...record, slutt, faults: faulty });
    expect(await newest()).toMatchObject({ fil: 'a_b.zip', resultat: 'delvis', domstoler: 1 });
    expect(await faults()).toMatchObject([{ felt: null, grunn: 'mangler' }]);
    await addImportfil(test.db, { ...record, slutt: null });
    expect(await newest()).toMatchObject({ resultat: 'avbrutt', ferdig: null });
  });
});
