import type { Knex } from 'knex';
import { firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import { erNavnOpptatt } from './register.ts';
import type { StoredRedaksjon } from './redaksjoner.ts';

/** What is the same of two newsrooms that become one. */
type Opplysninger = Pick<StoredRedaksjon, 'navn' | 'redaktoer' | 'bekreftet'>;

/** What is needed to take a merged newsroom out again, kept in its row. */
interface Sammenslaaing {
  readonly brukere: readonly string[];
  readonly domener: readonly string[];
  readonly kontakter: readonly number[];
  /** Newsrooms that had been merged into it before. */
  readonly under: readonly string[];
  /** Of the newsroom that stays: before, and as it became. What has been changed since stays changed. */
  readonly foer: Columns;
  readonly etter: Columns;
}
type Columns = Readonly<
  Record<'navn' | 'redaktoer_navn' | 'redaktoer_epost' | 'bekreftet', string | null>
>;

const columnsOf = ({ navn, redaktoer, bekreftet }: Opplysninger): Columns => ({
  navn,
  redaktoer_navn: redaktoer?.navn ?? null,
  redaktoer_epost: redaktoer?.epost ?? null,
  bekreftet: bekreftet && bekreftet.toISOString(),
});

/** Merges `borte` into `blir`, which becomes `etter`. Contact persons whom both know stay where they are. Gives who belongs to it now. */
export async function slaaSammen(
  db: Knex,
  {
    blir,
    borte,
    etter,
  }: {
    readonly blir: StoredRedaksjon;
    readonly borte: StoredRedaksjon;
    readonly etter: Opplysninger;
  },
  now: Date,
): Promise<string[]> {
  const brukere = await idsOf<string>(
    db,
    sql`update pressebruker set redaksjon_id = ${blir.id} where redaksjon_id = ${borte.id} returning id`,
  );
  const kontakter = await idsOf<number>(
    db,
    sql`update redaksjon_kontakt k set redaksjon_id = ${blir.id} where k.redaksjon_id = ${borte.id}
      and not exists (select from redaksjon_kontakt o
        where o.redaksjon_id = ${blir.id} and lower(o.epost) = lower(k.epost)) returning k.id`,
  );
  await run(
    db,
    sql`update redaksjon_domene set redaksjon_id = ${blir.id} where redaksjon_id = ${borte.id}`,
  );
  const under = await idsOf<string>(
    db,
    sql`update redaksjon set slaatt_sammen_i = ${blir.id} where slaatt_sammen_i = ${borte.id} returning id`,
  );
  const kept: Sammenslaaing = {
    ...{ brukere, kontakter, under, domener: borte.domener },
    ...{ foer: columnsOf(blir), etter: columnsOf(etter) },
  };
  await run(
    db,
    sql`update redaksjon set slaatt_sammen_i = ${blir.id}, slaatt_sammen = ${now},
      sammenslaaing = ${JSON.stringify(kept)}::jsonb, versjon = versjon + 1 where id = ${borte.id}`,
  );
  await writeColumns(db, blir.id, kept.etter);
  return brukere;
}

const idsOf = async <Id>(db: Knex, statement: Parameters<typeof rowsOf>[1]): Promise<Id[]> =>
  (await rowsOf<{ id: Id }>(db, statement)).map(({ id }) => id);

async function writeColumns(db: Knex, id: string, columns: Columns): Promise<void> {
  await run(
    db,
    sql`update redaksjon set navn = ${columns.navn}, redaktoer_navn = ${columns.redaktoer_navn},
      redaktoer_epost = ${columns.redaktoer_epost}, bekreftet = ${columns.bekreftet}::timestamptz,
      versjon = versjon + 1 where id = ${id}`,
  );
}

/** A newsroom that was merged into another one. */
interface Slaatt {
  readonly id: string;
  readonly navn: string;
  readonly tidspunkt: Date;
}

/** What has been merged into a newsroom after `since`, the newest first. */
export function listSlaattSammen(db: Knex, id: string, since: Date): Promise<Slaatt[]> {
  return rowsOf<Slaatt>(
    db,
    sql`select id, navn, slaatt_sammen as tidspunkt from redaksjon
      where slaatt_sammen_i = ${id} and slaatt_sammen > ${since} and sammenslaaing is not null
      order by slaatt_sammen desc, id`,
  );
}

/**
 * Takes `borte` out of `blir` again, into which it was merged after `since`. 'gone': it was not, or that is too long ago. 'name': another
 * newsroom has one of the two names by now.
 */
export async function skill(
  db: Knex,
  { blir, borte }: { readonly blir: StoredRedaksjon; readonly borte: string },
  since: Date,
): Promise<'done' | 'gone' | 'name'> {
  const row = await firstRowOf<{ navn: string; sammenslaaing: Sammenslaaing }>(
    db,
    sql`select navn, sammenslaaing from redaksjon where id = ${borte}::uuid
      and slaatt_sammen_i = ${blir.id} and slaatt_sammen > ${since} and sammenslaaing is not null for update`,
  );
  if (!row) return 'gone';
  const { foer, etter, ...kept } = row.sammenslaaing;
  const columns = asBefore(columnsOf(blir), { foer, etter, borte: row.navn });
  for (const navn of [columns.navn!, row.navn])
    if (await erNavnOpptatt(db, navn, blir.id)) return 'name';
  await writeColumns(db, blir.id, columns);
  await run(
    db,
    sql`update redaksjon set slaatt_sammen_i = null, slaatt_sammen = null, sammenslaaing = null,
      versjon = versjon + 1 where id = ${borte}::uuid`,
  );
  await moveBack(db, { blir: blir.id, borte }, kept);
  return 'done';
}

/** What the merging has changed of the newsroom that stays, and nobody since, is as before. The name of the other one is given back. */
function asBefore(
  now: Columns,
  { foer, etter, borte }: Pick<Sammenslaaing, 'foer' | 'etter'> & { readonly borte: string },
): Columns {
  const isSameEditor =
    now.redaktoer_navn === etter.redaktoer_navn && now.redaktoer_epost === etter.redaktoer_epost;
  const { redaktoer_navn, redaktoer_epost } = isSameEditor ? foer : now;
  const givesBack = now.navn?.toLowerCase() === borte.toLowerCase();
  return {
    navn: now.navn === etter.navn || givesBack ? foer.navn : now.navn,
    ...{ redaktoer_navn, redaktoer_epost },
    bekreftet: now.bekreftet === etter.bekreftet ? foer.bekreftet : now.bekreftet,
  };
}

/** Only what is still where the merging has put it. */
async function moveBack(
  db: Knex,
  { blir, borte }: { readonly blir: string; readonly borte: string },
  kept: Pick<Sammenslaaing, 'brukere' | 'domener' | 'kontakter' | 'under'>,
): Promise<void> {
  await run(
    db,
    sql`update pressebruker set redaksjon_id = ${borte}::uuid
      where redaksjon_id = ${blir} and id = any(${kept.brukere}::uuid[])`,
  );
  await run(
    db,
    sql`update redaksjon_domene set redaksjon_id = ${borte}::uuid
      where redaksjon_id = ${blir} and domene = any(${kept.domener}::text[])`,
  );
  await run(
    db,
    sql`update redaksjon_kontakt set redaksjon_id = ${borte}::uuid
      where redaksjon_id = ${blir} and id = any(${kept.kontakter}::integer[])`,
  );
  await run(
    db,
    sql`update redaksjon set slaatt_sammen_i = ${borte}::uuid
      where slaatt_sammen_i = ${blir} and id = any(${kept.under}::uuid[])`,
  );
}
