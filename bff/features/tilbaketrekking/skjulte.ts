import type { Knex } from 'knex';
import type { Skjulte, SkjultRad } from '#contract/admin/skjulte.ts';
import { type FraDomstolen, readFraDomstolen } from '#db/tilbaketrekking/fra-domstolen.ts';
import {
  type GjeldendeBegrensning,
  type GjeldendeSkjuling,
  readBegrensninger,
  readSkjulinger,
} from '#db/tilbaketrekking/gjeldende.ts';
import { iRekkefoelge } from '#domain/gjeldende.ts';
import { displayName } from '#domain/person-name.ts';
import { systemetFor } from '#domain/revisjon-setning.ts';
import { osloDay, osloIso } from '#domain/time.ts';

/** Everything that is hidden or restricted now: due first, then the newest. */
export async function readSkjulte(db: Knex, now: Date): Promise<Skjulte> {
  const today = osloDay(now);
  const alle = [...(await readSkjulinger(db)), ...(await readBegrensninger(db, today))];
  return {
    rader: iRekkefoelge(alle.map(presentSkjult), today),
    fraDomstolen: await fraDomstolen(db),
  };
}

/** What the courts have restricted in their lists. */
async function fraDomstolen(db: Knex): Promise<Skjulte['fraDomstolen']> {
  const { antall, rader } = await readFraDomstolen(db);
  const present = ({ foerstSett, typer, ...rad }: FraDomstolen) => ({
    ...rad,
    typer: [...typer],
    foerstSett: osloIso(foerstSett),
  });
  return { antall, rader: rader.map(present) };
}

function presentSkjult(row: GjeldendeSkjuling | GjeldendeBegrensning): SkjultRad {
  const { operatoer, endretOperatoer, siden, av, endret, endretAv, ...rest } = row;
  return {
    ...rest,
    siden: osloIso(siden),
    av: whoOf(av, operatoer),
    endret: endret && osloIso(endret),
    endretAv: whoOf(endretAv, endretOperatoer),
  };
}

/** An administrator by name, or for whom a command was run. */
function whoOf(navn: string | null, operatoer: string | null): string | null {
  if (navn !== null) return displayName(navn);
  return operatoer === null ? null : systemetFor({ operatoer });
}
