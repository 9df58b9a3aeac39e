import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { parseSaksnummer, type Sak } from '#domain/sak.ts';

interface Beslektet {
  readonly sakId: string;
  /** `til`: it is an appeal in this case. `fra`: this case is an appeal in it. Null: nothing says so. */
  readonly anke: 'fra' | 'til' | null;
}

/**
 * Other cases that belong to this one: what it is appealed to or from, by what their lists say, and those with its year and serial
 * number, at another court or instance, of another type. Appeals first, then the last seen; none that an administrator has
 * hidden, from whichever side.
 */
export async function findBeslektede(
  db: Knex,
  { sakId, saksnummer }: Pick<Sak, 'sakId' | 'saksnummer'>,
  most: number,
): Promise<Beslektet[]> {
  const number = parseSaksnummer(saksnummer);
  if (!number) return [];
  const { from, to } = internalRange(number);
  return rowsOf<Beslektet>(
    db,
    sql`select s.sak_id as "sakId", max(s.anke) as anke from (
        select sak_id, foerst_sett, null as anke from sak where saksnummer >= ${from} and saksnummer < ${to}
        union all
        select f.sak_id, f.foerst_sett, 'fra' from sak_anke a join sak f on f.saksnummer = a.anke_fra where a.sak_id = ${sakId}
        union all
        select t.sak_id, t.foerst_sett, 'til' from sak_anke a join sak t on t.sak_id = a.sak_id where a.anke_fra = ${saksnummer}
        union all
        select p.sak_id, p.foerst_sett, null
        from domstol d
        cross join unnest(${publishedSerials(number)}::text[]) as lnr (tekst)
        cross join lateral (select d.id || '-' || ${String(number.year)} || '-' || lnr.tekst as nummer) som
        cross join lateral (
          select sak_id, foerst_sett from sak where saksnummer = som.nummer
          union all
          select sak_id, foerst_sett from sak
          where saksnummer >= som.nummer || '-' and saksnummer < som.nummer || '-Å'
            and starts_with(saksnummer, som.nummer || '-')
        ) p
      ) s
      where s.sak_id <> ${sakId} and not ${isSakWithdrawn(sql`s.sak_id`)}
      group by s.sak_id, s.foerst_sett
      order by max(s.anke) is null, s.foerst_sett desc, s.sak_id limit ${most}`,
  );
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
