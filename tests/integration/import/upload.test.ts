import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readUploaded, type ReadList } from '#import/upload/read-uploaded.ts';
import { linje, liste, treff, useImport } from '#tests/support/cases/import.ts';

const { files } = useImport();
const NOW = new Date('2026-03-02T08:00:00Z');
beforeEach(() => files.db('importfil').delete());

interface Case {
  readonly nr: number;
  readonly days: readonly number[];
  readonly tema: number;
  readonly isBroken: boolean;
}
interface File {
  readonly cases: readonly Case[];
  readonly isList: boolean;
  readonly komplett: boolean;
  readonly likevel: boolean;
}
const oneCase = fc.record({
  nr: fc.integer({ min: 1, max: 8 }),
  days: fc.uniqueArray(fc.integer({ min: 10, max: 14 }), { maxLength: 3 }),
  tema: fc.integer({ min: 0, max: 3 }),
  isBroken: fc.boolean(),
});
const oneFile = fc.record({
  cases: fc.array(oneCase, { minLength: 1, maxLength: 8 }),
  isList: fc.boolean(),
  komplett: fc.boolean(),
  likevel: fc.boolean(),
});

const TEMA = [null, 'Tyveri', 'Bakkerud mot staten', 'Kode 6: trusler'];
function textOf({ cases, isList }: File): string {
  const rows = cases.map(({ nr, days, tema, isBroken }) => {
    const id = `S${nr}`;
    const saksnummer = isBroken && tema === 1 ? 'intet' : `26-00000${nr}MED-TSOS/TSAR`;
    const parter = 'Påtalemyndigheten mot Even Bakkerud';
    if (isList)
      return treff(
        id,
        days.map((day) => `2026-03-${day}`),
        { saksnummer, parter, sakenGjelder: TEMA[tema] },
      );
    const møteliste = days.map((day) => ({
      ...{ start: `2026-03-${day}T09:00:00`, slutt: `2026-03-${day}T15:30:00`, sal: `Sal ${tema}` },
    }));
    return linje(id, { saksnummer, parter, saksTema: TEMA[tema], møteliste });
  });
  return isList ? liste(...rows) : (rows as string[]).join('\n');
}

class Enough extends Error {}
/** What the upload would do; nothing of it stays. */
async function previewOf(file: File): Promise<ReadList> {
  let read: ReadList | null = null;
  await files.db
    .transaction(async (trx) => {
      const { komplett, likevel } = file;
      const bytes = Buffer.from(textOf(file));
      const list = { fil: 'liste.json', bytes, komplett, likevel };
      read = await readUploaded(trx, list, { now: NOW, av: Buffer.alloc(32) });
      throw new Enough();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Enough)) throw error;
    });
  return read!;
}

describe('the preview of an upload', () => {
  it('counts what the command then does with the same file, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(oneFile, oneFile, async (first, second) => {
        await files.db('sak').delete();
        await files.importText(textOf(first), { complete: first.komplett, yes: first.likevel });
        const { outcome, removed, nye, endret, borte } = await previewOf(second).catch(
          (error: unknown) => {
            // Without a good row it is none; the command says the same in its counts.
            if ((error as Error).name === 'UnreadableList') return fc.pre(false) as never;
            throw error;
          },
        );
        const { komplett: complete, likevel: yes } = second;
        const done = await files.importText(textOf(second), { complete, yes }, NOW);
        expect(done).toMatchObject({ ...outcome, ...removed });
        expect([nye.length, endret.length]).toEqual([done.created, done.changed]);
        if (done.removedHearings > 0)
          expect(borte.reduce((sum, one) => sum + one.moeter, 0)).toBe(done.removedHearings);
      }),
      { numRuns: 25 },
    );
  });
});
