import type { Knex } from 'knex';

/** A row of `sak`. */
export const sak = (sakId: string) => ({
  sak_id: sakId,
  saksnummer: '25-187797MED-TSOS/TSAR',
  domstol_id: 'TSOS',
  foerst_sett: '2026-01-01T08:00:00Z',
});
/** A row of `rettsmoete`, 9 to 15 in Oslo in March. */
export const moete = (sakId: string, day = '2026-03-10') => ({
  sak_id: sakId,
  start: `${day}T08:00:00Z`,
  slutt: `${day}T14:00:00Z`,
});
/** A row of `dokument`: an indictment. */
export const dokument = (sakId: string, more: Record<string, unknown> = {}) => ({
  sak_id: sakId,
  filtype: 'tiltale',
  tittel: 'Tiltale',
  fil_navn: 'tiltale.pdf',
  domstol_initialer: 'TSOS',
  publiseringsdato: '2026-03-01',
  lagernoekkel: `ab/${'a'.repeat(64)}.pdf`,
  bytes: 10,
  sha256: Buffer.alloc(32),
  ...more,
});

interface SakRowSpec {
  readonly sakId: string;
  readonly tema?: string;
  readonly parter?: string | null;
  /** Ends of one-hour hearings, ISO instants with offset. */
  readonly hearingEnds?: readonly string[];
}

/** Adds cases straight to Postgres, as the import would, in one transaction. Every name is made up. */
export async function insertSaker(db: Knex, specs: readonly SakRowSpec[]): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(
      `insert into sak (sak_id, saksnummer, domstol_id, saks_tema, sakstype, parter, foerst_sett)
       select sak_id, '26-' || lpad(nr::text, 6, '0') || 'MED-TSOS/TSAR', 'TSOS', tema, 'Meddomsrettssak', parter,
         '2026-01-05T08:00:00Z'
       from unnest(?::text[], ?::text[], ?::text[]) with ordinality as ny (sak_id, tema, parter, nr)`,
      [
        specs.map((spec) => spec.sakId),
        specs.map((spec) => spec.tema ?? 'Tyveri'),
        specs.map((spec) => (spec.parter === undefined ? 'Even Bakkerud' : spec.parter)),
      ] as Knex.RawBinding[],
    );
    const hearings = specs.flatMap(({ sakId, hearingEnds = [] }) =>
      hearingEnds.map((end) => ({ sakId, end: new Date(end) })),
    );
    await trx.raw(
      `insert into rettsmoete (sak_id, start, slutt, rettsmoetetype)
       select sak_id, slutt - interval '1 hour', slutt, 'Hovedforhandling'
       from unnest(?::text[], ?::timestamptz[]) as ny (sak_id, slutt)`,
      [hearings.map((h) => h.sakId), hearings.map((h) => h.end)] as unknown as Knex.RawBinding[],
    );
  });
}

/** `count` cases with ids in byte order and hearings over the year 2026. */
export function manySaker(count: number, prefix = 'S'): SakRowSpec[] {
  return Array.from({ length: count }, (_, nr) => ({
    sakId: `${prefix}${String(nr).padStart(6, '0')}`,
    tema: `Tyveri nummer ${nr}`,
    hearingEnds: [new Date(Date.UTC(2026, nr % 12, 1 + (nr % 28), 12)).toISOString()],
  }));
}
