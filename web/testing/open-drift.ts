import { vi } from 'vitest';
import type { Drift, DriftDomstol } from '#contract/admin/drift.ts';
import type { Import, Importer } from '#contract/admin/importer.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from './open-admin.tsx';
import { refused } from './render.tsx';

/** A case that could not be indexed. */
export const letter = (sakId: string) => ({
  ...{ sakId, saksnummer: null, grunn: 'kan_ikke_bygges' as const, detalj: 'Error', forsoek: 2 },
  sistFeilet: '2026-11-21T11:51:00+01:00',
});
/** A court; with `stille` it has been silent for so many days. */
export const court = (
  domstolId: string,
  navn: string,
  saker: number,
  stille = 0,
): DriftDomstol => ({
  ...{ domstolId, navn, saker, sistSendt: '2026-11-20T06:00:00+01:00' },
  stille: stille > 0 ? { dager: stille, rytme: 1 } : null,
});
/** An imported file. */
export const file = (id: number, change: Partial<Import> = {}): Import => ({
  ...{ id, fil: `fil-${id}.jsonl`, innhold: ['saker'], resultat: 'lest', avvist: 0 },
  tegnsett: 'utf-8',
  ...{ domstoler: ['Oslo tingrett'], antallDomstoler: 1, rader: 486, nye: 3, endret: 20 },
  ...{ begynt: '2026-11-21T10:04:00+01:00', ferdig: null, uendret: 0 },
  ...{ borteSaker: 1, borteMoeter: 0, funn: { navn: 0, gradert: 0, ulest: 0 } },
  ...{ lastetOpp: null, tattTilbake: null },
  ...change,
});
export const importer = (rader: readonly Import[], flere = false): Importer => ({
  rader: [...rader],
  flere,
});
/** A service with some troubles. */
export const well: Drift = {
  avhengigheter: {
    database: 'ok',
    search: 'ok',
    signIn: 'ok',
    register: 'down',
    documents: 'ok',
    epost: 'av',
  },
  klokkeSekunder: 0,
  motor: 'postgres',
  indeks: {
    etterslep: { saker: 1, eldsteSekunder: 90 },
    eldste: [],
    forfalteOverganger: 0,
    sisteOppbygging: '2026-11-14T03:12:00+01:00',
    utgave: 'gjeldende',
  },
  oppbygging: { siste: null },
  domstoler: [court('TOSL', 'Oslo tingrett', 12)],
  doedbrev: { antall: 2, rader: [letter('A'), letter('B')] },
  gjennomganger: [],
  epost: {
    ...{ sendtSisteDoegn: 146, venter: 1, antallDoed: 1, iRetur: 1 },
    doed: [
      {
        ...{ id: 8, mal: 'soeknad_mottatt', forsoek: 12, feil: 'avvist', detalj: '550' },
        opprettet: '2026-11-20T09:00:00+01:00',
      },
    ],
  },
};
/** Opens the operations page. Without another answer nothing has been imported. */
export const openDrift = (answers: Record<string, unknown>, query = '') =>
  openAdmin(`/admin/drift${query}`, { [adminPaths.importer.path]: importer([]), ...answers });
/** Without anything that is wrong. */
export const quiet: Drift = {
  ...well,
  avhengigheter: { ...well.avhengigheter, register: 'ok' },
  doedbrev: { antall: 0, rader: [] },
  epost: { sendtSisteDoegn: 0, venter: 0, antallDoed: 0, iRetur: 0, doed: [] },
};

/** Answers by the query of the address that was asked last. */
export const byQuery = (answers: Readonly<Record<string, Importer>>) => () => {
  const [address] = vi.mocked(fetch).mock.calls.at(-1)!;
  const [, query = ''] = (address as string).split('?');
  return answers[query] ?? refused(404, 'not_found');
};
