import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { readSaker } from '#db/sak/saker.ts';
import { lookForNames } from '#db/sak/names.ts';
import { readTypesSaid } from '#db/sak/types-said.ts';
import { NAME_FINDER } from '#domain/names/case-texts.ts';
import { linje, liste, treff, useImport } from '#tests/support/cases/import.ts';
import { tried } from '#tests/support/trust.ts';

const { files } = useImport();
const NAME = 'Vidar Skogmyrhaug';
const named = { parter: `Påtalemyndigheten mot ${NAME}`, saksTema: `Tyveri – ${NAME}` };

async function findings(file: string) {
  const text = await readFile(file, 'utf8');
  expect(text).not.toMatch(/skogmyrhaug/i);
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as unknown] : []));
}

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
        ...['møteliste.sal', 'møteliste.rettsmøteType'],
      ].map((field) => ({ line: 1, field, finding: 'party name' })),
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
    const versjon = (await read())?.versjon;
    expect(await files.importText(linje('A', everywhere))).toMatchObject({ unchanged: 1 });
    expect((await read())?.versjon).toBe(versjon);
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
    // An index from before counts them as types of cases and hearings.
    const types = { sakstyper: [`Sak mot ${NAME}`], rettsmoetetyper: [`Fengsling av ${NAME}`] };
    expect(await readTypesSaid(files.db, types)).toEqual({ sakstyper: [], rettsmoetetyper: [] });
    expect(await lookForNames(files.db, 10)).toBe(1);
    expect(await lookForNames(files.db, 10)).toBe(0);
    expect(await files.db('begrensning').pluck('tekst_uten_navn')).toEqual([
      'Gjelder [navn skjult]',
    ]);
    // The index may have been built with the names.
    expect(await files.db('sak_utboks').select('sak_id', 'tekst')).toEqual([
      { sak_id: 'A', tekst: true },
    ]);
    await files.db('sak').update({ navneleser: NAME_FINDER, parter: null });
    await files.db('sak').update({ navneleser: NAME_FINDER });
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

  const at = (hour: string, sal: string, more = {}) =>
    linje('A', {
      ...{ ...everywhere, ...more },
      møteliste: [{ start: `2026-03-10T${hour}:00:00`, slutt: '2026-03-10T15:30:00', sal }],
    });
  const on = (day: string, text: string) => files.importText(text, {}, new Date(day));
  const past = async () => {
    const tables = ['sak_endring', 'rettsmoete_borte', 'rettsmoete_spor'];
    const kept = await Promise.all(tables.map((table) => files.db(table)));
    expect(kept.map((rows) => rows.length > 0)).toEqual([true, true, true]);
    return JSON.stringify(kept);
  };

  it('is not in what is kept of a change', async () => {
    await on('2026-03-01', at('09', `Sal 1, ${NAME}`));
    await on('2026-03-02', at('10', `Sal 2, ${NAME}`, { rettensAdministrator: 'Siv Si' }));
    await on('2026-03-03', linje('A', { ...everywhere, møteliste: [] }));
    expect(await past()).toContain('Sal 2, [navn skjult]');
    expect(await past()).not.toMatch(/skogmyrhaug/i);
  });

  it('is taken out of what was kept before the parties came, and stays away when they change', async () => {
    const unknown = { parter: null };
    await on('2026-03-01', at('09', `Sal 1, ${NAME}`, unknown));
    const moved = { ...unknown, rettensAdministrator: 'Siv Si' };
    await on('2026-03-02', at('10', `Sal 2, ${NAME}`, moved));
    await on('2026-03-03', linje('A', { ...unknown, saksTema: 'Tyveri', møteliste: [] }));
    expect(await past()).toContain(`Sal 2, ${NAME}`);
    const bare = { saksTema: 'Tyveri', møteliste: [] };
    await on('2026-03-04', linje('A', { ...bare, parter: NAME }));
    await on('2026-03-05', linje('A', { ...bare, parter: 'Kari Annen' }));
    expect(await past()).toContain('Sal 2, [navn skjult]');
    expect(await past()).not.toMatch(/skogmyrhaug/i);
  });
});
