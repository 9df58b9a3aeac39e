import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSaker } from '#db/sak/saker.ts';
import { lookForNames } from '#db/sak/names.ts';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import { areNamesShown } from '#domain/visibility.ts';
import { IMPORTED_AT, linje, liste, treff, useImport } from '#tests/support/cases/import.ts';
import { pdfOf } from '#tests/support/pdf/pdf.ts';
import { tried } from '#tests/support/trust.ts';

/* A court leaves a name out of the parties, or writes another one, and says it in a text that comes one import later. */

const { files } = useImport();
const NAME = 'Vigdis Skogmyrhaug';
const named = { parter: `Påtalemyndigheten mot ${NAME}` };
const nobody = { parter: null };
const other = { parter: 'Påtalemyndigheten mot Even Ødegårdsvik' };
const sak = (more: object) => files.importText(linje('A', more as Record<string, unknown>));
const read = async () => (await readSaker(files.db, ['A']))[0]!;
/** All that is told of the case while its names are hidden, and of its past. */
const told = async () => {
  const [borte, spor, endringer] = await Promise.all(
    ['rettsmoete_borte', 'rettsmoete_spor', 'sak_endring'].map((table) => files.db(table).select()),
  );
  const shown = { ...sakWithoutNames(await read()), parter: null };
  const dokumenter = shown.dokumenter.map(({ filNavn, filNavnUtenNavn, ...one }) => ({
    ...{ ...one, filNavn: filNavnUtenNavn ?? filNavn },
  }));
  return JSON.stringify([{ ...shown, dokumenter }, borte, spor, endringer]);
};
const document = async (filNavn: string, tittel: string) => {
  await writeFile(join(files.dir, filNavn), await pdfOf((pdf) => pdf.text('Tiltalen.')));
  const row = { sakId: 'A', filtype: 'tiltale', tittel, filNavn };
  await files.importText(
    JSON.stringify({ ...row, domstolInitialer: 'TSOS', publiseringsdato: '2026-03-01' }),
  );
};
const at = (day: string, sal: string) => ({
  ...{ start: `2026-03-${day}T09:00:00`, slutt: `2026-03-${day}T15:30:00`, sal },
});

describe('a name that the case had is hidden in what comes later', () => {
  it.each([
    ['in the subject', { ...nobody, saksTema: `Tyveri – ${NAME}` }],
    ['in the subject, of other parties', { ...other, saksTema: 'Skogmyrhaugsaken' }],
    ['in the room', { ...nobody, møteliste: [at('11', `Sal 1, ${NAME}`)] }],
    ['among the lawyers', { ...nobody, advokat: 'Liv Lo for Skogmyrhaug' }],
  ])('%s', async (_, later) => {
    await sak(named);
    await sak(later.parter === null ? nobody : other);
    expect(await sak(later)).toMatchObject({ rejects: [] });
    expect(await told()).not.toMatch(/skogmyrhaug/i);
    // The same file once more.
    await sak(later);
    expect(await told()).not.toMatch(/skogmyrhaug/i);
    tried('names-in-texts', 2);
  });

  it('in a list', async () => {
    const hit = (more: Record<string, unknown>) => liste(treff('A', ['2026-03-10'], more));
    await files.importText(hit({ ...named, sakenGjelder: 'skogmyrhaugsaken' }));
    for (let again = 0; again < 3; again += 1) {
      await files.importText(hit({ ...nobody, sakenGjelder: 'skogmyrhaugsaken' }));
      expect(await told()).not.toMatch(/skogmyrhaug/i);
    }
  });

  it('in the title and the file name of a document', async () => {
    await sak(named);
    await sak(nobody);
    await document('tiltale-skogmyrhaug.pdf', `Tiltale mot ${NAME}`);
    await document('dom.pdf', 'Tiltale');
    await document('dom.pdf', `Tiltale mot ${NAME}`);
    expect(await told()).not.toMatch(/skogmyrhaug/i);
  });

  it('in a hearing that is gone, and in what is told of it', async () => {
    const rest = treff('B', ['2026-03-10'], { saksnummer: '26-000002MED-TSOS' });
    const until = treff('B', ['2026-03-13'], { saksnummer: '26-000002MED-TSOS' });
    await sak({ ...named, møteliste: [at('11', 'Sal Skogmyrhaug'), at('20', 'Sal 2')] });
    await files.importText(liste(rest, until), { complete: true, yes: true });
    expect(await files.db('rettsmoete_borte').select('sal')).toHaveLength(1);
    expect(await told()).not.toMatch(/skogmyrhaug/i);
    await sak({ ...nobody, møteliste: [at('20', 'Sal 2')] });
    expect(await told()).not.toMatch(/skogmyrhaug/i);
  });

  it('until the names of the case are forgotten with the rest', async () => {
    await sak(named);
    await sak(other);
    expect(await files.db('parter_foer').pluck('parter')).toEqual([named.parter]);
    await files.db('sak').update({ parter: null, navn_fjernet: IMPORTED_AT });
    expect(await files.db('parter_foer').pluck('parter')).toEqual([named.parter]);
    await files.db('sak').delete();
    expect(await files.db('parter_foer').pluck('parter')).toEqual([]);
  });
});

it('what was hidden of a text that stays the same stays hidden when more is looked for', async () => {
  await sak({ ...named, saksTema: 'Sak mot (ukjent) 12' });
  const hidden = { saks_tema: 'x 12 y', saks_tema_uten_navn: '[navn skjult] y', parter: null };
  await files.db('sak').update(hidden);
  await files.db('parter_foer').delete();
  await files.db('sak').update({ navneleser: 1 });
  expect((await read()).saksTemaUtenNavn).toBe('[navn skjult] y');
  expect(await lookForNames(files.db, 10)).toBe(1);
  expect((await read()).saksTemaUtenNavn).toBe('[navn skjult] y');
  // Another text, by whoever knows nothing of names.
  await files.db('sak').update({ saks_tema: 'Grovt tyveri' });
  expect((await read()).saksTemaUtenNavn).toBeNull();
});

describe('an identity that a hearing hides stays hidden', () => {
  const hiding = { ...at('11', 'Sal 1'), begrensninger: ['skjultIdentitet'] };
  const areShown = async () => areNamesShown(await read(), IMPORTED_AT);

  it.each([
    ['moves it', ['2026-03-12']],
    ['leaves it out', ['2026-03-20']],
  ])('when a list %s', async (_, days) => {
    await sak({ ...named, møteliste: [hiding, at('20', 'Sal 2')] });
    expect(await areShown()).toBe(false);
    await files.importText(liste(treff('A', days, named)));
    expect(await areShown()).toBe(false);
    // A whole case says for itself whom it hides.
    await sak({ ...named, møteliste: [at('20', 'Sal 2')] });
    expect(await areShown()).toBe(true);
  });

  it('when a complete list lacks the case', async () => {
    await sak({ ...named, møteliste: [hiding, at('20', 'Sal 2')] });
    const rest = ['2026-03-10', '2026-03-13'].map((day) =>
      treff('B', [day], { saksnummer: '26-000002MED-TSOS' }),
    );
    await files.importText(liste(...rest), { complete: true, yes: true });
    expect((await read()).rettsmoeter).toHaveLength(1);
    expect(await areShown()).toBe(false);
  });
});
