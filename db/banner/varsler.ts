import type { Knex } from 'knex';
import { changedBy, firstRowOf, raw, rowsOf, run, sql } from '#db/sql.ts';
import { bannerSchema, type BannerContent, type ShownBanners } from '#contract/banner.ts';
import { type Maalgruppe, nextChange, type PlannedBanner, shownBanners } from '#domain/banners.ts';
import { osloDay, osloIso, shiftDay } from '#domain/time.ts';
import { type BannerChange, lastChange } from './banner.ts';

/** A banner as it is stored. */
export interface Varsel extends PlannedBanner {
  /** Another one with each change. */
  readonly versjon: number;
}

/** One that an administrator reads, with who changed it last. */
export interface ListedVarsel extends Varsel {
  readonly endret: BannerChange | null;
}

/** What is stored of one. */
export type NewVarsel = Omit<PlannedBanner, 'id'>;

interface Row extends Omit<Varsel, 'id' | 'message' | 'purpose'> {
  readonly nr: number;
  readonly content: unknown;
}
const COLUMNS = raw('v.nr, v.content, v.start, v.slutt, v.til, v.versjon');

function varselOf({ nr, content, start, slutt, til, versjon }: Row): Varsel {
  const { message, purpose } = bannerSchema.parse(content);
  return { id: nr, message, purpose, start, slutt, til, versjon };
}

/**
 * What these people see now, in order, and when that changes: nothing of another banner. Null when there is neither. Read with each
 * search page: what is over stays in Postgres.
 */
export async function readShownBanners(
  db: Knex,
  who: Maalgruppe,
  now: Date,
): Promise<ShownBanners | null> {
  const rows = await rowsOf<Row>(
    db,
    sql`select ${COLUMNS} from varselbanner v
      where v.til in ('alle', ${who}) and (v.slutt is null or v.slutt > ${now})`,
  );
  const all = rows.map(varselOf);
  const vises = shownBanners(all, who, now).map(({ id, versjon, message, purpose, slutt }) => ({
    ...{ id, versjon, message, purpose },
    slutt: slutt && osloIso(slutt),
  }));
  const next = nextChange(all, who, now);
  return vises.length === 0 && next === null ? null : { vises, neste: next && osloIso(next) };
}

/** Of those that are over, how many administrators see. */
const MOST_OVER = 50;

/** Those that are shown now or planned, and the last that were. */
export async function readVarsler(db: Knex, now: Date): Promise<ListedVarsel[]> {
  const which = sql`coalesce(detaljer->>'varselId', case when v.ene then v.nr::text end) = v.nr::text`;
  const rows = await rowsOf<
    Row & { readonly tidspunkt: Date | null; readonly navn: string | null }
  >(
    db,
    sql`select ${COLUMNS}, e.tidspunkt, e.navn
      from ((select * from varselbanner where slutt is null or slutt > ${now})
        union all (select * from varselbanner where slutt <= ${now} order by slutt desc limit ${MOST_OVER})) as v
      left join lateral (${lastChange(['varsel_lagret', 'varsel_stoppet'], which)}) as e on true`,
  );
  return rows.map(({ tidspunkt, navn, ...row }) => ({
    ...varselOf(row),
    endret: tidspunkt && { tidspunkt, navn },
  }));
}

/** Locks a banner until the transaction ends; null when there is none of this number. */
export async function lockVarsel(db: Knex, id: number): Promise<Varsel | null> {
  const row = await firstRowOf<Row>(
    db,
    sql`select ${COLUMNS} from varselbanner v where v.nr = ${id} for update`,
  );
  return row ? varselOf(row) : null;
}

/** The end as the versions before understand it as well, which know the days on which a banner is not shown any more. */
function contentOf({ message, purpose, slutt }: NewVarsel, now: Date): string {
  const content: BannerContent = { message, purpose };
  if (slutt === null) return JSON.stringify(content);
  const lastDay = osloDay(new Date(slutt.getTime() - 1));
  const endDate = slutt <= now ? osloDay(slutt) : shiftDay(lastDay, { days: 1 });
  return JSON.stringify({ ...content, endDate, slutt: slutt.toISOString() });
}

/** Stores one more banner, and gives its number. */
export async function insertVarsel(db: Knex, varsel: NewVarsel, now: Date): Promise<number> {
  const { start, til } = varsel;
  const content = contentOf(varsel, now);
  const [row] = await db('varselbanner')
    .insert({ content, start, til, oppdatert: now })
    .returning<{ nr: number }[]>('nr');
  await chooseTheOne(db, row!.nr, now);
  return row!.nr;
}

/** Replaces a banner. */
export async function updateVarsel(
  db: Knex,
  id: number,
  varsel: NewVarsel,
  now: Date,
): Promise<void> {
  const { start, til } = varsel;
  const content = contentOf(varsel, now);
  await db('varselbanner').where({ nr: id }).update({ content, start, til, oppdatert: now });
  await chooseTheOne(db, id, now);
}

/** Removes a banner; false when there was none of this number. */
export async function deleteVarsel(db: Knex, id: number): Promise<boolean> {
  return (await changedBy(db, sql`delete from varselbanner where nr = ${id}`)) > 0;
}

/** Of the advisory lock under which one banner takes the place of another as the one of the described calls. */
const THE_ONE = 670_067;

/**
 * The described calls and the versions before know one banner, without a start, for journalists. It is the one just stored, unless
 * another one is that is not over; and one that such a version would show too early, or to others, is it no more.
 */
async function chooseTheOne(db: Knex, id: number, now: Date): Promise<void> {
  const fits = sql`(coalesce(start, ${now}) <= ${now} and coalesce(slutt > ${now}, true)
    and til in ('alle', 'journalister'))`;
  await run(db, sql`select pg_advisory_xact_lock(${THE_ONE})`);
  await run(
    db,
    sql`update varselbanner set ene = null
      where ene and (start > ${now} or til not in ('alle', 'journalister')
        or slutt <= ${now} and nr <> ${id} and exists (select 1 from varselbanner where nr = ${id} and ${fits}))`,
  );
  await run(
    db,
    sql`update varselbanner set ene = true
      where nr = ${id} and ${fits} and not exists (select 1 from varselbanner where ene)`,
  );
}
