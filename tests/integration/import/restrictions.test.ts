import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSaker } from '#db/sak/saker.ts';
import { linje, liste, treff, useImport } from '#tests/support/cases/import.ts';
import { pdfOf } from '#tests/support/pdf/pdf.ts';

const { files } = useImport();
const HEARING = { start: '2026-03-10T09:00:00', slutt: '2026-03-10T15:30:00' };
const restricted = {
  begrensninger: ['referatforbud', 'Forbud mot fotografering'],
  møteliste: [{ ...HEARING, begrensninger: ['lukkede dører'] }],
};
const read = async () => (await readSaker(files.db, ['A']))[0]!;
const types = async () => (await read()).begrensninger.map(({ type }) => type);

describe('restrictions', () => {
  it('of a case, a hearing and a document are stored, by their keys or as they are called', async () => {
    await writeFile(join(files.dir, 'a.pdf'), await pdfOf((pdf) => pdf.text('Tiltalen.')));
    const tiltale = {
      ...{ sakId: 'A', filtype: 'tiltale', tittel: 'Tiltale', filNavn: 'a.pdf' },
      ...{ domstolInitialer: 'TSOS', publiseringsdato: '2026-03-01' },
    };
    const document = JSON.stringify({ ...tiltale, begrensninger: ['skjult identitet'] });
    await files.importText(`${linje('A', restricted)}\n${document}`);
    expect(await types()).toEqual(['referatforbud', 'fotoforbud']);
    expect(await read()).toMatchObject({
      rettsmoeter: [{ begrensninger: ['lukkedeDoerer'] }],
      dokumenter: [{ begrensninger: ['skjultIdentitet'] }],
    });
    expect(await files.importText(`${linje('A', restricted)}\n${document}`)).toMatchObject({
      ...{ created: 0, changed: 0, unchanged: 2 },
    });
    await files.importText(JSON.stringify(tiltale));
    expect((await read()).dokumenter).toMatchObject([{ begrensninger: [] }]);
  });

  it('are gone when the line no longer has them, and kept by a list, which has none', async () => {
    await files.importText(linje('A', restricted));
    await files.importText(liste(treff('A', ['2026-03-10'])));
    expect(await types()).toEqual(['referatforbud', 'fotoforbud']);
    expect((await read()).rettsmoeter).toMatchObject([{ begrensninger: ['lukkedeDoerer'] }]);
    await files.importText(linje('A', { møteliste: [HEARING] }));
    expect(await types()).toEqual([]);
    expect((await read()).rettsmoeter).toMatchObject([{ begrensninger: [] }]);
  });

  it.each([
    ['begrensninger.0', { begrensninger: ['hemmelig'] }],
    ['begrensninger', { begrensninger: 'referatforbud' }],
    ['møteliste.0.begrensninger.0', { møteliste: [{ ...HEARING, begrensninger: [''] }] }],
  ])('that nobody knows are refused at %s, with those that may be', async (field, row) => {
    const { rejects } = await files.importText(linje('A', row));
    expect(rejects).toMatchObject([{ field }]);
    for (const allowed of ['lukkedeDoerer', 'lukkede dører', 'skjult identitet'])
      expect(rejects[0]?.reason).toContain(allowed);
  });
});
