import type { Knex } from 'knex';
import { z } from 'zod';
import { lockForWithdrawal } from './withdraw.ts';
import { changedBy, rowsOf, sql } from '#db/sql.ts';
import { hideNames, saidBefore } from '#domain/names/case-texts.ts';
import { partyNames } from '#domain/names/party-names.ts';

/**
 * What is hidden or restricted now, as lines that can be kept apart from the database: a backup does not know what was hidden
 * after it was made (docs/OPERATIONS.md, "Backup and restore"). Persons are pseudonyms, as in the database.
 */

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const instant = z.iso.datetime({ offset: true });
const who = z.object({ sakId: z.string().min(1), saksnummer: z.string().nullable() });
/** The day on which it is to be looked at again. Lines of before say none. */
const seIgjen = z.iso.date().nullish();
export const apartSchema = z.discriminatedUnion('hva', [
  z.object({
    ...who.shape,
    hva: z.literal('skjult'),
    omfang: z.enum(['sak', 'parter', 'dokument']),
    filtype: z.string().nullable(),
    domstolInitialer: z.string().nullable(),
    filNavn: z.string().nullable(),
    grunn: z.enum(['feil', 'kjennelse', 'sikkerhet']),
    forklaring: z.string().min(1),
    fra: instant,
    av: hash.nullable(),
    operatoer: z.string().nullable(),
    seIgjen,
  }),
  z.object({
    ...who.shape,
    hva: z.literal('begrenset'),
    type: z.enum(['lukkedeDoerer', 'referatforbud', 'fotoforbud', 'skjultIdentitet']),
    tekst: z.string().min(1),
    gjelderTil: z.iso.date().nullable(),
    fra: instant,
    av: hash.nullable(),
    seIgjen,
  }),
]);
export type Apart = z.infer<typeof apartSchema>;

/** Of `to_char`. The session's zone is UTC. */
const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/**
 * Everything that is in effect, oldest first. What administrators have written comes without the names of the parties: these lines
 * are kept for longer. The name of a file stays, because a hidden file is known by it.
 */
export async function readApart(db: Knex): Promise<Apart[]> {
  const rows = await rowsOf<{ rad: unknown; parter: string | null; uten: string | null }>(
    db,
    sql`select rad, parter, uten from (
      select sak_id as sak, null as uten, skjult as fra, json_build_object('hva', 'skjult', 'sakId', sak_id, 'saksnummer', saksnummer, 'omfang', omfang,
        'filtype', filtype, 'domstolInitialer', domstol_initialer, 'filNavn', fil_navn, 'grunn', grunn,
        'forklaring', forklaring, 'fra', to_char(skjult, ${ISO}::text), 'av', encode(skjult_av, 'hex'),
        'operatoer', operatoer, 'seIgjen', se_igjen) as rad
      from tilbaketrekking where opphevet is null
      union all
      select sak_id, tekst_uten_navn, satt, json_build_object('hva', 'begrenset', 'sakId', sak_id, 'saksnummer', saksnummer, 'type', type,
        'tekst', tekst, 'gjelderTil', gjelder_til, 'fra', to_char(satt, ${ISO}::text), 'av', encode(satt_av, 'hex'),
        'seIgjen', se_igjen)
      from begrensning where opphevet is null) alle left join sak on sak.sak_id = alle.sak order by fra, alle.sak, rad->>'hva'`,
  );
  return rows.map(({ rad, parter, uten }) => {
    const line = apartSchema.parse(rad);
    const without = (text: string) =>
      hideNames(text, partyNames(parter), saidBefore(null, uten)) ?? text;
    return line.hva === 'skjult'
      ? { ...line, forklaring: without(line.forklaring) }
      : { ...line, tekst: without(line.tekst) };
  });
}

/**
 * Hides and restricts what these lines say and the database does not, also of cases that are not there, or not yet. In the
 * caller's transaction. Lifts nothing. Returns how many were new.
 */
export async function writeApart(trx: Knex, lines: readonly Apart[]): Promise<number> {
  let added = 0;
  for (const line of lines) {
    await lockForWithdrawal(trx, line.sakId);
    added += await changedBy(trx, line.hva === 'skjult' ? hide(line) : restrict(line));
  }
  return added;
}

function hide(line: Extract<Apart, { hva: 'skjult' }>) {
  const { omfang, filtype, domstolInitialer, filNavn, grunn, forklaring, operatoer } = line;
  return sql`insert into tilbaketrekking (sak_id, saksnummer, omfang, filtype, domstol_initialer, fil_navn,
      grunn, forklaring, skjult, skjult_av, operatoer, se_igjen)
    values (${line.sakId}, ${line.saksnummer}, ${omfang}, ${filtype}, ${domstolInitialer}, ${filNavn},
      ${grunn}, ${forklaring}, ${line.fra}, decode(${line.av}, 'hex'), ${operatoer}, ${line.seIgjen ?? null}::date)
    on conflict do nothing`;
}

function restrict(line: Extract<Apart, { hva: 'begrenset' }>) {
  const { sakId, saksnummer, type, tekst, gjelderTil, fra, av, seIgjen } = line;
  return sql`insert into begrensning (sak_id, saksnummer, type, tekst, gjelder_til, satt, satt_av, se_igjen)
    values (${sakId}, ${saksnummer}, ${type}, ${tekst}, ${gjelderTil}::date, ${fra}, decode(${av}, 'hex'),
      ${seIgjen ?? null}::date)
    on conflict do nothing`;
}
