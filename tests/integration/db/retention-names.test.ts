import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { readSaker } from '#db/sak/saker.ts';
import { runRetention } from '#db/retention/run.ts';
import { addOsloDays } from '#domain/time.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { ParterStatus, parterStatus } from '#domain/visibility.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { linje, useImport } from '#tests/support/cases/import.ts';
import { sayInPast } from '#tests/support/leaks/every-text.ts';
import { tried } from '#tests/support/trust.ts';

const { files, versions } = useImport();

/** The last hearing of `linje` ends on 10 March 2026; the names are hidden 14 days later, and removed after 30 more. */
const ENDED = new Date('2026-03-10T15:30:00+01:00');
const HIDDEN = addOsloDays(ENDED, 14);
const OVER = addOsloDays(HIDDEN, 30);
beforeEach(() => files.db('tilbaketrekking').delete());
const before = (instant: Date) => new Date(instant.getTime() - 1);

const lager = () => openFolderStore(join(files.dir, 'lager'));
const clean = async (now: Date) => {
  await files.db('sak_utboks').delete();
  const report = await runRetention({
    db: files.db,
    lager: lager(),
    periods: DEFAULT_PERIODS,
    now,
  });
  expect(report?.failed).toEqual([]);
  return report!;
};
const stored = (sakId = 'S1') =>
  files
    .db('sak')
    .where({ sak_id: sakId })
    .first<{ parter: string | null; navn_fjernet: Date | null }>('parter', 'navn_fjernet');

describe('names of hidden parties', () => {
  it('are kept for 30 days after they are hidden, and then leave', async () => {
    await files.importText(linje('S1'));
    await clean(before(OVER));
    expect((await stored()).parter).toContain('Bakkerud');
    const { removed, overdue } = await clean(OVER);
    expect(removed['names']).toBe(1);
    expect(overdue).toEqual({});
    expect(await stored()).toMatchObject({ parter: null, navn_fjernet: OVER });
    tried('retention', 2);
  });

  it('leave without a change of the case: same status, same version, nothing to index', async () => {
    await files.importText(linje('S1'));
    await clean(before(OVER));
    const [was] = await readSaker(files.db, ['S1']);
    await clean(OVER);
    const [is] = await readSaker(files.db, ['S1']);
    expect(is!.versjon).toBe(was!.versjon);
    expect([was, is].map((one) => parterStatus(one!, OVER))).toEqual([
      ParterStatus.Utloept,
      ParterStatus.Utloept,
    ]);
    expect(await files.db('sak_utboks')).toEqual([]);
  });

  it('do not come back when the same line is imported, and the line changes nothing', async () => {
    await files.importText(linje('S1'));
    await clean(OVER);
    const was = await versions();
    for (const round of [1, 2, 3]) {
      const again = await files.importText(linje('S1'), {}, addOsloDays(OVER, round));
      expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
      const { removed } = await clean(addOsloDays(OVER, round));
      expect(removed['names']).toBe(0);
      tried('retention', 2);
    }
    expect(await versions()).toEqual(was);
    expect((await stored()).parter).toBeNull();
  });

  it('come back with a hearing that makes them visible, and stay away with one that does not', async () => {
    await files.importText(linje('S1'));
    await clean(OVER);
    const withHearing = (day: string) =>
      linje('S1', { møteliste: [{ start: `${day}T09:00:00`, slutt: `${day}T10:00:00` }] });
    await files.importText(withHearing('2026-04-01'), {}, OVER);
    expect((await stored()).parter).toBeNull();
    await files.importText(withHearing('2026-05-20'), {}, OVER);
    expect(await stored()).toMatchObject({
      parter: expect.stringContaining('Bakkerud') as string,
      navn_fjernet: null,
    });
    await clean(OVER);
    expect((await stored()).parter).toContain('Bakkerud');
    await clean(addOsloDays(new Date('2026-05-20T10:00:00+02:00'), 44));
    expect((await stored()).parter).toBeNull();
  });

  it('that the court has anonymised leave 30 days after the job first saw it', async () => {
    await files.importText(linje('S1', { parterAnonymisert: true }));
    const first = new Date('2026-03-02T08:00:00Z');
    await clean(first);
    await clean(before(addOsloDays(first, 30)));
    expect((await stored()).parter).not.toBeNull();
    await clean(addOsloDays(first, 30));
    expect((await stored()).parter).toBeNull();
    const again = await files.importText(linje('S1', { parterAnonymisert: true }), {}, OVER);
    expect(again).toMatchObject({ changed: 0, unchanged: 1 });
    await files.importText(linje('S1'), {}, addOsloDays(ENDED, 3));
    expect((await stored()).parter).toContain('Bakkerud');
  });

  it('start anew when they were shown in between', async () => {
    const without = linje('S1', { møteliste: [] });
    const first = new Date('2026-03-02T08:00:00Z');
    await files.importText(without);
    await clean(first);
    await files.importText(linje('S1'));
    await clean(addOsloDays(first, 5));
    expect(await files.db('navn_skjult')).toEqual([]);
    await files.importText(without);
    await clean(addOsloDays(first, 20));
    await clean(addOsloDays(first, 40));
    expect((await stored()).parter).not.toBeNull();
    await clean(addOsloDays(first, 50));
    expect((await stored()).parter).toBeNull();
  });

  it('leave the past of the case, too, also what another version has written meanwhile', async () => {
    await files.importText(linje('S1', { parter: 'Bjørkild Håvestøl' }));
    await sayInPast(files.db, 'S1', { fornavn: 'Bjørkild', etternavn: 'Håvestøl' }, ENDED);
    const past = async () => {
      const tables = ['sak_endring', 'rettsmoete_borte', 'rettsmoete_spor'];
      return JSON.stringify(await Promise.all(tables.map((table) => files.db(table))));
    };
    await clean(before(OVER));
    expect(await past()).toMatch(/Håvestøl/);
    expect((await clean(OVER)).removed['names']).toBe(1);
    expect(await past()).toContain('[navn skjult]');
    expect(await past()).not.toMatch(/håvestøl/i);
    tried('retention', 1);
  });

  it('wait while a change of the case has not reached the index', async () => {
    await files.importText(linje('S1'));
    const target = { db: files.db, lager: lager(), periods: DEFAULT_PERIODS, now: OVER };
    const report = await runRetention(target);
    expect(report).toMatchObject({
      removed: { names: 0 },
      overdue: { names: OVER.toISOString() },
    });
    expect((await stored()).parter).not.toBeNull();
  });
});

describe('names in the subject and in documents', () => {
  const caseWithName = linje('S1', { saksTema: 'Tyveri – Even Bakkerud' });
  const manifest = (more: Record<string, unknown> = {}) =>
    JSON.stringify({
      ...{ sakId: 'S1', filtype: 'avgjorelse', tittel: 'Dom mot Even Bakkerud', fil: 'dom.pdf' },
      ...{ filNavn: 'bakkerud.pdf', domstolInitialer: 'TSOS' },
      ...{ publiseringsdato: '2026-04-20', avgivelsesdato: '2026-04-20', ...more },
    });
  const pdf = (name: string, content = name) =>
    writeFile(join(files.dir, name), `%PDF-1.4\n% ${content}\nstartxref\n0\n%%EOF\n`);
  const everything = async () =>
    JSON.stringify([await files.db('sak'), await files.db('dokument')]);
  const documents = () =>
    files.db('dokument').orderBy('id').select<{ tittel: string; fil_navn: string }[]>('*');

  it('leave with them, and do not come back with the same lines', async () => {
    await pdf('dom.pdf');
    await files.importText(caseWithName);
    await files.importText(manifest(), {}, HIDDEN);
    expect(await everything()).toMatch(/bakkerud/i);
    await clean(OVER);
    expect(await everything()).not.toMatch(/bakkerud/i);
    const [sak] = await readSaker(files.db, ['S1']);
    expect(sak).toMatchObject({ saksTemaUtenNavn: null });
    expect(sak!.saksTema).toContain('Tyveri');
    expect(await files.db('sak_utboks')).toEqual([]);
    for (const again of [caseWithName, manifest()])
      expect(await files.importText(again, {}, OVER)).toMatchObject({
        ...{ created: 0, changed: 0, unchanged: 1 },
      });
    expect((await clean(OVER)).removed['names']).toBe(0);
    expect(await everything()).not.toMatch(/bakkerud/i);
    expect(await documents()).toHaveLength(1);
    tried('retention', 4);
  });

  it('come back with a hearing that shows them', async () => {
    await pdf('dom.pdf');
    await files.importText(caseWithName);
    await files.importText(manifest(), {}, HIDDEN);
    await clean(OVER);
    const shown = linje('S1', {
      saksTema: 'Tyveri – Even Bakkerud',
      møteliste: [{ start: '2026-05-20T09:00:00', slutt: '2026-05-20T10:00:00' }],
    });
    await files.importText(shown, {}, OVER);
    await files.importText(manifest(), {}, OVER);
    expect((await readSaker(files.db, ['S1']))[0]).toMatchObject({
      saksTema: 'Tyveri – Even Bakkerud',
      dokumenter: [{ tittel: 'Dom mot Even Bakkerud', filNavn: 'bakkerud.pdf' }],
    });
  });

  it('do not come with a new document when nobody knows the names any more', async () => {
    await pdf('dom.pdf');
    await pdf('ny.pdf');
    await files.importText(caseWithName);
    await clean(OVER);
    await files.importText(manifest(), {}, OVER);
    await files.importText(
      manifest({ fil: 'ny.pdf', filNavn: 'dom-25-187797MED.pdf', tittel: 'Dom 20. april 2026' }),
      {},
      OVER,
    );
    const [first, second] = await documents();
    expect(first).toMatchObject({ tittel: 'Avgjørelse' });
    expect(first!.fil_navn).toMatch(/^dokument-[0-9a-f]{16}\.pdf$/);
    expect(second).toMatchObject({
      tittel: 'Dom 20. april 2026',
      fil_navn: 'dom-25-187797MED.pdf',
    });
    expect(await files.importText(manifest(), {}, OVER)).toMatchObject({
      changed: 0,
      unchanged: 1,
    });
    expect(await documents()).toHaveLength(2);
  });

  it('of two documents become different ones', async () => {
    await pdf('dom.pdf');
    await pdf('dom2.pdf');
    await files.importText(caseWithName);
    await files.importText(manifest(), {}, HIDDEN);
    await files.importText(manifest({ fil: 'dom2.pdf', filNavn: 'bakkerud-2.pdf' }), {}, HIDDEN);
    await files.db('dokument').update({ fil_navn_uten_navn: 'dom.pdf' });
    await files.db('sak_utboks').delete();
    await clean(OVER);
    const names = (await documents()).map(({ fil_navn }) => fil_navn);
    expect(new Set(names).size).toBe(2);
    expect(names.join()).not.toMatch(/bakkerud/i);
  });

  it('stay in the file name of a document that is withdrawn, by which it stays withdrawn', async () => {
    await pdf('dom.pdf');
    await files.importText(caseWithName);
    await files.importText(manifest(), {}, HIDDEN);
    await files.db('tilbaketrekking').insert({
      ...{ sak_id: 'S1', omfang: 'dokument', filtype: 'avgjoerelse', fil_navn: 'bakkerud.pdf' },
      ...{ domstol_initialer: 'TSOS', grunn: 'feil', forklaring: 'x', skjult: ENDED },
    });
    await clean(OVER);
    const [sak] = await readSaker(files.db, ['S1']);
    expect(sak!.dokumenter).toMatchObject([{ erSkjult: true, filNavn: 'bakkerud.pdf' }]);
    expect(sak!.dokumenter[0]!.filNavnUtenNavn).not.toBeNull();
    expect(sak!.dokumenter[0]!.tittel).not.toMatch(/bakkerud/i);
  });
});
