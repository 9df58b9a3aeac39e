import { openDokumentlager } from '#db/sak/dokumentlager.ts';
import { readSaker } from '#db/sak/saker.ts';
import { runRetention } from '#db/retention/run.ts';
import { addOsloDays } from '#domain/time.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { ParterStatus, parterStatus } from '#domain/visibility.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linje, useImport } from '#tests/support/cases/import.ts';
import { tried } from '#tests/support/trust.ts';

const { files, versions } = useImport();

/** The last hearing of `linje` ends on 10 March 2026; the names are hidden 14 days later, and removed after 30 more. */
const ENDED = new Date('2026-03-10T15:30:00+01:00');
const HIDDEN = addOsloDays(ENDED, 14);
const OVER = addOsloDays(HIDDEN, 30);
const before = (instant: Date) => new Date(instant.getTime() - 1);

const lager = () => openDokumentlager(join(files.dir, 'lager'));
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
      ParterStatus.EldreEnnToUker,
      ParterStatus.EldreEnnToUker,
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

  it('wait while a change of the case has not reached the index', async () => {
    await files.importText(linje('S1'));
    const target = { db: files.db, lager: lager(), periods: DEFAULT_PERIODS, now: OVER };
    const report = await runRetention(target);
    expect(report).toMatchObject({
      removed: { names: 0 },
      overdue: { names: HIDDEN.toISOString() },
    });
    expect((await stored()).parter).not.toBeNull();
  });
});

describe('names in the subject and in documents', () => {
  it('give way to the texts without them', async () => {
    await files.importText(linje('S1', { saksTema: 'Tyveri – Even Bakkerud' }));
    await files.db('sak').update({ saks_tema_uten_navn: 'Tyveri – [navn]' });
    await files.db('dokument').insert(
      ['bakkerud-dom.pdf', 'bakkerud-dom2.pdf'].map((fil_navn, at) => ({
        ...{ sak_id: 'S1', filtype: 'avgjoerelse', tittel: 'Dom mot Even Bakkerud', fil_navn },
        ...{
          domstol_initialer: 'TSOS',
          publiseringsdato: '2026-04-20',
          avgivelsesdato: '2026-04-20',
        },
        ...{ tittel_uten_navn: 'Dom mot [navn]', fil_navn_uten_navn: 'dom.pdf', bytes: 1 },
        ...{ sha256: Buffer.alloc(32, at), lagernoekkel: `00/${'0'.repeat(64)}.pdf` },
      })),
    );
    await clean(OVER);
    const left = JSON.stringify([await files.db('sak'), await files.db('dokument')]);
    expect(left).not.toMatch(/bakkerud/i);
    const [sak] = await readSaker(files.db, ['S1']);
    expect(sak).toMatchObject({ saksTema: 'Tyveri – [navn]', saksTemaUtenNavn: null });
    expect(new Set(sak!.dokumenter.map(({ filNavn }) => filNavn)).size).toBe(2);
    expect(sak!.dokumenter.map(({ tittel }) => tittel)).toEqual([
      'Dom mot [navn]',
      'Dom mot [navn]',
    ]);
    expect(await files.db('sak_utboks')).toEqual([]);
  });
});
