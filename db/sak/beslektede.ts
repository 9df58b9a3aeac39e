import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { parseSaksnummer, type Sak } from '#domain/sak.ts';

/**
 * The ids of other cases with the year and serial number of this one: at another court or instance, of another type. The
 * last seen first, none that an administrator has hidden.
 */
export async function findBeslektede(
  db: Knex,
  { sakId, saksnummer }: Pick<Sak, 'sakId' | 'saksnummer'>,
  most: number,
): Promise<string[]> {
  const number = parseSaksnummer(saksnummer);
  if (!number) return [];
  const { from, to } = internalRange(number);
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`select s.sak_id from (
        select sak_id, saksnummer, foerst_sett from sak where saksnummer >= ${from} and saksnummer < ${to}
        union all
        select p.sak_id, p.saksnummer, p.foerst_sett
        from domstol d
        cross join unnest(${publishedSerials(number)}::text[]) as lnr (tekst)
        cross join lateral (select d.id || '-' || ${String(number.year)} || '-' || lnr.tekst as nummer) som
        cross join lateral (
          select sak_id, saksnummer, foerst_sett from sak where saksnummer = som.nummer
          union all
          select sak_id, saksnummer, foerst_sett from sak
          where saksnummer >= som.nummer || '-' and saksnummer < som.nummer || '-Å'
            and starts_with(saksnummer, som.nummer || '-')
        ) p
      ) s
      where s.sak_id <> ${sakId} and not ${isSakWithdrawn(sql`s.sak_id`)}
      order by s.foerst_sett desc, s.sak_id limit ${most}`,
  );
  return rows.map(({ sak_id: id }) => id);
}

interface Number {
  readonly year: number;
  readonly serial: string;
}

const MOST_SERIAL = 999_999;

/**
 * `26-071318…` up to `26-071319`, so that the index on numbers has them together, in whatever language it is sorted: the
 * digits decide. Letters come after the last serial number of a year.
 */
function internalRange({ year, serial }: Number): { readonly from: string; readonly to: string } {
  const short = String(year % 100).padStart(2, '0');
  const numbered = (nr: number) => `${short}-${String(nr).padStart(6, '0')}`;
  const nr = Number(serial);
  return { from: numbered(nr), to: nr < MOST_SERIAL ? numbered(nr + 1) : `${short}-A` };
}

/** The published form has the number with or without its leading zeros. */
function publishedSerials({ serial }: Number): string[] {
  const nr = String(Number(serial));
  return [...new Set([nr, nr.padStart(6, '0')])];
}
