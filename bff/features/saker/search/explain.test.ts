import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import type { Sak } from '#domain/sak.ts';
import { presentHit } from '#bff/features/saker/shown/present-sak.ts';
import { parseClauses } from '#search/text/query/clauses.ts';
import { buildDokument, buildSak } from '#tests/support/cases/build-sak.ts';
import { askedFor } from './asked.ts';
import { explain } from './explain.ts';

const now = new Date('2026-03-10T12:00:00+01:00');
const asked = askedFor({ free: parseClauses('sykkel', null), fields: [] });

/** Why each of the cases is a hit, and how many of them have had their documents read. */
async function explained(saker: readonly Sak[]) {
  let read = 0;
  const raw = (_: string, [ids]: readonly string[][]) => {
    read = ids!.length;
    const rows = ids!.map((id) => ({
      ...{ sak_id: id, filtype: 'tiltale', domstol_initialer: 'TSOS', fil_navn: 'tiltale.pdf' },
      tekst: 'Siktede tok en sykkel.',
    }));
    return Promise.resolve({ rows });
  };
  const shown = saker.map((sak) => ({ sak, hit: presentHit(sak, { now, erFavoritt: false }) }));
  const hits = await explain({ raw } as unknown as Knex, now, () => asked, shown);
  return { treff: hits.map(({ treff }) => treff.map(({ felt }) => felt)), read };
}

const page = (overrides: Partial<Sak>): Sak[] =>
  Array.from({ length: 1000 }, (_, at) => buildSak({ sakId: `SAK${at}`, ...overrides }));

it('every row of a page says where its words stand, and no document is read for that', async () => {
  const { treff, read } = await explained(page({ saksTema: 'Tyveri av sykkel' }));
  expect(treff).toEqual(Array(1000).fill(['saksTema']));
  expect(read).toBe(0);
});

it('documents are read for the first hundred rows that nothing else explains', async () => {
  const dokumenter = [buildDokument({ filNavn: 'tiltale.pdf' })];
  const saker = page({ dokumenter });
  const { treff, read } = await explained([
    buildSak({ sakId: 'FIRST', saksTema: 'Tyveri av sykkel' }),
    ...saker.slice(1),
  ]);
  expect(read).toBe(100);
  expect(treff.slice(0, 102)).toEqual([
    ['saksTema'],
    ...Array<string[]>(100).fill(['tiltale']),
    [],
  ]);
});
