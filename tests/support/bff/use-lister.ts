import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Forhaandsvisning, LestListe, Liste, Tilbake } from '#contract/admin/lister.ts';
import { readSaker } from '#db/sak/saker.ts';
import { createTestImport, linje, type TestImport } from '#tests/support/cases/import.ts';
import type { Ask, HttpAnswer } from './http-client.ts';
import { NOON, startTestBff, type TestBff } from './test-bff.ts';

export const LISTER = '/api/admin/drift/lister';
export const OTHER = { saksnummer: '26-000002MED-TSOS/TSAR' };

/** A list as the page sends it. */
export const choice = (text: string, more: Partial<Liste> = {}): Liste => ({
  fil: 'tsos-saker.json',
  innhold: Buffer.from(text).toString('base64'),
  ...{ komplett: false, likevel: false },
  ...more,
});

/** A server, the command beside it, and an administrator who uploads; each test begins without cases, at noon. */
export function useLister() {
  // Filled in before the first test, so that a file can keep them in constants.
  const bff = {} as TestBff;
  const command = {} as TestImport;
  let admin: Ask;
  beforeAll(async () => {
    Object.assign(bff, await startTestBff());
    Object.assign(command, await createTestImport(bff.db));
  });
  afterAll(async () => {
    await command.close();
    await bff.close();
  });
  beforeEach(async () => {
    bff.time.now = NOON;
    admin = await bff.signedIn('admin');
    for (const table of ['importfil', 'sak', 'tilbaketrekking', 'revisjon_ord'])
      await bff.db(table).delete();
  });
  const ask = (path: string): Promise<HttpAnswer> => admin(path);
  const post = (path: string, json: unknown) => admin(path, { method: 'POST', json });
  const look = async (of: Liste): Promise<Forhaandsvisning> => {
    const answer = await post(`${LISTER}/forhaandsvis`, of);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer.json as Forhaandsvisning;
  };
  const wouldRestore = async (id: number) => (await ask(`${LISTER}/${id}/tilbake`)).json as Tilbake;
  return {
    ...{ bff, command, ask, post, look, wouldRestore },
    readIn: async (of: Liste): Promise<LestListe> => {
      const { versjon } = await look(of);
      const answer = await post(LISTER, { ...of, versjon });
      expect(answer.status, answer.text).toBe(200);
      return answer.json as LestListe;
    },
    takeBack: async (id: number): Promise<Tilbake> => {
      const { versjon } = await wouldRestore(id);
      const answer = await post(`${LISTER}/${id}/tilbake`, { versjon });
      expect(answer.status, answer.text).toBe(200);
      return answer.json as Tilbake;
    },
    /** All that the database has of its cases, apart from what only counts. */
    stored: async () => {
      const ids = await bff.db('sak').orderBy('sak_id').pluck<string[]>('sak_id');
      const saker = await readSaker(bff.db, ids);
      return saker.map(({ versjon: _, endret: __, ...sak }) => sak);
    },
    later: async (hours: number) => {
      bff.time.now = new Date(bff.time.now.getTime() + hours * 3_600_000);
      admin = await bff.signedIn('admin');
    },
    /** Two cases that are known. */
    begin: () =>
      command.importText(
        [
          linje('A1', { advokat: 'Tone Åsmyr' }),
          linje('B1', { ...OTHER, saksTema: 'Erstatning', parter: 'Nina Tverrelv mot Staten' }),
        ].join('\n'),
      ),
  };
}
