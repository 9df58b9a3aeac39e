import type { Knex } from 'knex';
import type { Skjulte } from '#contract/admin/skjulte.ts';
import { type FraDomstolen, readFraDomstolen } from '#db/tilbaketrekking/fra-domstolen.ts';
import { readVentende } from '#db/tilbaketrekking/forslag.ts';
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
import { presentForslag } from './present.ts';

/** Everything that is hidden or restricted now, for the administrator who reads it: due first, then the newest. */
export async function readSkjulte(db: Knex, now: Date, leser: Buffer): Promise<Skjulte> {
  const today = osloDay(now);
  const alle = [...(await readSkjulinger(db)), ...(await readBegrensninger(db, today))];
  const forslag = await readVentende(db, now);
  const rader = alle.map((one) =>
    one.slag === 'skjuling'
      ? { ...presentSkjult(one), forslag: presentForslag(forslag.get(one.id), leser) }
      : presentSkjult(one),
  );
  return {
    rader: iRekkefoelge(rader, today),
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

function presentSkjult<T extends GjeldendeSkjuling | GjeldendeBegrensning>(row: T) {
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
