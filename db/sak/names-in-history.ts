import { MOETE_FORMER, slagAv } from '#domain/endring-slag.ts';
import type { Knex } from 'knex';
import { empty, rowsOf, run, sql } from '#db/sql.ts';
import type { PartyName } from '#domain/names/party-names.ts';
import { judgeWithoutNames, moeteUtenNavn } from '#domain/names/text-fields.ts';
import type { KnownNames } from './known-names.ts';

/*
 * What is told of the past of a case (`sak_endring`, `rettsmoete_borte`, `rettsmoete_spor`) has rooms, addresses and judges. A name in
 * one is taken out of it for good: who reads it later may not know what to look for.
 */

interface PlaceRow {
  readonly sak_id: string;
  readonly sal: string | null;
  readonly rettsal_adresse: string | null;
  readonly rettsmoetetype: string | null;
}
interface EndringRow {
  readonly sak_id: string;
  readonly nr: number;
  readonly fra: unknown;
  readonly til: unknown;
}

/** Takes the names of the parties out of it. */
export async function nameHistory(
  trx: Knex,
  sakIds: readonly string[],
  names: KnownNames,
): Promise<void> {
  await namePlaces(trx, 'rettsmoete_borte', sakIds, names);
  await namePlaces(trx, 'rettsmoete_spor', sakIds, names);
  const rows = await rowsOf<EndringRow>(
    trx,
    sql`select e.sak_id, e.nr, e.fra, e.til from sak_endring e
      where e.sak_id = any(${sakIds}) and e.slag = any(${slagAv(...MOETE_FORMER, 'verdi')})`,
  );
  const changed = rows.flatMap(({ sak_id, nr, fra, til }) => {
    const found = [fra, til].map((side) => sideWithoutNames(side, names(sak_id)));
    return JSON.stringify(found) === JSON.stringify([fra, til])
      ? []
      : [{ sak_id, nr, fra: found[0], til: found[1] }];
  });
  if (changed.length === 0) return;
  await run(
    trx,
    sql`update sak_endring e set fra = ny.fra, til = ny.til
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as ny (sak_id text, nr int, fra jsonb, til jsonb)
      where e.sak_id = ny.sak_id and e.nr = ny.nr`,
  );
}

/** A judge, or when and where a hearing was. */
function sideWithoutNames(side: unknown, names: readonly PartyName[]): unknown {
  if (typeof side === 'string') return judgeWithoutNames(side, names);
  if (side === null) return null;
  const { sal = null, rettsalAdresse = null } = side as Record<string, string | null>;
  return { ...side, ...moeteUtenNavn({ sal, rettsalAdresse, rettsmoetetype: null }, names, []) };
}

async function namePlaces(
  trx: Knex,
  table: 'rettsmoete_borte' | 'rettsmoete_spor',
  sakIds: readonly string[],
  names: KnownNames,
): Promise<void> {
  const isBorte = table === 'rettsmoete_borte';
  const type = isBorte ? sql`t.rettsmoetetype` : sql`null::text as rettsmoetetype`;
  const [name, from] = isBorte
    ? [sql`t.start::text || t.slutt::text`, sql`rettsmoete_borte`]
    : [sql`t.spor`, sql`rettsmoete_spor`];
  const rows = await rowsOf<PlaceRow & { readonly navn: string }>(
    trx,
    sql`select t.sak_id, ${name} as navn, t.sal, t.rettsal_adresse, ${type}
      from ${from} t where t.sak_id = any(${sakIds})`,
  );
  const changed = rows.flatMap((row) => {
    const { sak_id, navn, sal, rettsal_adresse: rettsalAdresse, rettsmoetetype } = row;
    const texts = { sal, rettsalAdresse, rettsmoetetype };
    const found = moeteUtenNavn(texts, names(sak_id), []);
    return found ? [{ sak_id, navn, ...texts, ...found }] : [];
  });
  if (changed.length === 0) return;
  const also = isBorte ? sql`, rettsmoetetype = ny.rettsmoetetype` : empty;
  await run(
    trx,
    sql`update ${from} t set sal = ny.sal, rettsal_adresse = ny."rettsalAdresse"${also}
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as ny (sak_id text, navn text, sal text, "rettsalAdresse" text, rettsmoetetype text)
      where t.sak_id = ny.sak_id and ${name} = ny.navn`,
  );
}
