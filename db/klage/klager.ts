import type { Knex } from 'knex';
import { changedBy, firstRowOf, run, sql } from '#db/sql.ts';
import type { KlageSvar, KlageUtfall } from '#domain/klage.ts';
import type { Day } from '#domain/time.ts';

export interface StoredKlage {
  readonly id: string;
  readonly avslaatt: Date;
  readonly frist: Day;
  readonly tekst: string;
  readonly sendt: Date;
  readonly utfall: KlageUtfall | null;
  readonly avgjort: Date | null;
  /** The name of the administrator, from the last sign-in; null when it is not known. */
  readonly av: string | null;
  readonly ord: string | null;
}

/** The newest complaint about an application (a UUID); null when there is none. */
export async function readKlage(db: Knex, soeknadId: string): Promise<StoredKlage | null> {
  const row = await firstRowOf<StoredKlage>(
    db,
    sql`select k.id, k.avslaatt, k.frist, k.tekst, k.sendt, k.utfall, k.avgjort, k.ord, a.navn as av
      from klage k left join administrator a on a.identitet_hash = k.avgjort_av
      where k.soeknad_id = ${soeknadId} order by k.avslaatt desc limit 1`,
  );
  return row ?? null;
}

/** Stores a complaint about the rejection; false when there is one already. */
export async function insertKlage(
  trx: Knex,
  soeknadId: string,
  klage: Pick<StoredKlage, 'avslaatt' | 'frist' | 'tekst' | 'sendt'>,
): Promise<boolean> {
  const { avslaatt, frist, tekst, sendt } = klage;
  const added = await changedBy(
    trx,
    sql`insert into klage (soeknad_id, avslaatt, frist, tekst, sendt)
      values (${soeknadId}, ${avslaatt}, ${frist}, ${tekst}, ${sendt})
      on conflict (soeknad_id, avslaatt) do nothing`,
  );
  return added > 0;
}

interface Avgjort {
  /** Keyed hash of the administrator's identity. */
  readonly av: Buffer;
  readonly now: Date;
}

/** Answers a complaint, also one that has been answered before. The application is locked. */
export async function writeSvar(
  trx: Knex,
  id: string,
  { svar, ord, av, now }: Avgjort & { readonly svar: KlageSvar; readonly ord: string },
): Promise<void> {
  await run(
    trx,
    sql`update klage set utfall = ${svar}, ord = ${ord}, avgjort = ${now}, avgjort_av = ${av}
      where id = ${id}`,
  );
}

/** What a person complained about has been changed at `now`: complaints that wait for an answer have got what they asked for. */
export async function writeOmgjort(
  trx: Knex,
  identitetHash: Buffer,
  { av, now }: Avgjort,
): Promise<void> {
  await run(
    trx,
    sql`update klage set utfall = 'omgjort', avgjort = ${now}, avgjort_av = ${av}
      where utfall is null
        and soeknad_id in (select id from soeknad where identitet_hash = ${identitetHash})`,
  );
}

/** The change at `avgjort` was undone: what it answered waits again. */
export async function undoOmgjort(
  trx: Knex,
  identitetHash: Buffer,
  avgjort: Date | null,
): Promise<void> {
  await run(
    trx,
    sql`update klage set utfall = null, avgjort = null, avgjort_av = null
      where utfall = 'omgjort' and avgjort = ${avgjort}
        and soeknad_id in (select id from soeknad where identitet_hash = ${identitetHash})`,
  );
}
