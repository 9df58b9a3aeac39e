import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { runRetention } from '#db/retention/run.ts';
import { readSaker } from '#db/sak/saker.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { addOsloDays, startOfOsloDay } from '#domain/time.ts';
import { isDokumentAvailable, visibleFiles } from '#domain/visibility.ts';
import { linje, useImport } from '#tests/support/cases/import.ts';
import { tried } from '#tests/support/trust.ts';

const { files } = useImport();

/** A decision of 1 April expires on 1 July; its file leaves 30 days later. */
const EXPIRED = startOfOsloDay('2026-07-01');
const OVER = addOsloDays(EXPIRED, 30);
const before = (instant: Date) => new Date(instant.getTime() - 1);

/** Without names, so that the import reads no texts. */
const caseOf = (sakId: string) => linje(sakId, { parter: null });

let lager: Dokumentlager;
beforeEach(async () => {
  lager = openFolderStore(join(files.dir, `lager`));
  await files.db('lagerfil_ubrukt').delete();
  await files.db('tilbaketrekking').delete();
  for await (const name of lager.list()) await lager.remove(name);
});

const clean = async (now: Date, own: Dokumentlager = lager) => {
  await files.db('sak_utboks').delete();
  return (await runRetention({ db: files.db, lager: own, periods: DEFAULT_PERIODS, now }))!;
};
const onDisk = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of lager.list()) names.push(name);
  return names.sort();
};
const document = () =>
  files.db('dokument').first<{
    lagernoekkel: string | null;
    sha256: Buffer;
    bytes: number;
    fil_fjernet: Date | null;
  }>();

const manifest = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    ...{ sakId: 'S1', filtype: 'avgjorelse', tittel: 'Dom', filNavn: 'dom.pdf' },
    ...{ domstolInitialer: 'TSOS', publiseringsdato: '2026-04-01', avgivelsesdato: '2026-04-01' },
    ...more,
  });
const pdf = (content: string, name = 'dom.pdf') =>
  writeFile(join(files.dir, name), `%PDF-1.4\n% ${content}\nstartxref\n0\n%%EOF\n`);
const importDom = (at?: Date, more: Record<string, unknown> = {}) =>
  files.importText(manifest(more), {}, at);

describe('the file of an expired document', () => {
  it('is kept for 30 days, and then leaves disk and database; its sha256 stays', async () => {
    await files.importText(caseOf('S1'));
    await pdf('en dom');
    await importDom();
    const was = await document();
    await clean(before(OVER));
    expect(await onDisk()).toEqual([was.lagernoekkel]);
    const report = await clean(OVER);
    expect(report).toMatchObject({
      failed: [],
      overdue: {},
      removed: { files: 1, unusedFiles: 1 },
    });
    expect(await onDisk()).toEqual([]);
    expect(await document()).toMatchObject({
      ...{ lagernoekkel: null, fil_fjernet: OVER, sha256: was.sha256, bytes: was.bytes },
    });
    tried('retention', 2);
  });

  it('leaves the case as it is shown, unchanged, and looks expired', async () => {
    await files.importText(caseOf('S1'));
    await pdf('en dom');
    await importDom();
    await clean(before(OVER));
    const shown = async () =>
      visibleFiles((await readSaker(files.db, ['S1']))[0]!, 'avgjoerelse', OVER);
    const version = async () => (await readSaker(files.db, ['S1']))[0]!.versjon;
    const was = [await shown(), await version()];
    await clean(OVER);
    expect([await shown(), await version()]).toEqual(was);
    expect(await files.db('sak_utboks')).toEqual([]);
    const [sak] = await readSaker(files.db, ['S1']);
    // Also for a clock that was set back, or a rule that changed: there is no file.
    expect(isDokumentAvailable(sak!.dokumenter[0]!, sak!, new Date('2026-04-02T10:00:00Z'))).toBe(
      false,
    );
  });

  it('does not come back with the same manifest, and does when it is shown again', async () => {
    await files.importText(caseOf('S1'));
    await pdf('en dom');
    await importDom();
    await clean(OVER);
    expect(await importDom(OVER)).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    expect(await onDisk()).toEqual([]);
    // The court corrects the day of the decision.
    const later = { avgivelsesdato: '2026-07-15', publiseringsdato: '2026-07-15' };
    expect(await importDom(OVER, later)).toMatchObject({ changed: 1 });
    expect(await document()).toMatchObject({ fil_fjernet: null });
    expect(await onDisk()).toHaveLength(1);
    await clean(OVER);
    expect(await onDisk()).toHaveLength(1);
  });

  it('stays on disk while another document has the same file', async () => {
    await files.importText(`${caseOf('S1')}\n${caseOf('S2')}`);
    await pdf('en dom');
    await importDom();
    const other = { sakId: 'S2', filNavn: 'lik.pdf', fil: 'dom.pdf', avgivelsesdato: '2026-06-01' };
    await importDom(undefined, other);
    await clean(OVER);
    expect(await onDisk()).toHaveLength(1);
    const left = await files.db('dokument').whereNotNull('lagernoekkel').pluck('sak_id');
    expect(left).toEqual(['S2']);
    await clean(addOsloDays(startOfOsloDay('2026-09-01'), 30));
    expect(await onDisk()).toEqual([]);
  });

  it('of a document that an administrator hides leaves 30 days after that', async () => {
    await files.importText(caseOf('S1'));
    await pdf('en dom');
    await importDom();
    const skjult = new Date('2026-04-10T10:00:00Z');
    await files.db('tilbaketrekking').insert({
      ...{ sak_id: 'S1', omfang: 'dokument', filtype: 'avgjoerelse', fil_navn: 'dom.pdf' },
      ...{ domstol_initialer: 'TSOS', grunn: 'feil', forklaring: 'x', skjult },
    });
    await clean(before(addOsloDays(skjult, 30)));
    expect(await onDisk()).toHaveLength(1);
    await clean(addOsloDays(skjult, 30));
    expect(await onDisk()).toEqual([]);
    expect(await importDom(OVER)).toMatchObject({ changed: 0 });
    expect(await onDisk()).toEqual([]);
  });
});

describe('a file that no document has', () => {
  it('leaves 30 days after the job first found it: one that was replaced', async () => {
    await files.importText(caseOf('S1'));
    await pdf('en dom');
    await importDom();
    await pdf('en rettet dom');
    await importDom();
    const found = new Date('2026-04-10T10:00:00Z');
    expect(await onDisk()).toHaveLength(2);
    await clean(found);
    await clean(before(addOsloDays(found, 30)));
    expect(await onDisk()).toHaveLength(2);
    await clean(addOsloDays(found, 30));
    expect(await onDisk()).toEqual([(await document()).lagernoekkel]);
  });

  it('leaves also when a writer left half of one, and not when a document has it again', async () => {
    const found = new Date('2026-04-10T10:00:00Z');
    await mkdir(join(files.dir, 'lager'), { recursive: true });
    await writeFile(join(files.dir, 'lager', '.01234567-89ab-cdef-0123-456789abcdef.part'), 'half');
    await pdf('en dom');
    await lager.put(Buffer.from('%PDF-1.4\n% en dom\nstartxref\n0\n%%EOF\n'));
    await clean(found);
    expect(await files.db('lagerfil_ubrukt')).toHaveLength(2);
    await files.importText(caseOf('S1'));
    await importDom();
    await clean(addOsloDays(found, 30));
    expect(await onDisk()).toEqual([(await document()).lagernoekkel]);
    expect(await files.db('lagerfil_ubrukt')).toEqual([]);
  });
});

describe('a crash', () => {
  const failing = (when: 'before' | 'after'): Dokumentlager => ({
    ...lager,
    remove: async (name) => {
      if (when === 'after') await lager.remove(name);
      throw new Error('killed');
    },
  });

  it.each(['before', 'after'] as const)(
    '%s the file is gone leaves no orphan, and no document that looks available',
    async (when) => {
      await files.importText(caseOf('S1'));
      await pdf('en dom');
      await importDom();
      expect(await clean(OVER, failing(when))).toMatchObject({ failed: ['unusedFiles'] });
      expect(await document()).toMatchObject({ lagernoekkel: null });
      expect(await files.db('lagerfil_ubrukt')).toHaveLength(1);
      const next = await clean(OVER);
      expect(next).toMatchObject({ failed: [], overdue: {} });
      expect(await onDisk()).toEqual([]);
      expect(await files.db('lagerfil_ubrukt')).toEqual([]);
      tried('retention', 1);
    },
  );
});
