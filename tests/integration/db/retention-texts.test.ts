import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { runRetention } from '#db/retention/run.ts';
import { lookForNames } from '#db/sak/names.ts';
import { readSaker } from '#db/sak/saker.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { addOsloDays } from '#domain/time.ts';
import { linje, useImport } from '#tests/support/cases/import.ts';
import { tried } from '#tests/support/trust.ts';

const { files, versions } = useImport();

/** The last hearing of `linje` ends on 10 March 2026; the names are hidden 14 days later, and removed after 30 more. */
const ENDED = new Date('2026-03-10T15:30:00+01:00');
const OVER = addOsloDays(ENDED, 44);
const before = (instant: Date) => new Date(instant.getTime() - 1);
beforeEach(() => files.db('begrensning').delete());

async function clean(now: Date): Promise<void> {
  await files.db('sak_utboks').delete();
  const lager = openFolderStore(join(files.dir, 'lager'));
  const report = await runRetention({ db: files.db, lager, periods: DEFAULT_PERIODS, now });
  expect(report?.failed).toEqual([]);
}

describe('names of hidden parties', () => {
  it('leave every other text of the case with them, and its past', async () => {
    const said = {
      advokat: 'Liv Lo for Even Bakkerud',
      bistandsadvokater: ['Per Dal', 'Siv Si for Bakkerud'],
      rettensAdministrator: 'Even Bakkerud',
      sakstype: 'Sak mot Even Bakkerud',
      møteliste: [
        {
          ...{ start: '2026-03-10T09:00:00', slutt: '2026-03-10T15:30:00' },
          ...{ sal: 'Sal for Bakkerud', rettsmøteType: 'Fengsling av Bakkerud' },
        },
      ],
    };
    const line = linje('S1', said);
    const all = async () =>
      JSON.stringify(
        await Promise.all(
          ['sak', 'rettsmoete', 'begrensning', 'sak_endring'].map((table) => files.db(table)),
        ),
      );
    await files.importText(line);
    const note = { type: 'referatforbud', tekst: 'Gjelder Even Bakkerud', satt: ENDED };
    await files.db('begrensning').insert({ sak_id: 'S1', ...note });
    await files.db('sak_endring').insert({
      ...{ sak_id: 'S1', nr: 1, tidspunkt: ENDED, slag: 'dommer' },
      ...{ fra: '"Even Bakkerud"', til: '"Siv Si"' },
    });
    await lookForNames(files.db, 10);
    await clean(before(OVER));
    const was = await versions();
    await clean(OVER);
    expect(await all()).not.toMatch(/bakkerud/i);
    expect(await files.db('navn_i_tekst')).toEqual([]);
    expect(await versions()).toEqual(was);
    expect(await files.db('sak_utboks')).toEqual([]);
    expect(await files.importText(line, {}, OVER)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await all()).not.toMatch(/bakkerud/i);
    expect((await readSaker(files.db, ['S1']))[0]).toMatchObject({
      advokat: 'Liv Lo for [navn skjult]',
      bistandsadvokater: ['Per Dal', 'Siv Si for [navn skjult]'],
      rettsmoeter: [{ sal: 'Sal for [navn skjult]' }],
      begrensninger: [{ tekst: 'Gjelder [navn skjult]' }],
    });
    tried('retention', 3);
  });

  it('leave the texts of a case that gives no parties any more', async () => {
    const said = { advokat: 'Liv Lo for Even Bakkerud' };
    await files.importText(linje('S1', said));
    await files.importText(linje('S1', { ...said, parter: null }));
    await clean(OVER);
    expect((await readSaker(files.db, ['S1']))[0]?.advokat).toBe('Liv Lo for [navn skjult]');
    expect(await files.db('sak').whereNotNull('uten_navn')).toEqual([]);
  });
});
