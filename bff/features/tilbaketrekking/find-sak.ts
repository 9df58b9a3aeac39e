import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import { type Saksnummer, parseSaksnummer } from '#domain/sak.ts';
import { isUsable } from '#domain/text-rules.ts';
import { findSaksnumre, type TypedSaksnummer } from '#search/text/saksnummer/find.ts';

/** The id of the case, or that cases with different numbers fit. */
type Found = { readonly sakId: string } | 'several';

interface Known {
  readonly sakId: string;
  readonly saksnummer: string;
}

/** More than these are told as too many. */
const MOST = 20;

/**
 * The case that somebody means who has typed a whole number in any form that the search reads, or an id; hidden cases too.
 * Null when there is none.
 */
export async function findSak(db: Knex, typed: string): Promise<Found | null> {
  const text = typed.trim();
  if (text === '' || !isUsable(text)) return null;
  const [number] = findSaksnumre(text, true);
  const exact = await rowsOf<Known>(
    db,
    sql`select sak_id as "sakId", saksnummer from sak
      where sak_id = ${text} or saksnummer = ${text.toLocaleUpperCase('nb')}
      order by (sak_id = ${text}) desc, er_hentet_fra_sak_api desc, foerst_sett desc, sak_id limit 1`,
  );
  if (exact[0]) return exact[0];
  if (!number?.whole) return null;
  const fitting = (await candidates(db, number)).filter(({ saksnummer }) =>
    fits(number, saksnummer),
  );
  const numbers = new Set(fitting.map(({ saksnummer }) => saksnummer));
  if (numbers.size > 1) return 'several';
  return fitting[0] ?? null;
}

/** By the beginning that such a number has, in the courts' form and in the published one. */
async function candidates(db: Knex, { parts }: TypedSaksnummer): Promise<Known[]> {
  const year = parts.year.slice(-2);
  const serial = parts.serial.replace(/^0+(?=\d)/, '');
  const centuries = parts.year.length === 4 ? [parts.year] : [`20${year}`, `19${year}`];
  const court = parts.court.toLocaleUpperCase('nb');
  const beginnings = [
    `${year}${serial.padStart(6, '0')}`,
    ...(court ? centuries.map((whole) => `${court}${whole}${serial}`) : []),
  ];
  return rowsOf<Known>(
    db,
    sql`select sak_id as "sakId", saksnummer
      from unnest(${beginnings.map((beginning) => `${beginning}%`)}::text[]) as b (begynnelse)
        join sak on translate(saksnummer, '-/ .', '') like b.begynnelse
      order by er_hentet_fra_sak_api desc, foerst_sett desc, sak_id limit ${MOST}`,
  );
}

/** Whether the number has every part that was typed. */
function fits({ parts }: TypedSaksnummer, saksnummer: string): boolean {
  const known = parseSaksnummer(saksnummer);
  if (!known) return false;
  const typed = [parts.type, parts.court, parts.suffix].map((part) => part.toLocaleUpperCase('nb'));
  const own = [known.type, known.court, known.suffix];
  return (
    isYear(parts.year, known) &&
    Number(parts.serial) === Number(known.serial) &&
    typed.every((part, i) => part === '' || own[i] === null || part === own[i])
  );
}

function isYear(typed: string, { year }: Saksnummer): boolean {
  return typed === String(year) || typed === String(year).slice(-2);
}
