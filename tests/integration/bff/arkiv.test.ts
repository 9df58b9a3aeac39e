import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setArchive } from '#db/arkiv/pakker.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { runRetention } from '#db/retention/run.ts';
import { eraseBekreftelser } from '#db/soeknad/bekreftelser.ts';
import { eraseSoeknader } from '#db/soeknad/soeknader.ts';
import { outcomeOf } from '#domain/arkiv.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { addOsloMonths } from '#domain/time.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { MINUTE, NORA, useArchive } from '#tests/support/bff/use-archive.ts';

const archive = useArchive();
const { review, db, now, later, packages, run, reject, filesOf, folder, acknowledge } = archive;
/** A minute after the rejection. */
const complain = async () => {
  review.get().bff.time.now = later(MINUTE);
  const json = { tekst: 'Vi har en redaktør.' };
  await review.get().nora('/api/presse/min-soeknad/klage', { method: 'POST', json });
};
const emptied = async () =>
  (await db()('soeknad').where({ id: review.get().id }).whereNotNull('fornavn')).length === 0;

describe('a decided application', () => {
  it('becomes a package when it can no longer be undone, and one only', async () => {
    await run(now());
    expect(await packages()).toEqual([]);
    await reject();
    await run(later(10 * MINUTE - 1));
    expect(await packages()).toEqual([]);
    expect(await run(later(10 * MINUTE))).toMatchObject({ taken: 1, written: 1, failed: 0 });
    expect(await run(later(70 * MINUTE))).toMatchObject({ taken: 0, written: 0, failed: 0 });
    const [pakke, ...others] = await packages();
    expect(others).toEqual([]);
    expect(await filesOf(pakke!.id)).toEqual([
      ...['arbeidsgiver.pdf', 'arkivmelding.xml', 'manifest-sha256.txt'],
      ...['soeknad.pdf', 'vedtak.pdf'],
    ]);
    const xml = await readFile(join(folder(pakke!.id), 'arkivmelding.xml'), 'utf8');
    expect(xml).toContain(NORA);
    expect(xml).toContain('Astrid');
  });

  it('that is undone gets none; decided anew, it gets one of the decision that stands', async () => {
    await reject();
    await review.get().admin(`${review.path()}/angre`, { method: 'POST', json: {} });
    await run(later(20 * MINUTE));
    expect(await packages()).toEqual([]);
    await review.act('godkjenn');
    await run(later(20 * MINUTE));
    expect((await packages()).map(({ innhold }) => innhold!.vedtak)).toMatchObject([
      { godkjent: true },
    ]);
  });

  it('that is taken up again and decided anew gets another version beside the first', async () => {
    await reject();
    const json = { grunn: 'Ny vurdering.' };
    await review.get().admin(`${review.path()}/ta-opp-igjen`, { method: 'POST', json });
    expect(await packages()).toMatchObject([
      { versjon: 1, innhold: { vedtak: { godkjent: false } } },
    ]);
    const { bff } = review.get();
    bff.time.now = later(MINUTE);
    await review.act('godkjenn');
    expect(await run(later(20 * MINUTE))).toMatchObject({ taken: 1, written: 2 });
    expect(await packages()).toMatchObject([
      { versjon: 1, innhold: { vedtak: { godkjent: false } } },
      { versjon: 2, innhold: { vedtak: { godkjent: true } } },
    ]);
  });

  it('gets another version with each complaint, and with the answer to it', async () => {
    await reject();
    await run(later(20 * MINUTE));
    await complain();
    expect(await run(later(10 * MINUTE - 1))).toMatchObject({ taken: 0 });
    expect(await run(later(30 * MINUTE))).toMatchObject({ taken: 1, written: 1 });
    review.get().bff.time.now = later(MINUTE);
    const json = { avgjort: null, svar: 'oversendt', ord: 'Ikke et redigert medium.' };
    await review.get().admin(`${review.path()}/klage`, { method: 'POST', json });
    expect(await run(later(40 * MINUTE))).toMatchObject({ taken: 1, written: 1 });
    expect(await run(later(50 * MINUTE))).toMatchObject({ taken: 0 });
    const files = await Promise.all((await packages()).map(({ id }) => filesOf(id)));
    expect(files.map((names) => names.filter((name) => name.startsWith('klage')))).toEqual([
      [],
      ['klage.pdf'],
      ['klage.pdf', 'klagesvar.pdf'],
    ]);
  });

  it('stays where there is no archive as it was', async () => {
    await setArchive(db(), false);
    await reject();
    await eraseSoeknader(db(), hashOf('autentisert'), now());
    expect(await packages()).toEqual([]);
  });
});

describe('what leaves', () => {
  const copy = async () => JSON.stringify((await packages())[0]?.innhold ?? null);

  it('with somebody who ends the profile goes at once, access too, and the archive gets its copy', async () => {
    await review.act('godkjenn');
    const { nora } = review.get();
    expect((await nora('/api/presse/slett-profil', { method: 'DELETE' })).status).toBe(204);
    expect((await nora('/api/presse/profil')).status).toBe(401);
    const expected = outcomeOf('left', { archive: true, kvittert: null });
    expect(expected).toEqual({
      access: 'ends at once',
      application: 'is emptied at once',
      copy: 'waits for the receipt',
    });
    expect(await emptied()).toBe(true);
    expect(await copy()).toContain(NORA);
    await run(later(MINUTE));
    const [pakke] = await packages();
    expect(await filesOf(pakke!.id)).toContain('arbeidsgiver.pdf');
    await acknowledge(pakke!.id);
    await run(later(2 * MINUTE));
    expect(await copy()).toBe('null');
    expect(await filesOf(pakke!.id)).toEqual([]);
  });

  it('by its period leaves a copy, and the copy stays however long the archive says nothing', async () => {
    await reject();
    const target = { db: db(), lager: openFolderStore(archive.dir()), periods: DEFAULT_PERIODS };
    await runRetention({ ...target, now: addOsloMonths(now(), 7) });
    expect(await emptied()).toBe(true);
    await run(addOsloMonths(now(), 7));
    await runRetention({ ...target, now: addOsloMonths(now(), 120) });
    expect(await copy()).toContain(NORA);
    const [pakke] = await packages();
    expect(await filesOf(pakke!.id)).toContain('manifest-sha256.txt');
  });

  it('by an order of an administrator leaves a copy', async () => {
    await review.act('godkjenn');
    await db()('pressebruker')
      .where({ identitet_hash: hashOf('autentisert') })
      .update({
        ...{ slettes_fra: now(), slettes_bestilt: now(), slettes_bestilt_av: hashOf('admin') },
      });
    const target = { db: db(), lager: openFolderStore(archive.dir()), periods: DEFAULT_PERIODS };
    expect(await runRetention({ ...target, now: later(MINUTE) })).toMatchObject({
      removed: { ordered: 1 },
    });
    expect(await emptied()).toBe(true);
    expect(await copy()).toContain(NORA);
  });

  it('has the question to the employer in its copy, in whatever order it is emptied', async () => {
    await reject();
    await eraseBekreftelser(db(), hashOf('autentisert'), now());
    await eraseSoeknader(db(), hashOf('autentisert'), now());
    expect(JSON.parse(await copy())).toMatchObject({
      soeknad: { etternavn: NORA },
      spoersmaal: [{ svar: null }],
    });
  });

  it('has the complaint in its copy, which leaves with the application', async () => {
    await reject();
    await complain();
    await eraseSoeknader(db(), hashOf('autentisert'), now());
    expect(JSON.parse(await copy())).toMatchObject({
      klager: [{ tekst: 'Vi har en redaktør.', utfall: null }],
    });
    expect(await db()('klage').where({ soeknad_id: review.get().id })).toEqual([]);
  });

  it('undecided leaves none', async () => {
    await eraseBekreftelser(db(), hashOf('autentisert'), now());
    await eraseSoeknader(db(), hashOf('autentisert'), now());
    expect(await packages()).toEqual([]);
  });
});
