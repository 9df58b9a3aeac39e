import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import {
  type GjennomgangSlag,
  type Maaned,
  type Vurdering,
  erForfalt,
  sisteMaaned,
  tidAv,
} from '#domain/gjennomgang.ts';

export interface Gjennomgang {
  readonly maaned: Maaned;
  readonly hendelser: number;
  readonly utelatt: number;
  readonly rader: number;
  readonly vurdert: number;
  readonly uvanlige: number;
  readonly signert: Date | null;
  /** The administrator's name; null for one whose account is gone. */
  readonly signertAv: string | null;
}

const dayOf = (maaned: Maaned) => `${maaned}-01`;

const columns = sql`to_char(g.maaned, 'YYYY-MM') as maaned, g.hendelser, g.utelatt, g.signert,
  (select navn from administrator a where a.identitet_hash = g.signert_av) as "signertAv",
  (select count(*) from gjennomgang_rad r where r.maaned = g.maaned) as rader,
  (select count(vurdering) from gjennomgang_rad r where r.maaned = g.maaned) as vurdert,
  (select count(*) from gjennomgang_rad r where r.maaned = g.maaned and r.slag <> 'tilfeldig') as uvanlige`;

/** Every review, the newest month first. */
export function listGjennomganger(db: Knex): Promise<Gjennomgang[]> {
  return rowsOf(db, sql`select ${columns} from gjennomgang g order by g.maaned desc`);
}

export async function readGjennomgang(db: Knex, maaned: Maaned): Promise<Gjennomgang | null> {
  const found = sql`select ${columns} from gjennomgang g where g.maaned = ${dayOf(maaned)}`;
  return (await firstRowOf<Gjennomgang>(db, found)) ?? null;
}

/** Begins the review of a month; false: there is one. Another process that begins it at the same time waits for this one. */
export async function insertGjennomgang(
  db: Knex,
  maaned: Maaned,
  { hendelser, now }: { hendelser: number; now: Date },
): Promise<boolean> {
  const made = await changedBy(
    db,
    sql`insert into gjennomgang (maaned, opprettet, hendelser)
      values (${dayOf(maaned)}, ${now}, ${hendelser}) on conflict do nothing`,
  );
  return made > 0;
}

export async function noteUtelatt(db: Knex, maaned: Maaned, utelatt: number): Promise<void> {
  await run(db, sql`update gjennomgang set utelatt = ${utelatt} where maaned = ${dayOf(maaned)}`);
}

export interface NyRad {
  readonly slag: GjennomgangSlag;
  readonly tidspunkt: Date;
  readonly revisjonId: number | null;
  readonly identitetHash: Buffer | null;
  readonly antall: number | null;
  readonly antallFoer: number | null;
}

/** Numbered from 1 in their order. */
export async function insertRader(
  db: Knex,
  maaned: Maaned,
  rader: readonly NyRad[],
): Promise<void> {
  for (const [at, { slag, tidspunkt, revisjonId, identitetHash, ...rad }] of rader.entries())
    await run(
      db,
      sql`insert into gjennomgang_rad (maaned, nr, slag, tidspunkt, revisjon_id, identitet_hash, antall, antall_foer)
        values (${dayOf(maaned)}, ${at + 1}, ${slag}, ${tidspunkt}, ${revisjonId}, ${identitetHash},
          ${rad.antall}, ${rad.antallFoer})`,
    );
}

export interface GjennomgangRad {
  readonly nr: number;
  readonly slag: GjennomgangSlag;
  readonly tidspunkt: Date;
  readonly revisjonId: number | null;
  readonly antall: number | null;
  readonly antallFoer: number | null;
  readonly versjon: number;
  readonly vurdering: Vurdering | null;
  readonly ord: string;
  readonly vurdert: Date | null;
  readonly vurdertAv: string | null;
  /** Whose reading is unusual, or who did what was drawn; null when that is known no longer. */
  readonly person: Buffer | null;
  /** To whom it was done. */
  readonly gjelder: Buffer | null;
  readonly navn: string | null;
}

/** The rows of a review in their order, or one of them. */
export function readRader(db: Knex, maaned: Maaned, nr?: number): Promise<GjennomgangRad[]> {
  return rowsOf(
    db,
    sql`select g.nr, g.slag, g.tidspunkt, g.revisjon_id as "revisjonId", g.antall,
        g.antall_foer as "antallFoer", g.versjon, g.vurdering, g.ord, g.vurdert,
        (select navn from administrator a where a.identitet_hash = g.vurdert_av) as "vurdertAv",
        w.person, r.gjelder_hash as gjelder,
        coalesce(
          (select navn from administrator a where a.identitet_hash = w.person),
          (select fornavn || ' ' || etternavn from pressebruker p where p.identitet_hash = w.person)) as navn
      from gjennomgang_rad g left join revisjon r on r.id = g.revisjon_id
        cross join lateral (select coalesce(g.identitet_hash, r.identitet_hash) as person) as w
      where g.maaned = ${dayOf(maaned)} ${nr === undefined ? sql`` : sql`and g.nr = ${nr}`}
      order by g.nr`,
  );
}

/**
 * Holds the review as it is until the transaction ends: nobody signs it while a row is judged. `forSigning`: nobody judges a row
 * either. Null: there is none.
 */
export async function lockGjennomgang(
  db: Knex,
  maaned: Maaned,
  forSigning: boolean,
): Promise<{ readonly signert: Date | null } | null> {
  const how = forSigning ? sql`for update` : sql`for share`;
  const found = sql`select signert from gjennomgang where maaned = ${dayOf(maaned)} ${how}`;
  return (await firstRowOf<{ signert: Date | null }>(db, found)) ?? null;
}

interface By {
  readonly av: Buffer;
  readonly now: Date;
}

/** Judges a row; false: another one has, since `versjon`. */
export async function updateRad(
  db: Knex,
  { maaned, nr }: { readonly maaned: Maaned; readonly nr: number },
  { vurdering, ord, versjon }: { vurdering: Vurdering; ord: string; versjon: number },
  { av, now }: By,
): Promise<boolean> {
  const changed = await changedBy(
    db,
    sql`update gjennomgang_rad set vurdering = ${vurdering}, ord = ${ord}, vurdert = ${now},
        vurdert_av = ${av}, versjon = versjon + 1
      where maaned = ${dayOf(maaned)} and nr = ${nr} and versjon = ${versjon}`,
  );
  return changed > 0;
}

export async function signGjennomgang(db: Knex, maaned: Maaned, { av, now }: By): Promise<void> {
  await run(
    db,
    sql`update gjennomgang set signert = ${now}, signert_av = ${av} where maaned = ${dayOf(maaned)}`,
  );
}

/** The months whose review nobody has signed, the oldest first. */
async function listUnsigned(db: Knex): Promise<Maaned[]> {
  const rows = await rowsOf<{ maaned: Maaned }>(
    db,
    sql`select to_char(maaned, 'YYYY-MM') as maaned from gjennomgang where signert is null order by 1`,
  );
  return rows.map(({ maaned }) => maaned);
}

/** The months that nobody has signed in time, the oldest first; also the last one when its review could not even be made. */
export async function readOverdue(db: Knex, now: Date): Promise<Maaned[]> {
  const unsigned = await listUnsigned(db);
  const last = sisteMaaned(now);
  const { fra, til } = tidAv(last);
  const lacking = await firstRowOf<{ mangler: boolean }>(
    db,
    sql`select not exists (select from gjennomgang where maaned = ${dayOf(last)})
      and exists (select from revisjon where tidspunkt >= ${fra} and tidspunkt < ${til}) as mangler`,
  );
  return [...unsigned, ...(lacking!.mangler ? [last] : [])].filter((one) =>
    erForfalt(one, null, now),
  );
}
